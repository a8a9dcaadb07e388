"""The lab: plays many matches between bots, measures them, and reports the effect of a change of the rules."""
