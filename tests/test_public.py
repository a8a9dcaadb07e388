"""What outsiders may rely on: every line of the public interface, for every game on the shelf."""

import inspect
import json
import random
import tomllib
from importlib.metadata import version

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import random_play
from tests.mutants import MUTANTS
from tests.short import short_options

pytestmark = pytest.mark.compiled

GAMES = sorted(set(ludotheque.games()) - set(MUTANTS))


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


@pytest.fixture
def match(game):
    """A match in the middle, with somebody to act."""
    made = ludotheque.new(game, seats=3, seed=7, options=short_options(game))
    random_play(made, ludotheque.luck(7), 12)
    assert made.outcome is None
    return made


@pytest.fixture
def ended(game):
    made = ludotheque.new(game, seats=3, seed=7, options=short_options(game))
    random_play(made, ludotheque.luck(7))
    return made


@pytest.mark.parametrize("thing", ["word", 7, ["word", ["word", 7]], {"word": ["word"]}])
def test_plain_data_is_plain_already(thing):
    assert ludotheque.to_json(thing) == thing


def text(thing):
    return json.dumps(ludotheque.to_json(thing))


def an_option(game):
    """Some option of a game, at another value than its default."""
    option = next(one for one in ludotheque.games()[game].options if one.type in ("integer", "choice"))
    return option.name, next(value for value in option.range if value != option.default)


def edited_box(game, source):
    """The box with the first number that may be one more."""
    box = tomllib.loads(source.read_text(encoding="utf-8"))
    tables = [row for part in box.values() if isinstance(part, list) for row in part if isinstance(row, dict)]
    for row in tables:
        for name, value in row.items():
            if isinstance(value, int):
                row[name] = value + 1
                try:
                    ludotheque.new(game, seats=3, seed=7, components=box)
                except ludotheque.BadInput:
                    row[name] = value
                else:
                    return box
    raise AssertionError("no number in the box may be changed")


# new


def test_new_takes_a_whole_number_or_bytes_as_seed(game):
    one, other = ludotheque.new(game, seats=3, seed=7), ludotheque.new(game, seats=3, seed=7)
    assert one.to_bytes() == other.to_bytes()
    assert one.to_bytes() != ludotheque.new(game, seats=3, seed=8).to_bytes()
    assert one.to_bytes() != ludotheque.new(game, seats=3, seed=b"7").to_bytes()
    assert ludotheque.new(game, seats=3).to_bytes() != ludotheque.new(game, seats=3).to_bytes()


def test_new_takes_options(game):
    name, value = an_option(game)
    made = ludotheque.new(game, seats=2, seed=7, options={name: value})
    assert made.options[name] == value
    defaults = {option.name: option.default for option in ludotheque.games()[game].options}
    assert ludotheque.new(game, seats=2, seed=7, options=None).options == defaults


def test_what_a_game_suggests_to_so_many_seats_is_accepted(game):
    for option in ludotheque.games()[game].options:
        for seats, value in option.suggested.items():
            made = ludotheque.new(game, seats=seats, seed=7, options={option.name: value})
            assert made.options[option.name] == value != option.default


def test_new_takes_an_edited_box_as_a_path_or_a_table(game, tmp_path):
    source = find_game(game).folder / "components.toml"
    edited = edited_box(game, source)
    file = tmp_path / "components.toml"
    file.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    plain = ludotheque.new(game, seats=3, seed=7, components=None)
    assert ludotheque.new(game, seats=3, seed=7, components=file).to_bytes() == plain.to_bytes()
    assert ludotheque.new(game, seats=3, seed=7, components=str(file)).to_bytes() == plain.to_bytes()
    other = ludotheque.new(game, seats=3, seed=7, components=edited, options=short_options(game))
    assert other.record().digest != plain.record().digest
    assert other.view(0).components == edited
    assert plain.view(0).components is None
    random_play(other, ludotheque.luck(1))
    assert ludotheque.verify(other.record())
    assert ludotheque.replay(other.record()).to_json() == other.to_json()
    assert ludotheque.from_bytes(other.to_bytes()).to_bytes() == other.to_bytes()


def test_new_takes_any_luck(game):
    by_seed = ludotheque.new(game, seats=3, seed=7)
    with_luck = ludotheque.new(game, seats=3, luck=ludotheque.luck(7))
    assert with_luck.to_bytes() == ludotheque.new(game, seats=3, luck=ludotheque.luck(7)).to_bytes()
    fair = ludotheque.new(game, seats=3, luck=ludotheque.fair(b"secret", nonces=(b"a", b"b")))
    assert fair.record().commitment == ludotheque.fair(b"secret").commitment
    script = [dict(answer) for answer in by_seed.record().entries[0].luck]
    assert ludotheque.new(game, seats=3, luck=ludotheque.scripted(script)).to_json() == by_seed.to_json()


