"""Malta.  The § marks are the sections of RULES.en.md.

phases          the table of phases: whom each phase asks
setting_up  §1  the board, the pawns, the deal
turns       §3  draw, play exactly half, move, pay
naming      §3.6  a card and its targets, step by step
choosing    §3.6  cards chosen from a hand, to discard, give, pass on or pay
../cards    §4  what each card does
reactions   §5  windows, the stack, Negate and Boomerang
losing      §2 and §6  no card, no way; the only one left wins
"""
