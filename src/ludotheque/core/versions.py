"""The changes of a game's rules, version by version; a match keeps the rules it began with.  Not compiled, because
mypyc cannot compile msgspec Structs.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

FIRST = "1"


class Change(msgspec.Struct, frozen=True, rename="camel"):
    """One change in the rules: the version and the date from which the new rule applies, the section of the rulebook
    that it is in, and a description in each language.

    Rules refer to a change by a constant: `if state.settings.rules >= TRIGGERS_LEFT_AT_ONCE`.
    """

    version: int
    date: str  # such as 2026-11-16
    section: str  # §7.2
    what: dict[str, str]  # what changed, by language


def versions_of(changes: Sequence[Change]) -> tuple[str, ...]:
    """Returns all versions in a list of changes, oldest first."""
    return (FIRST, *[str(number) for number in sorted({change.version for change in changes})])
