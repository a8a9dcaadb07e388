"""Tests with strace that a move is acknowledged only after it has been written and synced."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque_trust.trial import Broken, CannotTry, Task
from ludotheque_trust.trials.order import EVERY_FIFTH, SyncWatch, read_call, watch
from tests.missing import leave_out
from tests.trust.games import OURS

pytestmark = pytest.mark.faults

MOVES, WITH_FAULTS = 100, 25
WRITTEN = r'7 pwrite64(9, "\"move\":\"00112233aabbccdd\"", 4096, 0) = 4096'
SENT = r'5 sendto(12, "{\"type\":\"ack\",\"version\":3,\"id\":\"00112233aabbccdd\"}", 60, 0, NULL, 0) = 60'


def follow(*lines: str) -> SyncWatch:
    results = SyncWatch()
    for line in lines:
        call = read_call(line)
        assert call is not None, line
        results.follow(call)
    return results


def test_a_move_that_is_synced_may_be_acknowledged() -> None:
    assert follow(WRITTEN, "7 fdatasync(9) = 0", SENT).acknowledged == ["00112233aabbccdd"]
    assert follow(WRITTEN, "7 fdatasync(9 <unfinished ...>", "7 <... fdatasync resumed>) = 0", SENT).failed == 0


@pytest.mark.parametrize(
    "lines",
    [
        (WRITTEN, SENT),
        ("7 fdatasync(9) = 0", WRITTEN, SENT),
        (WRITTEN, "7 fdatasync(8) = 0", SENT),
        (WRITTEN, "7 fdatasync(9 <unfinished ...>", SENT),
        (WRITTEN, "7 fdatasync(9) = -1 EIO (Input/output error) (INJECTED)", SENT),
        ("7 fdatasync(9 <unfinished ...>", WRITTEN, "7 <... fdatasync resumed>) = 0", SENT),
    ],
)
def test_any_other_order_is_detected(lines: tuple[str, ...]) -> None:
    with pytest.raises(Broken, match="before it was on disk"):
        follow(*lines)


@pytest.mark.parametrize(("moves", "faults"), [(MOVES, ""), (WITH_FAULTS, EVERY_FIFTH)])
def test_a_server_acknowledges_only_what_is_on_disk(tmp_path: Path, moves: int, faults: str) -> None:
    try:
        results = asyncio.run(watch(Task(moves, games=OURS), tmp_path, faults))
    except CannotTry as reason:
        leave_out(reason)
    assert len(results.acknowledged) >= moves and results.plays > moves // 2 and (results.failed > 2) == bool(faults)
