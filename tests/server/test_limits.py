"""Tests of every limit, at its value and one above."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludotheque.server import limits
from ludotheque.server.app import make_app
from ludotheque.server.http.request_timeout import TimedProtocol
from ludotheque.server.ws.outbox import SocketOutbox
from ludotheque.table import Settings, Viewer
from ludotheque.table import messages as say
from ludotheque.table.commands import LONGEST_ID, LONGEST_NAME
from ludotheque.table.fair_start import NONCE_BYTES, SEAL_BYTES
from ludotheque.table.orders import LARGEST, MOST_FIELDS, MOST_ORDERS, MOST_VALUES, Order
from ludotheque_trust.live import bad_clients
from tests.server.houses import Server
from tests.table.seated import Person, World, expect_ack, expect_refusal, simulated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


@pytest.mark.parametrize(
    "rate",
    [
        limits.PLAYER_RATE,
        limits.WATCHER_RATE,
        limits.LOBBY_RATE,
        limits.OPEN_RATE,
        limits.RETURN_RATE,
        limits.REPLAY_RATE,
        limits.REVIEW_RATE,
        limits.LESSON_RATE,
        limits.WORKSHOP_RATE,
        limits.TRIAL_RATE,
        limits.TICKET_RATE,
        limits.SOCKET_RATE,
    ],
)
def test_a_rate_allows_exactly_its_number_of_events(rate: tuple[int, float]) -> None:
    most, seconds = rate
    counted = limits.Rate(rate)
    assert all(counted.allows(0.0) for _ in range(most)) and not counted.allows(seconds - 0.001)
    assert counted.allows(seconds)
    many = limits.Rates(rate)
    assert all(many.allows("one", 0.0) for _ in range(most))
    assert not many.allows("one", 0.0) and many.allows("another", 0.0)


def test_rates_of_many_addresses_use_bounded_memory() -> None:
    rates = limits.Rates((1, 10.0))
    for number in range(limits.MOST_ADDRESSES):
        assert rates.allows(str(number), 0.0)
    assert len(rates) == limits.MOST_ADDRESSES and not rates.allows("0", 0.0)
    assert rates.allows("one more", 0.0) and len(rates) == limits.MOST_ADDRESSES
    assert not rates.allows("0", 0.0)  # this address has sent a request recently, so its rate is still stored
    assert rates.allows("1", 0.0)  # this address was silent for longest, so its rate was dropped


def test_a_rate_says_how_long_to_wait() -> None:
    rates = limits.Rates((2, 10.0))
    assert rates.allows("one", 0.0) and rates.wait("one", 1.0) == 0 == rates.wait("another", 1.0)
    assert rates.allows("one", 4.5) and rates.wait("one", 5.5) == 5
    assert not rates.allows("one", 9.9) and rates.allows("one", 5.5 + 5)


def test_an_ipv6_address_is_counted_with_its_network() -> None:
    assert limits.HOUSEHOLD == 64
    same = {limits.household(f"2001:db8:1:2:{number:x}::{number:x}") for number in range(1, 100)}
    assert same == {"2001:db8:1:2::"} == {limits.household("2001:db8:1:2::")}
    assert limits.household("2001:db8:1:3::1") == "2001:db8:1:3::"
    assert limits.household("203.0.113.7") == "203.0.113.7" == limits.household("::ffff:203.0.113.7")
    assert limits.household("a socket of the system") == "a socket of the system"


def test_addresses_of_clubs_have_higher_limits() -> None:
    clubs = limits.Clubs(["203.0.113.0/30", "2001:db8:1:2::5"])
    inside = ("203.0.113.1", limits.household("2001:db8:1:2::77"))
    for address in inside:
        rates, sockets = limits.Rates((2, 10.0), clubs), limits.Sockets(clubs)
        assert all(rates.allows(address, 0.0) for _ in range(2 * limits.CLUB_FACTOR)) and not rates.allows(address, 0.0)
        most = limits.SOCKETS_OF_ADDRESS * limits.CLUB_FACTOR
        assert all(sockets.open("", address) for _ in range(most)) and not sockets.open("", address)
    assert [clubs.times(address) for address in ("203.0.113.4", "2001:db8:1:3::", "", "testclient")] == [1] * 4


def test_sockets_of_a_person_and_of_an_address() -> None:
    sockets = limits.Sockets()
    assert all(sockets.open("ann", f"address {number}") for number in range(limits.SOCKETS_OF_PERSON))
    assert not sockets.open("ann", "elsewhere") and sockets.open("ben", "elsewhere")
    sockets.close("ann", "address 0")
    assert sockets.open("ann", "address 0")
    sockets = limits.Sockets()
    assert all(sockets.open(f"person {number}", "home") for number in range(limits.SOCKETS_OF_ADDRESS))
    assert not sockets.open("one more", "home") and sockets.open("one more", "away")
    # Anonymous viewers are not counted together as one person.
    sockets = limits.Sockets()
    assert all(sockets.open("", "home") for _ in range(limits.SOCKETS_OF_ADDRESS))
    assert not sockets.open("", "home") and sockets.open("", "away")
    sockets.close("", "home")
    assert sockets.open("ann", "home") and not sockets.open("ann", "home")
    assert dict(sockets.persons) == {"ann": 1}


async def close_code(connection: ClientConnection) -> int:
    try:
        async with asyncio.timeout(20):
            while True:
                await connection.recv()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


@simulated
async def test_too_many_sockets_of_one_person(server: Server) -> None:
    cookie = server.guest()
    table = server.open(cookie)
    async with AsyncExitStack() as stack:
        for _ in range(limits.SOCKETS_OF_PERSON):
            connection = await stack.enter_async_context(server.socket(table, cookie))
            assert json.loads(await connection.recv())["type"] == "welcome"
        one_more = await stack.enter_async_context(server.socket(table, cookie))
        assert await close_code(one_more) == limits.TOO_MANY


@simulated
async def test_too_many_sockets_of_one_address(server: Server) -> None:
    """Shows that the limit applies to an address, whoever connects from it, and that people at other addresses can
    still connect.
    """
    table = server.open(server.guest())
    async with AsyncExitStack() as stack:
        here = ("127.0.0.77", 0)
        for _ in range(limits.SOCKETS_OF_ADDRESS):
            connection = await stack.enter_async_context(server.socket(table, local_addr=here))
            assert json.loads(await connection.recv())["type"] == "welcome"
        one_more = await stack.enter_async_context(server.socket(table, local_addr=here))
        assert await close_code(one_more) == limits.TOO_MANY
        elsewhere = await stack.enter_async_context(server.socket(table, local_addr=("127.0.0.78", 0)))
        assert json.loads(await elsewhere.recv())["type"] == "welcome"


@simulated
async def test_too_many_new_sockets_of_one_address(server: Server) -> None:
    """Shows that the close code names the limit, and the reason says how long to wait."""
    most, seconds = limits.SOCKET_RATE
    here: dict[str, Any] = {"compression": None, "local_addr": ("127.0.0.79", 0)}
    codes = []
    for _ in range(most + 1):
        async with connect(f"ws://127.0.0.1:{server.port}/api/lobby/socket?protocol=0", **here) as connection:
            codes.append(await close_code(connection))
    assert codes == [limits.OTHER_PROTOCOL] * most + [limits.TOO_OFTEN]
    assert connection.close_reason is not None and 1 <= int(connection.close_reason) <= seconds
    elsewhere = here | {"local_addr": ("127.0.0.80", 0)}
    async with connect(f"ws://127.0.0.1:{server.port}/api/lobby/socket?protocol=0", **elsewhere) as connection:
        assert await close_code(connection) == limits.OTHER_PROTOCOL


@simulated
async def test_too_many_messages_in_the_lobby(server: Server) -> None:
    most, _ = limits.LOBBY_RATE
    async with connect(f"ws://127.0.0.1:{server.port}/api/lobby/socket", compression=None) as connection:
        assert json.loads(await connection.recv())["type"] == "lobby"
        for _ in range(most):
            await connection.send("{}")
        await asyncio.to_thread(
            server.request, "/api/health"
        )  # when this is answered, all messages have been processed
        await (await connection.ping())
        await connection.send("{}")
        assert await close_code(connection) == limits.TOO_FAST


def test_bytes_waiting_for_a_slow_reader_are_limited() -> None:
    """Fills the queue of a client that does not read, up to the limit and then by one byte more."""
    for more in (0, 1):
        wire = SocketOutbox()
        wire.send_bytes(b"x")
        wire.send_bytes(b"x" * (limits.QUEUE_BYTES - 1 + more))
        assert wire.queue.qsize() == 2 - more
    assert wire.queue.get_nowait() == limits.TOO_SLOW


def test_a_closed_table_tells_its_clients_to_reconnect() -> None:
    wire = SocketOutbox()
    wire.send(say.Closed(version=1, message="table-elsewhere"))
    assert (wire.queue.qsize(), wire.queue.get_nowait() != b"", wire.queue.get_nowait()) == (2, True, limits.COME_AGAIN)


def test_requests_that_take_too_long_are_dropped() -> None:
    """Shows that a request is dropped at the limit and not before; the clock is simulated."""
    cut: list[float] = []

    class Loop:
        def call_later(self, delay: float, what: object) -> None:
            cut.append(delay)

    class Transport:
        def abort(self) -> None:
            raise AssertionError("too early")

    protocol = TimedProtocol.__new__(TimedProtocol)
    protocol.loop, protocol.transport = Loop(), Transport()  # type: ignore[assignment]  # only what is used
    protocol._wait()
    assert cut == [limits.REQUEST_SECONDS]


@simulated
async def test_a_table_checks_the_length_of_every_value() -> None:
    """Tries ids, names, seals, nonces and seats at a table: the longest and shortest allowed values, and one value
    beyond each limit.
    """
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2), host="ann")
    ann = await Person(table, "ann").connect()
    for wrong in (0, LONGEST_ID + 1):
        await table.handle(viewer_of(ann), say.Describe(id="x" * wrong))
        assert isinstance(ann.wire.received[-1], say.Refusal) and ann.wire.received[-1].message == "table-bad-id"
    for size in (0, LONGEST_NAME + 1):
        assert expect_refusal(await ann.do(say.SitDown, seat=0, name="x" * size)) == "table-bad-name"
    for size in (SEAL_BYTES - 1, SEAL_BYTES + 1):
        assert expect_refusal(await ann.do(say.SitDown, seat=0, name="x", seal="ab" * size)) == "table-bad-seal"
    for seat in (-1, 2):
        assert expect_refusal(await ann.do(say.SitDown, seat=seat, name="x")) == "bad-seat"
    expect_ack(await ann.sit(0, "x" * LONGEST_NAME, id="x" * LONGEST_ID))
    expect_ack(await ann.do(say.StandUp))


@simulated
async def test_a_nonce_has_an_exact_length() -> None:
    low, high = NONCE_BYTES
    for size in (low, high):
        world = World()
        table = await world.house.open(Settings(game="malta", seats=2), host="ann")
        ann = await Person(table, "ann").connect()
        expect_ack(await ann.sit(0, nonce="ab" * size))
        expect_ack(await ann.do(say.SeatBot, seat=1, bot="random"))
        expect_ack(await ann.do(say.Begin))
        for wrong in (low - 1, high + 1):
            assert expect_refusal(await ann.do(say.OpenNonce, nonce="ab" * wrong)) == "table-bad-nonce"
        expect_ack(await ann.open())


@simulated
async def test_the_number_of_standing_orders_is_limited() -> None:
    world = World()
    _, (ann, _) = await world.table_of(["ann", "ben"])
    fields = {f"field {number}": (1,) for number in range(MOST_FIELDS)}
    answer = {"type": "pass"}

    async def give(*orders: Order) -> say.Message:
        return await ann.do(say.GiveOrders, orders=orders)

    expect_ack(await give(*[Order(answer)] * MOST_ORDERS))
    expect_ack(await give(Order(answer, "", dict(fields)), Order(answer, "", {"card": tuple(range(MOST_VALUES))})))
    expect_ack(await give(Order(answer, "", {"card": (LARGEST, -LARGEST)})))
    for wrong in (
        [Order(answer)] * (MOST_ORDERS + 1),
        [Order(answer, "", {**fields, "one more": (1,)})],
        [Order(answer, "", {"card": tuple(range(MOST_VALUES + 1))})],
        [Order(answer, "", {"card": (LARGEST + 1,)})],
        [Order(answer, "", {"card": (-LARGEST - 1,)})],
    ):
        assert expect_refusal(await give(*wrong)) == "bad-number"


def viewer_of(person: Person) -> Viewer:
    assert person.viewer is not None
    return person.viewer


def test_every_limit_is_tested() -> None:
    """Checks that every number in limits.py is named in a test."""
    named = {name for name, value in vars(limits).items() if name.isupper()}
    tried = "".join([path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")])
    tried += Path(bad_clients.__file__).read_text(encoding="utf-8")
    assert {name for name in named if f"limits.{name}" not in tried} == set()


@simulated
async def test_too_many_messages_of_players_and_spectators(server: Server) -> None:
    cookie = server.guest()
    table = server.open(cookie)
    for is_player, (most, _) in ((False, limits.WATCHER_RATE), (True, limits.PLAYER_RATE)):
        async with server.socket(table, cookie) as connection, asyncio.timeout(30):
            sent = 0
            if is_player:
                sit = {"type": "sitDown", "id": "sit", "seat": 0, "name": "Ann"}
                await connection.send(json.dumps(sit))
                while json.loads(await connection.recv())["type"] != "ack":
                    pass
            while sent < most:
                await connection.send(json.dumps({"type": "resume", "id": f"{is_player} {sent}"}))
                sent += 1
                while json.loads(await connection.recv())["type"] != "refusal":
                    pass
            await connection.send(json.dumps({"type": "resume", "id": "one too many"}))
            assert await close_code(connection) == limits.TOO_FAST


@simulated
async def test_the_length_of_a_message_is_limited(server: Server) -> None:
    table = server.open(server.guest())
    empty = len(json.dumps({"type": "resume", "id": ""}))
    for letter, size in (("x", 1), ("é", 2)):
        longest = (limits.MESSAGE_BYTES - empty) // size
        async with server.socket(table) as connection, asyncio.timeout(20):
            await connection.send(json.dumps({"type": "resume", "id": letter * longest}, ensure_ascii=False))
            while json.loads(await connection.recv())["type"] != "refusal":
                pass
            await connection.send(json.dumps({"type": "resume", "id": letter * (longest + 1)}, ensure_ascii=False))
            assert await close_code(connection) == limits.TOO_LARGE


def test_bodies_and_tables_per_address_are_limited(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path / "t.sqlite", tmp_path / "bundles")) as client:
        client.get("/api/me")
        start = b'{"game":"malta","seats":99'
        longest = start + b" " * (limits.BODY_BYTES - len(start) - 1) + b"}"
        most, _ = limits.OPEN_RATE
        for number in range(most):
            answer = client.post("/api/tables", content=longest if number == 0 else start + b"}")
            assert answer.status_code == 400 and answer.json()["detail"] == "bad-seats"
        refused = client.post("/api/tables", content=start + b"}")
        assert refused.json()["detail"] == "too-many" and 1 <= int(refused.headers["Retry-After"]) <= 30
        assert client.post("/api/tables", content=longest + b" ").status_code == 413
        most, _ = limits.REPLAY_RATE
        for _ in range(most):
            assert client.get("/api/tables/none/replay").status_code == 404
        assert client.get("/api/tables/none/replay").status_code == 429
        assert client.get("/api/tables/none/verify").status_code == 429
        most, _ = limits.LESSON_RATE
        for _ in range(most):
            assert client.post("/api/lessons/malta/none", json={}).status_code == 404
        assert client.post("/api/lessons/malta/none", json={}).status_code == 429
        most, _ = limits.RETURN_RATE
        for _ in range(most):
            assert client.post("/api/tables/none/returns", json={"secret": "x" * 64}).status_code == 404
        assert client.post("/api/tables/none/returns", json={"secret": "x" * 64}).status_code == 429
        most, _ = limits.TICKET_RATE
        for _ in range(most):
            assert client.post("/api/tables/none/ticket").status_code == 404
        assert client.post("/api/tables/none/ticket").status_code == 429


@simulated
async def test_slow_requests_are_dropped(server: Server) -> None:
    """Shows that requests that arrive slowly or not at all are dropped, but not WebSockets, nor connections that are
    idle after an answer.
    """
    slow = [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ]
    whole = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    table = server.open(server.guest())
    async with server.socket(table) as connection, asyncio.timeout(40):
        readers = []
        for data in (*slow, whole):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(data)
            readers.append((reader, writer))
        answered, again = readers.pop()
        for reader, writer in readers:
            try:
                said = await reader.read()
            except ConnectionResetError:
                said = b""
            assert said == b""
            writer.close()
        assert b"200 OK" in await answered.readuntil(b"\r\n")
        again.write(whole)
        while b"200 OK" not in await answered.readuntil(b"\r\n"):
            pass
        again.close()
        await connection.send('{"type":"resume","id":"1"}')
        while json.loads(await connection.recv())["type"] != "refusal":
            pass
