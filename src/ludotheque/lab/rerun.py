"""Plays the matches of a run again under changed rules, and finds where each match first differs and which results
change.

The players repeat their actions, and the luck gives the same answers, as long as the changed rules allow it; after the
first difference, the bots decide again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.core.bag import Bag
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import ask_next, run
from ludotheque.core.errors import BadInput, Refused, WrongLuck
from ludotheque.core.history import Entry, script
from ludotheque.core.luck import Luck, Scripted, T, fast
from ludotheque.core.match import Match
from ludotheque.core.start import begin, new
from ludotheque.core.structs import Action, Outcome
from ludotheque.lab.plan import Plan, make_plan
from ludotheque.lab.players import find_player

VERSION: Final = re.compile(r"v?[0-9][0-9.]*")  # matches the number of a version, as opposed to the name of a file


class Difference(NamedTuple):
    """What changed rules did to one match."""

    pairing: int
    rotation: int
    step: int | None  # the play from which the matches differ; None: they are the same to the end
    why: str  # "deal", "luck", "refused", "events" or "" if nothing differs
    action: str  # the JSON type of the action at which the matches begin to differ
    before: tuple[int, ...]  # the winners under the old rules
    after: tuple[int, ...]


class Following(Luck):
    """Gives recorded answers while they fit the questions; from the first answer that does not fit, gives fresh ones."""

    def __init__(self, recorded: Scripted, fresh: Luck) -> None:
        self.recorded = recorded
        self.fresh = fresh
        self.follows = True

    def draw(self, bag: Bag) -> int:
        if self.follows:
            try:
                return self.recorded.draw(bag)
            except WrongLuck:
                self.follows = False
        return self.fresh.draw(bag)

    def die(self, sides: int) -> int:
        if self.follows:
            try:
                return self.recorded.die(sides)
            except WrongLuck:
                self.follows = False
        return self.fresh.die(sides)

    def pick(self, items: Sequence[T]) -> T:
        if self.follows:
            try:
                return self.recorded.pick(items)
            except WrongLuck:
                self.follows = False
        return self.fresh.pick(items)

    def noise(self) -> int:
        if self.follows:
            try:
                return self.recorded.noise()
            except WrongLuck:
                self.follows = False
        return self.fresh.noise()

    def below(self, count: int, purpose: str) -> int:
        return self.fresh.below(count, purpose)

    def copy(self) -> Luck:
        twin = Following(Scripted(self.recorded.answers, self.recorded.at), self.fresh.copy())
        twin.follows = self.follows
        return twin


def change_plan(plan: Plan, change: str | None, components: str | None, options: Mapping[str, Any]) -> Plan:
    """Returns a plan with other rules: an edited box or another version of the rules, and other options.

    A change that looks like the number of a version is one, unless a file has that name.
    """
    rules = find_game(plan.game)
    is_version = change is not None and (
        change in rules.versions or (VERSION.fullmatch(change) is not None and not Path(change).exists())
    )
    if is_version and change not in rules.versions:
        raise BadInput("--with", "lab-no-version", found=change, known=", ".join(rules.versions))
    box = components or (None if is_version else change) or plan.components
    changed = make_plan(plan.game, plan.bots, seed=plan.seed, options=plan.options | dict(options), components=box)
    return msgspec.structs.replace(changed, version=change) if is_version else changed


def play_again(plan: Plan, changed: Plan, pairing: int, rotation: int) -> Difference:
    """Plays a match of a run, then the same match under a changed plan, and returns where the two first differ."""
    name = f"lab {plan.seed} {pairing}"
    bots = plan.bots[rotation:] + plan.bots[:rotation]
    match = new(plan.game, len(bots), name.encode(), plan.options, plan.components)
    run(match, [find_player(plan.game, bot) for bot in bots], fast(f"{name} {rotation}".encode()))
    luck = Following(script(match.history), fast(f"{name} {rotation} again".encode()))
    rules = find_game(plan.game, changed.version)
    twin = begin(rules, len(bots), changed.options, changed.components, luck)
    step, why, action = follow(match, twin, luck)
    players = [find_player(plan.game, bot) for bot in bots]
    lucks: list[Luck] = [fast(f"{name} {rotation} again {seat}".encode()) for seat in range(len(bots))]
    while twin.outcome is None:
        ask_next(twin, players, lucks)
    return Difference(pairing, rotation, step, why, action, winners(match.outcome), winners(twin.outcome))


def follow(match: Match, twin: Match, luck: Following) -> tuple[int | None, str, str]:
    """Repeats a match in another match as far as possible; returns the play at which the two first differ, the reason
    and the action.
    """
    if not luck.follows or not looks_alike(match.history[0], twin.history[0]):
        return 0, "deal", ""
    step = 0
    for entry in match.history[1:]:
        if entry.seat is None or not isinstance(entry.action, Action):
            continue
        step += 1
        kind = str(type(entry.action).__struct_config__.tag)
        if twin.outcome is not None:
            return step, "events", kind
        try:
            twin.play(entry.seat, entry.action)
        except (BadInput, Refused):
            return step, "refused", kind
        if not luck.follows:
            return step, "luck", kind
        if not looks_alike(entry, twin.history[-1]):
            return step, "events", kind
    return (None, "", "") if twin.outcome is not None else (step, "events", "")


def looks_alike(before: Entry, after: Entry) -> bool:
    """Returns whether the same things happened in two entries."""
    return plain_events(before) == plain_events(after)


def plain_events(entry: Entry) -> list[Any]:
    """Returns everything that happened in an entry."""
    return [] if entry.events is None else list(entry.events)


def winners(outcome: Outcome | None) -> tuple[int, ...]:
    """Returns the winners of a match that is over."""
    assert outcome is not None
    return outcome.winners
