"""Prepares what the page shows of a match: what each seat and a spectator see, in words and as data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.bots.registry import bot_names
from ludotheque.core.choices import Choices
from ludotheque.core.data import deep_copy
from ludotheque.core.game import Game
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat, View, plain
from ludotheque.dev.faults import fault_of
from ludotheque.dev.line import Line
from ludotheque.dev.messages import LineView, Offer, Panel, SavedLine, ShownMatch
from ludotheque.dev.session import Session
from ludotheque.dev.telling import phrase_of, step_view
from ludotheque.table import projection
from ludotheque.testing.case import viewers
from ludotheque.testing.tries import foreign_actions

SAMPLES: Final = 3  # number of actions sampled from each region
TRIES: Final = 12  # the maximum number of legal actions, and of slightly wrong ones, that are offered for trying


def show_match(session: Session) -> ShownMatch:
    """Returns everything that the page shows of a match.  If the rules cannot show a step, returns the step before it,
    with the error.
    """
    while True:
        try:
            return show_whole_match(session)
        except Exception as error:
            if session.line.at == 0:
                raise
            session.fault = fault_of(error, session.folder)
            session.line.at -= 1


def show_whole_match(session: Session) -> ShownMatch:
    """Returns everything the page shows of a match."""
    line, rules, match = session.line, session.rules, session.match
    return ShownMatch(
        game=rules.info(),
        bots=bot_names(rules.id),
        colours=rules.seat_colours(match.seats),
        setup=line.setup,
        box=standard_box(rules),
        lines=tuple([line_view(line) for line in session.lines]),
        line=session.number,
        at=line.at,
        steps=line.steps,
        step=None if (entry := line.entry(line.at)) is None else step_view(entry, rules),
        to_act=match.to_act,
        may_act=match.may_act,
        outcome=match.outcome,
        panels=tuple([panel(session, viewer) for viewer in viewers(match)]),
        tries=tries(match),
        position=position_text(match),
        cut=session.cut,
        fault=session.fault,
    )


def standard_box(rules: Game[Any]) -> str:
    """Returns the standard box: the text of its TOML file if the folder of the rules contains one, otherwise JSON."""
    contents = deep_copy(dict(rules.box(None).contents))
    for file in sorted(Path(rules.folder).glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        if tomllib.loads(text) == contents:
            return text
    return pretty(contents)


def pretty(doc: Any) -> str:
    """Returns plain data as JSON text for editing."""
    return msgspec.json.format(msgspec.json.encode(doc), indent=2).decode()


def position_text(match: Match) -> str:
    """Returns the whole position as JSON text."""
    return pretty(match.to_json())


def line_view(line: Line | SavedLine) -> LineView:
    """Returns one line of play for the page's list of lines; a line that has not been replayed yet is shown as it was
    recorded.
    """
    if isinstance(line, Line):
        return LineView(line.steps, line.parent, line.branched_at, line.is_edited)
    is_edited = line.start is not None
    return LineView(len(line.entries) - (not is_edited), line.parent, line.branched_at, is_edited)


def panel(session: Session, viewer: Seat | None) -> Panel:
    """Returns what one viewer sees; if the rules raise an error while the panel is made, the panel contains the error."""
    try:
        return whole_panel(session, viewer)
    except Exception as error:
        return Panel(seat=viewer, fault=fault_of(error, session.folder))


def whole_panel(session: Session, viewer: Seat | None) -> Panel:
    """Returns everything that the page shows of one viewer."""
    line, match = session.line, session.match
    view = match.view(viewer)
    entry = line.entry(line.at)
    events = [] if entry is None else entry.seen_by(viewer)
    blank = Panel(
        seat=viewer,
        view=plain(view),
        lines=projection.description(view)[0],
        events=tuple([plain(event) for event in events]),
        said=projection.event_sentences(match.game, events),
        waiting=projection.waiting_for(view),
        hidden=match.rules.hidden(match.state, viewer),
    )
    if viewer is None or match.outcome is not None:
        return blank
    choices = match.choices(viewer)
    return msgspec.structs.replace(
        blank,
        question=projection.question_to(view),
        choices=choices.to_json() if choices else None,
        labels=projection.labels_of(view, choices),
        samples=samples(choices, view),
        may_take_back=match.may_take_back(viewer),
    )


def samples(choices: Choices, view: View) -> tuple[Offer, ...]:
    """Returns some actions from the regions of a seat's choices, which the author can play with a click."""
    luck = fast(view.step)
    found = [region.sample(luck) for region in choices.regions if not region.is_empty for _ in range(SAMPLES)]
    words = projection.words(view.game)
    return tuple([Offer(plain(action), words.of_action(action, view)) for action in dict.fromkeys(found)])


def tries(match: Match) -> tuple[Offer, ...]:
    """Returns actions that the author can try, to see which are refused and why."""
    found = dict.fromkeys(foreign_actions(match, fast(match.step), TRIES))
    return tuple([Offer(plain(action), phrase_of(action, match.rules)) for action in found])
