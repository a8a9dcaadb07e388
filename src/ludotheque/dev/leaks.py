"""The leak check: could a viewer tell the true world from one that should look the same?"""

from __future__ import annotations

from typing import Final

from ludotheque.core.luck import fast
from ludotheque.core.structs import Seat
from ludotheque.dev.faults import fault_of
from ludotheque.dev.messages import Leak, LeakReport
from ludotheque.dev.session import Session
from ludotheque.testing.case import ContractBroken
from ludotheque.testing.fields import ToldApart
from ludotheque.testing.imagination import check_spread, check_world
from ludotheque.testing.twins import Lockstep

WORLDS: Final = 4  # each played on beside the true one
DECISIONS: Final = 4  # in each of them
DRAWS: Final = 2000  # within which every hidden thing must turn up in each place where it could be


def check_leaks(session: Session, viewer: Seat | None) -> LeakReport:
    """What the contract kit finds when it looks at the step that is shown with the eyes of one viewer."""
    line = session.line
    match = line.world()  # with luck to play on: a match that was played again has none left
    found: dict[str, Leak] = {}
    worlds = decisions = 0
    fault = None

    def note(broken: ContractBroken) -> None:
        field = broken.field if isinstance(broken, ToldApart) else ""
        found.setdefault(field or broken.what, Leak(field, broken.what))

    try:
        for seed in range(WORLDS):
            try:
                pair = Lockstep(match, viewer, fast(seed))
                counted = pair.run(DECISIONS)
                worlds += counted["twins"]
                decisions += counted["decisions"]
            except ContractBroken as broken:
                worlds += 1
                note(broken)
        try:
            check_world(match, viewer, 0)
            check_spread(match, viewer, fast(0), DRAWS)
        except ContractBroken as broken:
            if not found:  # a leak that has a field says more
                note(broken)
    except Exception as error:
        fault = fault_of(error, session.folder)
    return LeakReport(
        line=session.number,
        at=line.at,
        seat=viewer,
        worlds=worlds,
        decisions=decisions,
        leaks=tuple(found.values()),
        fault=fault,
    )
