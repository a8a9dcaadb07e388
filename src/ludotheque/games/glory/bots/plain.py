"""The bot `plain`: a rule of thumb that stronger bots are compared with."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.glory.actions import Advance, Challenge, Draw, Lay
from ludotheque.games.glory.lore import lore_of
from ludotheque.games.glory.views import GloryView


def plain(view: View, choices: Choices, luck: Luck) -> Action | None:
    """Plays by a rule of thumb: draws, advances, and fights the weakest wrestler in the ring with the best card in the
    hand.
    """
    assert isinstance(view, GloryView)
    lore = lore_of(view.components)
    kind_of = lore.box.kind_of
    held_cards = [kind_of[card] for card in view.hand or ()]
    fighting = [kind for kind in held_cards if kind < lore.box.first_referee]
    by_worth = sorted(fighting, key=lore.worth.__getitem__, reverse=True)
    if view.phase == "walking":
        return Draw("combat") if view.left else Advance()
    if view.phase == "inRing":
        stamina = {one.wrestler: one.stamina for one in view.wrestlers}
        challenges = [action for action in choices if isinstance(action, Challenge)]
        if by_worth and challenges:
            return min(challenges, key=lambda action: stamina[action.wrestler])
        return Draw("combat")
    if view.phase == "laying":
        if isinstance(choices[0], Lay) and by_worth:
            return Lay(lore.box.cards[by_worth[0]], None)
        return choices[0]
    if view.phase == "discarding":
        return lore.box.discards[min(held_cards, key=lore.worth.__getitem__)]
    if view.phase in ("using", "taking"):
        return choices.sample(luck)
    return choices.default
