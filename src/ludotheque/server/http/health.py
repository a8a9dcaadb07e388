"""Health checks and metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
from litestar import get

from ludotheque.server.http.context import Context, HttpRequest, context_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.table.ports import StoreDown

PHASES: Final = ("gathering", "playing", "over")
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


class Health(msgspec.Struct, frozen=True):
    """The answer when the server works: an id of its database, and the address at which phones in the room find it."""

    status: str
    home: str
    address: str


@get("/api/health", tags=["house"], responses=error_responses())
async def health(request: HttpRequest) -> Health:
    """Whether tables can be read and written. 503 if not: the disk is full, the database is down, or the file is
    inaccessible.
    """
    context = context_of(request)
    await context.monitor.writing.get()
    return Health("well", context.home, context.address)


@get("/api/metrics", media_type=PROMETHEUS, tags=["house"])
async def metrics(request: HttpRequest) -> str:
    """Metrics for Prometheus; no metric is about a single table or person."""
    context = context_of(request)
    families = [*families_of(context), *await table_families(context)]
    return "".join([line for family in families for line in family.lines()])


class Family(NamedTuple):
    """One metric: its name without our prefix, what it counts, and its samples by label."""

    name: str
    kind: str
    about: str
    samples: dict[str, int]

    def lines(self) -> Iterator[str]:
        """Yields the metric in the Prometheus text format."""
        yield f"# HELP ludotheque_{self.name} {self.about}\n"
        yield f"# TYPE ludotheque_{self.name} {self.kind}\n"
        for labels, value in self.samples.items():
            yield f"ludotheque_{self.name}{labels} {value}\n"


def gauge(name: str, about: str, value: int) -> Family:
    """Makes a metric that goes up and down."""
    return Family(name, "gauge", about, {"": value})


def counter(name: str, about: str, value: int) -> Family:
    """Makes a metric that only grows while this process lives."""
    return Family(name, "counter", about, {"": value})


def families_of(context: Context) -> list[Family]:
    """Returns the metrics that this process knows without asking the store."""
    monitor, store = context.monitor, context.store
    outages = [getattr(store, name, None) for name in ("reading", "writing")]
    refusals = {f'{{reason="{reason}"}}': monitor.refusals[reason] for reason in ("origin", "rate")}
    is_down = any(outage is not None and outage.is_on for outage in outages)
    failures = sum([0 if outage is None else outage.failures for outage in outages])
    return [
        gauge("up_seconds", "Seconds since this process began to serve.", int(context.age)),
        gauge("sockets", "Sockets that are open at this process.", sum(context.sockets.addresses.values())),
        gauge("tables_here", "Tables that this process has in memory.", context.house.count_in_memory()),
        counter("messages_total", "Messages that players and spectators have sent.", context.messages),
        counter("commits_total", "Transactions that were written.", getattr(store, "commits", 0)),
        gauge("store_up", "1 if the last read and the last write succeeded, else 0.", int(not is_down)),
        counter("store_failures_total", "Reads and writes that failed.", failures),
        Family("refusals_total", "counter", "Requests and sockets that were refused.", refusals),
        counter("slow_requests_total", "Requests that took longer than a second.", monitor.slow_requests),
        counter("crash_reports_total", "Crash reports that were written.", monitor.crashes),
    ]


async def table_families(context: Context) -> list[Family]:
    """Returns the metrics about tables and matches in the store; empty while the store does not answer."""
    try:
        counts = await context.monitor.tables.get()
    except StoreDown:
        return []
    by_phase = dict.fromkeys(PHASES, 0)
    for (_, phase), count in counts.items():
        by_phase[phase] = by_phase.get(phase, 0) + count
    matches = {
        f'{{game="{game}",state="{"running" if phase == "playing" else "finished"}"}}': counts.get((game, phase), 0)
        for game in sorted({game for game, _ in counts})
        for phase in PHASES[1:]
    }
    return [
        Family(
            "tables",
            "gauge",
            "Tables of the server, in all its processes.",
            {f'{{phase="{phase}"}}': count for phase, count in by_phase.items()},
        ),
        Family("matches", "gauge", "Matches of the server, in all its processes.", matches),
    ]
