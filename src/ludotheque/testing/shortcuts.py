"""Shortcuts for tests: the events of a match, and why an action is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.core.errors import Refused
from ludotheque.core.events import Event
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.testing.checks import expect


def all_events(match: Match) -> list[Event]:
    """Returns all events of a match, in order and with all secrets."""
    return [kind(*values) for entry in match.history for kind, values in entry.facts]


def happened(match: Match, kind: type[Event]) -> list[Any]:
    """Returns all events of one kind in a match."""
    return [kind(*values) for entry in match.history for fact, values in entry.facts if fact is kind]


def of_kind(events: Iterable[Event], kind: type[Event]) -> list[Any]:
    """Returns the events of one kind among these."""
    return [event for event in events if type(event) is kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """Returns the names of the kinds of some events, in order."""
    return [type(event).__name__ for event in events]


def refusal(match: Match, seat: Seat, action: Action | dict[str, Any]) -> tuple[str, str]:
    """Returns the section and message with which an action is refused; fails if the action is accepted, or if the
    refusal changes the match.
    """
    before = match.to_bytes()
    try:
        match.play(seat, action)
    except Refused as refused:
        expect(match.to_bytes() == before, f"the refusal of {action} changes the match")
        expect(str(refused), f"the refusal of {action} says nothing")
        return refused.section, refused.message
    raise AssertionError(f"{action} of seat {seat} is not refused")
