"""The OpenAPI description of the server: `/api/schema/openapi.json`, shown at `/api-docs`."""

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
from ludotheque.table.chat import EMOTES, LEAST_GAP, LONGEST_LINE
from ludotheque.table.messages import PING, PONG, PROTOCOL, Commands

# All commands at a table: `sitDown`, `play` …
COMMANDS: Final = ", ".join([f"`{lower_camel(kind.__name__)}`" for kind in get_args(Commands)])

ABOUT: Final = f"""\
Tables, their matches and everything around them. `GET /api/me` makes the caller a guest, identified from then on by a
signed cookie. Anybody who knows the id of a table may watch it; players play over its socket.
Everything about one table is under `/api/tables/{{table}}/`.

## The socket of a table

`/api/tables/{{table}}/socket?since=N&protocol={PROTOCOL}&ticket=T`: text messages, JSON both ways, each an object with a
`type`. The socket reads no cookie: a guest gets a ticket from `POST /api/tables/{{table}}/ticket`, valid for one socket of
that table within {limits.TICKET_LASTS // 1000} s. A socket without a ticket is a spectator's.

The server begins with `welcome`: the table, your seat (null for a spectator), everything that happened after version `since`
(nothing if you leave it out), how things stand now, and the last lines of chat. After that, for every version that contains
something for you, it sends `happened`, with its events and the same in words, and `now`, with your view, the question you are
asked and all your choices. `seats` says who is connected, `chatted` what was said in the chat. A version that contains
nothing for you is sent empty, together with the next one that is not.

You send commands with an `id` of your own: {COMMANDS}.
The answer is `ack`, once the command is on disk, or `refusal`, with the sentence and the rule. Commands are idempotent: the
same id gets the same answer and is never done twice. After a lost connection, reconnect with the last version you have and
resend what was not answered.

    → {{"type": "play", "id": "7", "version": 41, "action": {{"type": "playCard", "card": "Negate"}}}}
    ← {{"type": "ack", "version": 42, "id": "7"}}

A client that sends exactly `{PING}` is answered by `{PONG}`; one that receives neither that nor anything else for some
seconds has lost the server and should reconnect. The server pings every socket every 15 s, and drops one that is silent for
10 s more.

`/api/lobby/socket` sends `{{"type": "lobby", "tables": […]}}` at once and whenever the list of open tables changes.

`/api/tables/{{table}}/reviews/{{room}}/socket` is a shared review of a finished match: it sends `shown`, with the step that
the leader shows, at once and whenever it changes. `POST /api/tables/{{table}}/reviews` opens one;
`{{"type": "lead", "secret": "…"}}` makes you its leader, who sends
`{{"type": "show", "step": {{"version": 41, "seat": 0, "marks": []}}}}`.

## Before the match

Everybody who sits down contributes to the luck, so that nobody can choose it. A client draws a nonce of 16 to 64 random bytes
and sends only its seal, with `sitDown` or `addSeal`: the SHA-256, in hexadecimal, of `ludotheque nonce`, a NUL, the `commitment`
of the table in hexadecimal, a NUL, the number of the seat, a NUL, and the bytes of the nonce. `begin` closes the list of seals
(`openingBegan`); while `now.clock.opening` is not null, every client sends `openNonce`, and the last one begins the match.
A player who has not done so by then loses the seat, and `openingFailed` brings another commitment: seal a new nonce for it.
Open a nonce only if your seal is in the list, and only once; check the nonces of `matchBegan` against the seals you were shown.

## Limits

A message has at most {limits.MESSAGE_BYTES} bytes, a body {limits.BODY_BYTES}. At a table a player may send
{limits.PLAYER_RATE[0]} messages in {limits.PLAYER_RATE[1]:.0f} s, a spectator {limits.WATCHER_RATE[0]}; in the lobby
{limits.LOBBY_RATE[0]} in {limits.LOBBY_RATE[1]:.0f} s. A line of chat has at most {LONGEST_LINE} characters, or is
an emote ({", ".join(EMOTES)}), and comes at least {LEAST_GAP} ms after the one before. A person may have
{limits.OPEN_TABLES} open tables, {limits.SOCKETS_OF_PERSON} sockets and
{limits.TICKETS_OF_PERSON} unused tickets; an address {limits.SOCKETS_OF_ADDRESS} sockets, and it may open
{limits.SOCKET_RATE[0]} sockets in {limits.SOCKET_RATE[1]:.0f} s and get {limits.TICKET_RATE[0]} tickets in
{limits.TICKET_RATE[1]:.0f} s. An address is one of IPv4, or a /{limits.HOUSEHOLD} of IPv6. A request refused with 429 may be
repeated after the number of seconds in `Retry-After`.

A socket is closed with {limits.TOO_SLOW} (the client does not read), {limits.TOO_FAST} (sends too much), {limits.TOO_MANY}
(too many sockets), {limits.TOO_OFTEN} (opens sockets too often: reconnect after the number of seconds in the reason),
{limits.TOO_LARGE} (message too long), {limits.NOT_UNDERSTOOD} (message not understood), {limits.NO_TABLE} (no such table),
{limits.OTHER_RULES} (the match began under rules that this version of the server does not have),
{limits.NO_TICKET} (the ticket is used, expired or for another table: get a new one),
{limits.WRONG_ORIGIN} (another site's page), {limits.OTHER_PROTOCOL} (another version of the page: reload it)
or {limits.COME_AGAIN} (reconnect).
"""


class Trouble(msgspec.Struct, frozen=True):
    """What was wrong: the id of a sentence (see `/api/words/en`).  `extra` has the values of the sentence, and says
    which part of the input is wrong.
    """

    status_code: int
    detail: str
    extra: dict[str, Any] | list[Any] | None = None


REASONS: Final = {
    400: "The request is malformed or impossible",
    401: "Only for guests: call /api/me first",
    403: "The request came from another site's page",
    404: "Not found",
    409: "Not now, or not by you",
    413: "Too long",
    429: "Too many requests",
    503: "Tables cannot be reached at the moment",
}


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """Returns the error responses of a route; 503 is always possible."""
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
    """Returns the OpenAPI configuration."""
    return OpenAPIConfig(
        title="Ludotheque",
        version=version("ludotheque"),
        description=ABOUT,
        license=License(name="MIT", identifier="MIT"),
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )
