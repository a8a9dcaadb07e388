"""Makes the golden records: `python -m tests.games.worm_up.make_records`.

A record is one file in records/; what must come out of it stands in records/results.toml.  Make them anew only when the
rules are meant to have changed (and their version with them).
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import ludotheque
from ludotheque.core.drive import ask_next, random_play
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.games.worm_up.bots.plain import plain
from ludotheque.games.worm_up.bots.policy import heuristic
from tests.games.worm_up.table import bid, new, with_worms, worm

FOLDER = Path(__file__).parent / "records"


def by_bots(match: Match, seed: int) -> Match:
    """A heuristic among plain ones; now and then a step or a tile is taken back and laid again."""
    lucks = [fast(seed + seat) for seat in range(match.seats)]
    while match.outcome is None:
        seat, action = ask_next(match, [heuristic] + [plain] * (match.seats - 1), lucks)
        if len(match.history) % 9 == 0 and match.may_take_back(seat):
            match.take_back(seat)
            match.play(seat, action)
    return match


def shared() -> Match:
    """Two heads equally near after the last round."""
    match = new(4, last_round=1)
    bodies = {"w0": worm(60000, 37000), "w1": worm(60000, 43000), "w2": worm(30000, 20000), "w3": worm(30000, 60000)}
    match = with_worms(match, **bodies)
    bid(match, "7", "7", "7", "7")
    return match


def at_random(match: Match, seed: int) -> Match:
    random_play(match, fast(seed))
    return match


# Every way to end, every number of seats, every option.
KINDS: dict[str, Callable[[], Match]] = {
    "finish": lambda: by_bots(new(3, 1), 1),
    "finish-five": lambda: by_bots(new(5, 2, distance=60), 2),
    "last-round": lambda: at_random(new(3, 3, last_round=6), 3),
    "last-round-shared": shared,
    "three-races": lambda: by_bots(new(3, 4, races=3, consolation=True), 4),
    "three-races-random": lambda: at_random(new(4, 5, races=3, last_round=3, dice="1994"), 5),
    "two-seats": lambda: by_bots(new(2, 6), 6),
    "obstacles": lambda: by_bots(new(3, 7, obstacles="desk", swing_limit=60, reverse="always"), 7),
    "never-reverse": lambda: at_random(new(5, 8, reverse="never", last_round=8), 8),
    "fair-luck": lambda: by_bots(ludotheque.new("worm-up", seats=3, luck=ludotheque.fair(b"worm")), 9),
}


def result(match: Match) -> dict[str, Any]:
    """What must come out of a record."""
    assert match.outcome is not None
    return {
        "reason": match.outcome.reason,
        "winners": list(match.outcome.winners),
        "places": list(match.outcome.places),
        "plays": match.step,
        "position": sha256(msgspec.json.encode(match.to_json(), order="sorted")).hexdigest()[:16],
    }


def written(match: Match) -> str:
    """A record as it stands in its file: a line for each entry."""
    text = msgspec.json.encode(match.record()).decode()
    return text.replace('{"kind":', '\n{"kind":') + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    lines: list[str] = []
    for name, make in KINDS.items():
        match = make()
        (FOLDER / f"{name}.json").write_text(written(match), encoding="utf-8")
        lines.append(f'["{name}"]')
        lines += [f"{key} = {msgspec.json.encode(value).decode()}" for key, value in result(match).items()] + [""]
    (FOLDER / "results.toml").write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
