"""Checks that sealed choices may arrive in any order, and that plays can be taken back without a trace."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import msgspec

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, StepTaken, StepTakenBack
from ludotheque.core.history import PLAY, TAKE_BACK, Entry
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.testing.case import (
    Case,
    Findings,
    contract_check,
    json_bytes,
    position_bytes,
    random_course,
    require,
    viewers,
)
from ludotheque.testing.tries import some

SEALING = (ChoiceSealed, StepTaken, ChoiceReopened, StepTakenBack)  # the events of choices that are still secret
STEPS = 50  # the maximum number of steps in one decision


@contract_check
def arrival_order(case: Case, *, windows: int = 12) -> Findings:
    """When several seats owe a decision, the result is the same to the byte in whatever order their decisions arrive;
    no luck is used before the last decision.
    """
    findings = Findings()
    luck = case.luck("arrival")
    for match in random_course(case, luck):
        if len(match.to_act) > 1 and findings["windows"] < windows and luck.die(3) < 3:
            check_arrival(match, luck)
            findings["windows"] += 1
    return findings


def check_arrival(match: Match, luck: Luck) -> None:
    """Plays the same decisions in several orders."""
    plans = {seat: random_decision(match, seat, luck) for seat in match.to_act}
    results = {}
    for order in some(list(permutations(plans)), luck, 4):
        copy = match.copy()
        for number, seat in enumerate(order):
            for action in plans[seat]:
                copy.play(seat, action)
            if number + 1 < len(order):
                drawn = [one for entry in copy.history[len(match.history) :] for one in entry.luck]
                require(not drawn, f"{drawn} was drawn before all had decided", match)
        results[order] = result_of_decisions(copy, copy.history[len(match.history) :])
    first, *rest = results
    for order in rest:
        same = results[order] == results[first]
        require(same, f"decisions in the order {order} lead to a different result than in the order {first}", match)


def random_decision(match: Match, seat: Seat, luck: Luck) -> list[Action]:
    """Returns a random decision of one seat, with all its steps, made before any other seat has moved."""
    copy = match.copy()
    plan: list[Action] = []
    while seat in copy.to_act and len(plan) < STEPS and not (plan and copy.history[-1].luck):
        plan.append(copy.choices(seat).sample(luck))
        copy.play(seat, plan[-1])
        if any(not issubclass(kind, SEALING) for kind, _ in copy.history[-1].facts):
            break
    return plan


def result_of_decisions(match: Match, entries: list[Entry]) -> list[Any]:
    """Returns the result of several decisions: position, luck, views, and what was shown at the end."""
    seats = viewers(match)
    shown = [
        (kind.__name__, values) for entry in entries for kind, values in entry.facts if not issubclass(kind, SEALING)
    ]
    used = [one for entry in entries for one in entry.luck]
    return [position_bytes(match), match.luck.to_json(), used, shown, [json_bytes(match.view(one)) for one in seats]]


@contract_check
def take_back_restores(case: Case, *, plays: int = 150) -> Findings:
    """A play that was taken back leaves the match as if it had never happened; a play that showed or drew something
    cannot be taken back.
    """
    findings = Findings()
    luck = case.luck("take back")
    before: list[Match] = []  # before[i]: the match before entry i
    base = 0
    for number, match in enumerate(random_course(case, luck)):
        if number == plays:
            break
        base = base or len(match.history)
        before.append(match.copy())
        for seat in range(match.seats):
            if match.may_take_back(seat):
                check_take_back(match, seat, before, base)
                findings["taken back"] += 1
    return findings


def check_take_back(match: Match, seat: Seat, before: list[Match], base: int) -> None:
    """Takes back a seat's last play, and compares the match with one that took the same course without that play."""
    at = last_play(match.history, seat)
    require(at >= base, f"seat {seat} may take back what it never did", match)
    since = match.history[at:]
    require(not any(entry.luck for entry in since), f"seat {seat} may take a play back after luck was used", match)
    later = [kind for entry in since[1:] for kind, _ in entry.facts]
    is_secret = all(issubclass(kind, SEALING) for kind in later)
    require(is_secret, f"seat {seat} may take a play back though others have decided since", match)
    shown = any(not issubclass(kind, SEALING) for kind, _ in since[0].facts)
    pending = [entry for entry in sealed_entries_before(match.history, at) if entry.seat != seat]
    require(not (shown and pending), f"seat {seat} may take a choice back after the reveal", match)
    without = before[at - base].copy()
    for entry in since[1:]:
        if entry.seat == seat:
            continue  # the seat's own later steps, already taken back
        if entry.kind == PLAY:
            without.play(entry.doer, entry.action)
        elif entry.kind == TAKE_BACK:
            without.take_back(entry.doer)
    copy = match.copy()
    copy.take_back(seat)
    require(position_bytes(copy) == position_bytes(without), f"seat {seat} took a play back; something remained", match)
    same = copy.luck.to_json() == without.luck.to_json()
    require(same, f"seat {seat} took a play back; the luck is different", match)
    for viewer in viewers(match):
        same = json_bytes(copy.view(viewer)) == json_bytes(without.view(viewer))
        require(same, f"seat {seat} took a play back; {viewer} sees that", match)
    require(
        msgspec.json.encode(copy.choices(seat).to_json()) == msgspec.json.encode(without.choices(seat).to_json()),
        f"seat {seat} took a play back; its choices are not as before",
        match,
    )


def last_play(history: list[Entry], seat: Seat) -> int:
    """Returns the number of the last play that a seat has not taken back; -1 if there is none."""
    taken_back = 0
    for at in range(len(history) - 1, -1, -1):
        entry = history[at]
        if entry.seat == seat and entry.kind == TAKE_BACK:
            taken_back += 1
        elif entry.seat == seat and entry.kind == PLAY:
            if not taken_back:
                return at
            taken_back -= 1
    return -1


def sealed_entries_before(history: list[Entry], at: int) -> list[Entry]:
    """Returns the entries of sealed choices that directly precede entry `at`, that is, choices that were not revealed
    before that entry.
    """
    start = at
    while (
        start > 0
        and history[start - 1].facts
        and all(issubclass(kind, SEALING) for kind, _ in history[start - 1].facts)
    ):
        start -= 1
    return [entry for entry in history[start:at] if any(issubclass(kind, ChoiceSealed) for kind, _ in entry.facts)]
