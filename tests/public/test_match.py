"""Tests of the public interface: what a match reports, accepts and refuses."""

import json

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play
from tests.public.boxes import edited_box
from tests.short import short_options

pytestmark = pytest.mark.compiled


def text(thing):
    return json.dumps(ludotheque.to_json(thing))


def test_a_match_describes_itself(match, game):
    info = ludotheque.games()[game]
    assert (match.game, match.seats, match.version) == (game, 3, info.version)
    assert list(match.options) == [option.name for option in info.options]
    assert match.step == 12 == len(match.history) - 1


def test_a_match_has_a_short_repr(match, ended, game):
    assert repr(match).startswith(f"<Match of {game}: 3 seats, step 12, [")
    assert "Outcome(winners=" in repr(ended)
    assert repr(match.choices(match.to_act[0])).startswith("<Choices: ")


def test_step_is_the_number_of_accepted_plays(game):
    match = ludotheque.new(game, seats=2, seed=1)
    assert match.step == 0
    random_play(match, ludotheque.luck(1), 3)
    assert match.step == 3


def test_to_act_lists_the_seats_that_are_asked(match, ended):
    assert list(match.to_act) == sorted(match.to_act)
    assert isinstance(match.to_act, tuple)
    assert isinstance(match.may_act, tuple)
    assert match.to_act
    assert ended.to_act == () == ended.may_act
    assert ended.outcome is not None


def test_choices_lists_the_legal_actions(match):
    seat = match.to_act[0]
    choices = match.choices(seat)
    actions = list(choices)
    assert len(choices) == len(actions)
    assert actions or choices.regions
    assert actions == list(match.copy().choices(seat))
    assert all(isinstance(action, ludotheque.Action) and choices.contains(action) for action in actions)
    assert choices.contains(choices.sample(ludotheque.luck(1)))
    assert choices.default is None or choices.contains(choices.default)
    assert isinstance(choices.regions, tuple)
    doc = json.loads(json.dumps(choices.to_json()))
    assert doc == ludotheque.to_json(choices)
    assert [action["type"] for action in doc["actions"]] == [ludotheque.to_json(action)["type"] for action in actions]
    assert set(doc) == {"actions", "regions", "default"}
    for other in {0, 1, 2} - {*match.to_act, *match.may_act}:
        assert len(match.choices(other)) == 0
        assert not match.choices(other)
        assert match.choices(other).default is None


def test_play_takes_a_struct_or_its_json(match):
    seat = match.to_act[0]
    action = match.choices(seat).sample(ludotheque.luck(1))
    one, other = match.copy(), match.copy()
    events = one.play(seat, action)
    assert list(other.play(seat, ludotheque.to_json(action))) == list(events)
    assert one.to_bytes() == other.to_bytes()
    assert one.step == match.step + 1
    for event in events:
        assert isinstance(event, ludotheque.Event)
        for viewer in (0, 1, 2, None):
            seen = event.seen_by(viewer)
            assert seen is None or isinstance(seen, ludotheque.Event)
    assert len(events[0:1]) == min(1, len(events))


def test_choices_cannot_be_changed(match):
    choices = match.choices(match.to_act[0])
    assert isinstance(choices.actions, tuple)
    assert choices.actions == tuple(choices)
    assert isinstance(choices.regions, tuple)


def test_options_and_components_are_copies(game):
    edited = edited_box(game, find_game(game).folder / "box.toml")
    given = dict(short_options(game))
    match = ludotheque.new(game, seats=3, seed=7, options=given, components=edited)
    random_play(match, ludotheque.luck(7), 5)
    view = match.view(0)
    world = ludotheque.imagine(view, ludotheque.luck(1))
    before = [match.to_bytes(), world.to_bytes()]
    record = match.record()
    tables = [
        given,
        edited,
        view.options,
        view.components,
        match.options,
        match.to_json(),
        record.options,
        record.components,
    ]
    for table in tables:
        assert table is not None
        table.clear()
    ludotheque.games()[game].title.clear()
    assert [match.to_bytes(), world.to_bytes()] == before
    assert match.view(0).options == match.options == match.record().options != {}
    assert ludotheque.verify(match.record())


def test_actions_are_frozen_and_tagged(match):
    seat = match.to_act[0]
    action = match.choices(seat).sample(ludotheque.luck(1))
    doc = ludotheque.to_json(action)
    name = type(action).__name__
    assert doc["type"] == name[0].lower() + name[1:]
    assert next(iter(doc)) == "type"
    if action.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(action, action.__struct_fields__[0], 1)


def test_a_refused_play_changes_nothing(match):
    seat = match.to_act[0]
    others = [other for other in range(3) if other not in {*match.to_act, *match.may_act}]
    action = match.choices(seat).sample(ludotheque.luck(1))
    before = match.to_bytes()
    for other in others or [seat]:
        if not others:
            match = match.copy()
            random_play(match, ludotheque.luck(2))
            before = match.to_bytes()
        with pytest.raises(ludotheque.Refused) as caught:
            match.play(other, action)
        refused = caught.value
        assert isinstance(refused, ValueError)
        assert refused.seat == other
        assert refused.section.startswith("§")
        assert isinstance(refused.message, str)
        assert isinstance(refused.values, dict)
        assert refused.section in str(refused)
        assert ludotheque.to_json(refused) == json.loads(text(refused))
        assert match.to_bytes() == before


