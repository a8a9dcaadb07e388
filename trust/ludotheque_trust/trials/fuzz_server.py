"""Bad requests and sockets against a real server: it must give no 5xx answer, close sockets with the right codes, and
not crash.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import urllib.parse
from collections import Counter
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from ludotheque.core.luck import Luck
from ludotheque.server import limits
from ludotheque_trust.live.servers import Guest, Server
from ludotheque_trust.trial import Task, require
from ludotheque_trust.trials.fuzz import JUNK, MALICE

MESSAGES_PER_SOCKET: Final = 30  # maximum number of messages on one socket, well below a spectator's rate limit
PATHS: Final = (
    "/api/tables", "/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/verify", "/api/tables/{}/replay",
    "/api/tables/{}/return-link", "/api/tables/{}/returns", "/api/tables/{}/ticket",
    "/api/me", "/api/health", "/api/metrics", "/api/games", "/api/qr.svg",
    "/api/rulebooks/{}/{}", "/api/words/{}", "/api/words/{}/{}", "/api/boxes/{}",
    "/api/lobby/socket", "/api/tables/{}/socket", "/{}",
    "/table/{}", "/%00", "/..%2f..%2f{}", "//{}", "/api/{}",
)  # fmt: skip
QUERIES: Final = (
    "",
    "?seat={}",
    "?first={}&last={}",
    "?since={}",
    "?text={}",
    "?{}={}",
    "?seat=all",
    "?first=1&first={}",
)
CODES: Final = {1000, limits.NOT_UNDERSTOOD, limits.TOO_LARGE, limits.TOO_FAST}


class Assault:
    """One server, one table with a player, and an attacker."""

    def __init__(self, server: Server, luck: Luck) -> None:
        self.server = server
        self.luck = luck
        self.cookie = server.guest()
        self.table = server.open(self.cookie)
        self.seen: Counter[str] = Counter()

    def piece(self) -> str:
        """Returns a random part of a URL."""
        luck = self.luck
        value = luck.pick((self.table, "malta", "en", "0", "-1", "9" * 30, "x" * 500, *map(str, MALICE[:-5])))
        return urllib.parse.quote(value.encode("utf-8", "surrogatepass"), safe="")

    def request(self) -> None:
        """Sends a bad request; any answer but a server error is acceptable."""
        luck = self.luck
        address = luck.pick(PATHS) + luck.pick(QUERIES)
        while "{}" in address:
            address = address.replace("{}", self.piece(), 1)
        body: Any = (
            None
            if luck.die(2) == 1
            else luck.pick((*JUNK, *[json.dumps(value).encode() for value in MALICE], b"x" * 70_000))
        )
        cookie = luck.pick(("", self.cookie, "guest=x", self.cookie + "x", "=;=;"))
        status, _, answer = self.server.request(address, body, cookie)
        # Pages answer 503 if the browser client has not been built.
        no_pages = status == 503 and not address.startswith("/api")
        self.seen["pages that are not built" if no_pages else f"{status // 100}xx"] += 1
        require(
            status < 500 or no_pages,
            f"{address[:200]} with {str(body)[:100]} was answered with {status}: {answer[:200]!r}",
        )
        self.check_no_secrets(answer)

    async def socket(self) -> int:
        """Opens a socket and sends bad messages; returns their number."""
        luck, sent = self.luck, 0
        cookie = luck.pick(("", self.cookie))
        async with self.server.socket(self.table, cookie, luck.pick((None, 0, 2, 10**6))) as connection:
            try:
                while sent < MESSAGES_PER_SOCKET:
                    data = luck.pick((*JUNK, *[json.dumps(value).encode() for value in MALICE], b"y" * 9000))
                    as_bytes = luck.die(4) == 1
                    sent += 1
                    try:
                        await connection.send(data if as_bytes else data.decode())
                    except UnicodeDecodeError:
                        await connection.send(data)
                    if luck.die(6) == 1:
                        sent += 1
                        await connection.send(json.dumps({"type": "begin", "id": str(sent)}))
                await connection.close()
            except ConnectionClosed:
                pass
            await connection.wait_closed()
            code = connection.close_code
            self.seen[f"closed with {code}"] += 1
            require(code in CODES, f"a socket was closed with {code}")
        return sent

    async def check_player_is_served(self, number: int) -> None:
        """Checks that the player is served as if nothing had happened."""
        async with self.server.socket(self.table, self.cookie, 0) as connection:
            guest = Guest(connection)
            await guest.receive()
            if number == 0:
                answer = await guest.do("sitDown", seat=0, name="Ann")
            else:
                answer = await guest.do("addSeal", id=f"well {number}", seal=f"{number:064x}")
            require(answer["type"] == "ack", f"a valid command was refused: {answer}")

    def check_no_secrets(self, answer: bytes) -> None:
        """Checks that an error answer reveals nothing internal."""
        for word in (b"Traceback", b"site-packages", b'File "/'):
            require(word not in answer, f"an answer reveals {word!r}: {answer[:300]!r}")


async def assault(task: Task, folder: Path) -> Counter[str]:
    """Attacks a server with `task.size` bad messages and requests."""
    server = Server(folder).start()
    try:
        luck = task.luck("assault")
        attack = Assault(server, luck)
        done = rounds = 0
        await attack.check_player_is_served(0)
        while done < task.size:
            before = done
            done += await attack.socket()
            for _ in range(MESSAGES_PER_SOCKET):
                await asyncio.to_thread(attack.request)
                done += 1
            rounds += 1
            if rounds % 5 == 0:
                await attack.check_player_is_served(rounds)
            task.advance(done - before)
        await attack.check_player_is_served(rounds + 1)
        require(server.process is not None and server.process.poll() is None, "the server has gone")
    finally:
        server.stop()
    stumbled = list((folder / "bundles").glob("*")) if (folder / "bundles").is_dir() else []
    require(not stumbled, f"the server stumbled: {stumbled}")
    complaints = (folder / "stderr").read_text(errors="replace")
    require("Traceback" not in complaints, f"the server complained: {complaints[-1500:]}")
    return attack.seen


def try_fuzz_server(task: Task) -> str:
    """Sends `size` bad messages and requests to a real server."""
    with tempfile.TemporaryDirectory() as folder:
        results = asyncio.run(assault(task, Path(folder)))
    return f"{task.size:,} bad messages and requests to a real server: " + ", ".join(
        [f"{count:,} {what}" for what, count in sorted(results.items())]
    )
