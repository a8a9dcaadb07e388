"""The lab: plays many matches between bots, measures them, and reports what a change of the rules did."""
