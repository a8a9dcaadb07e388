"""Tests of history: each action has one entry, which is the same in a match, in a record and in the log of a table."""

import msgspec
import pytest

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.errors import BadInput, BrokenEntry, Refused
from ludotheque.core.history import HAND_OVER, PLAY, SET_UP, Entry, steps
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.record import match_of_record
from tests.sample.said import Bid

pytestmark = pytest.mark.compiled


def played_match(plays: int = 12) -> Match:
    match = ludotheque.new("kites", seats=3, seed=4)
    luck = fast(4)
    for _ in range(plays):
        random_step(match, luck)
    match.hand_over(1, "bot")
    return match


def test_the_field_names_of_entries_do_not_change():
    match = played_match()
    play = next(entry for entry in match.history if entry.kind == PLAY)
    action = ludotheque.to_json(play.action)
    recorded, logged = [
        [msgspec.json.decode(msgspec.json.encode(form(entry))) for entry in (match.history[0], play, match.history[-1])]
        for form in (Entry.for_record, Entry.for_log)
    ]
    luck = [dict(answer) for answer in match.history[0].luck]
    assert recorded[0] == {"kind": "setUp", "luck": luck}
    assert recorded[2] == {"kind": "handOver", "seat": 1, "to": "bot"}
    assert {"kind": "play", "seat": play.seat, "action": action}.items() <= recorded[1].items()
    assert logged[0] == {
        "kind": "setUp",
        "seat": 0,
        "luck": luck,
        "events": ludotheque.to_json(match.history[0].events),
    }
    assert logged[2] == {"kind": "handOver", "seat": 1, "action": "bot"}
    assert logged[1] == {**recorded[1], "events": ludotheque.to_json(play.events)}


@pytest.mark.parametrize("form", [Entry.for_record, Entry.for_log])
def test_written_entries_can_be_replayed(form):
    match = played_match()
    written = [msgspec.json.decode(msgspec.json.encode(form(entry)), type=Entry) for entry in match.history]
    again = match_of_record(match.record())
    assert list(steps(written, again)) == match.history == again.history
    assert again.to_json() == match.to_json()


def test_each_step_is_yielded_after_it_is_replayed():
    record = played_match().record()
    match = match_of_record(record)
    for number, entry in enumerate(steps(record.entries, match)):
        assert entry is match.history[number] and len(match.history) == number + 1


@pytest.mark.parametrize(
    "wrong", [Entry(SET_UP, 0), Entry("leave", 0), Entry(PLAY, 0), Entry(PLAY, None, {}), Entry(HAND_OVER, 0, "cat")]
)
def test_an_entry_that_cannot_be_replayed_is_named(wrong):
    match = played_match(3)
    entries = [*match.history[:3], wrong]
    with pytest.raises(BrokenEntry) as caught:
        list(steps(entries, match_of_record(match.record())))
    assert caught.value.number == 3


def test_check_tells_legal_from_illegal_and_changes_nothing():
    match = ludotheque.new("kites", seats=3, seed=4)
    before = match.to_bytes()
    (seat,) = match.to_act[:1]
    legal = next(iter(match.choices(seat)))
    assert match.check(seat, legal) is legal
    assert match.check(seat, ludotheque.to_json(legal)) == legal
    wrong = Bid("no such card")
    with pytest.raises(Refused) as checked:
        match.check(seat, wrong)
    with pytest.raises(Refused) as refused:
        match.play(seat, wrong)
    assert checked.value.to_json() == refused.value.to_json()
    with pytest.raises(BadInput):
        match.check(seat, {"type": "noSuchAction"})
    with pytest.raises(BadInput):
        match.check(7, legal)
    assert match.to_bytes() == before
