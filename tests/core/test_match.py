"""Tests of matches: what a match remembers, what it refuses, and how bots play it."""

import copy
import pickle

import pytest

import ludotheque
from ludotheque.core.choices import Choices
from ludotheque.core.drive import random_play, random_step, run
from ludotheque.core.errors import BadInput, Refused, WrongLuck
from ludotheque.core.events import ChoiceReopened, ChoiceSealed
from ludotheque.core.history import DRAWN, PLAY
from ludotheque.core.log import Events
from ludotheque.core.luck import Luck, fast, scripted
from ludotheque.core.structs import Action, View
from tests.sample.said import Bid, Hold, Whistle

pytestmark = pytest.mark.compiled


def kites(seats=2, seed=1):
    return ludotheque.new("kites", seats=seats, seed=seed)


def bid(match, seat):
    return match.play(seat, match.choices(seat)[0])


def test_a_sealed_choice_is_seen_only_by_its_seat():
    match = kites(3)
    (event,) = bid(match, 0)
    assert isinstance(event, ChoiceSealed)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == ChoiceSealed(0, None)
    assert match.to_act == (1, 2)
    assert match.seen(1)[-1] == ChoiceSealed(0, None)


def test_a_sealed_choice_can_be_taken_back_until_the_reveal():
    match = kites()
    before = match.to_json()
    bid(match, 0)
    (event,) = match.take_back(0)
    assert event == ChoiceReopened(0)
    assert match.to_json() == before
    bid(match, 1)
    bid(match, 0)
    for seat in (0, 1):
        assert not match.may_take_back(seat)
        with pytest.raises(ludotheque.Refused) as caught:
            match.take_back(seat)
        assert caught.value.message == "nothing-to-take-back"


def test_a_refused_action_leaves_nothing_behind():
    match = kites()
    before = match.to_bytes()
    with pytest.raises(ludotheque.Refused):
        match.play(0, Hold())
    with pytest.raises(ludotheque.BadInput):
        match.play(0, Bid(3))  # type: ignore[arg-type]
    with pytest.raises(ludotheque.BadInput):
        match.play(0, Bid(object()))  # type: ignore[arg-type]
    assert match.to_bytes() == before
    assert len(match.history) == 1


def test_choices_always_belong_to_the_present_position():
    match = kites()
    kept = match.choices(0)
    assert match.choices(0) is kept
    match.choices(1)
    bid(match, 0)
    assert not match.choices(0)
    match.take_back(0)
    assert list(match.choices(0)) == list(kept)


def test_a_hand_over_is_recorded_but_seen_by_nobody():
    match = kites()
    seen, view = match.seen(0), match.view(0)
    match.hand_over(1, "bot")
    match.hand_over(1, "person")
    assert (match.seen(0), match.view(0)) == (seen, view)
    assert [entry.to for entry in match.record().entries[1:]] == ["bot", "person"]
    assert len(match.record(0).entries) == 1
    assert ludotheque.verify(match.record())
    with pytest.raises(ludotheque.BadInput):
        match.hand_over(1, "cat")
    with pytest.raises(ludotheque.BadInput):
        match.hand_over(2, "bot")


def test_events_can_be_compared_indexed_and_sliced():
    match = kites()
    events = bid(match, 0)
    assert isinstance(events, Events)
    assert len(events) == 1
    assert events == [events[0]] == list(events)
    assert events[:1] == events
    assert events[1:] == []
    assert "ChoiceSealed" in repr(events)


def test_damaged_bytes_are_refused():
    match = kites(3)
    random_play(match, fast(1), 9)
    data = match.to_bytes()
    for at in range(1, len(data)):
        for bit in (1, 64, 128):
            damaged = data[:at] + bytes((data[at] ^ bit,)) + data[at + 1 :]
            try:
                ludotheque.from_bytes(damaged)
            except ludotheque.BadInput as error:
                assert str(error)


def test_a_match_from_a_position_has_no_history():
    match = kites()
    bid(match, 0)
    again = ludotheque.from_json(match.to_json(), luck=fast(3))
    assert again.history == []
    assert again.seen(0) == []
    bid(again, 1)
    assert again.record().start == match.to_json()["position"]
    assert ludotheque.replay(again.record()).to_json() == again.to_json()


def test_players_are_asked_in_turn():
    match = kites(3)
    asked = []

    def noting(view: View, choices: Choices, luck: Luck) -> Action | None:
        asked.append((view.seat, bool(choices), view.seat in view.may_act))
        return choices.sample(luck) if view.seat in view.to_act else None

    run(match, [noting] * 3, fast(2))
    assert match.outcome is not None
    assert all(has_choices for _, has_choices, _ in asked)
    assert any(offered for _, _, offered in asked)


def test_every_seat_that_may_act_gets_one_chance_after_each_play():
    match = kites(3)
    offers = []

    def eager(view: View, choices: Choices, luck: Luck) -> Action | None:
        if view.seat in view.may_act:
            offers.append(view.seat)
            return choices[0]
        return choices[0]

    run(match, [eager] * 3, fast(2), until=lambda match: match.view(None).step >= 7)
    winner = match.history[4].seat
    assert [match.history[at].seat for at in (4, 5)] == offers == [(winner + n) % 3 for n in range(2)]
    assert all(isinstance(match.history[at].action, Whistle) for at in (4, 5))


