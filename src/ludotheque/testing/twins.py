"""Two worlds in lockstep: the true one and one that a viewer might as well be in.  He must not be able to tell them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, TypeVar

import msgspec

from ludotheque.core.bag import Bag
from ludotheque.core.drive import ANY_TIME, random_step
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.testing.case import Case, ContractBroken, Findings, json_bytes, require
from ludotheque.testing.order import last_play
from ludotheque.testing.tries import foreign_actions, leaves, some

T = TypeVar("T")

TRIES = 2  # other answers that are tried to see whether a viewer can tell


class Question(msgspec.Struct):
    """What luck was asked, what it might have answered, what it did answer, and whether the viewer can tell."""

    kind: str
    options: list[Any]
    answer: Any
    shows: bool = True


class NotThere(Exception):
    """An answer that must be the same in both worlds is not possible in one of them."""


class Asked(Luck):
    """Passes on another luck, and keeps the questions."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.questions: list[Question] = []

    def answer(self, kind: str, options: list[Any], fresh: Callable[[], Any]) -> Any:
        """The answer to a question, kept with it."""
        answer = self.choose(kind, options, fresh)
        self.questions.append(Question(kind, options, answer))
        return answer

    def choose(self, kind: str, options: list[Any], fresh: Callable[[], Any]) -> Any:
        """What is answered: here, whatever the luck behind says."""
        return fresh()

    def draw(self, bag: Bag) -> int:
        options = [bag.names[kind] for kind in bag.kinds()]
        return bag.names.index(self.answer("draw", options, lambda: bag.names[self.luck.draw(bag)]))

    def die(self, sides: int) -> int:
        number: int = self.answer("die", list(range(1, sides + 1)), lambda: self.luck.die(sides))
        return number

    def pick(self, items: Sequence[T]) -> T:
        item: T = self.answer("pick", list(items), lambda: self.luck.pick(items))
        return item

    def noise(self) -> int:
        number: int = self.answer("noise", [], self.luck.noise)
        return number

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        walk: dict[str, Any] = self.answer("walk", [], lambda: self.luck.walk(run))
        return walk

    def copy(self) -> Luck:
        return type(self)(self.luck.copy())


class Following(Asked):
    """Answers as was answered elsewhere wherever that showed, and afresh in all else."""

    def __init__(self, luck: Luck, questions: Sequence[Question] = ()) -> None:
        super().__init__(luck)
        self.others = questions

    def choose(self, kind: str, options: list[Any], fresh: Callable[[], Any]) -> Any:
        number = len(self.questions)
        if number < len(self.others):
            other = self.others[number]
            if other.kind == kind and other.shows:
                if options and other.answer not in options:
                    raise NotThere
                return other.answer
        return fresh()