@pytest.mark.parametrize(
    ("wrong", "where", "message"),
    [
        ({"game": "no-such-game"}, "game", "unknown-game"),
        ({"seats": 99}, "seats", "bad-seats"),
        ({"seats": True}, "seats", "bad-seats"),
        ({"seed": True}, "seed", "bad-seed"),
        ({"luck": ludotheque.luck(7)}, "seed", "seed-and-luck"),
        ({"options": {"no-such-option": 1}}, "options.no-such-option", "unknown-option"),
        ({"options": [1]}, "options", "bad-options"),
        ({"components": "/no/such/file.toml"}, "/no/such/file.toml", "unreadable-file"),
        ({"components": {}}, None, None),
    ],
)
def test_new_complains_about_bad_input(game, wrong, where, message):
    asked = {"game": game, "seats": 3, "seed": 7, **wrong}
    with pytest.raises(ludotheque.BadInput) as caught:
        ludotheque.new(asked.pop("game"), **asked)
    error = caught.value
    assert isinstance(error, ValueError)
    assert where is None or error.where == where
    assert message is None or error.message == message
    assert isinstance(error.values, dict)
    assert str(error).startswith(f"{error.where}: ")
    assert "\n" not in str(error)
    assert ludotheque.to_json(error)["message"] == error.message


@pytest.mark.parametrize("wrong", [{"game": None}, {"seats": "3"}, {"seed": 1.5}, {"seed": "7"}])
def test_new_takes_no_other_types(game, wrong):
    """Compiled functions look at the types of their arguments before we can."""
    asked = {"game": game, "seats": 3, "seed": 7, **wrong}
    with pytest.raises((ludotheque.BadInput, TypeError)):
        ludotheque.new(asked.pop("game"), **asked)


# what a match tells


def test_match_tells_what_it_is(match, game):
    info = ludotheque.games()[game]
    assert (match.game, match.seats, match.version) == (game, 3, info.version)
    assert list(match.options) == [option.name for option in info.options]
    assert match.step == 12 == len(match.history) - 1


def test_a_match_is_shown_in_short(match, ended, game):
    assert repr(match).startswith(f"<Match of {game}: 3 seats, step 12, [")
    assert "Outcome(winners=" in repr(ended)
    assert repr(match.choices(match.to_act[0])).startswith("<Choices: ")


def test_step_counts_accepted_plays(game):
    made = ludotheque.new(game, seats=2, seed=1)
    assert made.step == 0
    random_play(made, ludotheque.luck(1), 3)
    assert made.step == 3


def test_who_is_asked(match, ended):
    assert list(match.to_act) == sorted(match.to_act)
    assert isinstance(match.to_act, tuple)
    assert isinstance(match.may_act, tuple)
    assert match.to_act
    assert ended.to_act == () == ended.may_act
    assert ended.outcome is not None


def test_choices(match):
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
    assert [action["type"] for action in doc["actions"]] == [ludotheque.to_json(one)["type"] for one in actions]
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
    edited = edited_box(game, find_game(game).folder / "components.toml")
    given = dict(short_options(game))
    made = ludotheque.new(game, seats=3, seed=7, options=given, components=edited)
    random_play(made, ludotheque.luck(7), 5)
    view = made.view(0)
    world = ludotheque.imagine(view, ludotheque.luck(1))
    before = [made.to_bytes(), world.to_bytes()]
    record = made.record()
    tables = [
        given,
        edited,
        view.options,
        view.components,
        made.options,
        made.to_json(),
        record.options,
        record.components,
    ]
    for table in tables:
        assert table is not None
        table.clear()
    ludotheque.games()[game].title.clear()
    assert [made.to_bytes(), world.to_bytes()] == before
    assert made.view(0).options == made.options == made.record().options != {}
    assert ludotheque.verify(made.record())


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


def test_refused(match):
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


def test_what_is_no_action_is_told_what_would_be_one(match):
    known = ludotheque.actions_of(match.game)
    seat = match.to_act[0]
    with pytest.raises(ludotheque.BadInput) as caught:
        match.play(seat, {"type": "noSuchAction"})
    assert caught.value.message == "unknown-action"
    assert caught.value.values["names"].split(", ") == list(known)
    with_fields = next(kind for kind in known.values() if kind.fields)
    with pytest.raises(ludotheque.BadInput) as caught:
        match.play(seat, {"type": with_fields.type, with_fields.fields[0].json: {}})
    assert caught.value.message == "bad-fields"
    assert caught.value.values["type"] == with_fields.type
    assert all(f"{field.json}: {field.type}" in str(caught.value) for field in with_fields.fields)


