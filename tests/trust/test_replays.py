"""Tests that replays of 200 matches, over all games, equal the originals after every event."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core.structs import Seat
from ludotheque_trust.trial import Broken, Task
from ludotheque_trust.trials.replays import try_replays
from tests.trust.games import GAMES

pytestmark = pytest.mark.faults

MATCHES = 200  # over all games


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("game", GAMES)
def test_a_replayed_match_looks_the_same_after_every_event(game: str, part: int) -> None:
    wanted = -(-MATCHES // len(GAMES) // 2)
    assert f"{wanted} matches played again" in try_replays(Task(wanted, seed=part, games=(game,)))


def test_a_view_that_contradicts_the_position_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.sample.game import Kites

    view, asked = Kites.view, [0]

    def forgetful(self: Kites, state: object, seat: Seat | None) -> object:
        asked[0] += 1
        seen = view(self, state, seat)  # type: ignore[arg-type]  # `view` is the method of any game
        return (
            seen if asked[0] % 97 else ludotheque.new("kites", 3, seed=5).rules.view(state, 0 if seat is None else None)
        )

    with monkeypatch.context() as patch:
        patch.setattr(Kites, "view", forgetful)
        with pytest.raises(Broken, match="looks otherwise"):
            try_replays(Task(3, games=("kites",)))
