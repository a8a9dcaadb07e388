"""Tests of the box: people can play with an edited copy, and a broken copy is refused in one clear sentence."""

import copy
from collections import Counter

import pytest

import ludotheque
from ludotheque.core.components import read_components
from ludotheque.core.drive import random_play
from ludotheque.games.malta import GAME
from ludotheque.games.malta.cards import EFFECTS
from tests.games.malta.table import ANN, BEN, CAT, choose, hand, lay, pawn, play, react, table, view_of

pytestmark = pytest.mark.compiled

FILE = GAME.folder / "box.toml"


def edited_box(**changes):
    """Returns a copy of the box with some rows changed: `Draw_Two=dict(count=3)` edits the row with that id, and None
    removes the row.
    """
    box = read_components(FILE)
    for name, change in changes.items():
        for part in ("space", "card"):
            rows = [row for row in box[part] if row["id"] == name.replace("_", " ").strip()]
            for row in rows:
                if change is None:
                    box[part].remove(row)
                else:
                    row.update(change)
    return box


def with_rows(part, *rows):
    """Returns a copy of the box with further rows."""
    box = read_components(FILE)
    box[part] += rows
    return box


def without_field(part, row, field):
    """Returns a copy of the box with one field missing."""
    box = read_components(FILE)
    del box[part][row][field]
    return box


STAR = {"id": "new star", "shape": "star", "number": 1, "count": 1}
CARD = {"id": "New Card", "group": "hand", "count": 1, "effect": "draw", "amount": 1}

BROKEN = [
    ("no table", 7, "components", "bad-components"),
    ("nothing", {}, "components", "bad-components"),
    ("unknown part", {**read_components(FILE), "dice": []}, "components", "bad-components"),
    ("unknown field", edited_box(Draw_Two={"colour": "red"}), "components", "bad-components"),
    ("missing field", without_field("card", 0, "effect"), "components", "bad-components"),
    ("wrong type", edited_box(Draw_Two={"count": "ten"}), "components", "bad-components"),
    ("a flag is no count", edited_box(Draw_Two={"count": True}), "components", "bad-components"),
    ("unknown shape", edited_box(star_1={"shape": "moon"}), "components", "bad-components"),
    ("unknown group", edited_box(Draw_Two={"group": "feet"}), "components", "bad-components"),
    ("unknown direction", edited_box(drop_up_3={"direction": "north"}), "components", "bad-components"),
    ("no id", with_rows("card", {**CARD, "id": ""}), "components", "bad-components"),
    (
        "too many kinds",
        with_rows("card", *[{**CARD, "id": f"c{n}"} for n in range(200)]),
        "components",
        "bad-components",
    ),
    (
        "too many kinds of spaces",
        with_rows("space", *[{**STAR, "id": f"s{n}", "count": 0} for n in range(300)]),
        "components",
        "bad-components",
    ),
    ("number too high", edited_box(star_1={"number": 10}), "components.space[1] (star 1).number", "bad-number"),
    ("number too low", edited_box(star_1={"number": -1}), "components.space[1] (star 1).number", "bad-number"),
    ("space count", edited_box(star_1={"count": 100}), "components.space[1] (star 1).count", "bad-number"),
    ("card count", edited_box(Draw_Two={"count": -1}), "components.card[0] (Draw Two).count", "bad-number"),
    ("huge card count", edited_box(Draw_Two={"count": 10**30}), "components.card[0] (Draw Two).count", "bad-number"),
    ("amount", edited_box(Draw_Two={"amount": 10}), "components.card[0] (Draw Two).amount", "bad-number"),
    (
        "no amount",
        edited_box(Discard_Two_of_Yours={"amount": 0}),
        "components.card[1] (Discard Two of Yours).amount",
        "bad-number",
    ),
    ("unknown effect", edited_box(Draw_Two={"effect": "win"}), "components.card[0] (Draw Two).effect", "bad-choice"),
    (
        "star with direction",
        edited_box(star_1={"direction": "up"}),
        "components.space[1] (star 1).direction",
        "star-direction",
    ),
    (
        "drop without one",
        with_rows("space", {**STAR, "shape": "drop"}),
        "components.space[21] (new star).direction",
        "star-direction",
    ),
    ("double card", with_rows("card", {**CARD, "id": "Shove"}), "components.card", "double-id"),
    ("a card called pass", with_rows("card", {**CARD, "id": "pass"}), "components.card", "double-id"),
    ("double space", with_rows("space", {**STAR, "id": "star 2"}), "components.space", "double-id"),
    (
        "a space called like a start space",
        with_rows("space", {**STAR, "id": "start 3"}),
        "components.space",
        "double-id",
    ),
    ("six start spaces", edited_box(start={"count": 6}), "components.space", "bad-starts"),
    ("no start spaces", edited_box(start={"start": False}), "components.space", "bad-starts"),
    ("two rows of start spaces", edited_box(star_1={"start": True, "count": 7}), "components.space", "bad-starts"),
    ("too few spaces", edited_box(star_2={"count": 2}), "components.space", "too-few-spaces"),
    (
        "too many spaces",
        edited_box(star_1={"count": 99}, star_2={"count": 99}, crown_up_2={"count": 99}),
        "components.space",
        "too-few-spaces",
    ),
    ("too few cards", {**read_components(FILE), "card": [CARD]}, "components.card", "too-few-cards"),
    ("too many cards", edited_box(Draw_Two={"count": 99}, Shove={"count": 99}), "components.card", "too-few-cards"),
]