@pytest.mark.parametrize("wrong", [None, 3, "pass", [], {}, {"type": "noSuchAction"}])
def test_ill_formed_actions_are_bad_input(match, wrong):
    with pytest.raises(ludotheque.BadInput) as caught:
        match.play(match.to_act[0], wrong)
    assert caught.value.where == "action"


def test_the_error_for_a_non_action_says_what_an_action_is(match):
    actions = ludotheque.actions_of(match.game)
    seat = match.to_act[0]
    with pytest.raises(ludotheque.BadInput) as caught:
        match.play(seat, {"type": "noSuchAction"})
    assert caught.value.message == "unknown-action"
    assert caught.value.values["names"].split(", ") == list(actions)
    with_fields = next(kind for kind in actions.values() if kind.fields)
    with pytest.raises(ludotheque.BadInput) as caught:
        match.play(seat, {"type": with_fields.type, with_fields.fields[0].json: {}})
    assert caught.value.message == "bad-fields"
    assert caught.value.values["type"] == with_fields.type
    assert all(f"{field.json}: {field.type}" in str(caught.value) for field in with_fields.fields)


@pytest.mark.parametrize("seat", [-1, 3])
def test_seats_out_of_range_are_bad_input(match, seat):
    with pytest.raises(ludotheque.BadInput):
        match.play(seat, {"type": "pass"})
    with pytest.raises(ludotheque.BadInput):
        match.choices(seat)
    with pytest.raises(ludotheque.BadInput):
        match.view(seat)


def test_take_back_undoes_one_step_or_is_refused(game):
    match = ludotheque.new(game, seats=3, seed=7)
    with pytest.raises(ludotheque.Refused) as caught:
        match.take_back(0)
    assert caught.value.section.startswith("§")
    luck = ludotheque.luck(3)
    while not any(match.may_take_back(seat) for seat in range(3)):
        random_play(match, luck, 1)
    seat = next(seat for seat in range(3) if match.may_take_back(seat))
    step = match.step
    match.take_back(seat)
    assert match.step == step - 1


@pytest.mark.parametrize("viewer", [0, None])
def test_view(match, viewer):
    view = match.view(viewer)
    assert isinstance(view, ludotheque.View)
    assert (view.game, view.seat, view.seats) == (match.game, viewer, 3)
    assert view.step <= match.step
    assert (view.to_act, view.may_act, view.outcome) == (match.to_act, match.may_act, None)
    assert view.options == match.options
    assert msgspec.json.decode(text(view), type=type(view)) == view
    with pytest.raises(AttributeError):
        setattr(view, "step", 0)  # noqa: B010 - a plain assignment is refused before it runs


@pytest.mark.parametrize("viewer", [0, None])
def test_seen(match, viewer):
    seen = match.seen(viewer)
    assert seen
    assert all(isinstance(event, ludotheque.Event) for event in seen)
    assert match.seen(viewer, since=len(seen) - 1) == seen[-1:]
    assert match.seen(viewer, since=len(seen)) == []


def test_outcome(ended, match):
    assert match.outcome is None
    outcome = ended.outcome
    assert isinstance(outcome, ludotheque.Outcome)
    assert isinstance(outcome.winners, tuple)
    assert isinstance(outcome.reason, str)
    assert len(outcome.places) == 3
    assert [outcome.places[seat] for seat in outcome.winners] == [1] * len(outcome.winners)
    assert ended.view(0).outcome == outcome


def test_rewards(ended, match):
    assert match.rewards == (0.0, 0.0, 0.0)
    rewards = ended.rewards
    assert rewards == ended.outcome.rewards
    assert sum(rewards) == pytest.approx(0)
    assert [rewards[seat] for seat in ended.outcome.winners] == [max(rewards)] * len(ended.outcome.winners)


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ((1, 2), (1.0, -1.0)),
        ((1, 1), (0.0, 0.0)),
        ((2, 1, 3), (0.0, 1.0, -1.0)),
        ((1, 2, 2), (1.0, -0.5, -0.5)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((4, 3, 2, 1), (-1.0, -1 / 3, 1 / 3, 1.0)),
    ],
)
def test_rewards_count_the_seats_behind_and_ahead(places, rewards):
    assert ludotheque.Outcome((), "", places).rewards == pytest.approx(rewards)


def test_playout(match, game):
    before = match.to_bytes()
    outcomes = [ludotheque.playout(match, ludotheque.luck(seed)) for seed in (1, 2, 1)]
    assert outcomes[0] == outcomes[2]
    assert all(isinstance(outcome, ludotheque.Outcome) and len(outcome.rewards) == 3 for outcome in outcomes)
    assert match.to_bytes() == before


def test_actions_of(game, match):
    actions = ludotheque.actions_of(game)
    seat = match.to_act[0]
    for _ in range(40):
        action = match.choices(seat).sample(ludotheque.luck(1))
        doc = ludotheque.to_json(action)
        kind = actions[doc["type"]]
        assert (kind.type, kind.struct) == (doc["type"], type(action).__name__)
        assert [field.name for field in kind.fields] == list(action.__struct_fields__)
        assert ["type", *[field.json for field in kind.fields]] == list(doc)
        assert kind.meaning
        match.play(seat, action)
        if match.outcome is not None:
            break
        seat = match.to_act[0]
    assert ludotheque.to_json(actions[doc["type"]])["type"] == doc["type"]
    with pytest.raises(ludotheque.BadInput):
        ludotheque.actions_of("no-such-game")
