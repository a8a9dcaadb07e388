"""Bad clients: each way to misbehave towards a server, and the close code or refusal with which the server must answer."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, NamedTuple

from ludotheque.server import limits
from ludotheque_trust.live.raw_socket import CLOSE, CONTINUED, CUT, PING, RESERVED, TEXT, RudeSocket, frame
from ludotheque_trust.live.servers import Server
from ludotheque_trust.trial import require

SMALL_BUFFER: Final = 4096  # the size of the receive buffer of a client that does not read, in bytes
FLOOD, WAVE = 20 * limits.WATCHER_RATE[0], 50  # the number of messages in a flood, and in each of its batches
DEAF_SECONDS: Final = 10.0  # for how many seconds a client stops reading
SCRIPT: Final = "<script>alert(1)</script>"
PROTOCOL_ERROR, BAD_TEXT = 1002, 1007
NO_PONG: Final = 1011  # the close code for a client that answers no ping, because it does not read
WISH: Final = {"type": "resume", "id": "1"}


class Victim:
    """A server, a table with a player, and source addresses."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = server.guest()
        self.table = server.open(self.cookie, clock="none")
        self.seen: Counter[str] = Counter()
        self.numbers = 0

    @property
    def path(self) -> str:
        """The path of the table's socket."""
        return f"/api/tables/{self.table}/socket?since=0"

    def newcomer(self) -> RudeSocket:
        """Returns a client from a rarely used address."""
        self.numbers += 1
        return RudeSocket(self.server, f"127.0.{100 + self.numbers // 200 % 100}.{1 + self.numbers % 200}")

    async def socket(self, query: str = "", room: int = 0, **headers: str) -> RudeSocket:
        """Opens a spectator's socket at the table."""
        return await self.newcomer().shake_hands(f"{self.path}{query}", room, **headers)

    async def noisy_table(self) -> str:
        """Returns the id of a table of bots, where many events happen."""
        _, _, body = await self.request("/api/tables", None, self.cookie)
        noisy = [row["table"] for row in json.loads(body) if row["phase"] == "playing"]
        require(bool(noisy), "no table of bots is playing")
        self.numbers += 1
        return str(noisy[self.numbers % len(noisy)])

    async def ticket(self) -> str:
        """Returns a ticket of the guest who opened the table."""
        ticket = await self.server.ticket(self.table, self.cookie)
        assert ticket is not None
        return ticket

    async def request(self, path: str, data: Any, cookie: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Sends an HTTP request."""
        return await asyncio.to_thread(lambda: self.server.request(path, data, cookie, **headers))


Behave = Callable[[Victim], Awaitable[object]]


class ClientKind(NamedTuple):
    """A kind of bad client: what it does, the right answers, and the number of such clients per hundred slow ones."""

    behave: Behave
    right: tuple[object, ...]
    share: int = 2
    pause: float = 10.0  # seconds until each of these clients reconnects


# ── too slow ──


async def shakes_hands_slowly(victim: Victim) -> int:
    """Sends a byte now and then, and never the whole request."""
    rude = await victim.newcomer().connect()
    try:
        for byte in rude.request(victim.path)[:-4]:
            rude.writer.write(bytes([byte]))
            await rude.writer.drain()
            await asyncio.sleep(0.25)
        return await rude.closing()
    except ConnectionError:
        return CUT


async def never_reads(victim: Victim) -> int:
    """Connects to a busy table and does not read for a while; then reads the code with which the server has closed the
    socket.
    """
    table = await victim.noisy_table()
    rude = await victim.newcomer().shake_hands(f"/api/tables/{table}/socket?since=0", SMALL_BUFFER)
    await asyncio.sleep(DEAF_SECONDS)
    code = await rude.closing()
    rude.leave()
    return code


# ── too much ──


async def floods(victim: Victim) -> int:
    """Sends as many messages as possible; a client that is still sending when the server closes may not receive the
    close code.
    """
    rude = await victim.socket()
    try:
        for wave in waves():
            rude.writer.write(wave)
            await rude.writer.drain()
            if rude.writer.is_closing():
                break
    except ConnectionError:
        pass
    return await rude.closing()


@cache
def waves() -> list[bytes]:
    """Returns many messages in batches.  They are encoded only once, so that the attack costs the trial less time than
    it costs the server.
    """
    frames = [frame(TEXT, json.dumps({**WISH, "id": str(number)}).encode()) for number in range(FLOOD)]
    return [b"".join(frames[first : first + WAVE]) for first in range(0, FLOOD, WAVE)]


async def says(victim: Victim, *frames: bytes) -> int:
    """Sends some frames; returns the code with which the server closes the socket."""
    rude = await victim.socket()
    for data in frames:
        rude.writer.write(data)
    code = await rude.closing()
    rude.leave()
    return code


async def says_too_much_at_once(victim: Victim) -> int:
    return await says(victim, frame(TEXT, b"x" * (limits.MESSAGE_BYTES + 1)))


async def announces_a_gigabyte(victim: Victim) -> int:
    return await says(victim, bytes([0x81, 0xFF]) + (1 << 30).to_bytes(8, "big") + b"mask" + b"x" * 100)


async def never_comes_to_an_end(victim: Victim) -> int:
    pieces = [frame(TEXT, b"[", is_last=False)]
    pieces += [frame(CONTINUED, b"[" * 1024, is_last=False) for _ in range(2 * limits.MESSAGE_BYTES // 1024)]
    return await says(victim, *pieces)


async def asks_for_too_much(victim: Victim) -> int:
    body = b'{"game":"malta","seats":2,"options":{"x":"' + b"y" * limits.BODY_BYTES + b'"}}'
    status, _, _ = await victim.request("/api/tables", body, victim.cookie)
    return status


# ── protocol violations ──


async def speaks_in_pieces(victim: Victim) -> str:
    """Sends one byte per frame, with a ping in between: unusual, and allowed."""
    rude = await victim.socket()
    data = json.dumps(WISH).encode()
    for at in range(len(data)):
        rude.writer.write(frame(TEXT if at == 0 else CONTINUED, data[at : at + 1], is_last=at == len(data) - 1))
        if at == 5:
            rude.writer.write(frame(PING, b"?"))
    answer = await rude.answer("1")
    rude.leave()
    return answer if isinstance(answer, str) else str(answer if isinstance(answer, int) else answer["type"])


async def wears_no_mask(victim: Victim) -> int:
    return await says(victim, frame(TEXT, json.dumps(WISH).encode(), is_masked=False))


async def uses_reserved_bits(victim: Victim) -> int:
    return await says(victim, frame(TEXT, b"{}", reserved=4))


async def uses_a_reserved_kind(victim: Victim) -> int:
    return await says(victim, frame(RESERVED, b"{}"))


async def goes_on_without_a_beginning(victim: Victim) -> int:
    return await says(victim, frame(CONTINUED, b"{}"))


async def pings_at_length(victim: Victim) -> int:
    return await says(victim, frame(PING, b"x" * 126))


async def closes_with_half_a_code(victim: Victim) -> int:
    return await says(victim, frame(CLOSE, b"\x03"))


async def says_no_text(victim: Victim) -> int:
    return await says(victim, frame(TEXT, b'{"type":"resume","id":"\xff\xfe"}'))


async def nests_deeply(victim: Victim) -> int:
    return await says(victim, frame(TEXT, b"[" * 8000))


async def nests_deeply_by_request(victim: Victim) -> int:
    status, _, _ = await victim.request("/api/tables", b"[" * 60_000, victim.cookie)
    return status


async def counts_too_far(victim: Victim) -> int:
    return await says(victim, frame(TEXT, b'{"type":"play","id":"1","action":{},"version":' + b"9" * 6000 + b"}"))


async def says_nonsense(victim: Victim) -> int:
    return await says(victim, frame(TEXT, b"\x00\x01 nonsense"))


# ── forged identities ──


async def uses_a_ticket_twice(victim: Victim) -> int:
    ticket = await victim.ticket()
    first = await victim.socket(f"&ticket={ticket}")
    welcome = await first.receive()
    require(isinstance(welcome, dict) and welcome["isHost"], f"a ticket was not taken: {welcome}")
    second = await victim.socket(f"&ticket={ticket}")
    code = await second.closing()
    first.leave()
    return code


async def makes_up_a_ticket(victim: Victim) -> int:
    return await (await victim.socket(f"&ticket={os.urandom(32).hex()}")).closing()


async def forges_a_cookie(victim: Victim) -> int:
    forged = victim.cookie[:-4] + ("0000" if victim.cookie[-4:] != "0000" else "1111")
    status, _, _ = await victim.request(f"/api/tables/{victim.table}/ticket", b"", forged)
    return status


async def comes_from_another_page(victim: Victim) -> int:
    return await (await victim.socket(Origin="https://evil.example")).closing()


async def asks_from_another_page(victim: Victim) -> int:
    settings = {"game": "malta", "seats": 2}
    status, _, _ = await victim.request("/api/tables", settings, victim.cookie, Origin="https://evil.example")
    return status


async def is_of_another_version(victim: Victim) -> int:
    return await (await victim.socket("&protocol=999")).closing()


async def looks_for_no_table(victim: Victim) -> int:
    return await (await victim.newcomer().shake_hands("/api/tables/none/socket")).closing()


async def writes_scripts(victim: Victim) -> str:
    """Sends a name and a line of chat that contain scripts; the server must treat both as text, and never send them as
    a page.
    """
    cookie = await asyncio.to_thread(victim.server.guest)
    table = await asyncio.to_thread(victim.server.open, cookie, isListed=True)
    async with victim.server.socket(table, cookie, 0) as connection, asyncio.timeout(60):
        wishes: list[dict[str, Any]] = [
            {"type": "sitDown", "seat": 0, "name": SCRIPT},
            {"type": "chat", "text": f"\u202e{SCRIPT}\x07"},
        ]
        for number, command in enumerate(wishes):
            await connection.send(json.dumps({**command, "id": str(number)}))
        messages: list[dict[str, Any]] = []
        while not any(message["type"] == "ack" and message["id"] == "1" for message in messages):
            messages.append(json.loads(await connection.recv()))
            require(messages[-1]["type"] != "refusal", f"refused: {messages[-1]}")
    lines = [line["text"] for message in messages if message["type"] == "chatted" for line in message["lines"]]
    require(lines == [SCRIPT], f"a line of chat came as {lines}")
    status, headers, body = await victim.request("/api/tables", None, cookie)
    named = {name.lower(): value for name, value in headers.items()}
    require(status == 200 and SCRIPT.encode() in body.replace(b"\\/", b"/"), "the name is not in the list")
    is_page = "html" in named["content-type"] or named.get("x-content-type-options") != "nosniff"
    return "a page" if is_page else "text"


KINDS: Final[dict[str, ClientKind]] = {
    "shakes hands slowly": ClientKind(shakes_hands_slowly, (CUT,), 100, 0.0),
    "never reads": ClientKind(never_reads, (limits.TOO_SLOW, NO_PONG), 20, 0.0),
    "floods": ClientKind(floods, (limits.TOO_FAST, CUT), 10, 1.0),
    "says too much at once": ClientKind(says_too_much_at_once, (limits.TOO_LARGE,)),
    "announces a gigabyte": ClientKind(announces_a_gigabyte, (limits.TOO_LARGE,)),
    "never comes to an end": ClientKind(never_comes_to_an_end, (limits.TOO_LARGE,)),
    "asks for too much": ClientKind(asks_for_too_much, (413,)),
    "speaks in pieces": ClientKind(speaks_in_pieces, ("refusal",)),
    "wears no mask": ClientKind(wears_no_mask, (PROTOCOL_ERROR,)),
    "uses reserved bits": ClientKind(uses_reserved_bits, (PROTOCOL_ERROR,)),
    "uses a reserved kind": ClientKind(uses_a_reserved_kind, (PROTOCOL_ERROR,)),
    "goes on without a beginning": ClientKind(goes_on_without_a_beginning, (PROTOCOL_ERROR,)),
    "pings at length": ClientKind(pings_at_length, (PROTOCOL_ERROR,)),
    "closes with half a code": ClientKind(closes_with_half_a_code, (PROTOCOL_ERROR,)),
    "says no text": ClientKind(says_no_text, (BAD_TEXT,)),
    "nests deeply": ClientKind(nests_deeply, (limits.NOT_UNDERSTOOD,)),
    "nests deeply by request": ClientKind(nests_deeply_by_request, (400,)),
    "counts too far": ClientKind(counts_too_far, (limits.NOT_UNDERSTOOD,)),
    "says nonsense": ClientKind(says_nonsense, (limits.NOT_UNDERSTOOD,)),
    "uses a ticket twice": ClientKind(uses_a_ticket_twice, (limits.NO_TICKET,)),
    "makes up a ticket": ClientKind(makes_up_a_ticket, (limits.NO_TICKET,)),
    "forges a cookie": ClientKind(forges_a_cookie, (401,)),
    "comes from another page": ClientKind(comes_from_another_page, (limits.WRONG_ORIGIN,)),
    "asks from another page": ClientKind(asks_from_another_page, (403,)),
    "is of another version": ClientKind(is_of_another_version, (limits.OTHER_PROTOCOL,)),
    "looks for no table": ClientKind(looks_for_no_table, (limits.NO_TABLE,)),
    "writes scripts": ClientKind(writes_scripts, ("text",), 0),
}


async def misbehave(victim: Victim, name: str) -> None:
    """Runs one bad client; raises Broken unless the client gets the right answer."""
    kind = KINDS[name]
    answer = await kind.behave(victim)
    victim.seen[name] += 1
    right = " or ".join(map(str, kind.right))
    require(answer in kind.right, f"who {name} was answered by {answer}, not by {right}")


def how_many(name: str, size: int) -> int:
    """Returns how many clients of a kind there are beside `size` slow ones; at least one."""
    return max(1, size * KINDS[name].share // 100)
