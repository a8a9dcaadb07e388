"""Malta.  The § marks are the sections of RULES.en.md.

setting_up   §1  the board, the pawns, the deal
turns        §3  draw, play exactly half, move, pay
../cards     §4  what each card does
reactions    §5  windows, the stack, Negate and Boomerang
losing       §2 and §6  no card, no way; the only one left wins
"""

from ludotheque.games.malta.rules.round import actions, apply, may_take_back, set_up, take_back, to_act

__all__ = ["actions", "apply", "may_take_back", "set_up", "take_back", "to_act"]
