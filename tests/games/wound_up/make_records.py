"""Makes All Wound Up's golden records: `python -m tests.games.wound_up.make_records`."""

from __future__ import annotations

from pathlib import Path

import ludotheque
from ludotheque.core.match import Match
from ludotheque.games.wound_up import GAME
from ludotheque.games.wound_up.actions import GainToken, LetGo, Pass, UsePurple, UseRed, UseYellow
from ludotheque.games.wound_up.bots.plain import plain
from ludotheque.games.wound_up.bots.policy import heuristic
from ludotheque.testing import GoldenRecords, Recipe, Staged, at_random, by_players
from tests.games.wound_up.table import ANN, BEN, after_auction, degrees, new, pawn_at, play_default, table, taken_pawn


def by_bots(match: Match, seed: int) -> Match:
    """Plays with one `heuristic` bot among `plain` bots; from time to time a bot takes a choice back and chooses again."""
    return by_players(match, [heuristic] + [plain] * (match.seats - 1), seed, second_thoughts=5)


def equal_finish() -> Match:
    """Plays a match in which two pawns are equally far after the last turn."""
    pawns = [pawn_at(30, 150), pawn_at(70, 150), pawn_at(50, 20)]
    match = table("W1", "W1", "W1", pawns=pawns, turn=7, options={"last_turn": 7})
    while match.outcome is None:
        match.play(match.to_act[0], Pass())
    assert isinstance(match, Match)
    return match


def pushed_through_gate() -> Match:
    """Plays a match in which a walker pushes another pawn out of the gate."""
    match = after_auction(table("W3 L", "R", pawns=[pawn_at(50, 365), pawn_at(50, 393)]), "W3")
    match.play(ANN, LetGo(0, 0, 0))
    while match.outcome is None:
        play_default(match)
    assert isinstance(match, Match)
    return match


def with_tokens() -> Match:
    """Plays a match in which all five tokens are used, a pawn climbs out of its grave, and a brain is paid for."""
    held = [{"purple": 1, "black": 1, "green": 1}, {"yellow": 1, "red": 1}]
    pawns = [pawn_at(40, 115, paid=[]), taken_pawn(4, "grave", 0)]
    match = table("W1 W1 O", "W1 W1 R L", pawns=pawns, tokens=held, options={"last_turn": 2}, turn=2)
    match.play(BEN, UseYellow(ANN))
    match.play(ANN, UsePurple(-degrees(3)))
    match.play(ANN, {"type": "open", "card": "Wind 1", "wilds": 0})
    match.play(BEN, {"type": "answer", "wilds": 0})
    match.play(BEN, UseRed())
    while match.outcome is None:
        seat = match.to_act[0]
        kinds = [type(action) for action in match.choices(seat)]
        if GainToken in kinds:
            match.play(seat, GainToken())
        elif seat == ANN and LetGo(0, 1, 0) in list(match.choices(seat)):
            match.play(seat, LetGo(1, 1, 0))
        else:
            play_default(match)
    assert isinstance(match, Match)
    return match


def brain_left() -> Match:
    """Plays a match in which a pawn walks over a brain, and its owner takes nothing."""
    match = after_auction(
        table("W1 L", "R", pawns=[pawn_at(50, 30), pawn_at(20, 220)], turn=3, options={"last_turn": 3}), "W1"
    )
    while match.outcome is None:
        play_default(match)
    assert isinstance(match, Match)
    return match


RECIPES: dict[str, Recipe] = {
    "gate": Staged(lambda: by_bots(new(2, 1), 1), "gate"),
    "gate-pushed": Staged(pushed_through_gate, "gate"),
    "gate-four-seats": Staged(lambda: by_bots(new(4, 2, layout="S", passing="together"), 2), "gate"),
    "gate-loop": Staged(lambda: by_bots(new(2, 3, layout="square", aim=20, hand=8), 3), "gate"),
    "last-turn": Staged(lambda: at_random(new(3, 4, last_turn=3), 4), "last-turn"),
    "last-turn-shared": Staged(equal_finish, "last-turn, shared"),
    "tokens": Staged(with_tokens),
    "brain-left": Staged(brain_left),
    "human-hands": Staged(
        lambda: at_random(new(2, 6, hands="human", pawns="identical", passing="none", last_turn=3), 6)
    ),
    "other-faces": Staged(lambda: by_bots(new(3, 7, layout="L 1B 2B 3B 4B", dealer=2), 7)),
    "fair-luck": Staged(lambda: by_bots(ludotheque.new("wound-up", seats=2, luck=ludotheque.fair(b"wound")), 8)),
}

RECORDS = GoldenRecords(
    GAME,
    Path(__file__).with_name("records"),
    RECIPES,
    ends=["gate", "last-turn", "last-turn, shared"],
    luck=["pick", "draw", "walk"],
    begins=["start", "commitment"],
    values={"layout": 4},
)

if __name__ == "__main__":
    RECORDS.write()
