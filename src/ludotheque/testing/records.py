"""Checks of saving: bytes, JSON and records can be read back, and every change of a record is detected."""

from __future__ import annotations

from typing import Any

import msgspec

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Event
from ludotheque.core.fair import fair
from ludotheque.core.history import DRAWN, Record
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.record import read_record
from ludotheque.testing.case import (
    Case,
    ContractBroken,
    Findings,
    contract_check,
    json_bytes,
    position_bytes,
    random_course,
    require,
    some_positions,
    viewers,
)


@contract_check
def round_trips(case: Case, *, positions: int = 6, damages: int = 8) -> Findings:
    """Positions, actions, events, views, choices and records are the same after conversion to bytes or JSON and back."""
    findings = Findings()
    luck = case.luck("round trips")
    for match in some_positions(case, luck, positions):
        check_bytes(match, luck, damages)
        check_position(match, luck)
        check_structs(match)
        record = match.record()
        for form in (record.to_bytes(), msgspec.to_builtins(record), ludotheque.to_json(record)):
            require(read_record(form) == record, "a record does not come back the same", match)
        findings["positions"] += 1
    return findings


def check_bytes(match: Match, luck: Luck, damages: int) -> None:
    """Checks that a match can be restored from its bytes (position, history and luck), and that damaged bytes raise
    BadInput.
    """
    data = match.to_bytes()
    again = ludotheque.from_bytes(data)
    require(again.to_bytes() == data, "a match read from bytes gives different bytes", match)
    require_same(match, again, "a match from bytes")
    require(again.record() == match.record(), "a match read from bytes has a different record", match)
    twin = match.copy()
    while twin.outcome is None and twin.step < match.step + 10:
        seat, action = random_step(twin, luck)
        again.play(seat, action)
    require(again.to_bytes() == twin.to_bytes(), "a match read from bytes continues differently", match)
    for _ in range(damages):
        at = luck.die(len(data)) - 1
        damaged = data[:at] + bytes((data[at] ^ (1 << luck.die(8) - 1),)) + data[at + 1 :]
        try:
            ludotheque.from_bytes(damaged)
        except BadInput:
            continue  # the damaged bytes may happen to be a valid match


def check_position(match: Match, luck: Luck) -> None:
    """Checks that a position from JSON is the same position, even after a text editor has reformatted the JSON."""
    position = match.to_json()
    for form in (position, ludotheque.to_json(match), msgspec.json.decode(msgspec.json.encode(position))):
        again = ludotheque.from_json(form, luck.copy())
        require(position_bytes(again) == position_bytes(match), "a position does not come back the same", match)
        for viewer in viewers(match):
            same = json_bytes(again.view(viewer)) == json_bytes(match.view(viewer))
            require(same, f"a position from JSON looks different to {viewer}", match)


def check_structs(match: Match) -> None:
    """Checks that actions, events and views are the same after conversion to JSON and back, including their types."""
    rules = match.rules
    for seat in range(match.seats):
        choices = match.choices(seat)
        for action in list(choices)[:20]:
            require_struct(match, action, rules.actions)
        doc = ludotheque.to_json(choices)
        require(
            doc["actions"] == [ludotheque.to_json(one) for one in choices],
            "choices as JSON list different actions",
            match,
        )
    for viewer in viewers(match):
        view = match.view(viewer)
        require(view == msgspec.json.decode(json_bytes(view), type=rules.views), "a view comes back different", match)
        require(
            (view.game, view.seat, view.seats) == (match.game, viewer, match.seats),
            "a view names another game, seat or number of seats",
            match,
        )
        require(
            (view.to_act, view.may_act) == (match.to_act, match.may_act),
            "a view says that different seats are asked",
            match,
        )
        require(
            (view.outcome, view.options) == (match.outcome, match.options),
            "a view has another outcome or other options",
            match,
        )
        for event in match.seen(viewer)[-20:]:
            require_struct(match, event, rules.events)


def require_struct(match: Match, thing: Any, kind: Any) -> None:
    """Raises ContractBroken unless an action or event is the same after conversion to JSON and back, and its JSON
    begins with its type.
    """
    text = msgspec.json.encode(thing)
    name = type(thing).__name__
    require(text.startswith(f'{{"type":"{name[0].lower()}{name[1:]}"'.encode()), f"{text!r} has no type", match)
    require(msgspec.json.decode(text, type=kind) == thing, f"{thing} comes back different", match)
    require(msgspec.convert(ludotheque.to_json(thing), kind) == thing, f"{thing} comes back different", match)