def test_a_player_must_return_an_owed_decision():
    def silent(view: View, choices: Choices, luck: Luck) -> Action | None:
        return None

    match = kites(3)
    with pytest.raises(ludotheque.BadInput, match="player of seat 0: this player owes a decision but answered None"):
        run(match, [silent] * 3, fast(2))
    assert match.step == 0


def test_without_a_default_an_action_is_drawn_from_the_luck():
    match = kites(3)
    seat = match.to_act[0]
    match.play_default(seat)
    last = match.history[-1]
    assert (last.kind, last.seat) == (DRAWN, seat) and isinstance(last.action, Bid)
    assert [asked for answer in last.luck for asked in answer] == ["pick"]
    drawn = set()
    for seed in range(40):
        other = kites(3).copy(fast(seed))
        other.play_default(seat)
        drawn.add(other.history[-1].action)
    assert drawn == set(kites(3).choices(seat))


def test_a_default_is_played_without_luck():
    match = kites(3)
    while match.choices(match.to_act[0]).default is None:
        match.play_default(match.to_act[0])
    default = match.choices(match.to_act[0]).default
    before = match.luck.to_json()
    match.play_default(match.to_act[0])
    assert match.history[-1].kind == PLAY and match.history[-1].action == default
    assert not match.history[-1].luck and match.luck.to_json() == before


def test_nothing_is_drawn_for_a_seat_that_owes_nothing():
    match = kites(3)
    match.play_default(0)
    before = match.to_bytes()
    with pytest.raises(ValueError, match="owes no decision"):
        match.play_default(0)
    assert match.to_bytes() == before


def test_each_player_has_its_own_luck():
    heard: dict[int | None, int] = {}

    def listening(view: View, choices: Choices, luck: Luck) -> Action | None:
        heard.setdefault(view.seat, luck.copy().noise())
        return choices.sample(luck)

    run(kites(3), [listening] * 3, fast(2))
    assert len(set(heard.values())) == 3


def test_random_play_sometimes_takes_any_time_actions():
    whistles = plays = 0
    for seed in range(60):
        match = kites(4, seed)
        plays += random_play(match, fast(seed))
        whistles += sum(isinstance(entry.action, Whistle) for entry in match.history)
    assert 20 < whistles < plays / 8
    match = kites()
    assert random_play(match, fast(1), 5) == match.step == 5
    seat, action = random_step(match, fast(1))
    assert (match.history[-1].seat, match.history[-1].action) == (seat, action)


def wrong_luck(match):
    """Plays until the scripted luck has no answer left; returns the match as JSON, in the state before the last play."""
    while True:
        before = match.to_json()
        seat = match.to_act[0]
        action = match.choices(seat).sample(fast(1))
        try:
            match.play(seat, action)
        except WrongLuck:
            return before


def test_a_play_without_luck_changes_nothing():
    luck = scripted([dict(answer) for answer in kites().record().entries[0].luck])
    match = ludotheque.new("kites", seats=2, luck=luck)
    before = wrong_luck(match)
    assert match.to_json() == before
    random_play(match.copy(fast(2)), fast(3))
    assert ludotheque.verify(match.record())


def test_a_replayed_match_reports_that_its_recorded_luck_is_used_up():
    match = kites(3)
    random_play(match, fast(1), 2)
    again = ludotheque.replay(match.record())
    with pytest.raises(
        WrongLuck, match=r"its record ends here; to play on, give it a luck: replay\(record, luck=...\)"
    ):
        random_play(again, fast(1))
    on, copy = ludotheque.replay(match.record(), luck=fast(9)), again.copy(fast(9))
    random_play(on, fast(1))
    random_play(copy, fast(1), 0)
    assert on.outcome is not None
    assert ludotheque.verify(on.record())


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_can_be_copied_by_the_copy_module(copied):
    match = kites(3)
    random_play(match, fast(1), 4)
    twin = copied(match)
    assert twin.to_bytes() == match.to_bytes()
    before = match.to_bytes()
    random_play(twin, fast(2))
    assert match.to_bytes() == before
    assert twin.outcome is not None


def test_views_choices_and_events_can_be_pickled():
    match = kites(3)
    events = bid(match, 0)
    choices = match.choices(1)
    for thing in (events, match.view(0), match.record(), choices[0], match.seen(1)):
        assert pickle.loads(pickle.dumps(thing)) == thing


def test_choices_cannot_be_pickled_but_follow_from_a_view():
    match = kites(3)
    while not match.choices(match.to_act[0]).regions:
        random_play(match, fast(1), 1)
    seat = match.to_act[0]
    choices = match.choices(seat)
    assert copy.deepcopy(choices).to_json() == copy.copy(choices).to_json() == choices.to_json()
    with pytest.raises(TypeError, match="pickle the view"):
        pickle.dumps(choices)
    view = pickle.loads(pickle.dumps(match.view(seat)))
    assert ludotheque.imagine(view, fast(1)).choices(seat).to_json() == choices.to_json()


def test_errors_can_be_pickled():
    for error in (
        Refused("kites", 1, "§2", "not-in-hand", card="gust"),
        BadInput("seats", "bad-seats", value="9", low=2, high=4),
        BadInput("options.board", "small-board", game="malta", seats=3),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.to_json()) == (type(error), str(error), error.to_json())
