"""Checks of secrecy: every event says who sees it, a view changes only by what its seat sees, and nothing reveals
hidden things.
"""

from __future__ import annotations

import msgspec

from ludotheque.core.events import Event
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.testing.case import (
    Case,
    Findings,
    contract_check,
    json_bytes,
    random_course,
    require,
    some_positions,
    viewers,
)
from ludotheque.testing.twins import Lockstep


@contract_check
def non_interference(case: Case, *, positions: int = 2, decisions: int = 12) -> Findings:
    """What a viewer sees does not depend on things that are hidden from that viewer.

    The match is played to a random point; there a twin is imagined for each seat and for a spectator, and both are
    stepped in lockstep: the viewer must have the same choices in both, the others play the same actions, and luck that
    the viewer can see is the same.  A new twin is made when an event shows the viewer something that differs between
    the two, or when another seat has no action that is legal in both.
    """
    findings = Findings()
    luck = case.luck("twins")
    for match in some_positions(case, luck, positions):
        for viewer in viewers(match):
            if match.outcome is None:
                findings += Lockstep(match, viewer, luck).run(decisions)
    return findings


@contract_check
def unseen_changes_nothing(case: Case, *, plays: int = 400) -> Findings:
    """If a viewer sees nothing of a play, the play changes nothing for that viewer: not the view, the choices, who is
    asked, or the number of steps.
    """
    findings = Findings()
    before: list[bytes] = []
    done = 0
    for number, match in enumerate(random_course(case, case.luck("unseen"))):
        if number == plays:
            break
        after = [seen_from(match, viewer) for viewer in viewers(match)]
        for viewer, seen_before, is_now in zip(viewers(match), before, after):
            if not news(match, viewer, done):
                same = seen_before == is_now
                what = "a spectator" if viewer is None else f"seat {viewer}"
                require(same, f"{what} saw nothing happen, yet its view or choices changed", match)
                findings["unseen"] += 1
        before = after
        done = len(match.history)
    return findings


def news(match: Match, viewer: Seat | None, since: int) -> list[Event | None]:
    """Returns the events that a viewer saw in the entries from number `since` on."""
    events = [kind(*values).seen_by(viewer) for entry in match.history[since:] for kind, values in entry.facts]
    return [event for event in events if event is not None]


def seen_from(match: Match, viewer: Seat | None) -> bytes:
    """Returns a viewer's view and choices."""
    choices = b"" if viewer is None else json_bytes(match.choices(viewer))
    return json_bytes(match.view(viewer)) + choices


@contract_check
def events_declare_who_sees(case: Case) -> Findings:
    """Every event says what each seat and a spectator see of it; an event read back from JSON says the same."""
    findings = Findings()
    done = 0
    for match in random_course(case, case.luck("events")):
        for entry in match.history[done:]:
            for kind, values in entry.facts:
                event = kind(*values)
                for viewer in viewers(match):
                    seen = event.seen_by(viewer)
                    require(seen is None or isinstance(seen, Event), f"{viewer} sees {seen!r} of {event}", match)
                    if seen is not None:
                        again = seen.seen_by(viewer)
                        require(
                            again == seen,
                            f"{viewer} sees {seen} of {event}, but after reading that again {again}",
                            match,
                        )
                        again_from_json = msgspec.json.decode(msgspec.json.encode(seen), type=match.rules.events)
                        require(again_from_json == seen, f"{seen} is not one of the game's events", match)
                    findings["events"] += 1
        done = len(match.history)
    return findings
