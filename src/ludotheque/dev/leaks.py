"""The leak check: could a viewer tell the true world from an imagined one that should look the same?"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.dev.faults import fault_of
from ludotheque.dev.messages import Leak, LeakReport
from ludotheque.dev.session import Session
from ludotheque.testing.case import ContractBroken, Findings
from ludotheque.testing.fields import LeakFound
from ludotheque.testing.imagination import check_spread, check_world
from ludotheque.testing.twins import Lockstep

WORLDS: Final = 4  # number of imagined worlds that are played on and compared with the true one
DECISIONS: Final = 4  # number of decisions played in each of these worlds
# The number of imagined worlds among which every hidden thing must appear in every place where it could be.
DRAWS: Final = 2000
PATIENCE: Final = 1.0  # seconds after which the check stops, because the author is waiting


def check_leaks(session: Session, viewer: Seat | None, patience: float = PATIENCE) -> LeakReport:
    """Returns what the checks of `ludotheque.testing` find at the current step for one viewer."""
    line = session.line
    match = line.world()  # a copy with luck to play on, because a replayed match has none left
    found: dict[str, Leak] = {}
    counted = Findings()
    fault = None
    start = time.monotonic()
    end = start + patience
    try:
        for seed in range(WORLDS):
            if time.monotonic() < end:
                record_leak(found, partial(compare, match, viewer, seed, end, counted))
        # This check is skipped if time runs short, because it is slow for some games.
        if not found and time.monotonic() < start + patience / 2:
            record_leak(found, partial(check_world, match, viewer, 0, plays_on=False))
            record_leak(found, partial(check_spread, match, viewer, fast(0), DRAWS))
    except Exception as error:
        fault = fault_of(error, session.folder)
    return LeakReport(
        line=session.number,
        at=line.at,
        seat=viewer,
        worlds=counted["twins"],
        decisions=counted["decisions"],
        leaks=tuple(found.values()),
        fault=fault,
    )


def compare(match: Match, viewer: Seat | None, seed: int, end: float, counted: Findings) -> None:
    """Plays on in the true world and an imagined one, as long as there is time, and counts what was compared."""
    counted["twins"] += 1
    pair = Lockstep(match, viewer, fast(seed))
    before = pair.found.copy()
    try:
        for decisions in range(1, DECISIONS + 1):
            if time.monotonic() < end:
                pair.run(decisions)
    finally:
        counted += pair.found - before


def record_leak(found: dict[str, Leak], check: Callable[[], object]) -> None:
    """Runs a check and, if the check fails, records the field that leaks, once per field."""
    try:
        check()
    except ContractBroken as broken:
        field = broken.field if isinstance(broken, LeakFound) else ""
        found.setdefault(field or broken.what, Leak(field, broken.what))
