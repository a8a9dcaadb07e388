"""HTTP requests to the real application, handled in process, in a simulated world."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

from litestar import Litestar

from ludotheque.bots.analysts import Analysts
from ludotheque.core.luck import Luck
from ludotheque.server.app import application
from ludotheque.server.cluster.signing import Signer
from ludotheque.server.http.context import Context
from ludotheque.server.http.guests import COOKIE, KEY_BYTES, Guests
from ludotheque.server.ws.lobby import Lobby
from ludotheque_trust.simulated.people import World
from ludotheque_trust.simulated.world import SimulatedChance

OTHER_LUCK: Final = 1 << 40  # added to the seed for tickets, so that no ticket equals a secret of the match


class Question(NamedTuple):
    """A request about a table: its method, path and data."""

    method: str
    path: str
    body: bytes = b""


ALWAYS: Final = (Question("GET", "/api/tables/{}/record"), Question("GET", "/api/tables/{}/replay"))
SOMETIMES: Final = (
    Question("GET", "/api/tables"),
    Question("GET", "/api/me"),
    Question("GET", "/api/health"),
    Question("GET", "/api/metrics"),
    Question("GET", "/api/tables/{}/verify"),
    Question("GET", "/api/tables/{}/replay?seat=0"),
    Question("GET", "/api/tables/{}/replay?seat=all"),
    Question("GET", "/api/tables/{}/replay?from=2&to=9"),
    Question("POST", "/api/tables/{}/ticket"),
    Question("POST", "/api/tables/{}/returns", b'{"secret":"%s"}' % (b"0" * 64)),
    Question("POST", "/api/tables/{}/forks", b'{"version":2}'),
    Question("POST", "/api/tables/{}/reviews"),
    # For a guest with a seat, this adds a row to the log of the table; anybody else gets an empty answer.
    Question("POST", "/api/tables/{}/return-link"),
)


def some_questions(count: int, luck: Luck) -> tuple[Question, ...]:
    """Returns the requests that are always sent, and `count` random others."""
    first = luck.pick(range(len(SOMETIMES)))
    return (*ALWAYS, *(*SOMETIMES[first:], *SOMETIMES[:first])[:count])


@cache
def the_application() -> Litestar:
    """Returns the application with all its routes; each simulated world replaces the application's context."""
    return application()


class HttpClient:
    """Sends HTTP requests to a simulated server, as guests with signed cookies would."""

    def __init__(self, world: World, seed: int) -> None:
        self.seed = seed
        chance = SimulatedChance(seed + OTHER_LUCK)
        key = chance.secret(KEY_BYTES)
        self.guests = Guests(key, chance)
        lobby = Lobby(world.any_store, world.time)
        self.context = Context(
            world.any_store, world.house, lobby, self.guests, Signer(key), world.time, chance, Analysts()
        )

    def token(self, who: str) -> str:
        """Returns the token of a guest, who is created if new."""
        return sha256(f"{self.seed} {who}".encode()).hexdigest()

    def person(self, who: str) -> str:
        """Returns the person id of a guest."""
        return self.guests.person(self.token(who))

    async def ask(self, question: Question, table: str = "", who: str = "") -> bytes:
        """Returns the whole answer (status, headers and body) to a guest or to an anonymous client."""
        app = the_application()
        app.state.context = self.context
        path, _, query = question.path.format(table).partition("?")
        headers = [(b"host", b"house.example"), (b"content-type", b"application/json")]
        if who:
            headers.append((b"cookie", f"{COOKIE}={self.guests.sign(self.token(who))}".encode()))
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": question.method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 4000),
            "server": ("house.example", 80),
        }
        sent: list[bytes] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": question.body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                lines = [b"%s: %s" % header for header in message["headers"]]
                sent.append(b"\n".join([str(message["status"]).encode(), *lines, b""]))
            else:
                sent.append(message["body"])

        await app(scope, receive, send)
        return b"\n".join([sent[0], b"".join(sent[1:])])
