"""The changes of the rules since version 1, each under a name; a match keeps the rules it began with."""

from __future__ import annotations

from ludotheque.core.versions import Change, versions_of

CHANGES: tuple[Change, ...] = ()
NEWEST = versions_of(CHANGES)[-1]