class Lockstep:
    """The true world and its twin, as one viewer sees them."""

    def __init__(self, case: Case, match: Match, viewer: Seat | None, luck: Luck) -> None:
        self.viewer = viewer
        self.luck = luck
        self.asked = Asked(match.luck.copy())
        self.true = match.copy(self.asked)
        self.tries = foreign_actions(match, luck, 6)
        self.found = Findings()
        self.imagine()

    def run(self, decisions: int) -> Findings:
        """Steps both worlds until so many decisions were made, or the match is over."""
        while self.found["decisions"] < decisions and self.true.outcome is None:
            seat = self.next_seat()
            action = self.common_action(seat)
            if action is None:
                self.found["nothing in common"] += 1
                random_step(self.true, self.luck)
                self.imagine()
            else:
                self.found["decisions"] += 1
                self.step(seat, action)
        return self.found

    def imagine(self) -> None:
        """A new twin, as the viewer may think the world to be now."""
        self.found["twins"] += 1
        self.take_back_unseen_steps()
        self.twin = self.true.imagine(self.viewer, fast(self.luck.noise()))
        self.compare("when it is imagined")

    def take_back_unseen_steps(self) -> None:
        """Steps that the viewer cannot know of are in no twin; so they are taken back in the true world too."""
        for seat in range(self.true.seats):
            while seat != self.viewer and self.true.may_take_back(seat):
                facts = self.true.history[last_play(self.true.history, seat)][4]
                if any(kind(*values).seen_by(self.viewer) is not None for kind, values in facts):
                    break
                self.true.take_back(seat)

    def next_seat(self) -> Seat:
        """Who decides next: somebody who may, now and then, else one of those who must."""
        for seat in self.true.may_act:
            if self.luck.die(ANY_TIME) <= 2 and self.true.choices(seat):
                return seat
        return self.luck.pick(self.true.to_act)

    def common_action(self, seat: Seat) -> Action | None:
        """An action that is legal for this seat in both worlds."""
        choices, others = self.true.choices(seat), self.twin.choices(seat)
        common: list[Action] = [action for action in choices if others.contains(action)]
        for region in choices.regions:
            common += [action for action in [region.sample(self.luck)] if others.contains(action)]
        return self.luck.pick(common) if common else None

    def step(self, seat: Seat, action: Action) -> None:
        """The same decision in both worlds; what luck shows to the viewer is the same, all else is drawn afresh."""
        before = self.true.copy()
        self.asked.questions = []
        self.true.play(seat, action)
        questions = self.asked.questions
        self.decide_what_shows(before, seat, action, questions)
        if seat != self.viewer:
            self.check_what_is_kept(before, seat, action, questions)
        following = Following(fast(self.luck.noise()), questions)
        twin_before = self.twin
        self.twin = twin_before.copy(following)
        try:
            self.twin.play(seat, action)
        except NotThere:
            self.found["not in the twin"] += 1
            self.imagine()
            return
        what = f"when seat {seat} plays {action}"
        ours, theirs = self.news(self.true, before), self.news(self.twin, twin_before)
        if msgspec.json.encode(ours) == msgspec.json.encode(theirs):
            self.compare(what)
            return
        one, other = first_difference(ours, theirs)
        luck = [question.answer for question in questions if question.shows]
        reason = self.is_shown(one, other, before, ours, luck)
        luck = [question.answer for question, true in zip(following.questions, questions) if true.shows]
        reason = reason or self.is_shown(other, one, twin_before, theirs, luck)
        require(reason, f"{what}, {self.whom()} sees {one} or {other}, and nothing hidden was shown", self.true)
        self.found["shown"] += 1
        self.imagine()

    def decide_what_shows(self, before: Match, seat: Seat, action: Action, questions: list[Question]) -> None:
        """Which answers of luck can the viewer tell?  Each of those, an event must have told him by name."""
        if not questions:
            return
        seen = (self.news(self.true, before), self.observed(self.true))
        told = self.told(self.true, before)
        for number, question in enumerate(questions):
            if question.kind in ("noise", "walk"):
                continue
            others = some([one for one in question.options if one != question.answer], self.luck, TRIES)
            question.shows = question.answer in told  # unless trying shows otherwise
            for answer in others:
                world = before.copy(Following(fast(0), with_answer(questions, number, answer)))
                try:
                    world.play(seat, action)
                except NotThere:
                    continue  # what was drawn after it cannot be drawn then
                if (self.news(world, before), self.observed(world)) != seen:
                    what = f"the {question.kind} {question.answer!r} when seat {seat} plays {action}"
                    require(question.answer in told, f"{self.whom()} can tell {what}, yet no event says so", self.true)
                    question.shows = True
                    break
                question.shows = False

    def check_what_is_kept(self, before: Match, seat: Seat, action: Action, questions: list[Question]) -> None:
        """Would the viewer have noticed if a hidden card had been chosen in place of another?  If so, he was told its name."""
        hidden = self.hidden_things(before)
        plain = msgspec.to_builtins(action)
        for other in some(list(before.choices(seat)), self.luck, TRIES):
            mine = differences(plain, msgspec.to_builtins(other))
            theirs = differences(msgspec.to_builtins(other), plain)
            if type(other) is not type(action) or not mine or not hidden.issuperset(mine + theirs):
                continue
            world = before.copy(Following(fast(0), answered_alike(questions)))
            try:
                world.play(seat, other)
            except NotThere:
                continue
            now = (self.news(self.true, before), self.observed(self.true))
            if (self.news(world, before), self.observed(world)) != now:
                what = f"whether seat {seat} plays {action} or {other}"
                told = [leaf in self.told(self.true, before) for leaf in mine]
                told += [leaf in self.told(world, before) for leaf in theirs]
                require(any(told), f"{self.whom()} can tell {what}, yet no event says so", self.true)

    def told(self, match: Match, before: Match) -> list[Any]:
        """All names and numbers that the viewer was told since."""
        return [leaf for leaf in leaves(self.news(match, before)) if not isinstance(leaf, bool)]

    def hidden_things(self, before: Match) -> set[str]:
        """The names of all things that the viewer cannot place."""
        hidden = before.rules.hidden(before.state, self.viewer)
        return {thing for places in hidden.values() for things in places.values() for thing in things}

    def news(self, match: Match, before: Match) -> list[Any]:
        """The events that the viewer has seen since, as plain data."""
        events = []
        for deed in match.history[len(before.history) :]:
            events += [kind(*values).seen_by(self.viewer) for kind, values in deed[4]]
        return [msgspec.to_builtins(event) for event in events if event is not None]

    def is_shown(self, event: Any, other: Any, before: Match, news: list[Any], luck: list[Any]) -> bool:
        """Does an event, where it differs from that of the other world, name something hidden that luck did not bring up?"""
        secret = {*self.hidden_things(before), *self.kept_back()}
        named = Counter([leaf for leaf in leaves(news) if not isinstance(leaf, bool)])
        named.subtract([answer for answer in luck if isinstance(answer, (str, int))])
        return any(named[leaf] > 0 and leaf in secret for leaf in differences(event, other))

    def kept_back(self) -> Iterator[Any]:
        """What the viewer was not told of late: the content of sealed choices and steps, say."""
        for deed in self.true.history[-20:]:
            for kind, values in deed[4]:
                event = kind(*values)
                if event.seen_by(self.viewer) != event:
                    kept = values_in(msgspec.to_builtins(event))
                    yield from [leaf for leaf in kept if leaf is not None and not isinstance(leaf, bool)]

    def observed(self, match: Match) -> dict[str, bytes]:
        """All that the viewer can learn by looking and trying."""
        told: dict[str, Any] = {"view": match.view(self.viewer)}
        told |= {"to_act": match.to_act, "may_act": match.may_act}
        if self.viewer is not None:
            told["choices"] = match.choices(self.viewer)
            told["may_take_back"] = match.may_take_back(self.viewer)
            told["refusals"] = [refusal(match, self.viewer, action) for action in self.tries]
        return {name: json_bytes(thing) for name, thing in told.items()}

    def compare(self, when: str) -> None:
        """Complains unless both worlds look the same to the viewer."""
        true, twin = self.observed(self.true), self.observed(self.twin)
        for name, said in true.items():
            what = f"{name} of {self.whom()} tells two worlds apart {when}: {excerpt(said, twin[name])}"
            require(said == twin[name], what, self.true)

    def whom(self) -> str:
        """The viewer in words."""
        return "a spectator" if self.viewer is None else f"seat {self.viewer}"