@pytest.mark.parametrize("seat", [-1, 3])
def test_seats_of_elsewhere_are_bad_input(match, seat):
    with pytest.raises(ludotheque.BadInput):
        match.play(seat, {"type": "pass"})
    with pytest.raises(ludotheque.BadInput):
        match.choices(seat)
    with pytest.raises(ludotheque.BadInput):
        match.view(seat)


def test_take_back(game):
    made = ludotheque.new(game, seats=3, seed=7)
    with pytest.raises(ludotheque.Refused) as caught:
        made.take_back(0)
    assert caught.value.section.startswith("§")
    luck = ludotheque.luck(3)
    while not any(made.may_take_back(seat) for seat in range(3)):
        random_play(made, luck, 1)
    seat = next(seat for seat in range(3) if made.may_take_back(seat))
    step = made.step
    made.take_back(seat)
    assert made.step == step - 1


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
def test_rewards_count_who_is_behind_and_who_is_ahead(places, rewards):
    assert ludotheque.Outcome((), "", places).rewards == pytest.approx(rewards)


def test_playout(match, game):
    before = match.to_bytes()
    outcomes = [ludotheque.playout(match, ludotheque.luck(seed)) for seed in (1, 2, 1)]
    assert outcomes[0] == outcomes[2]
    assert all(isinstance(outcome, ludotheque.Outcome) and len(outcome.rewards) == 3 for outcome in outcomes)
    assert match.to_bytes() == before


def test_actions_of(game, match):
    known = ludotheque.actions_of(game)
    seat = match.to_act[0]
    for _ in range(40):
        action = match.choices(seat).sample(ludotheque.luck(1))
        doc = ludotheque.to_json(action)
        kind = known[doc["type"]]
        assert (kind.type, kind.struct) == (doc["type"], type(action).__name__)
        assert [field.name for field in kind.fields] == list(action.__struct_fields__)
        assert ["type", *[field.json for field in kind.fields]] == list(doc)
        assert kind.meaning
        match.play(seat, action)
        if match.outcome is not None:
            break
        seat = match.to_act[0]
    assert ludotheque.to_json(known[doc["type"]])["type"] == doc["type"]
    with pytest.raises(ludotheque.BadInput):
        ludotheque.actions_of("no-such-game")


# copies, imagination, bytes


def test_copy_goes_on_with_the_same_luck(match):
    one, other = match.copy(), match.copy()
    random_play(one, ludotheque.luck(1))
    random_play(other, ludotheque.luck(1))
    assert one.to_bytes() == other.to_bytes()
    assert match.outcome is None
    branch = match.copy(ludotheque.luck(99))
    random_play(branch, ludotheque.luck(1))
    is_lucky = any(entry.luck for entry in one.history[len(match.history) :])  # a race may need none after the set-up
    assert (branch.to_json() != one.to_json()) == is_lucky


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_imagine(match, viewer):
    world = match.imagine(viewer, ludotheque.luck(5))
    assert world.view(viewer) == match.view(viewer)
    for view in (match.view(viewer), ludotheque.to_json(match.view(viewer))):
        assert ludotheque.imagine(view, ludotheque.luck(5)).to_bytes() == world.to_bytes()
    others = [match.imagine(viewer, ludotheque.luck(seed)).to_json() for seed in range(5)]
    # Of a race in which nothing lies face down there is only one world.
    hidden = match.rules.hidden(match.state, viewer)
    is_secret = any(held for places in hidden.values() for held in places.values())
    assert any(other != world.to_json() for other in others) == is_secret
    random_play(world, ludotheque.luck(5))
    assert world.outcome is not None


def test_imagine_complains_about_what_is_no_view(game):
    for wrong in ({}, {"game": game}, {"game": "no-such-game"}):
        with pytest.raises(ludotheque.BadInput):
            ludotheque.imagine(wrong, ludotheque.luck(1))


def test_bytes(match, ended):
    for one in (match, ended):
        data = one.to_bytes()
        assert data[0] == 1
        again = ludotheque.from_bytes(data)
        assert again.to_bytes() == data
        assert again.seen(0) == one.seen(0)
    for wrong in (b"", b"\x01", b"\x02abc", b"\x01\x80", data[:-1]):
        with pytest.raises(ludotheque.BadInput):
            ludotheque.from_bytes(wrong)


def test_json(match):
    doc = json.loads(json.dumps(match.to_json()))
    again = ludotheque.from_json(doc, luck=ludotheque.luck(1))
    assert ludotheque.to_json(again) == doc
    assert again.view(0) == match.view(0)
    random_play(again, ludotheque.luck(1))
    assert ludotheque.verify(again.record())
    assert ludotheque.replay(again.record()).to_json() == again.to_json()
    assert ludotheque.from_json(doc).view(1) == match.view(1)


