"""A question to one seat: the choices of the seat, and its possible answers as action ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, Seat, View
from ludotheque.numbering.ids import WAIT
from ludotheque.numbering.region_actions import candidate, fill
from ludotheque.numbering.rules import Rules


class Question:
    """The choices of one seat; if they are an offer of any-time actions, the seat may decline."""

    def __init__(self, rules: Rules, seat: Seat, choices: Choices, is_offer: bool) -> None:
        self.rules = rules
        self.seat = seat
        self.choices = choices
        self.is_offer = is_offer
        legal: list[int] = []  # ids of the choices, in their order
        rules.ids.legal(choices, legal)
        if is_offer:
            legal.append(WAIT)
        self.legal = legal

    def is_open(self, state: Any) -> bool:
        """Returns whether this question is still open in the given state, with the same choices."""
        if state.outcome is not None:
            return False
        game = self.rules.game
        asked = game.may_act(state) if self.is_offer else game.to_act(state)
        if self.seat not in asked:
            return False
        return Question(self.rules, self.seat, game.choices(state, self.seat), self.is_offer).legal == self.legal

    def action(self, number: int, state: object, luck: Luck) -> Action | None:
        """Returns the action with this id; None for the id WAIT, which declines an offer.  For an illegal id, raises an
        error or returns the default, as the rules of the environment say.
        """
        if number == WAIT and self.is_offer:
            return None
        choices = self.choices
        legal = self.legal
        for at in range(len(choices.actions)):
            if legal[at] == number:
                return choices.actions[at]
        rules = self.rules
        if number in legal:
            region, slot = rules.ids.region_of(choices, number)
            if slot <= rules.ids.candidates:
                return candidate(region, slot - 1, rules.ids.candidates)
            view: View = rules.game.view(state, self.seat)
            wish = rules.propose(view, choices, fast(0))
            return wish if wish is not None and region.contains(wish) else fill(region, [0.5])
        if rules.raises:
            raise ValueError(f"seat {self.seat} may not play {number}, {rules.ids.words(number)}")
        return self.default(luck)

    def filled(self, number: int, numbers: Sequence[float], state: object, luck: Luck) -> Action | None:
        """Returns the action with this id in a hybrid environment, where the numbers choose within the region of the
        id.
        """
        if number != WAIT and number in self.legal and number not in self.legal[: len(self.choices.actions)]:
            region, _ = self.rules.ids.region_of(self.choices, number)
            return fill(region, numbers)
        return self.action(number, state, luck)

    def default(self, luck: Luck) -> Action | None:
        """Returns the action for a seat that does not decide: None, which declines, if the question is an offer;
        otherwise the default or, if there is no default, a random choice.
        """
        if self.is_offer:
            return None
        default = self.choices.default
        return self.choices.draw(luck) if default is None else default
