"""Tests of records: a change to any word is detected, even if the hashes are forged."""

import msgspec
import pytest

import ludotheque
from ludotheque.core.drive import random_play
from ludotheque.core.fair import fair
from ludotheque.core.history import Entry
from ludotheque.core.luck import fast
from ludotheque.core.record import add_hashes, read_record

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def match():
    match = ludotheque.new("kites", seats=3, luck=fair(b"secret", (b"a", b"b", b"c")))
    random_play(match, fast(4))
    return match


def with_valid_hashes(record, **changes):
    """Returns the record with something changed and all hashes recomputed."""
    return add_hashes(msgspec.structs.replace(record, **changes))


def with_entry(record, number, **changes):
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], **changes)
    return with_valid_hashes(record, entries=tuple(entries))


def index_of_play(record, kind):
    """Returns the index of the first entry whose action is of this kind."""
    return next(n for n, entry in enumerate(record.entries) if entry.action and entry.action["type"] == kind)


def test_the_entries_of_a_record_are_hash_chained(match):
    record = match.record()
    assert ludotheque.verify(record)
    hashes = [entry.hash for entry in record.entries] + [record.hash]
    assert len(set(hashes)) == len(hashes)
    assert all(len(hash_) == 64 for hash_ in hashes)
    shorter = ludotheque.new("kites", seats=3, luck=fair(b"secret", (b"a", b"b", b"c")))
    random_play(shorter, fast(4), 5)
    assert [entry.hash for entry in shorter.record().entries] == hashes[:6]


def test_an_action_drawn_by_the_luck_is_recorded_with_that_luck():
    undecided = ludotheque.new("kites", seats=3, luck=fair(b"secret"))
    while undecided.outcome is None:
        undecided.play_default(undecided.to_act[0])
    record = undecided.record()
    at = next(n for n, entry in enumerate(record.entries) if entry.kind == "drawn")
    entry = record.entries[at]
    assert entry.action is not None and entry.action["type"] == "bid" and "pick" in entry.luck[0]
    assert ludotheque.verify(record)
    assert ludotheque.replay(record).to_json() == undecided.to_json()
    assert ludotheque.from_bytes(undecided.to_bytes()).record() == record
    # A chosen action cannot pass for one that the luck drew, nor a drawn action for a chosen one.
    other = (1 + entry.luck[0]["pick"]) % 2
    for changes in (
        {"kind": "play"},
        {"kind": "play", "luck": entry.luck[1:]},
        {"action": {"type": "bid", "card": "storm"}},
        {"luck": ({"pick": other}, *entry.luck[1:])},
        {"luck": entry.luck[1:]},
        {"seat": None},
    ):
        verdict = ludotheque.verify(with_entry(record, at, **changes))
        assert not verdict and verdict.entry is not None and verdict.entry >= at, changes


def test_a_chosen_play_cannot_pass_for_a_drawn_one(match):
    record = match.record()
    at = index_of_play(record, "bid")
    verdict = ludotheque.verify(with_entry(record, at, kind="drawn"))
    assert not verdict and verdict.entry == at


def test_a_record_identifies_its_match(match):
    record = match.record()
    assert record.format == 1
    assert (record.game, record.version, record.seats) == ("kites", "2", 3)
    assert record.options == {"rounds": 4, "wind": "fickle"}
    assert record.components is None
    assert record.digest == match.box.digest
    assert record.commitment == fair(b"secret").commitment
    assert record.nonces == (b"a".hex(), b"b".hex(), b"c".hex())
    assert record.outcome == match.outcome
    assert bytes.fromhex(record.seed or "") == b"secret"


def test_changing_any_byte_is_detected(match):
    data = match.record().to_bytes()
    for at in range(len(data)):
        changed = data[:at] + bytes((data[at] ^ (1 << at % 7),)) + data[at + 1 :]
        verdict = ludotheque.verify(changed)
        assert not verdict, changed[at - 20 : at + 20]
        assert verdict.reason


def test_the_verdict_names_the_first_bad_entry(match):
    record = match.record()
    entries = list(record.entries)
    entries[4] = msgspec.structs.replace(entries[4], seat=((entries[4].seat or 0) + 1) % 3)
    verdict = ludotheque.verify(msgspec.structs.replace(record, entries=tuple(entries)))
    assert (verdict.good, verdict.entry) == (False, 4)


def test_shortened_and_lengthened_records_are_detected(match):
    record = match.record()
    assert not ludotheque.verify(msgspec.structs.replace(record, entries=record.entries[:-1]))
    assert not ludotheque.verify(msgspec.structs.replace(record, entries=record.entries * 2))
    assert not ludotheque.verify(with_valid_hashes(record, entries=record.entries[:-1]))
    assert not ludotheque.verify(with_valid_hashes(record, entries=()))
    assert not ludotheque.verify(with_valid_hashes(record, entries=(*record.entries, record.entries[-1])))


