"""The choices of a seat: a list of legal actions, and regions for continuous ones such as angles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from ludotheque.core.luck import Luck
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action


class Choices:
    """All legal actions of one seat: listed ones, iterable in a fixed order, and continuous ones as regions."""

    def __init__(
        self,
        actions: Sequence[Action],
        default: Action | None = None,
        regions: tuple[Region, ...] = (),
        *,
        owed: bool = True,
    ) -> None:
        self.actions: tuple[Action, ...] = tuple(actions)  # often a tuple that the rules share between matches
        self.regions = regions
        self._default = default
        self._owed = owed  # False if these are only any-time actions, and nobody waits for the seat

    def __repr__(self) -> str:
        kinds = ", ".join([region.kind for region in self.regions])
        return f"<Choices: {len(self.actions)} actions{f', regions: {kinds}' if kinds else ''}>"

    def __len__(self) -> int:
        return len(self.actions)

    def __bool__(self) -> bool:
        return bool(self.actions) or bool(self.regions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def __contains__(self, action: object) -> bool:
        return self.contains(action)

    def contains(self, action: object) -> bool:
        """Is this action legal for the seat now?"""
        for listed in self.actions:
            if listed is action:  # usually the action comes from this very list
                return True
        for listed in self.actions:
            # To Python, True and 1.0 equal 1; here they are different.
            if listed == action and msgspec.json.encode(listed) == msgspec.json.encode(action):
                return True
        for region in self.regions:
            if region.contains(action):
                return True
        return False

    def answers(self, action: Action) -> bool:
        """Does this action answer the decision that the seat owes, rather than being an any-time action?"""
        return self._owed and self.contains(action)

    @property
    def pressing(self) -> Choices:
        """These choices without the any-time actions that the seat can take later just as well."""
        return self

    def sample(self, luck: Luck) -> Action:
        """Draws a legal action at random; a region is as likely as one listed action."""
        if not self.regions:
            return luck.pick(self.actions)
        # Sampling draws from all actions, even if a subclass overrides `draw` to leave some out.
        return Choices.draw(self, luck)

    def draw(self, luck: Luck) -> Action:
        """Draws a random answer to the decision that the seat owes.  The luck only picks numbers, because a record can
        store numbers but not actions.
        """
        number = luck.pick(range(len(self.actions) + len(self.regions)))
        if number < len(self.actions):
            return self.actions[number]
        return self.regions[number - len(self.actions)].sample(luck)

    @property
    def default(self) -> Action | None:
        """The choice that the table plays for a seat that does not answer in time: the choice with the least effect.

        None if no choice does less than the others (`Match.play_default` then draws one), or if the seat owes no
        answer.
        """
        return self._default

    def __copy__(self) -> Choices:
        return self  # choices are immutable, so a copy is not needed

    def __deepcopy__(self, memo: object) -> Choices:
        return self

    def __reduce__(self) -> Any:
        raise TypeError(
            "choices cannot be pickled: pickle the view, and where it is read ask imagine(view, luck).choices(view.seat); "
            "or use to_json()"
        )

    def to_json(self) -> dict[str, Any]:
        """Returns the choices as plain data."""
        return {
            "actions": [msgspec.to_builtins(action) for action in self.actions],
            "regions": [region.to_json() for region in self.regions],
            "default": msgspec.to_builtins(self.default),
        }


NOTHING: Final = Choices(())
