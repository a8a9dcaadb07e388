"""Checks of perfect recall: a view keeps everything that its seat has learnt for certain, as long as that remains true."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludotheque.core.history import PLAY, script
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.testing.case import Case, Findings, contract_check, random_course, require
from ludotheque.testing.recording_luck import ImpossibleAnswer, Question, RecordingLuck, RepeatingLuck
from ludotheque.testing.watcher import Watcher

# If a view seems to have forgotten something, this may be a coincidence.  If the probability of a coincidence is below the
# first of these numbers, more worlds are examined; if it is then below the second, the promise is broken.
SUSPICIOUS_BELOW: Final = 1e-2
BROKEN_BELOW: Final = 1e-9
LEAST_SIMILAR_WORLDS: Final = 12  # minimum number of worlds that looked the same to the viewer as the true one


@contract_check
def knowledge_is_kept(case: Case, *, plays: int = 8, worlds: int = 30) -> Findings:
    """After a play, a seat still knows everything that follows from its earlier knowledge and from what it saw of the
    play.

    To check this, worlds imagined before the play are continued so that the seat sees the same as in the true match.
    If a thing is in the same hidden place in all of these worlds, it must be there in worlds imagined after the play
    too.
    """
    findings = Findings()
    luck = case.luck("recall")
    before = case.new()
    for match in random_course(case, luck):
        if len(match.history) > len(before.history) and match.history[-1].kind == PLAY and findings["plays"] < plays:
            knowing = [seat for seat in range(match.seats) if knows_something(before, seat)]
            seats = knowing if knowing and luck.die(2) == 1 else seats_with_secret_news(match)
            if seats:
                findings += check_recall(before, match, Watcher(luck.pick(seats), [], luck), worlds)
        before = match.copy()
    return findings


def knows_something(match: Match, seat: Seat) -> bool:
    """Returns whether a seat knows for certain of some thing that it is in a place into which the seat cannot look."""
    hidden, all_there = match.rules.hidden(match.state, seat), match.rules.hidden(match.state, None)
    for kind, places in hidden.items():
        for place, held in places.items():
            if sum(held.values()) < sum(all_there.get(kind, {}).get(place, {}).values()):
                return True
    return False


def seats_with_secret_news(match: Match) -> list[Seat]:
    """Returns the seats that saw something of the last play that another seat did not see, such as a card that they
    were given.
    """
    seats: list[Seat] = []
    for kind, values in match.history[-1].facts:
        event = kind(*values)
        whole = [seat for seat in range(match.seats) if event.seen_by(seat) == event]
        seats += whole if len(whole) < match.seats else []
    return sorted(set(seats))


def check_recall(before: Match, match: Match, watcher: Watcher, worlds: int) -> Findings:
    """Checks that worlds imagined after a play keep what is certain in the worlds imagined before and then continued."""
    suspicion = find_forgotten(before, match, watcher, worlds, SUSPICIOUS_BELOW)
    if suspicion:
        suspicion = find_forgotten(before, match, watcher, 8 * worlds, BROKEN_BELOW)
    require(not suspicion, suspicion or "", match)
    return Findings(plays=1) if suspicion is not None else Findings(unlikely=1)


def find_forgotten(before: Match, match: Match, watcher: Watcher, worlds: int, chance: float) -> str | None:
    """Returns what the viewer has forgotten, if the probability of a coincidence is below `chance`.  Returns "" if
    nothing was forgotten, and None if too few worlds look the same to the viewer.
    """
    continued = [contents(world) for world in continued_worlds(before, match, watcher, worlds)]
    if len(continued) < LEAST_SIMILAR_WORLDS:
        return None
    after = [contents(match.imagine(watcher.viewer, fast(watcher.luck.noise()))) for _ in range(worlds)]
    for place in continued[0]:
        certain = Counter(continued[0][place])
        for one in continued[1:]:
            certain &= one.get(place, Counter())
        for thing, count in certain.items():
            share = sum(one.get(place, Counter())[thing] >= count for one in after) / worlds
            if share ** len(continued) < chance:
                return f"{watcher} could be sure of {count} {thing} in: {place}, but forgets it when it imagines"
    return ""


def contents(world: Match) -> dict[str, Counter[str]]:
    """Returns the contents of every place that a spectator cannot look into, even if some seats know them."""
    hidden = world.rules.hidden(world.state, None)
    return {f"{kind}, {place}": Counter(held) for kind, places in hidden.items() for place, held in places.items()}


def continued_worlds(before: Match, match: Match, watcher: Watcher, worlds: int) -> list[Match]:
    """Returns worlds that the viewer might have imagined before the last play,
    continued so that the viewer sees the same.
    """
    questions = questions_of(before, match)
    watcher.mark_deducible_answers(before, match, questions)
    seen = watcher.seen_since(match, before)
    continued: list[Match] = []
    for _ in range(4 * worlds):
        if len(continued) == worlds:
            break
        luck = watcher.luck
        start = before.imagine(watcher.viewer, fast(luck.noise())).copy(RepeatingLuck(fast(luck.noise()), questions))
        action = likely_action(start, match, watcher)
        if action is not None:
            world = start.copy(start.luck)
            try:
                world.play(match.history[-1].doer, action)
            except ImpossibleAnswer:
                continue
            if watcher.seen_since(world, start) == seen:
                continued.append(world)
    return continued


def questions_of(before: Match, match: Match) -> list[Question]:
    """Returns the questions to the luck in the last play; to find them, plays it again."""
    last = match.history[-1]
    recorder = RecordingLuck(script([last]))
    before.copy(recorder).play(last.doer, last.action)
    return recorder.questions


def likely_action(world: Match, match: Match, watcher: Watcher) -> Action | None:
    """Returns the action that was played or, equally often, another action that looks the same to the viewer."""
    seat, action = match.history[-1].doer, match.history[-1].action
    choices = world.choices(seat)
    if seat == watcher.viewer or watcher.luck.die(2) == 1:
        return action if choices.contains(action) else None
    return choices.sample(watcher.luck) if choices else None