FORGERIES = {
    "another card": lambda r: with_entry(r, index_of_play(r, "bid"), action={"type": "bid", "card": "blizzard"}),
    "no action": lambda r: with_entry(r, index_of_play(r, "bid"), action=None),
    "an ill-formed action": lambda r: with_entry(r, index_of_play(r, "bid"), action={"type": "bid"}),
    "no seat": lambda r: with_entry(r, 1, seat=None),
    "a seat of elsewhere": lambda r: with_entry(r, 1, seat=17),
    "no such entry": lambda r: with_entry(r, 1, kind="dream"),
    "set up twice": lambda r: with_entry(r, 1, kind="setUp"),
    "taken back": lambda r: with_entry(r, 1, kind="takeBack"),
    "handed over to a cat": lambda r: with_entry(r, 1, kind="handOver", to="cat"),
    "handed over to nobody": lambda r: with_entry(r, 1, kind="handOver", action=None),
    "no luck": lambda r: with_entry(r, 0, luck=()),
    "other luck": lambda r: with_entry(r, 0, luck=({"draw": "breeze"},) * len(r.entries[0].luck)),
    "more luck": lambda r: with_entry(r, -1, luck=(*r.entries[-1].luck, {"die": 3})),
    "luck of no kind": lambda r: with_entry(r, 0, luck=({"coin": 3},)),
    "luck of two kinds": lambda r: with_entry(r, 0, luck=({"die": 3, "draw": "gust"},)),
    "another end": lambda r: with_valid_hashes(r, outcome=None),
    "another winner": lambda r: with_valid_hashes(r, outcome=msgspec.structs.replace(r.outcome, reason="magic")),
    "another seed": lambda r: with_valid_hashes(r, seed=b"other".hex()),
    "a seed that is none": lambda r: with_valid_hashes(r, seed="xyz"),
    "another commitment": lambda r: with_valid_hashes(r, commitment="00" * 32),
    "no commitment": lambda r: with_valid_hashes(r, commitment=None),
    "other nonces": lambda r: with_valid_hashes(r, nonces=("00",)),
    "nonces that are none": lambda r: with_valid_hashes(r, nonces=("xyz",)),
    "other options": lambda r: with_valid_hashes(r, options={"rounds": 5, "wind": "fickle"}),
    "unknown options": lambda r: with_valid_hashes(r, options={"moon": "full"}),
    "other seats": lambda r: with_valid_hashes(r, seats=2),
    "too many seats": lambda r: with_valid_hashes(r, seats=9),
    "another game": lambda r: with_valid_hashes(r, game="no-such-game"),
    "another version": lambda r: with_valid_hashes(r, version="0"),
    "another format": lambda r: with_valid_hashes(r, format=2),
    "another box": lambda r: with_valid_hashes(r, digest="00" * 32),
    "broken components": lambda r: with_valid_hashes(r, components={"hand": 3}),
    "a start of nowhere": lambda r: with_valid_hashes(r, start={"step": 0}),
    "an entry seen": lambda r: with_entry(r, 1, kind="seen"),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_forgeries_with_recomputed_hashes_are_detected(match, forgery):
    record = FORGERIES[forgery](match.record())
    assert record.hash != match.record().hash
    verdict = ludotheque.verify(record)
    assert not verdict
    assert verdict.reason
    assert "\n" not in verdict.reason
    assert not ludotheque.verify(record.to_bytes())


@pytest.mark.parametrize("forgery", ["no luck", "another card", "a start of nowhere", "luck of no kind"])
def test_a_bad_record_is_not_replayed(match, forgery):
    with pytest.raises(ludotheque.BadInput) as caught:
        ludotheque.replay(FORGERIES[forgery](match.record()))
    assert caught.value.where


@pytest.mark.parametrize("wrong", [b"", b"{}", b"[]", b"null", b"\xff", "x", {}, b"[" * 100_000, {"format": 1}])
def test_values_that_are_not_records_are_refused(wrong):
    assert not ludotheque.verify(wrong)
    with pytest.raises(ludotheque.BadInput) as caught:
        read_record(wrong)
    assert caught.value.message == "broken-record"


def test_a_seats_record_contains_only_what_it_saw(match):
    for seat in range(3):
        record = match.record(seat)
        assert record.start is None
        assert all(entry == Entry("seen", events=entry.events, hash=entry.hash) for entry in record.entries)
        assert all(entry.events for entry in record.entries)
        assert ludotheque.verify(record)
        with pytest.raises(ludotheque.BadInput) as caught:
            ludotheque.replay(record)
        assert caught.value.message == "seat-record"
    unfinished = ludotheque.new("kites", seats=3, luck=fair(b"secret"))
    assert unfinished.record(0).seed is None
    hand = unfinished.record(0).to_bytes()
    other = ludotheque.new("kites", seats=3, luck=fair(b"secret"))
    assert hand == other.record(0).to_bytes()


def test_a_step_that_a_seat_did_not_see_leaves_no_trace_in_its_record():
    match = ludotheque.new("kites", seats=3, seed=1)
    luck = fast(1)
    while match.view(None).to_act != () and not (match.history[-1].facts and match.view(None).step < match.step):
        random_play(match, luck, 1)
    assert match.view(None).step == match.step - 1
    turn = match.to_act[0]
    others = [seat for seat in range(3) if seat != turn]
    before = [match.copy().record(seat) for seat in others]
    match.take_back(turn)
    assert [match.record(seat) for seat in others] == before


def test_fair_luck_is_verified_against_the_seed(match):
    record = match.record()
    assert ludotheque.verify(record)
    without = with_valid_hashes(record, seed=None)
    assert ludotheque.verify(without)  # all moves are legal, though the dice cannot be verified
    number = index_of_play(record, "keep") if any(e.action == {"type": "keep"} for e in record.entries) else 0
    luck = list(record.entries[number].luck)
    at = next(n for n, request in enumerate(luck) if "draw" in request)
    others = [{"draw": name} for name in ("breeze", "gust", "gale", "storm") if {"draw": name} != luck[at]]
    verdicts = [with_entry(record, number, luck=(*luck[:at], other, *luck[at + 1 :])) for other in others]
    assert not any(ludotheque.verify(verdict) for verdict in verdicts)
