"""Tests of requests for a table that another process owns: same answers, limits and close codes as at the owner."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection
from websockets.asyncio.server import serve as serve_sockets
from websockets.exceptions import InvalidStatus

from ludotheque.cli.serve import own_address
from ludotheque.cli.serve_checks import checked_address
from ludotheque.core.errors import BadInput
from ludotheque.server import limits
from ludotheque.server.cluster import relay
from ludotheque.server.cluster.signing import HEADER_NAME, RelayHeader, Signer, original_scope
from ludotheque.store import open_store
from ludotheque_trust.live.postgres import PostgreSQL
from ludotheque_trust.live.servers import Guest
from ludotheque_trust.live.two_processes import Pair
from tests.server.test_limits import close_code
from tests.table.seated import simulated


@pytest.fixture(scope="module")
def pair(postgres: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    running = Pair(tmp_path_factory.mktemp("houses"), postgres.new_database())
    yield running
    running.stop()


@pytest.mark.faults
def test_requests_are_answered_by_the_owner(pair: Pair) -> None:
    one, two = pair.servers
    cookie = one.guest()
    table = one.open(cookie)
    path = f"/api/tables/{table}"
    for asked in ("/record", "/verify", "/replay?from=0&to=9", "/replay?from=x", "/none", "/replay?seat=%23%20"):
        here, there = one.request(path + asked, cookie=cookie), two.request(path + asked, cookie=cookie)
        assert (here[0], here[2]) == (there[0], there[2]) and here[0] != 503
    assert two.request(f"{path}/ticket", b"", "")[0] == 401
    assert two.request(f"{path}/ticket", b"", cookie, Origin="https://elsewhere.example")[0] == 403
    assert two.request(f"{path}/ticket", b"", cookie, Origin=f"http://127.0.0.1:{two.port}")[0] == 201
    assert two.request(f"{path}/ticket", b"x" * (limits.BODY_BYTES + 1), cookie)[0] == 413
    assert two.request("/api/tables/none/record", cookie=cookie)[0] == 404
    status, headers, body = two.request(f"{path}/return-link", b"", cookie)
    assert status == 409 and json.loads(body)["detail"] == "table-not-seated"
    assert len([name for name in headers if name.lower() in ("date", "content-length", "content-type")]) == 3
    for _ in range(limits.RETURN_RATE[0]):
        status = two.request(f"{path}/return-link", b"", cookie)[0]
    assert status == 429


@pytest.mark.faults
@simulated
async def test_only_processes_of_this_server_can_sign_relayed_requests(pair: Pair) -> None:
    one = pair.servers[0]
    table = one.open(one.guest())
    for seal in ("nothing", "W10=." + "0" * 64):
        name = HEADER_NAME.decode()
        assert one.request(f"/api/tables/{table}/record", **{name: seal})[0] == 421
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                f"ws://127.0.0.1:{one.port}/api/tables/{table}/socket",
                additional_headers={name: seal},
                compression=None,
            )
        assert refused.value.response.status_code == 421


def test_a_signature_is_valid_for_one_request_to_one_owner() -> None:
    seals, header = Signer(b"key"), RelayHeader("owner", "10.1.2.3", "https", "play.example")
    scope = {
        "method": "GET",
        "raw_path": b"/api/tables/t/record",
        "query_string": b"",
        "headers": [(b"Host", b"inside")],
    }
    seal = seals.sign(header, scope)
    assert seals.verify(seal, scope) == header
    assert Signer(b"another").verify(seal, scope) is None
    for changed in ({"method": "POST"}, {"raw_path": b"/api/tables/u/record"}, {"query_string": b"seat=all"}):
        assert seals.verify(seal, {**scope, **changed}) is None
    forged = seals.sign(header._replace(client="10.9.9.9"), scope).partition(b".")[0] + b"." + seal.partition(b".")[2]
    assert seals.verify(forged, scope) is None
    came = original_scope({**scope, "headers": [*scope["headers"], (HEADER_NAME, seal)]}, header)
    assert came["headers"] == [(b"host", b"play.example")] and came["client"] == ("10.1.2.3", 0)


@pytest.mark.faults
@simulated
async def test_relayed_sockets_are_closed_with_the_owners_close_code(pair: Pair) -> None:
    one, two = pair.servers
    cookie = one.guest()
    table = one.open(cookie)
    address = f"ws://127.0.0.1:{two.port}/api/tables/{table}/socket"
    for query, headers, code in (
        ("?protocol=99", {}, limits.OTHER_PROTOCOL),
        ("?ticket=used", {}, limits.NO_TICKET),
        ("", {"Origin": "https://elsewhere.example"}, limits.WRONG_ORIGIN),
    ):
        async with connect(address + query, additional_headers=headers, compression=None) as connection:
            assert await close_code(connection) == code
    for said, code in (
        ("nonsense", limits.NOT_UNDERSTOOD),
        ("x" * (limits.MESSAGE_BYTES + 1), limits.TOO_LARGE),
        ("x" * (3 * limits.MESSAGE_BYTES), limits.TOO_LARGE),
    ):
        async with two.socket(table, cookie) as connection:
            assert json.loads(await connection.recv())["type"] == "welcome"
            await connection.send(said)
            assert await close_code(connection) == code
    async with two.socket(table, cookie) as connection, asyncio.timeout(30):
        guest = Guest(connection)
        assert (await guest.do("sitDown", seat=0, name="Ann"))["type"] == "ack"
        for number in range(limits.PLAYER_RATE[0] + 1):
            await connection.send(json.dumps({"type": "resume", "id": str(number)}))
        assert await close_code(connection) == limits.TOO_FAST


@pytest.mark.faults
@simulated
async def test_new_sockets_of_an_address_are_counted_by_the_process_they_connect_to(pair: Pair) -> None:
    one, two = pair.servers
    table = one.open(one.guest())
    address = f"ws://127.0.0.1:{two.port}/api/tables/{table}/socket?protocol=0"
    codes = []
    for _ in range(limits.SOCKET_RATE[0] + 1):
        async with connect(address, compression=None, local_addr=("127.0.0.79", 0)) as connection:
            codes.append(await close_code(connection))
    assert codes == [limits.OTHER_PROTOCOL] * limits.SOCKET_RATE[0] + [limits.TOO_OFTEN]
    assert int(connection.close_reason or 0) >= 1


@pytest.mark.faults
@simulated
async def test_relayed_sockets_of_a_person_are_counted_once(pair: Pair) -> None:
    one, two = pair.servers
    cookie = one.guest()
    table = one.open(cookie)
    async with AsyncExitStack() as stack:
        for number in range(limits.SOCKETS_OF_PERSON):
            connection = await stack.enter_async_context((one, two)[number % 2].socket(table, cookie))
            assert json.loads(await connection.recv())["type"] == "welcome"
        for server in (one, two):
            one_more = await stack.enter_async_context(server.socket(table, cookie))
            assert await close_code(one_more) == limits.TOO_MANY
        counted = [
            int(line.split()[1])
            for server in (one, two)
            for line in server.request("/api/metrics")[2].decode().splitlines()
            if line.startswith("ludotheque_sockets ")
        ]
        # Each process counts the sockets of the clients that connect to it directly.
        assert counted == [limits.SOCKETS_OF_PERSON // 2] * 2


@simulated
async def test_messages_that_a_client_does_not_read_wait_at_the_owner() -> None:
    """Shows that the relay buffers only a few messages, so that the owner notices a client that does not read.

    The client still gets its close code at the end.
    """
    piece, told = "x" * 50_000, 0
    is_stuck = asyncio.Event()

    async def owner(connection: ServerConnection) -> None:
        nonlocal told
        while not is_stuck.is_set():
            try:
                async with asyncio.timeout(1):
                    await connection.send(piece)
                    told += 1
            except TimeoutError:
                is_stuck.set()
        await connection.close(limits.TOO_SLOW)

    reads, heard = asyncio.Event(), []

    async def send(event: dict[str, object]) -> None:
        await reads.wait()
        heard.append(event)

    async with serve_sockets(owner, "127.0.0.1", 0, compression=None) as server, asyncio.timeout(60):
        port = next(iter(server.sockets)).getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}", compression=None, **relay.TO_THE_OWNER) as connection:
            hearing = asyncio.create_task(relay.forward_to_client(connection, send))
            await is_stuck.wait()
            assert not heard
            reads.set()
            await hearing
    assert heard[-1] == {"type": "websocket.close", "code": limits.TOO_SLOW}
    assert told <= len(heard[:-1]) <= told + 1 and {event["text"] for event in heard[:-1]} == {piece}


@pytest.mark.faults
@simulated
async def test_a_stopping_process_ends_its_lease_and_disconnects_everybody(pair: Pair) -> None:
    one, two = pair.servers
    cookie = one.guest()
    table = one.open(cookie)
    store = await open_store(pair.where)
    assert (await store.holder(table, 0)).address == f"http://127.0.0.1:{one.port}"
    async with one.socket(table, cookie) as here, two.socket(table, cookie) as there:
        for connection in (here, there):
            await connection.recv()
        await asyncio.to_thread(pair.restart, 0)
        assert [await close_code(here), await close_code(there)] == [limits.COME_AGAIN] * 2
    assert (await store.holder(table, 0)).address == ""
    async with two.socket(table, cookie) as connection:
        assert json.loads(await connection.recv())["type"] == "welcome"
    assert (await store.holder(table, 0)).address == f"http://127.0.0.1:{two.port}"
    await store.close()


def test_the_address_of_a_process_is_derived_and_checked() -> None:
    assert own_address("127.0.0.1", 8080, "postgresql://x/y") == "http://127.0.0.1:8080"
    assert own_address("::1", 8080, "postgres://x/y") == "http://[::1]:8080"
    assert own_address("0.0.0.0", 8080, "postgresql://x/y") == own_address("127.0.0.1", 8080, "/tables.sqlite") == ""
    assert checked_address("https://ten.example:8443/") == "https://ten.example:8443"
    for wrong in (
        "ten.example:80",
        "http://",
        "ftp://x",
        "http://x/path",
        "http://x:99999",
        "http://me@x",
        "http://x:y",
    ):
        with pytest.raises(BadInput):
            checked_address(wrong)