@pytest.mark.parametrize(
    ("components", "where", "message"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN]
)
def test_a_broken_box_is_refused(components, where, message):
    with pytest.raises(ludotheque.BadInput) as refused:
        ludotheque.new("malta", seed=1, components=components)
    assert (refused.value.where, refused.value.message) == (where, message)
    sentence = str(refused.value)
    assert "\n" not in sentence and message not in sentence  # the sentence itself, not its message id


def test_a_broken_file_is_refused(tmp_path):
    for name, text, message in (
        ("broken.toml", "[[card]\n", "broken-toml"),
        ("bytes.toml", b"\xff\xfe", "broken-toml"),
    ):
        file = tmp_path / name
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        with pytest.raises(ludotheque.BadInput) as refused:
            ludotheque.new("malta", components=file)
        assert (refused.value.where, refused.value.message) == (str(file), message)
    with pytest.raises(ludotheque.BadInput) as refused:
        ludotheque.new("malta", components=tmp_path / "missing.toml")
    assert refused.value.message == "unreadable-file"


def test_every_effect_of_the_rules_is_in_the_box():
    assert {row["effect"] for row in read_components(FILE)["card"]} == set(EFFECTS)


def test_an_effect_that_needs_an_amount_requires_one():
    needed = {row["effect"] for row in read_components(FILE)["card"] if "amount" in row}
    for number, row in enumerate(read_components(FILE)["card"]):
        box = read_components(FILE)
        box["card"][number].pop("amount", None)
        if row["effect"] in needed:
            with pytest.raises(ludotheque.BadInput):
                ludotheque.new("malta", seed=1, components=box)
        else:
            ludotheque.new("malta", seed=1, components=box)


def test_an_edited_file_can_be_played(tmp_path):
    file = tmp_path / "box.toml"
    text = FILE.read_text(encoding="utf-8")
    file.write_text(
        text.replace('id = "Draw Two"\ngroup = "hand"\ncount = 10', 'id = "Draw Two"\ngroup = "hand"\ncount = 60')
    )
    match = ludotheque.new("malta", seats=2, seed=1, components=file)
    assert view_of(match).deck == 158
    assert GAME.inventory(match.state)["Draw Two"] == 60


def test_the_standard_box_is_not_marked_as_edited(tmp_path):
    copied = tmp_path / "copy.toml"
    copied.write_text(FILE.read_text(encoding="utf-8"))
    match = ludotheque.new("malta", seats=2, seed=1, components=copied)
    assert match.record().components is None and view_of(match).components is None


def test_an_edited_box_is_kept_in_records_positions_bytes_views_and_imagined_matches():
    box = edited_box(Draw_Two={"count": 30, "amount": 3}, Negate={"count": 20})
    match = ludotheque.new("malta", seats=3, seed=4, components=copy.deepcopy(box))
    random_play(match, ludotheque.luck(4), 40)
    assert match.record().components == box
    assert match.to_json()["components"] == box
    assert view_of(match, ANN).components == box
    assert ludotheque.verify(match.record())
    for twin in (
        ludotheque.replay(match.record().to_bytes()),
        ludotheque.from_json(match.to_json()),
        ludotheque.from_bytes(match.to_bytes()),
    ):
        assert twin.to_json() == match.to_json()
    dreamt = ludotheque.imagine(ludotheque.to_json(match.view(BEN)), ludotheque.luck(1))
    assert GAME.inventory(dreamt.state) == GAME.inventory(match.state)
    assert dreamt.view(BEN) == match.view(BEN)
    random_play(dreamt, ludotheque.luck(4))
    assert dreamt.outcome is not None


def test_different_boxes_have_different_digests():
    digests = [
        ludotheque.new("malta", components=box).record().digest for box in (None, edited_box(Shove={"count": 6}))
    ]
    assert digests[0] != digests[1]
    record = ludotheque.to_json(ludotheque.new("malta", seed=1, components=edited_box(Shove={"count": 6})).record())
    record["components"] = edited_box(Shove={"count": 7})
    assert not ludotheque.verify(record)


