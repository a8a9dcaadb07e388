"""Tests of reviews: they are repeatable, their chances add up to one, they judge a decision by what its seat knew, and
they need a finished match.
"""

from pathlib import Path

import msgspec
import pytest

import ludotheque
from ludotheque.bots.review import (
    Better,
    Decision,
    Moment,
    best_moments,
    check_reviewable,
    is_mistake,
    lasting,
    moments_of,
    review_of,
    seat_review,
    turning_points,
)
from ludotheque.core.errors import BadInput, BrokenEntry
from ludotheque.core.history import PLAY, steps
from ludotheque.core.luck import fast
from ludotheque.core.record import match_of_record, read_record
from ludotheque.core.words import Phrase

# A finished match, because simulating walks takes long.
WALKS = Path(__file__).parents[1] / "games" / "wound_up" / "records" / "last-turn.json"


def finished_record(game, seats, seed=3):
    """Returns the record of a match that was played at random."""
    match = ludotheque.new(game, seats=seats, seed=seed)
    luck = fast(seed)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    return match.record()


@pytest.mark.parametrize("game, seats", [("kites", 2), ("worm-up", 3), ("glory", 2), ("wound-up", 2)])
def test_every_entrys_chances_sum_to_one_and_the_winner_ends_at_one(game, seats):
    record = read_record(WALKS.read_bytes()) if game == "wound-up" else finished_record(game, seats)
    part = msgspec.structs.replace(record, entries=record.entries[:12])
    moments = list(moments_of(part, 8))
    assert [moment.entry for moment in moments] == list(range(12))
    for moment in moments:
        assert sum(moment.chances) == pytest.approx(1.0, abs=0.002)
        assert bool(moment.luck) == bool(record.entries[moment.entry].luck)
        assert not moment.luck or sum(moment.luck) == pytest.approx(0.0, abs=0.002)
    last = list(moments_of(record, 8, first=len(record.entries) - 1))
    assert record.outcome is not None and len(last) == 1
    for seat, chance in enumerate(last[0].chances):
        assert chance == pytest.approx((seat in record.outcome.winners) / len(record.outcome.winners), abs=0.001)


def test_an_entry_without_luck_or_choice_changes_no_chance():
    record = read_record(WALKS.read_bytes())
    match = match_of_record(record)
    forced = []
    for number, entry in enumerate(record.entries[:60]):
        if entry.kind == PLAY and not entry.luck and entry.doer in match.to_act:
            choices = match.choices(entry.doer)
            if len(choices.actions) == 1 and not choices.regions:
                forced.append(number)
        next(steps([entry], match))
    part = msgspec.structs.replace(record, entries=record.entries[:60])
    moments = list(moments_of(part, 8))
    assert len(forced) > 5
    for number in forced:
        assert moments[number].chances == moments[number - 1].chances


def test_an_entrys_value_does_not_depend_on_where_the_review_begins():
    record = finished_record("kites", 2)
    whole = list(moments_of(record, 40))
    assert list(moments_of(record, 40, first=5)) == whole[5:]
    assert any(moment.decision is not None for moment in whole)


def test_what_a_decision_lost_depends_only_on_what_its_seat_knew():
    """Checks matches that differ only in what the deciding seat cannot know: the chances differ, the judgement does
    not.
    """
    match = ludotheque.new("glory", seats=2, seed=5)
    luck = fast(5)
    while match.step < 40 or len(match.choices(match.to_act[0]).actions) < 3:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    seat = match.to_act[0]
    action = match.choices(seat).sample(fast(1))
    found = []
    for number in range(3):
        twin = ludotheque.imagine(match.view(seat), fast(number))
        twin.play(seat, action)
        record = msgspec.structs.replace(twin.record(), seed="00", hash="the same")
        found.append(list(moments_of(record, 60)))
    assert len({str(moments[-1].decision) for moments in found}) == 1
    assert len({moments[-1].chances for moments in found}) > 1


