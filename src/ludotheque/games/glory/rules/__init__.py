"""Road to Glory.  The § marks are the sections of RULES.en.md.

setting_up   §1  the first seat, the wrestlers, the deal
walking      §2 and §5  on the path of glory, outside the ring, how a turn begins and ends
round        §3  who is asked and what may be done, in the ring and everywhere
fight        §4  the challenge, secret lays, the referee, the dice
event_cards  §6  events and divas
ending       §7  stamina, elimination, rounds, the pair win
odds         exact odds of a fight
"""

from ludotheque.games.glory.rules.round import actions, apply, may_take_back, set_up, take_back, to_act

__all__ = ["actions", "apply", "may_take_back", "set_up", "take_back", "to_act"]
