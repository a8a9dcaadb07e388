"""The events of Worm Up, and who sees them.  Not compiled, because mypyc cannot compile msgspec Structs."""

from __future__ import annotations

from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Public, StepTaken, StepTakenBack
from ludotheque.core.structs import Outcome, Seat
from ludotheque.games.worm_up.actions import Post, Tile, Worm

Place = tuple[int, int]  # x and y in 1/100 mm


class RaceBegan(Public, frozen=True):
    """§1.3  A race begins: the worms lie behind the start line; `lanes` has the worm of each lane, from the left."""

    race: int
    lanes: tuple[Worm, ...]


class RoundBegan(Public, frozen=True):
    """§2.1  A round begins, in which all lay a tile."""

    round: int


class BidsShown(Public, frozen=True):
    """§2.1  All tiles were turned up: the tile of each worm, the worms that stay where they are because they clash, and
    the tiles that will rest.
    """

    bids: tuple[Tile, ...]
    clashing: tuple[Worm, ...]
    resting: tuple[Tile | None, ...]


class NumberNamed(Public, frozen=True):
    """§2.4  The number that X stands for was named; None: no number was left."""

    seat: Seat
    worm: Worm
    number: int | None


class MoveBegan(Public, frozen=True):
    """§2.3  A worm begins its move.  The event says how many segments the worm may crawl, and whether it may swing the
    finish (with X).
    """

    seat: Seat
    worm: Worm
    number: int
    swing: bool


class WormStayed(Public, frozen=True):
    """§3.3  A worm could not move at all."""

    seat: Seat
    worm: Worm
    number: int


class FinishSwung(Public, frozen=True):
    """§4.1  One post was held and the other turned about it; the event has the new places of both posts."""

    seat: Seat
    worm: Worm
    held: Post
    turn: int
    left: Place
    right: Place


class WormCrawled(Public, frozen=True):
    """§3.1  A worm set segments in front of its head (in reverse: its tail) at these places; `lost` segments did not
    fit (§3.3).
    """

    seat: Seat
    worm: Worm
    reverse: bool
    angles: tuple[int, ...]
    places: tuple[Place, ...]
    lost: int


class RaceEnded(Public, frozen=True):
    """§5  A race is over: who won it, and why."""

    race: int
    winners: tuple[Seat, ...]
    reason: str


class MatchEnded(Public, frozen=True):
    """§5  The match is over."""

    outcome: Outcome


Events = (
    RaceBegan
    | RoundBegan
    | BidsShown
    | NumberNamed
    | MoveBegan
    | WormStayed
    | FinishSwung
    | WormCrawled
    | RaceEnded
    | MatchEnded
    | StepTaken
    | StepTakenBack
    | ChoiceSealed
    | ChoiceReopened
)