def answered_alike(questions: list[Question]) -> list[Question]:
    """The same questions, all of them to be answered the same."""
    return [Question(one.kind, [], one.answer) for one in questions]


def with_answer(questions: list[Question], number: int, answer: Any) -> list[Question]:
    """The same questions, one of them answered otherwise."""
    script = answered_alike(questions)
    script[number].answer = answer
    return script


def refusal(match: Match, seat: Seat, action: Action) -> Any:
    """What a seat is told that tries an action; nothing if it is legal."""
    if match.choices(seat).contains(action):
        return None
    try:
        match.play(seat, action)
    except (Refused, BadInput) as refused:
        return refused.to_json()
    raise ContractBroken(f"{action} is not among the choices of seat {seat}, yet accepted", match)


def values_in(doc: Any) -> Iterator[Any]:
    """Every name and number in plain data, without the keys and the types of actions."""
    if isinstance(doc, dict):
        for key, value in doc.items():
            if key != "type":
                yield from values_in(value)
    elif isinstance(doc, (list, tuple)):
        for value in doc:
            yield from values_in(value)
    else:
        yield doc


def first_difference(ours: list[Any], theirs: list[Any]) -> tuple[Any, Any]:
    """The first events that differ; None for one that is missing."""
    for one, other in zip_longest(ours, theirs):
        if msgspec.json.encode(one) != msgspec.json.encode(other):
            return one, other
    raise ValueError("there is no difference")


def differences(one: Any, other: Any) -> list[Any]:
    """The names and numbers that stand in one of two plain documents where the other has something else."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [leaf for key in one for leaf in differences(one[key], other[key])]
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        return [leaf for mine, theirs in zip(one, other) for leaf in differences(mine, theirs)]
    return [] if one == other else list(leaves(one))


def excerpt(one: bytes, other: bytes) -> str:
    """Two texts from shortly before they differ."""
    at = next((number for number, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    start = max(0, at - 30)
    return (
        f"… {one[start : at + 40].decode(errors='replace')} … or … {other[start : at + 40].decode(errors='replace')} …"
    )
