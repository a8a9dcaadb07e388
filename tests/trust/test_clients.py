"""Tests of one bad client of each kind: it gets the right close code or refusal, and the player is still served."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from ludotheque_trust.live import bad_clients
from ludotheque_trust.live.bad_clients import KINDS, ClientKind, Victim, how_many, misbehave
from ludotheque_trust.live.raw_socket import TEXT, frame
from ludotheque_trust.live.servers import Guest, Server
from ludotheque_trust.trial import Broken

pytestmark = pytest.mark.faults

# Two kinds are left out here, because they wait for ten seconds or more: tests/server/test_limits.py tests the first,
# tests/server/test_server.py the second, and `ludotheque trust clients` runs both.
SLOW = ("shakes hands slowly", "never reads")


async def one_of_each(server: Server) -> Victim:
    victim = await asyncio.to_thread(Victim, server)
    async with server.socket(victim.table, victim.cookie, 0) as connection, asyncio.timeout(120):
        guest = Guest(connection)
        await guest.receive()
        await asyncio.gather(*[misbehave(victim, name) for name in KINDS if name not in SLOW])
        answer = await guest.sit(0, "Ann")
        assert answer["type"] == "ack" and guest.now["seats"][0]["name"] == "Ann"
    return victim


def test_each_bad_client_gets_the_right_answer(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        victim = asyncio.run(one_of_each(server))
    finally:
        server.stop()
    assert set(victim.seen) == set(KINDS) - set(SLOW)
    logged = (tmp_path / "stderr").read_text().splitlines()
    assert len(logged) < 100 and not [line for line in logged if " ERROR " in line]  # bad clients cannot fill the log


def test_wrong_answers_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    async def is_let_in(_: object) -> str:
        return "welcome"

    with monkeypatch.context() as patch:
        patch.setattr(bad_clients, "KINDS", {"comes without a ticket": ClientKind(is_let_in, (4401,))})
        victim = Victim.__new__(Victim)
        victim.seen = Counter()
        with pytest.raises(Broken, match="was answered by welcome, not by 4401"):
            asyncio.run(misbehave(victim, "comes without a ticket"))


def test_there_is_a_bad_client_of_each_kind() -> None:
    assert [how_many(name, 500) for name in ("shakes hands slowly", "never reads", "floods")] == [500, 100, 50]
    assert {how_many(name, 1) for name in KINDS} == {1}


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_are_written_with_their_length(size: int) -> None:
    made = frame(TEXT, b"x" * size, is_masked=False)
    head = 2 if size < 126 else 4 if size < 65536 else 10
    assert len(made) == head + size and made[0] == 0x81
    masked = frame(TEXT, b"x" * size)
    mask, data = masked[head : head + 4], masked[head + 4 :]
    assert masked[1] & 0x80 and bytes([byte ^ mask[at % 4] for at, byte in enumerate(data)]) == b"x" * size