@pytest.mark.parametrize(("card", "amount"), [("Draw Two", 4), ("Draw Two", 1), ("Round On The House", 3)])
def test_an_edited_amount_of_cards_to_draw(card, amount):
    components = edited_box(**{card.replace(" ", "_"): {"amount": amount}})
    match = table(f"{card}, 2× Negate", "Shove", components=components)
    play(match, ANN, card)
    assert len(hand(match, ANN)) == 2 + amount
    assert len(hand(match, BEN)) == 1 + (amount if card == "Round On The House" else 0)


def test_an_edited_amount_of_cards_to_discard_give_or_take():
    three = {"amount": 3}
    components = edited_box(
        Discard_Two_of_Yours=three, Discard_Two_of_Theirs=three, Pickpocket=three, **{"Hand-Me-Down": three}
    )
    match = table("Discard Two of Yours, 5× Sidestep", "Shove", components=components)
    play(match, ANN, "Discard Two of Yours")
    choose(match, ANN, "Sidestep", "Sidestep", "Sidestep")
    assert len(hand(match, ANN)) == 2
    match = table("Discard Two of Theirs, 5× Sidestep", "3× Shove", components=components)
    play(match, ANN, "Discard Two of Theirs")
    assert hand(match, BEN) == []
    match = table("Pickpocket, 5× Sidestep", "4× Shove", components=components)
    play(match, ANN, "Pickpocket")
    assert hand(match, BEN) == ["Shove"]
    match = table("Hand-Me-Down, 5× Sidestep", "4× Shove", components=components)
    play(match, ANN, "Hand-Me-Down")
    choose(match, ANN, "Sidestep", "Sidestep", "Sidestep")
    assert len(hand(match, BEN)) == 7


def test_an_edited_amount_of_steps():
    components = edited_box(Sidestep={"amount": 3}, Shove={"amount": 2})
    match = table("Sidestep, Shove, 2× Negate", "Negate", pawns="a4 f4", components=components)
    play(match, ANN, "Sidestep", "down")
    assert pawn(match, ANN) == "a1"
    play(match, ANN, "Shove", "right")
    assert pawn(match, BEN) == "g4"  # Ben's pawn goes as far as the board allows


def test_an_edited_number_of_cards_for_a_seat_welcomed_back():
    match = table("Welcome Back, 2× Negate", "Shove", "", lost=[CAT], components=edited_box(Welcome_Back={"amount": 5}))
    play(match, ANN, "Welcome Back")
    assert len(hand(match, CAT)) == 5


def test_an_effect_under_another_name_and_another_start_row():
    box = with_rows("card", {**CARD, "id": "Big Draw", "count": 4, "effect": "draw", "amount": 6})
    box["space"][0] |= {"id": "gate", "shape": "star", "number": 3}
    del box["space"][0]["direction"]
    match = ludotheque.new("malta", seats=2, seed=2, components=box)
    assert [space.space for space in view_of(match).board[:7]] == [f"gate {number}" for number in range(1, 8)]
    assert view_of(match).board[0].number == 3
    random_play(match, ludotheque.luck(2))
    assert match.outcome is not None


def test_the_order_of_the_rows_does_not_matter():
    box = read_components(FILE)
    box["card"].reverse()
    box["card"].sort(key=lambda row: row["effect"] != "negate")  # put Negate first
    box["space"].append(box["space"].pop(0))  # and put the start spaces last
    match = table("Draw Two, 2× Shove", "Negate", components=box)
    lay(match, ANN, "Draw Two")
    react(match, (BEN, "Negate"))
    assert (hand(match, ANN), hand(match, BEN)) == (["Shove", "Shove"], [])
    assert [space.space for space in view_of(match).board[:7]] == [f"start {number}" for number in range(1, 8)]


def test_spaces_and_cards_outside_the_box_never_appear():
    box = edited_box(Negate={"count": 0}, Boomerang={"count": 0}, star_1={"count": 0})
    match = ludotheque.new("malta", seats=3, seed=3, components=box)
    random_play(match, ludotheque.luck(3))
    counts = Counter(GAME.inventory(match.state))
    assert not {"Negate", "Boomerang", "star 1"} & set(counts)


def test_boards_learn_which_cards_react_and_which_name_a_seat():
    box = GAME.box_info()
    named = {
        part: [row["id"] for row in box.components["card"] if row["effect"] in box.facts[part]] for part in box.facts
    }
    assert named["reactions"] == ["Negate", "Boomerang"]
    assert named["onSeats"] == [
        "Discard Two of Theirs",
        "Swap Hands",
        "Pickpocket",
        "Hand-Me-Down",
        "Going Home",
        "Shove",
        "Trade Places",
    ]
