"""Worm Up.  The § marks are the sections of RULES.en.md.

phases           the table of phases: whom each phase asks
setting_up   §1  the table, the lanes
bidding      §2  secret tiles, clashes, X, resting tiles
moving       §3  one worm after another moves, step by step
crawling     §3  one step: where the next segment may be set
paths        §3  whole crawls as one choice
swinging     §4  X swings the finish
ending       §5  the head touches the card
"""