def test_a_blunder_is_found_and_named():
    """Shows that a review of random play in Kites finds mistakes, and names for each the best choice and a reason."""
    losses = []
    for seed in range(2):
        record = finished_record("kites", 2, seed)
        losses += [moment.decision for moment in moments_of(record, 120) if moment.decision and moment.decision.better]
    assert losses, "random play makes mistakes"
    for loss in losses:
        assert loss.loss >= 0.02 and loss.loss >= 2 * loss.error
        assert loss.better is not None and loss.better.did != loss.better.best and loss.better.reason.message


def moment(entry, seat, *chances, luck=(), loss=None, takes_back=False):
    decision = None if loss is None else Decision(seat, loss, 0.01, None, is_mistake(loss, 0.01))
    errors = (0.01,) * len(chances)
    return Moment(entry, seat, chances, errors, luck, errors if luck else (), decision, takes_back)


def test_luck_and_decisions_are_summed_separately_without_what_was_taken_back():
    moments = [
        moment(0, None, 0.5, 0.5, luck=(0.02, -0.02)),
        moment(1, 0, 0.3, 0.7, loss=0.2),
        moment(2, 0, 0.5, 0.5, takes_back=True),
        moment(3, 0, 0.55, 0.45, loss=0.01),
        moment(4, 1, 0.8, 0.2, luck=(0.25, -0.25), loss=0.06),
    ]
    kept = lasting(moments)
    assert [(decision.seat, decision.loss) for decision in kept] == [(0, 0.01), (1, 0.06)]
    ann, ben = [seat_review(moments, kept, seat) for seat in (0, 1)]
    assert (ann.luck, ann.loss, ann.decisions, ann.mistakes) == (0.27, 0.01, 1, 0)
    assert (ben.luck, ben.loss, ben.decisions, ben.mistakes) == (-0.27, 0.06, 1, 1)
    assert 0.01 < ann.luck_error < 0.02
    ann_best, ben_best = best_moments(moments)
    assert ann_best is not None and (ann_best.entry, ann_best.change, ann_best.is_luck) == (4, 0.25, True)
    assert ben_best is not None and (ben_best.entry, ben_best.change, ben_best.is_luck) == (1, 0.2, False)
    assert best_moments(moments[:1]) == (None, None)
    points = turning_points(moments)
    assert [(point.entry, point.is_luck) for point in points] == [(1, False), (2, False), (4, True)]


def test_a_rise_after_a_poor_decision_of_the_seat_itself_is_luck():
    before, after = moment(0, None, 0.5, 0.5), moment(1, 0, 0.8, 0.2, loss=0.2)
    said = Phrase("said")
    poor = msgspec.structs.replace(after.decision, better=Better(said, said, said))
    ann, ben = best_moments([before, msgspec.structs.replace(after, decision=poor)])
    assert ann is not None and ann.is_luck and ben is None
    ann, _ = best_moments([before, after])
    assert ann is not None and not ann.is_luck


def test_a_review_can_be_saved_and_reports_the_calibration_of_its_chances():
    record = finished_record("kites", 2)
    review = review_of(record, list(moments_of(record, 8)), 8)
    assert not review.is_calibrated and review.simulations == 8
    assert msgspec.json.decode(msgspec.json.encode(review))["turningPoints"] is not None


def test_unfinished_and_damaged_matches_are_not_reviewed():
    match = ludotheque.new("kites", seats=2, seed=1)
    with pytest.raises(BadInput, match="not over"):
        check_reviewable(match.record())
    record = finished_record("kites", 2)
    check_reviewable(record)
    with pytest.raises(BadInput, match="one seat"):
        check_reviewable(msgspec.structs.replace(record, seat=0))
    entries = list(record.entries)
    at = len(entries) // 2
    entries[at] = msgspec.structs.replace(entries[at], action={"type": "nonsense"}, kind="play", seat=0)
    with pytest.raises(BrokenEntry) as broken:
        list(moments_of(msgspec.structs.replace(record, entries=tuple(entries)), 8))
    assert broken.value.number == at
