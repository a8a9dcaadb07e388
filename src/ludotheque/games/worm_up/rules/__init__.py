"""Worm Up.  The § marks are the sections of RULES.en.md.

setting_up   §1  the table, the lanes
bidding      §2  secret tiles, clashes, X, resting tiles
moving       §3  one worm after another crawls
swinging     §4  X swings the finish
paths        §3  whole crawls as one choice
ending       §5  the head touches the card
race             who is asked, what may be done, and what follows from it
"""

from ludotheque.games.worm_up.rules.race import apply, choices, may_take_back, set_up, take_back, to_act

__all__ = ["apply", "choices", "may_take_back", "set_up", "take_back", "to_act"]
