"""Tiny variants of our games, small enough to be solved exactly, as Kuhn and Leduc poker are: they have three kinds of
cards or tiles.

Malta: the last turn of a match with three kinds of cards.  The hidden cards are dealt in one of several ways, all of
which a spectator must consider possible.

Road to Glory: a fight to the end between two tired wrestlers, whose seats have been dealt one of three cards each.

Worm Up: the first bid with the tiles 1, 2, 3 and X; the rewards are the chances to win after the bid, as the game's
trained value estimates them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations
from typing import Any, Final

from ludotheque.core.catalogue import find_game
from ludotheque.core.components import standard_components
from ludotheque.core.data import deep_copy
from ludotheque.core.drive import random_step
from ludotheque.core.errors import BadInput
from ludotheque.core.luck import fast, luck
from ludotheque.core.match import Match
from ludotheque.core.start import from_json, new
from ludotheque.envs.openspiel import load

DEALS: Final = 4  # number of ways in which Malta's cards are dealt
MALTA_CARDS: Final = {"Draw Two": 10, "Negate": 10, "Going Home": 10}
GLORY_CARDS: Final = {"attack-1": 10, "attack-3": 10, "defence-2": 10, "take-2": 20}
FIGHT_CARDS: Final = ("attack-1", "attack-3", "defence-2")


def tiny(game: str) -> Any:
    """Returns the tiny variant of a game as a game of OpenSpiel; raises BadInput if there is none."""
    if game not in VARIANTS:
        raise BadInput("game", "bad-choice", value=repr(game), names=", ".join(VARIANTS))
    return VARIANTS[game]()


def box_with(game: str, counts: Mapping[str, int]) -> dict[str, Any]:
    """Returns the box of a game with these cards only."""
    box: dict[str, Any] = deep_copy(standard_components(find_game(game).folder))
    box["card"] = [card | {"count": counts[card["id"]]} for card in box["card"] if card["id"] in counts]
    return box


def tiny_malta() -> Any:
    """Returns the last turn of a match, which begins when the seat whose turn it is has to play a card."""
    box = box_with("malta", MALTA_CARDS)
    options = {"board": 5, "last_round": 1}
    match = new("malta", 2, 1, options, box)
    own = luck(1)
    while match.step < 11:
        random_step(match, own)
    worlds = [match, *[match.imagine(None, fast(number)) for number in range(1, DEALS)]]
    return load("malta", 2, options=options, components=box, worlds=worlds, whole=True)


def tiny_glory() -> Any:
    """Returns a fight in the last turn of a match: a wrestler that loses a point of stamina is out."""
    box = box_with("glory", GLORY_CARDS)
    box |= {"hand": 2, "hand_for_two": 2, "most_dice": 1}
    options = {"pair_win": False, "last_round": 1}
    worlds = [fight(box, options, mine, theirs) for mine, theirs in permutations(FIGHT_CARDS, 2)]
    return load("glory", 2, options=options, components=box, worlds=worlds, whole=True)


def fight(box: dict[str, Any], options: dict[str, Any], mine: str, theirs: str) -> Match:
    """Returns a match in which two wrestlers with one stamina each fight, and their seats hold one card each."""
    position = {
        "phase": "laying",
        "asked": [0, 1],
        "turn": 1,
        "first": 0,
        "arrived": True,
        "wrestlers": [
            {"wrestler": "tuono", "path": 6, "at": "ring", "stamina": 1},
            {"wrestler": "rondo", "path": 3, "at": "out", "stamina": 0},
            {"wrestler": "benthos", "path": 4, "at": "out", "stamina": 0},
            {"wrestler": "ondine", "path": 2, "at": "ring", "stamina": 1},
        ],
        "hands": [[mine], [theirs]],
        "using": "ondine",
        "challenger": "ondine",
        "challenged": "tuono",
    }
    doc = {"game": "glory", "seats": 2, "options": options, "components": box, "position": position}
    return from_json(doc, fast(0))


def tiny_worm_up() -> Any:
    """Returns the first bid of a race."""
    box: dict[str, Any] = deep_copy(standard_components(find_game("worm-up").folder))
    box["tiles"] = [tiles | {"numbers": [1, 2, 3], "rests": []} for tiles in box["tiles"]]
    return load("worm-up", 2, components=box, worlds=[new("worm-up", 2, 1, None, box)])


VARIANTS: Final[dict[str, Callable[[], Any]]] = {
    "glory": tiny_glory,
    "malta": tiny_malta,
    "worm-up": tiny_worm_up,
}
