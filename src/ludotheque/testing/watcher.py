"""A simulated viewer that looks for leaks: it collects everything that a viewer of a match can see, learn from
refusals, and infer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.events import ChoiceSealed
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.testing.case import ContractBroken, json_bytes
from ludotheque.testing.fields import LeakFound, Seen, differing_field
from ludotheque.testing.order import SEALING
from ludotheque.testing.recording_luck import ImpossibleAnswer, Question, RepeatingLuck, change_answer, copy_questions
from ludotheque.testing.tries import leaves, some

# How many other answers of luck, or other actions, are tried in order to see whether the viewer notices a difference.
TRIES: Final = 2


class Watcher:
    """One viewer (None: a spectator), with actions to try in order to learn from refusals."""

    def __init__(self, viewer: Seat | None, tries: list[Action], luck: Luck) -> None:
        self.viewer = viewer
        self.tries = tries
        self.luck = luck

    def __str__(self) -> str:
        return "a spectator" if self.viewer is None else f"seat {self.viewer}"

    def observations(self, match: Match) -> dict[str, bytes]:
        """Returns everything the viewer can learn by looking and trying."""
        seen: dict[str, Any] = {"view": match.view(self.viewer)}
        seen |= {"to_act": match.to_act, "may_act": match.may_act}
        if self.viewer is not None:
            seen["choices"] = match.choices(self.viewer)
            seen["may_take_back"] = match.may_take_back(self.viewer)
            seen["refusals"] = [refusal(match, self.viewer, action) for action in self.tries]
        return {name: json_bytes(thing) for name, thing in seen.items()}

    def news(self, match: Match, before: Match) -> list[Any]:
        """Returns the events that the viewer has seen since the state `before`, as plain data."""
        events = []
        for entry in match.history[len(before.history) :]:
            events += [kind(*values).seen_by(self.viewer) for kind, values in entry.facts]
        return [msgspec.to_builtins(event) for event in events if event is not None]

    def names_in_news(self, match: Match, before: Match) -> list[Any]:
        """Returns all names and numbers in the events that the viewer has seen since the state `before`."""
        return [leaf for leaf in leaves(self.news(match, before)) if not isinstance(leaf, bool)]

    def seen_since(self, match: Match, before: Match) -> Seen:
        """Returns the events since the state `before`, and everything that the viewer can observe now."""
        return msgspec.json.encode(self.news(match, before)), self.observations(match)

    def hidden_things(self, match: Match) -> set[str]:
        """Returns the names of all things that the viewer cannot locate."""
        hidden = match.rules.hidden(match.state, self.viewer)
        return {thing for places in hidden.values() for things in places.values() for thing in things}

    def secret_values(self, match: Match) -> Iterator[Any]:
        """Yields the values in recent events that the viewer did not see, such as the content of sealed choices and
        steps.
        """
        for entry in match.history[-20:]:
            for kind, values in entry.facts:
                event = kind(*values)
                if event.seen_by(self.viewer) != event:
                    shown = values_in(msgspec.to_builtins(event))
                    yield from [leaf for leaf in shown if leaf is not None and not isinstance(leaf, bool)]

    def mark_deducible_answers(self, before: Match, after: Match, questions: list[Question]) -> None:
        """Marks which answers of luck in the last play the viewer can deduce; each must have been named by an event."""
        if not questions:
            return
        seat, action = after.history[-1].doer, after.history[-1].action
        seen = self.seen_since(after, before)
        named = self.names_in_news(after, before)
        for number, question in enumerate(questions):
            if question.kind in ("noise", "walk"):
                continue
            question.is_visible = question.answer in named  # a first guess, corrected below by trying other answers
            others = some([one for one in question.options if one != question.answer], self.luck, TRIES)
            for answer in others:
                world = replay_with_luck(before, seat, action, change_answer(questions, number, answer))
                if world is None:
                    continue  # with this answer, the later draws would be impossible
                other = self.seen_since(world, before)
                question.is_visible = other != seen
                if question.is_visible:
                    if question.answer not in named:
                        what = f"the {question.kind} {question.answer!r} when seat {seat} plays {action}"
                        what = f"{self} can tell {what}, yet no event says so"
                        raise LeakFound(differing_field(seen, other), what, after)
                    break

    def check_secrets_of_play(self, before: Match, after: Match, questions: list[Question]) -> None:
        """Checks that the viewer would not notice if another seat had chosen something else in the last play.

        Sealed choices all look alike, and so do unseen steps.  If the viewer can deduce which hidden card was chosen,
        an event must have named the card.
        """
        seat, action = after.history[-1].doer, after.history[-1].action
        hidden = self.hidden_things(before)
        plain = msgspec.to_builtins(action)
        for other in some(list(before.choices(seat)), self.luck, TRIES):
            mine = differences(plain, msgspec.to_builtins(other))
            theirs = differences(msgspec.to_builtins(other), plain)
            world = replay_with_luck(before, seat, other, copy_questions(questions)) if mine else None
            if world is None:
                continue
            seen, seen_otherwise = self.seen_since(after, before), self.seen_since(world, before)
            if seen == seen_otherwise:
                continue
            field = differing_field(seen, seen_otherwise)
            what = f"{self} can tell whether seat {seat} plays {action} or {other}"
            both_sealed = is_sealed(after) and is_sealed(world)
            both_unseen = not self.news(after, before) and not self.news(world, before)
            if both_sealed or both_unseen:
                raise LeakFound(field, f"{what}, though nobody else should see it", after)
            if type(other) is type(action) and hidden.issuperset(mine + theirs):
                are_named = [leaf in self.names_in_news(after, before) for leaf in mine]
                are_named += [leaf in self.names_in_news(world, before) for leaf in theirs]
                if not any(are_named):
                    raise LeakFound(field, f"{what}, yet no event says so", after)


def replay_with_luck(before: Match, seat: Seat, action: Action, questions: list[Question]) -> Match | None:
    """Returns the world after a play in which luck gives these answers; None if the answers are impossible."""
    world = before.copy(RepeatingLuck(fast(0), questions))
    try:
        world.play(seat, action)
    except ImpossibleAnswer:
        return None
    return world


def is_sealed(match: Match) -> bool:
    """Returns whether the last play was sealed and had no other effect."""
    kinds = [kind for kind, _ in match.history[-1].facts]
    return all(issubclass(kind, SEALING) for kind in kinds) and any(issubclass(kind, ChoiceSealed) for kind in kinds)


def refusal(match: Match, seat: Seat, action: Action) -> Any:
    """Returns the refusal of an action that a seat tries; None if the action is legal."""
    if match.choices(seat).contains(action):
        return None
    try:
        match.play(seat, action)
    except (Refused, BadInput) as refused:
        return refused.to_json()
    raise ContractBroken(f"{action} is not among the choices of seat {seat}, yet accepted", match)


def values_in(doc: Any) -> Iterator[Any]:
    """Yields every name and number in plain data, without the keys and the types of actions."""
    if isinstance(doc, dict):
        for key, value in doc.items():
            if key != "type":
                yield from values_in(value)
    elif isinstance(doc, (list, tuple)):
        for value in doc:
            yield from values_in(value)
    else:
        yield doc


def differences(one: Any, other: Any) -> list[Any]:
    """Returns the names and numbers in one of two plain documents where the other has something else."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [leaf for key in one for leaf in differences(one[key], other[key])]
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        return [leaf for mine, theirs in zip(one, other) for leaf in differences(mine, theirs)]
    return [] if one == other else list(leaves(one))
