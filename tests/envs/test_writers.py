"""Tests that a game's own writer of observations tells a seat what its view tells, and nothing else.

A writer reads the state, not the view, so only these comparisons ensure that it reveals no secret.
"""

from __future__ import annotations

from itertools import product
from struct import unpack
from typing import Any

import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from ludotheque.core.drive import random_step
from ludotheque.core.match import Match
from ludotheque.core.observing import GrowingPile, Writer
from ludotheque.envs.spec import Spec
from ludotheque.numbering.encoder import Sheets

pytestmark = pytest.mark.compiled

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "glory": ({}, {"path": [3, 2, 1], "managers": True, "pair_win": True}),
    "malta": ({}, {"lives": 2, "blind_faith": "random"}),
}
GAMES = sorted(OPTIONS)


def assert_agrees(spec: Spec, match: Match) -> None:
    """Compares what the writer gives with the view of every seat."""
    for seat in range(match.seats):
        seen = spec.observer.numbers(match.view(seat))
        assert list(unpack(f"<{len(seen)}h", spec.rules.encoder.encode(match.state, seat))) == seen


def edited_box(game: str, change: str) -> dict[str, Any]:
    """Returns the contents of a box with other cards, numbers, wrestlers or spaces."""
    box = read_components(find_game(game).folder / "box.toml")
    if change == "fewer kinds":
        by_effect: dict[str, int] = {}
        for card in box["card"]:
            by_effect[card["effect"]] = by_effect.get(card["effect"], 0) + 1
        spare = next(card for card in box["card"] if by_effect[card["effect"]] > 1 and card.get("group") != "diva")
        box["card"].remove(spare)
    elif change == "more kinds":
        box["card"].insert(2, {**box["card"][0], "id": "another", "count": 7})
    elif change == "other counts":
        for number, card in enumerate(box["card"]):
            card["count"] += number % 3
    elif game == "glory":
        box.update(stamina=150, hand=6, hand_for_two=9, fee=2, turns_outside=4)
        box["wrestler"].reverse()
        box["wrestler"].pop()
    else:
        for space in box["space"]:
            space["number"] += 1
    return box


@pytest.mark.parametrize(
    ("game", "change"), list(product(GAMES, ("fewer kinds", "more kinds", "other counts", "other numbers")))
)
def test_the_writer_agrees_with_the_views_in_an_edited_box(game, change):
    box = edited_box(game, change)
    fewest, *_ = ludotheque.games()[game].seats
    for seats in (fewest, 4):
        spec = Spec(game, seats, components=box)
        assert spec.rules.encoder.writer is not None and spec.name != f"{game}-v1"
        match = ludotheque.new(game, seats, 5, components=box)
        luck = ludotheque.luck(6)
        for _ in range(250):
            assert_agrees(spec, match)
            if match.outcome is not None:
                break
            random_step(match, luck)


@pytest.mark.parametrize("game", GAMES)
def test_the_writer_agrees_with_the_views(game):
    """Compares what the game's own writer gives with the views of every seat, before every play and after the last."""
    fewest, *_, most = ludotheque.games()[game].seats
    for seats, options in zip((fewest, most), OPTIONS[game]):
        spec = Spec(game, seats, options=options)
        match = ludotheque.new(game, seats, 5, options)
        assert spec.rules.game.writer(match.state, spec.observer.encode_field) is not None
        luck = ludotheque.luck(6)
        while True:
            assert_agrees(spec, match)
            if match.outcome is not None:
                break
            random_step(match, luck)


@pytest.mark.parametrize("game", GAMES)
def test_a_writer_can_jump_between_any_two_states(game):
    """Compares notes that were kept with empty ones, while the writer jumps between copies, matches and seats."""
    spec = Spec(game, 3)
    encoder = spec.rules.encoder
    matches = [ludotheque.new(game, 3, seed) for seed in range(3)]
    copies: list[Match] = []
    kept = Sheets(encoder, 3)
    luck = ludotheque.luck(8)
    for _ in range(400):
        match = luck.pick(matches)
        if match.outcome is None:
            random_step(match, luck)
        if luck.die(20) == 1:
            copies.append(match.copy())
        seat = luck.die(3) - 1
        one = luck.pick([*matches, *copies])
        assert kept.seen(one.state, seat) == Sheets(encoder, 3).seen(one.state, seat)


def test_a_writer_limits_numbers_to_16_bits():
    """A position may ask for more plays in a turn than an observation can say."""
    position = ludotheque.new("malta", 2, 5).to_json()
    position["quota"] = 40_000
    assert_agrees(Spec("malta", 2), ludotheque.from_json(position))


def test_a_piles_counts_are_correct_however_it_changes():
    luck = ludotheque.luck(4)
    writer = Writer(lambda name, value, viewer: b"", 2, 9)
    pile = GrowingPile(9)
    cards: list[int] = []
    for _ in range(500):
        what = luck.die(8)
        if what == 1:
            cards = []
        elif what == 2 and cards:
            cards.remove(luck.pick(cards))
        elif what == 3:
            cards.sort()
        else:
            cards.append(luck.die(9) - 1)
        ends = [cards[0] + 1, cards[-1] + 1] if cards else [0, 0]
        assert list(unpack("<11h", pile.encode(bytes(cards)))) == [*[cards.count(kind) for kind in range(9)], *ends]
        if cards == sorted(cards):
            assert writer.encode_counts(bytes(cards)) == pile.encode(bytes(cards))