def require_same(match: Match, again: Match, what: str) -> None:
    """Raises ContractBroken unless two matches have the same position, views and seen events."""
    require(position_bytes(again) == position_bytes(match), f"{what} has a different position", match)
    for viewer in viewers(match):
        same = json_bytes(again.view(viewer)) == json_bytes(match.view(viewer))
        require(same, f"{what} looks different to {viewer}", match)
        require(
            events_as_bytes(again.seen(viewer)) == events_as_bytes(match.seen(viewer)),
            f"in {what} {viewer} saw different events",
            match,
        )


def events_as_bytes(events: list[Event]) -> bytes:
    """Returns events as they would be sent."""
    return msgspec.json.encode(events)


@contract_check
def replay_equals_play(case: Case, *, positions: int = 3) -> Findings:
    """A record replays to the same position, views, seen events and record, both during a match and at its end."""
    findings = Findings()
    luck = case.luck("replays")
    ended = finished_match(case, luck)
    ended.hand_over(0, "bot")
    for match in [*some_positions(case, luck, positions), ended]:
        require_same(match, ludotheque.replay(match.record()), "a replay")
        require_same(match, ludotheque.replay(match.record().to_bytes()), "a replay from a file")
        require(ludotheque.replay(match.record()).record() == match.record(), "a replay has a different record", match)
        require(ludotheque.verify(match.record()), f"{ludotheque.verify(match.record())}", match)
        findings["replays"] += 1
    fair_match = finished_match(case, luck, fair(case.seed, (b"nonce",)))
    verdict = ludotheque.verify(fair_match.record())
    require(verdict, f"a record of fair luck is not verified: {verdict.reason}", fair_match)
    return findings


@contract_check
def undecided_is_drawn(case: Case, *, positions: int = 12) -> Findings:
    """If a seat without a default does not decide, the match's luck draws a legal answer, and the answer is recorded
    with that luck.
    """
    findings = Findings()
    for match in some_positions(case, case.luck("undecided"), positions):
        for seat in match.to_act:
            choices = match.choices(seat)
            if choices.default is not None:
                continue
            undecided = match.copy()
            undecided.play_default(seat)
            drawn = undecided.history[-1]
            action = drawn.action
            is_drawn = (drawn.kind, drawn.seat) == (DRAWN, seat) and bool(drawn.luck)
            require(is_drawn, f"seat {seat} decided nothing, and no luck was used", match)
            require(
                choices.answers(action), f"what was drawn for seat {seat} does not answer its question: {action}", match
            )
            verdict = ludotheque.verify(undecided.record())
            require(verdict, f"what was drawn for seat {seat} does not verify: {verdict.reason}", match)
            again = ludotheque.replay(undecided.record())
            same = position_bytes(again) == position_bytes(undecided)
            require(same, f"what was drawn for seat {seat} is replayed differently", match)
            findings["drawn"] += 1
    return findings


@contract_check
def verify_detects_change(case: Case, *, changes: int = 60) -> Findings:
    """One changed bit anywhere in a record, whole or of one seat, is detected; an unchanged record passes."""
    findings = Findings()
    luck = case.luck("changes")
    match = finished_match(case, luck)
    seat = luck.die(match.seats) - 1
    records: list[Record] = [match.record(), match.record(seat)]
    for record in records:
        whose = "a record" if record.seat is None else "the record of a seat"
        verdict = ludotheque.verify(record)
        require(verdict, f"{whose} is not verified: {verdict.reason}", match)
        data = record.to_bytes()
        for _ in range(changes):
            at = luck.die(len(data)) - 1
            changed = data[:at] + bytes((data[at] ^ (1 << luck.die(8) - 1),)) + data[at + 1 :]
            near = changed[max(0, at - 20) : at + 20]
            require(not ludotheque.verify(changed), f"{whose} is verified with byte {at} changed: … {near!r} …", match)
            findings["changes"] += 1
    try:
        ludotheque.replay(records[1])
    except BadInput:
        return findings
    raise ContractBroken("what one seat saw was replayed as if it were the whole match", match)


def finished_match(case: Case, luck: Luck, of_match: Luck | None = None) -> Match:
    """Plays a random match to its end; some plays are taken back on the way."""
    match = case.new(of_match)
    for _ in random_course(case, luck, match):
        pass
    return match
