"""Checks of legality: every listed action is accepted, everything else is refused with a reason and changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.core.words import LANGUAGES
from ludotheque.testing.case import (
    Case,
    ContractBroken,
    Findings,
    active_seats,
    contract_check,
    json_bytes,
    position_bytes,
    require,
    some_positions,
    viewers,
)
from ludotheque.testing.sentences import sentences_of
from ludotheque.testing.tries import describes, foreign_actions, malformed, mutations, names_in, region_edges, some


@contract_check
def listed_iff_accepted(case: Case, *, positions: int = 12) -> Findings:
    """A seat that is asked has choices; every listed or sampled action is accepted, and every other action is refused."""
    findings = Findings()
    luck = case.luck("legality")
    for match in some_positions(case, luck, positions):
        check_who_is_asked(match)
        for seat in range(match.seats):
            findings += check_list(match, seat, luck)
            findings += check_the_unlisted(match, seat, luck)
    return findings


def check_who_is_asked(match: Match) -> None:
    """Checks that the seats in `to_act` are sorted and have choices, and that `to_act` is empty only when the match is
    over.
    """
    owing = match.to_act
    require(list(owing) == sorted(set(owing)), f"to_act is not sorted: {owing}", match)
    require(
        active_seats(match) <= set(range(match.seats)),
        f"{sorted(active_seats(match))} are not all seats of the match",
        match,
    )
    require(bool(owing) == (match.outcome is None), f"to_act is {owing}, the outcome {match.outcome}", match)
    require(match.outcome is None or not match.may_act, "the match is over, yet somebody may act", match)
    for seat in range(match.seats):
        if seat in owing:
            require(match.choices(seat), f"seat {seat} must decide but has no choices", match)
        if seat not in active_seats(match):
            require(not match.choices(seat), f"seat {seat} is not asked but has choices", match)


def check_list(match: Match, seat: Seat, luck: Luck) -> Findings:
    """Checks that everything listed, and samples of the regions, are accepted as Structs and as JSON."""
    choices = match.choices(seat)
    listed = [json_bytes(action) for action in choices]
    require(len(set(listed)) == len(listed), f"seat {seat} has an action listed twice", match)
    again = match.rules.choices(match.state, seat)
    require(json_bytes(again) == json_bytes(choices), f"seat {seat} gets different choices when it asks again", match)
    wanted = some(list(choices), luck, 24)
    wanted += [choices.sample(luck) for _ in range(4) if choices]
    wanted += [region.sample(luck) for region in choices.regions for _ in range(4)]
    for action in wanted:
        require(choices.contains(action), f"{action} is listed or sampled, but `contains` denies it", match)
        require(is_listed(match, seat, action), f"{action} is sampled, yet neither listed nor in a region", match)
        for form in (action, msgspec.to_builtins(action)):
            try:
                match.copy().play(seat, form)
            except ValueError as error:
                raise ContractBroken(f"{action} of seat {seat} is listed, yet refused: {error}", match) from error
    return Findings(listed=len(wanted))


def is_listed(match: Match, seat: Seat, action: Action) -> bool:
    """Returns whether this action is in the list or in a region, judged as a client would judge it."""
    choices = match.choices(seat)
    exact = msgspec.json.encode(action)
    return any(msgspec.json.encode(one) == exact for one in choices) or any(
        describes(region, action) for region in choices.regions
    )


def check_the_unlisted(match: Match, seat: Seat, luck: Luck) -> Findings:
    """Checks that unlisted actions are refused, even if only a seat, a name, a quantum or a type is wrong."""
    choices = match.choices(seat)
    names = names_in(match)
    wanted = foreign_actions(match, luck, 8)
    for action in [*some(list(choices), luck, 4), *[region.sample(luck) for region in choices.regions]]:
        wanted += some(list(mutations(action, match.seats, names, luck)), luck, 12)
    wanted += [action for region in choices.regions for action in region_edges(region)]
    for action in wanted:
        listed = is_listed(match, seat, action)
        require(choices.contains(action) == listed, f"{action}: listed {listed}, contained {not listed}", match)
        require(accepts(match, seat, action) == listed, f"{action}: listed {listed}, accepted {not listed}", match)
    for action in wanted[:1]:
        for wrong in malformed(action):
            require(not accepts(match, seat, wrong), f"{wrong} is not an action, but is accepted", match)
    return Findings(tried=len(wanted))


def accepts(match: Match, seat: Seat, action: Any) -> bool:
    """Returns whether this action can be played.  Any exception other than a refusal or BadInput is an error."""
    try:
        match.copy().play(seat, action)
    except (Refused, BadInput):
        return False
    return True


@contract_check
def refusal_changes_nothing(case: Case, *, positions: int = 12) -> Findings:
    """A refused action leaves no trace, and its refusal names a section and has a sentence in every language."""
    findings = Findings()
    luck = case.luck("refusals")
    for match in some_positions(case, luck, positions):
        tries = foreign_actions(match, luck, 6)
        before = everything_readable(match)
        for seat in range(match.seats):
            for action in tries:
                if not match.choices(seat).contains(action):
                    refused = refusal_of(match, seat, action)
                    check_words(match, seat, refused)
                    findings["refused"] += 1
            if not match.may_take_back(seat):
                check_words(match, seat, refusal_to_take_back(match, seat))
                findings["not taken back"] += 1
        require(everything_readable(match) == before, "a refusal changed something", match)
    return findings


def everything_readable(match: Match) -> list[bytes]:
    """Returns everything that can be read from a match: position, views, events and so on."""
    seats = range(match.seats)
    parts = [match.to_bytes(), position_bytes(match), *[json_bytes(match.rules.choices(match.state, s)) for s in seats]]
    return parts + [json_bytes(match.view(viewer)) for viewer in viewers(match)]


def refusal_of(match: Match, seat: Seat, action: Action) -> Refused:
    """Returns the refusal of an illegal action; fails if the action is accepted."""
    try:
        match.play(seat, action)
    except Refused as refused:
        return refused
    raise ContractBroken(f"{action} is not among the choices of seat {seat}, yet accepted", match)


def refusal_to_take_back(match: Match, seat: Seat) -> Refused:
    """Returns the refusal when a seat that may not take anything back tries to; fails if that is accepted."""
    try:
        match.take_back(seat)
    except Refused as refused:
        return refused
    raise ContractBroken(f"seat {seat} may not take anything back, yet it did", match)


def check_words(match: Match, seat: Seat, refused: Refused) -> None:
    """Checks the seat, the section, and the sentence with all values filled in, in every language."""
    require(refused.seat == seat, f"a refusal of seat {seat} names seat {refused.seat}", match)
    require(refused.section.startswith("§"), f"the section of a refusal is {refused.section!r}", match)
    require(str(refused).strip(), "a refusal says nothing", match)
    named = refused.values.get("seat", seat)
    require(named in range(match.seats), f"a refusal names seat {named}; seats are numbers from 0", match)
    json_bytes(refused)
    for language in LANGUAGES:
        known = sentences_of(refused.game, language)
        require(refused.message in known, f"there is no sentence “{refused.message}” in {language}", match)
        available = {*refused.values, *[f"{name}Is" for name in refused.values]}  # seatIs: how to address the seat
        missing = sorted(known[refused.message] - available)
        require(not missing, f"the sentence “{refused.message}” ({language}) lacks the values {missing}", match)


@contract_check
def defaults_are_legal(case: Case, *, positions: int = 40) -> Findings:
    """A default is a legal answer to the decision owed; a seat that owes no decision has no default."""
    findings = Findings()
    for match in some_positions(case, case.luck("defaults"), positions):
        for seat in range(match.seats):
            default = match.choices(seat).default
            if seat not in match.to_act:
                require(default is None, f"seat {seat} owes nothing, but has the default {default}", match)
                continue
            if default is None:
                findings["without a default"] += 1
                continue
            legal = match.choices(seat).answers(default)
            require(legal, f"the default of seat {seat} does not answer what it owes: {default}", match)
            findings["defaults"] += 1
    return findings
