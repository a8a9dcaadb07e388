"""Makes Worm Up's golden records: `python -m tests.games.worm_up.make_records`."""

from __future__ import annotations

from pathlib import Path

import ludotheque
from ludotheque.core.match import Match
from ludotheque.games.worm_up import GAME
from ludotheque.games.worm_up.bots.plain import plain
from ludotheque.games.worm_up.bots.policy import heuristic
from ludotheque.testing import GoldenRecords, Recipe, Staged, at_random, by_players
from tests.games.worm_up.table import bid, new, with_worms, worm


def play_by_bots(match: Match, seed: int) -> Match:
    """Plays with one `heuristic` bot among `plain` bots; from time to time a bot takes a step or a tile back and
    chooses again.
    """
    return by_players(match, [heuristic] + [plain] * (match.seats - 1), seed, second_thoughts=9)


def equal_finish() -> Match:
    """Builds a match in which two heads are equally near to the finish after the last round."""
    match = new(4, last_round=1)
    bodies = {"w0": worm(60000, 37000), "w1": worm(60000, 43000), "w2": worm(30000, 20000), "w3": worm(30000, 60000)}
    match = with_worms(match, **bodies)
    bid(match, "7", "7", "7", "7")
    return match


RECIPES: dict[str, Recipe] = {
    "finish": Staged(lambda: play_by_bots(new(3, 1), 1), "finish"),
    "finish-five": Staged(lambda: play_by_bots(new(5, 2, distance=60), 2), "finish"),
    "last-round": Staged(lambda: at_random(new(3, 3, last_round=6), 3), "last-round"),
    "last-round-shared": Staged(equal_finish, "last-round, shared"),
    "three-races": Staged(lambda: play_by_bots(new(3, 4, races=3, consolation=True), 4), "most-races"),
    "three-races-random": Staged(lambda: at_random(new(4, 5, races=3, last_round=3, dice="1994"), 5), "most-races"),
    "two-seats": Staged(lambda: play_by_bots(new(2, 6), 6)),
    "obstacles": Staged(lambda: play_by_bots(new(3, 7, obstacles="desk", swing_limit=60, reverse="always"), 7)),
    "never-reverse": Staged(lambda: at_random(new(5, 8, reverse="never", last_round=8), 8)),
    "fair-luck": Staged(lambda: play_by_bots(ludotheque.new("worm-up", seats=3, luck=ludotheque.fair(b"worm")), 9)),
}

RECORDS = GoldenRecords(
    GAME,
    Path(__file__).with_name("records"),
    RECIPES,
    ends=["finish", "last-round", "last-round, shared", "most-races"],
    luck=["pick"],
    begins=["start", "commitment"],
)

if __name__ == "__main__":
    RECORDS.write()