def test_json_is_checked(match):
    doc = ludotheque.to_json(match)
    changes: list[dict] = [{"game": "no-such-game"}, {"seats": 17}, {"version": "0"}, {"position": {}}, {"position": 7}]
    documents: list = [[], {}, *[{**doc, **change} for change in changes]]
    for wrong in documents:
        with pytest.raises(ludotheque.BadInput):
            ludotheque.from_json(wrong)


# records


def test_record_replay_verify(ended):
    record = ended.record()
    assert isinstance(record, ludotheque.Record)
    assert (record.game, record.version, record.seats, record.seat) == (ended.game, ended.version, 3, None)
    assert record.outcome == ended.outcome
    for form in (record, ludotheque.to_json(record), record.to_bytes(), record.to_bytes().decode()):
        assert ludotheque.replay(form).to_json() == ended.to_json()
        assert ludotheque.verify(form)
    changed = record.to_bytes().replace(b'"play"', b'"pray"', 1)
    assert not ludotheque.verify(changed)
    assert ludotheque.verify(changed).reason
    with pytest.raises(ludotheque.BadInput):
        ludotheque.replay(b"{}")


@pytest.mark.parametrize("viewer", [0, 2])
def test_the_record_of_a_seat_holds_what_it_saw(ended, viewer):
    record = ended.record(viewer)
    assert record.seat == viewer
    told = [event for entry in record.entries for event in entry.events]
    assert json.loads(json.dumps(told)) == ludotheque.to_json(ended.seen(viewer))
    assert all(entry.kind == "seen" and not entry.luck and entry.action is None for entry in record.entries)
    assert ludotheque.verify(record)
    with pytest.raises(ludotheque.BadInput):
        ludotheque.replay(record)


def test_to_json_of_everything(match, ended):
    seat = match.to_act[0]
    things = [
        match.choices(seat).sample(ludotheque.luck(1)),
        match.seen(0)[0],
        match.seen(0),
        match.view(0),
        match.choices(seat),
        match.record(),
        match,
        ended.outcome,
        ludotheque.games()[match.game],
    ]
    for thing in things:
        plain = ludotheque.to_json(thing)
        assert json.loads(json.dumps(plain)) == plain


# the shelf and the kinds of luck


def test_games(game):
    info = ludotheque.games()[game]
    assert info.id == game
    assert set(info.title) == {"en", "fr"}
    assert 3 in info.seats
    assert info.version
    for option in info.options:
        assert option.type in ("integer", "choice", "flag", "seat", "text")
        assert isinstance(option.range, tuple)
        assert option.message


def test_luck_is_a_luck_of_its_own():
    state = random.getstate()
    assert [ludotheque.luck(7).die(6) for _ in range(3)] == [ludotheque.luck(7).die(6)] * 3
    assert isinstance(ludotheque.luck(7), ludotheque.Luck)
    assert isinstance(ludotheque.scripted([{"die": 3}, {"draw": "Negate"}]), ludotheque.Luck)
    assert isinstance(ludotheque.fair(b"seed", nonces=()), ludotheque.Luck)
    assert random.getstate() == state
    with pytest.raises(ludotheque.BadInput):
        ludotheque.scripted([{"coin": 3}])


def test_everything_promised_is_there():
    assert all(hasattr(ludotheque, name) for name in ludotheque.__all__)
    assert ludotheque.__version__ == version("ludotheque")
    assert issubclass(ludotheque.Refused, ValueError)
    assert issubclass(ludotheque.BadInput, ValueError)


def test_a_refusal_counts_seats_from_0_and_calls_them_by_name():
    match = ludotheque.new("glory", seats=3, seed=1)
    random_play(match, ludotheque.luck(1), 6)
    turn = match.to_act[0]
    with pytest.raises(ludotheque.Refused) as caught:
        match.play((turn + 1) % 3, {"type": "advance"})
    assert (caught.value.message, caught.value.values) == ("not-your-turn", {"seat": turn})
    assert str(caught.value).startswith(f"It is Player {turn + 1}’s turn")


PUBLIC = [getattr(ludotheque, name) for name in ludotheque.__all__ if name != "__version__"]


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda thing: thing.__name__)
def test_help_tells_what_it_does(thing):
    """Compiled functions too have docstrings and signatures."""
    assert inspect.getdoc(thing)
    if inspect.isclass(thing):
        for name, member in vars(thing).items():
            if not name.startswith("_") and (inspect.isroutine(member) or inspect.isdatadescriptor(member)):
                is_plain = name in getattr(thing, "__mypyc_attrs__", ()) or name in getattr(
                    thing, "__struct_fields__", ()
                )
                assert is_plain or inspect.getdoc(member), f"{thing.__name__}.{name}"
                assert not inspect.isroutine(member) or inspect.signature(member) is not None
    elif not inspect.ismodule(thing):
        assert inspect.signature(thing) is not None
