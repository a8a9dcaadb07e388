"""The description of what the house answers, for programs and for people: `/api/schema/openapi.json`, shown at `/api-docs`."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any, Final, get_args

import msgspec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Example, License

from ludotheque.core.structs import lower_camel
from ludotheque.server import limits
from ludotheque.table.chat import LONGEST_LINE, PAUSE
from ludotheque.table.messages import PING, PONG, PROTOCOL, Commands

# All that can be said at a table: `sitDown`, `play` …
COMMANDS: Final = ", ".join([f"`{lower_camel(kind.__name__)}`" for kind in get_args(Commands)])

ABOUT: Final = f"""\
Tables, their matches and all that is beside them. Whoever calls `GET /api/me` becomes a guest: a signed cookie says who
they are from then on. Whoever knows the id of a table may look on; whoever sits there plays over the socket.
All that is about one table is under `/api/tables/{{table}}/`.

## The socket of a table

`/api/tables/{{table}}/socket?since=N&protocol={PROTOCOL}&ticket=T`: text messages, JSON both ways, each an object with a
`type`. The socket reads no cookie: a guest gets a ticket from `POST /api/tables/{{table}}/ticket`, good for one socket of
that table within {limits.TICKET_LASTS // 1000} s. Without a ticket one looks on.

The house begins with `welcome`: the table, your seat (null: you look on), all that happened after version `since`
(leave it out for none of it), how things stand now, and the last lines of chat. After that, of every version that has
something for you: `happened`, with its events and the same in words, and `now`, with your view, the question you are
asked and all that you may choose. `seats` tells who is there, `chatted` what is said. A version in which there is
nothing for you comes empty, together with the next that is not.

You say what you want with an `id` of your own: {COMMANDS}.
The answer is `ack`, and then it is on disk, or `refusal`, with the sentence and the rule. The same id again gets the
same answer and is never done twice: after a lost connection, connect with the last version you have and send again
what was not answered.

    → {{"type": "play", "id": "7", "version": 41, "action": {{"type": "playCard", "card": "Negate"}}}}
    ← {{"type": "ack", "version": 42, "id": "7"}}

Who says exactly `{PING}` is answered by `{PONG}`: whoever hears neither that nor anything else for some seconds has lost
the house, and connects again. The house, for its part, pings every socket every 15 s, and drops one that is silent for 10 s more.

`/api/lobby/socket` says `{{"type": "lobby", "tables": […]}}` at once and whenever the list of open tables changes.

## Before the match

Whoever sits down adds to the luck, so that nobody can choose it. A client draws a nonce of 16 to 64 random bytes and shows only
its seal, with `sitDown` or `addSeal`: the SHA-256, in hexadecimal, of `ludotheque nonce`, a NUL, the `commitment` of the table
as it stands there in hexadecimal, a NUL, the number of the seat, a NUL, and the bytes of the nonce. `begin` closes the list of
seals (`openingBegan`); while `now.clock.opening` is not null, everybody sends `openNonce`, and with the last one the match
begins. Who does not do so by then stands up, and `openingFailed` brings another commitment: seal a new nonce for it.
Open a nonce only if your seal is in the list, and only once; hold the nonces of `matchBegan` against the list you were shown.

## Limits

A message has at most {limits.MESSAGE_BYTES} bytes, a body {limits.BODY_BYTES}. At a table {limits.PLAYER_RATE[0]}
messages in {limits.PLAYER_RATE[1]:.0f} s from who plays, {limits.WATCHER_RATE[0]} from who looks on; in the lobby
{limits.LOBBY_RATE[0]} in {limits.LOBBY_RATE[1]:.0f} s. A line of chat has {LONGEST_LINE} characters, and comes {PAUSE}
ms after the one before. {limits.OPEN_TABLES} open tables and {limits.SOCKETS_OF_PERSON} sockets a person,
{limits.SOCKETS_OF_ADDRESS} sockets an address; in {limits.SOCKET_RATE[1]:.0f} s an address may open
{limits.SOCKET_RATE[0]} sockets; {limits.TICKET_RATE[0]} tickets an address in {limits.TICKET_RATE[1]:.0f} s,
{limits.TICKETS_OF_PERSON} unused ones a person. An address is one of IPv4, or a /{limits.HOUSEHOLD} of IPv6. What is refused
with 429 may be asked for again after as many seconds as `Retry-After` says.

A socket is closed with {limits.TOO_SLOW} (does not read), {limits.TOO_FAST} (says too much), {limits.TOO_MANY} (too
many sockets), {limits.TOO_OFTEN} (opens sockets too often: come again after as many seconds as the reason says),
{limits.TOO_LARGE} (too long), {limits.NOT_UNDERSTOOD} (not understood), {limits.NO_TABLE} (no such table),
{limits.OTHER_RULES} (the match began under rules that this version of the house does not know),
{limits.NO_TICKET} (a ticket that is used, old or of another table: ask for a new one),
{limits.WRONG_ORIGIN} (a page of another site), {limits.OTHER_PROTOCOL} (another version of the page: load it
again) or {limits.COME_AGAIN} (come again).
"""


class Trouble(msgspec.Struct, frozen=True):
    """What was wrong: the id of a sentence (see `/api/words/en`), and in `extra` where it was and the values of the sentence."""

    status_code: int
    detail: str
    extra: dict[str, Any] | list[Any] | None = None


REASONS: Final = {
    400: "What was asked for is ill-formed, or cannot be",
    401: "Only for guests: ask for /api/me first",
    403: "A page of another site asked for it",
    404: "There is no such thing",
    409: "Not now, or not by you",
    413: "Too long",
    429: "Too much at once",
    503: "Tables cannot be reached at the moment",
}


def says_no(*statuses: int) -> dict[int, ResponseSpec]:
    """How an answer may be a no; that tables cannot be reached may always be."""
    return {
        status: ResponseSpec(
            Trouble,
            description=REASONS[status],
            generate_examples=False,
            examples=[
                Example(value={"status_code": status, "detail": "no-table", "extra": {"where": "", "values": {}}})
            ],
        )
        for status in (*statuses, 503)
    }


def description() -> OpenAPIConfig:
    """How the house describes itself."""
    return OpenAPIConfig(
        title="Ludotheque",
        version=version("ludotheque"),
        description=ABOUT,
        license=License(name="MIT", identifier="MIT"),
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )
