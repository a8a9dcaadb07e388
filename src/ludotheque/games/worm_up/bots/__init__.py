"""The bots of Worm Up."""
