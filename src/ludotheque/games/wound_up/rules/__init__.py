"""All Wound Up.  The § marks are the sections of RULES.en.md.

setting_up   §1, §2  the layout is agreed, a turn begins, cards are dealt
passing      §3  cards are passed on or exchanged
bidding      §4  a type is opened, answered, raised; the highest bid acts
acting       §5  the target is named, turned or wound
walking      §6, §7  what a walk or a turn has done
placing      §6.6, §7.2  where a pawn comes back
brains       §8  tokens gained, upgraded and used
ending       §9  through the gate, or the last turn
turns            who is asked, what may be done, and what follows from it
"""

from ludotheque.games.wound_up.rules.turns import apply, choices, may_take_back, set_up, take_back, to_act

__all__ = ["apply", "choices", "may_take_back", "set_up", "take_back", "to_act"]
