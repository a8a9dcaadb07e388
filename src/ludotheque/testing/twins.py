"""Plays two worlds in lockstep: the true one and a twin, which a viewer must not be able to tell apart."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ludotheque.core.drive import ANY_TIME, random_step
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.testing.case import Findings
from ludotheque.testing.fields import LeakFound, event_field, first_difference, path_to_difference
from ludotheque.testing.order import last_play
from ludotheque.testing.recording_luck import ImpossibleAnswer, RecordingLuck, RepeatingLuck
from ludotheque.testing.tries import foreign_actions, leaves
from ludotheque.testing.watcher import Watcher, differences


class Lockstep:
    """The true world and its twin, played in step, as one viewer sees them."""

    def __init__(self, match: Match, viewer: Seat | None, luck: Luck) -> None:
        self.watcher = Watcher(viewer, foreign_actions(match, luck, 6), luck)
        self.luck = luck
        self.recorder = RecordingLuck(match.luck.copy())
        self.true = match.copy(self.recorder)
        self.found = Findings()
        self.imagine()

    def run(self, decisions: int) -> Findings:
        """Steps both worlds until `decisions` decisions were made, or the match is over."""
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
        """Makes a new twin: a world the viewer may imagine now."""
        self.found["twins"] += 1
        self.take_back_unseen_steps()
        self.twin = self.true.imagine(self.watcher.viewer, fast(self.luck.noise()))
        self.compare("when it is imagined")

    def take_back_unseen_steps(self) -> None:
        """Takes back steps in the true world of which the viewer cannot know, because no twin has such steps."""
        for seat in range(self.true.seats):
            while seat != self.watcher.viewer and self.true.may_take_back(seat):
                if self.true.history[last_play(self.true.history, seat)].seen_by(self.watcher.viewer):
                    break
                self.true.take_back(seat)

    def next_seat(self) -> Seat:
        """Returns the seat that decides next: sometimes a seat that may act at any time, otherwise a seat that owes a
        decision.
        """
        for seat in self.true.may_act:
            if self.luck.die(ANY_TIME) <= 2 and self.true.choices(seat):
                return seat
        return self.luck.pick(self.true.to_act)

    def common_action(self, seat: Seat) -> Action | None:
        """Returns a random action that is legal for this seat in both worlds; None if there is none."""
        choices, others = self.true.choices(seat), self.twin.choices(seat)
        common: list[Action] = [action for action in choices if others.contains(action)]
        for region in choices.regions:
            common += [action for action in [region.sample(self.luck)] if others.contains(action)]
        return self.luck.pick(common) if common else None

    def step(self, seat: Seat, action: Action) -> None:
        """Plays the same decision in both worlds; luck that the viewer sees is the same, all other luck is redrawn."""
        before = self.true.copy()
        self.recorder.questions = []
        self.true.play(seat, action)
        questions = self.recorder.questions
        self.watcher.mark_deducible_answers(before, self.true, questions)
        if seat != self.watcher.viewer:
            self.watcher.check_secrets_of_play(before, self.true, questions)
        following = RepeatingLuck(fast(self.luck.noise()), questions)
        twin_before = self.twin
        self.twin = twin_before.copy(following)
        try:
            self.twin.play(seat, action)
        except ImpossibleAnswer:
            self.found["not in the twin"] += 1
            self.imagine()
            return
        what = f"when seat {seat} plays {action}"
        ours, theirs = self.watcher.news(self.true, before), self.watcher.news(self.twin, twin_before)
        if msgspec.json.encode(ours) == msgspec.json.encode(theirs):
            self.compare(what)
            return
        one, other = first_difference(ours, theirs)
        luck = [question.answer for question in questions if question.is_visible]
        reason = self.is_shown(one, other, before, ours, luck)
        luck = [question.answer for question, true in zip(following.questions, questions) if true.is_visible]
        reason = reason or self.is_shown(other, one, twin_before, theirs, luck)
        if not reason:
            what = f"{what}, {self.watcher} sees {one} or {other}, and nothing hidden was shown"
            raise LeakFound(event_field(one, other), what, self.true)
        self.found["shown"] += 1
        self.imagine()

    def is_shown(self, event: Any, other: Any, before: Match, news: list[Any], luck: list[Any]) -> bool:
        """Returns whether an event that differs between the two worlds openly names something that was hidden before
        this play.

        Results of luck in this play do not count.
        """
        secret = {*self.watcher.hidden_things(before), *self.watcher.secret_values(self.true)}
        named = Counter([leaf for leaf in leaves(news) if not isinstance(leaf, bool)])
        named.subtract([answer for answer in luck if isinstance(answer, (str, int))])
        return any(named[leaf] > 0 and leaf in secret for leaf in differences(event, other))

    def compare(self, when: str) -> None:
        """Raises LeakFound unless both worlds look the same to the viewer."""
        true, twin = self.watcher.observations(self.true), self.watcher.observations(self.twin)
        for name, part in true.items():
            if part != twin[name]:
                field = name + path_to_difference(msgspec.json.decode(part), msgspec.json.decode(twin[name]))
                what = f"{field} of {self.watcher} tells two worlds apart {when}: {excerpt(part, twin[name])}"
                raise LeakFound(field, what, self.true)


def excerpt(one: bytes, other: bytes) -> str:
    """Returns an excerpt of each of two texts, starting shortly before their first difference."""
    at = next((number for number, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    start = max(0, at - 30)
    return (
        f"… {one[start : at + 40].decode(errors='replace')} … or … {other[start : at + 40].decode(errors='replace')} …"
    )
