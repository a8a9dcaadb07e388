"""Road to Glory.  The § marks are the sections of RULES.en.md.

phases       the table of phases: whom each phase asks
asking       what all phases that ask a seat have in common
setting_up   §1  the first seat, the wrestlers, the deal
turns        §1.6, §1.7, §8.1  how a turn begins and ends, too large a hand
walking      §2  on the path of glory
ring         §3  one action in the ring, and a second one
laying       §4.1 to §4.3, §4.11  the challenge and the secret lays
fight        §4.4 to §4.12  the referee and the dice
outside      §5  outside the ring
event_cards  §6  events and divas
ending       §7  stamina, elimination, rounds, the pair win
odds         exact odds of a fight
"""
