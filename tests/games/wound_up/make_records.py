"""Makes the golden records: `python -m tests.games.wound_up.make_records`.

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
from ludotheque.games.wound_up.actions import GainToken, LetGo, Pass, UsePurple, UseRed, UseYellow
from ludotheque.games.wound_up.heuristics import heuristic
from ludotheque.games.wound_up.thumb import plain
from tests.games.wound_up.table import ANN, BEN, at, auctioned, by_default, degrees, new, table, taken

FOLDER = Path(__file__).parent / "records"


def by_bots(match: Match, seed: int) -> Match:
    """A heuristic among plain ones; now and then a choice is taken back and made again."""
    lucks = [fast(seed + seat) for seat in range(match.seats)]
    while match.outcome is None:
        seat, action = ask_next(match, [heuristic] + [plain] * (match.seats - 1), lucks)
        if len(match.history) % 5 == 0 and match.may_take_back(seat):
            match.take_back(seat)
            match.play(seat, action)
    return match


def at_random(match: Match, seed: int) -> Match:
    random_play(match, fast(seed))
    return match


def shared() -> Match:
    """Two pawns equally far after the last turn."""
    pawns = [at(30, 150), at(70, 150), at(50, 20)]
    match = table("W1", "W1", "W1", pawns=pawns, turn=7, options={"last_turn": 7})
    while match.outcome is None:
        match.play(match.to_act[0], Pass())
    assert isinstance(match, Match)
    return match


def pushed() -> Match:
    """A walker pushes another out of the gate."""
    match = auctioned(table("W3 L", "R", pawns=[at(50, 365), at(50, 393)]), "W3")
    match.play(ANN, LetGo(0, 0, 0))
    while match.outcome is None:
        by_default(match)
    assert isinstance(match, Match)
    return match


def with_tokens() -> Match:
    """All five tokens are used, a pawn climbs out of its grave, and a brain is paid."""
    held = [{"purple": 1, "black": 1, "green": 1}, {"yellow": 1, "red": 1}]
    pawns = [at(40, 115, paid=[]), taken(4, "grave", 0)]
    match = table("W1 W1 O", "W1 W1 R L", pawns=pawns, tokens=held, options={"last_turn": 2}, turn=2)
    match.play(BEN, UseYellow(ANN))
    match.play(ANN, UsePurple(-degrees(3)))
    match.play(ANN, {"type": "open", "card": "Wind 1", "wilds": 0})
    match.play(BEN, {"type": "answer", "wilds": 0})
    match.play(BEN, UseRed())
    while match.outcome is None:
        seat = match.to_act[0]
        kinds = [type(one) for one in match.choices(seat)]
        if GainToken in kinds:
            match.play(seat, GainToken())
        elif seat == ANN and LetGo(0, 1, 0) in list(match.choices(seat)):
            match.play(seat, LetGo(1, 1, 0))
        else:
            by_default(match)
    assert isinstance(match, Match)
    return match


def brain_left() -> Match:
    """A pawn walks over a brain, and its owner takes nothing."""
    match = auctioned(table("W1 L", "R", pawns=[at(50, 30), at(20, 220)], turn=3, options={"last_turn": 3}), "W1")
    while match.outcome is None:
        by_default(match)
    assert isinstance(match, Match)
    return match


# Every way to end, every number of seats, every option.
KINDS: dict[str, Callable[[], Match]] = {
    "gate": lambda: by_bots(new(2, 1), 1),
    "gate-pushed": pushed,
    "gate-four-seats": lambda: by_bots(new(4, 2, layout="S", passing="together"), 2),
    "gate-loop": lambda: by_bots(new(2, 3, layout="square", aim=20, hand=8), 3),
    "last-turn": lambda: at_random(new(3, 4, last_turn=3), 4),
    "last-turn-shared": shared,
    "tokens": with_tokens,
    "brain-left": brain_left,
    "human-hands": lambda: at_random(new(2, 6, hands="human", pawns="identical", passing="none", last_turn=3), 6),
    "other-faces": lambda: by_bots(new(3, 7, layout="L 1B 2B 3B 4B", dealer=2), 7),
    "fair-luck": lambda: by_bots(ludotheque.new("wound-up", seats=2, luck=ludotheque.fair(b"wound")), 8),
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
