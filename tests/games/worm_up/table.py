"""Builds positions from short descriptions: a worm is given by its head and headings, a tile by its name.

Coordinates are in 1/100 mm (`MM` is one millimetre), x along the race and y across it.  Actions give angles in quanta,
of which `TURN` make a full turn; `worm` takes degrees.  0 is straight along the race, and angles grow to the left.
"""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.core.match import Match
from ludotheque.core.trig import TURN, cosine, sine
from ludotheque.games.worm_up.actions import Bid, Confirm, CrawlPath, NameNumber
from ludotheque.games.worm_up.changes import NEWEST
from ludotheque.games.worm_up.components import worm_up_box
from ludotheque.games.worm_up.geometry import Body, rounded
from ludotheque.games.worm_up.state import BIDDING, Settings, State

ANN, BEN, CAT, DAN, EVE = range(5)
OPTIONS = {option.name: option.default for option in ludotheque.games()["worm-up"].options}
MM = 100
D = 16 * MM  # the diameter of a segment, which is also the length of a step


def degrees(angle: float) -> int:
    return round(angle * TURN / 360) % TURN


def new(seats: int = 3, seed: int = 1, **options: Any) -> Any:
    return ludotheque.new("worm-up", seats=seats, seed=seed, options=options)


def settings(seats: int = 3, **options: Any) -> Settings:
    return Settings(worm_up_box(None), seats, {**OPTIONS, **options}, NEWEST)


def worm(x: int, y: int, *headings: float) -> Body:
    """Returns a worm with its head at x, y; `headings` are in degrees, from the head backwards, and the last one
    applies to all remaining segments.
    """
    body: Body = (x, y)
    for number in range(6):
        angle = degrees(headings[min(number, len(headings) - 1)] if headings else 0)
        x, y = x - rounded(D * cosine(angle)), y - rounded(D * sine(angle))
        body += (x, y)
    return body


FAR_AWAY = [worm(30000, 3000 + 4000 * number) for number in range(5)]


def position(match: Match, rules: str | None = None, **changes: Any) -> Any:
    """Returns the match with some fields of the position changed; `rules` may be an earlier version of the rules."""
    doc = match.to_json()
    doc["version"] = rules or doc["version"]
    doc["position"].update(changes)
    return ludotheque.from_json(doc, ludotheque.luck(5))


def with_worms(match: Match, **bodies: Body) -> Any:
    """Returns the match with some worms replaced: w0=…, w1=…"""
    worms = list(match.to_json()["position"]["worms"])
    for name, body in bodies.items():
        worms[int(name[1:])] = [[body[at], body[at + 1]] for at in range(0, len(body), 2)]
    return position(match, worms=worms)


def bid(match: Match, *tiles: str) -> None:
    """Lets every seat lay a tile, in seat order; with two seats, each lays two."""
    each = 2 if match.seats == 2 else 1
    for number, tile in enumerate(tiles):
        match.play(number // each, Bid(tile))


def moving(*bodies: Body, tiles: str = "4 5 6", seats: int = 3, **options: Any) -> Any:
    """Builds a match with these worms and bids, in which the lowest bidder (worm 0, by default) is about to move."""
    match = new(seats, **options)
    if bodies:
        match = with_worms(match, **{f"w{number}": body for number, body in enumerate(bodies)})
    bid(match, *tiles.split())
    return match


def crawl_straight(match: Match, count: int, angle: int = 0) -> None:
    """Lets the seat to move crawl straight in one direction, and confirm."""
    seat = match.to_act[0]
    match.play(seat, CrawlPath((angle,) * count, False))
    match.play(seat, Confirm())


def move_by_default(match: Match) -> None:
    """Plays the default of the seat that is asked."""
    match.play_default(match.to_act[0])


def finish_move(match: Match) -> None:
    """Plays by default until the move is confirmed."""
    order = match.state.order
    while match.outcome is None and match.state.order and len(match.state.order) == len(order):
        move_by_default(match)


def finish_round(match: Match) -> None:
    """Plays by default until tiles are laid again, or the match is over."""
    while match.outcome is None and match.state.phase != BIDDING:
        move_by_default(match)


def head(match: Match, number: int) -> tuple[int, int]:
    state: State = match.state
    return state.worms[number][0], state.worms[number][1]


def tiles(match: Any, seat: int) -> list[str]:
    """Returns the tiles that a seat may lay."""
    return [action.tile for action in match.choices(seat)]


def at_the_finish(steps: int, **options: Any) -> Any:
    """Builds a match in which Ann moves first with a 4; her worm is this many steps away from touching the card."""
    x = 82500 - 100 - D // 2 - steps * D
    return moving(worm(x, 40000), worm(20000, 20000), worm(20000, 60000), **options)


def walled_in(tiles: str = "4 5 6", **options: Any) -> Any:
    """Builds a match in which Ann's worm lies along the bottom edge and cannot move, because Ben's worm lies above it
    and Cat's behind it.
    """
    ann = worm(800, 800, 180)
    ben = worm(800, 2500, 180)
    tail = ann[-2]
    cat = worm(tail + 1700, 800, 180)
    match = new(**options)
    match = with_worms(match, w0=ann, w1=ben, w2=cat)
    bid(match, *tiles.split())
    return match


def with_x(*bodies: Body, **options: Any) -> Any:
    """Builds a match in which Ann alone has bid X and has named 4."""
    match = moving(*bodies, tiles="X 5 6", **options)
    match.play(ANN, NameNumber(4))
    return match


def stuck_at_the_post(rules: str | None = None) -> Any:
    """Builds a match in which Ann, with X, is stopped by a post after 2 of 4 steps, but may still swing the finish."""
    x = 40000
    match = with_worms(new(), w0=worm(x - 2 * D, 800), w1=worm(x, 2500), w2=worm(20000, 60000))
    match = position(match, rules, finish=[[x + 13401, 800], TURN // 2])
    bid(match, "X", "5", "6")
    match.play(ANN, NameNumber(4))
    match.play(ANN, CrawlPath((0, 0), False))
    return match


def only_event(events: Any, kind: str) -> Any:
    """Returns the only event of this kind."""
    (event,) = [event for event in events if type(event).__name__ == kind]
    return event
