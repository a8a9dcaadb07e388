"""What one viewer is told.  Made of that viewer's view and seen events, and of what everybody may know of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from ludotheque.core.events import Event
from ludotheque.core.fair import commitment
from ludotheque.core.record import physics_of
from ludotheque.core.structs import Seat
from ludotheque.table import entries as log
from ludotheque.table import messages as say
from ludotheque.table import saying
from ludotheque.table.entries import Row
from ludotheque.table.messages import AllNews, ClockView, Happened, Now, SeatView, TableView, WindowView
from ludotheque.table.sitting import Logged, Sitting

Presence = Mapping[Seat, int | None]  # of each seat: since when its person has been away; None: is there


def happened(sitting: Sitting, logged: Logged, viewer: Seat | None) -> Happened:
    """What a viewer sees of one version."""
    row = logged.row
    seen = list(events_seen(logged, viewer))
    events = tuple([msgspec.to_builtins(event) for event in seen])
    news = news_of(sitting, logged, viewer)
    if not events and not news:
        return Happened(version=row.version)
    said = saying.events_said(sitting.settings.game, seen)
    return Happened(version=row.version, at=row.at, events=events, said=said, news=news)


def events_seen(logged: Logged, viewer: Seat | None) -> Iterator[Event]:
    """The events of one version, as a viewer saw them."""
    for kind, values in logged.facts:
        seen = kind(*values).seen_by(viewer)
        if seen is not None:
            yield seen


def sees(sitting: Sitting, logged: Logged, viewer: Seat | None) -> bool:
    """Is there something in one version for this viewer?"""
    return any(True for _ in events_seen(logged, viewer)) or bool(news_of(sitting, logged, viewer))


def news_of(sitting: Sitting, logged: Logged, viewer: Seat | None) -> tuple[AllNews, ...]:
    """What a viewer hears of the table itself."""
    row = logged.row
    news: list[AllNews] = []
    match row.entry:
        case log.Opened(seed=seed):
            news.append(say.TableOpened(commitment(bytes.fromhex(seed))))
        case log.SatDown(seat, player, seal, nonce):
            news.append(say.SeatTaken(seat, player.name, "bot" if player.bot else "person"))
            if seal:
                news.append(say.SealShown(seat, seal))
            if nonce:
                news.append(say.NonceShown(seat, nonce))
        case log.StoodUp(seat):
            news.append(say.SeatLeft(seat))
        case log.NonceAdded(seat, nonce):
            news.append(say.NonceShown(seat, nonce))
        case log.SealAdded(seat, seal):
            news.append(say.SealShown(seat, seal))
        case log.ColourChosen(seat, colour=colour):
            news.append(say.ColourShown(seat, colour))
        case log.SealsClosed(seals):
            news.append(say.OpeningBegan(seals))
        case log.NonceOpened(seat):
            news.append(say.NonceOpened(seat))
        case log.OpeningFailed(seats, names, seed, why):
            news.append(say.OpeningFailed(seats, names, why, commitment(bytes.fromhex(seed))))
        case log.Began():
            news.append(say.MatchBegan(sitting.nonces, sitting.seals, sitting.colours))
        case log.Played(seat, _, "clock"):
            news.append(say.TimedOut(seat))
        case log.WindowClosed(answers):
            news.append(say.WindowShut(tuple([answer.seat for answer in answers])))
        case log.HandedOver(seat, bot, why):
            news.append(say.SeatHandedOver(seat, bot, why))
        case log.Paused(seat):
            news.append(say.MatchPaused(seat))
        case log.Resumed(seat):
            news.append(say.MatchResumed(seat))
        case log.ClockMoved(by):
            news.append(say.DeadlinesMoved(by))
        case log.Resigned(seat):
            news.append(say.SeatResigned(seat))
        case log.Silenced(who, is_silent):
            news.append(say.SeatSilenced(who, is_silent))
        case log.RematchAsked(seat):
            news.append(say.RematchWanted(seat))
        case log.RematchOpened(table):
            news.append(say.RematchAt(table))
        case log.Answered(seat, action) if seat == viewer:
            news.append(say.AnswerKept(seat, action))
        case log.AnswerTakenBack(seat) if seat == viewer:
            news.append(say.AnswerReopened(seat))
        case log.Ordered(seat, orders) if seat == viewer:
            news.append(say.OrdersKept(seat, orders))
    physics = physics_changed(sitting, row)
    if physics is not None:
        news.append(say.PhysicsChanged(physics))
    outcome = sitting.outcome
    if row.version == sitting.over_at and outcome is not None:
        news.append(say.MatchOver(outcome, sitting.seed.hex(), sitting.nonces))
    return tuple(news)


def physics_changed(sitting: Sitting, row: Row) -> int | None:
    """The version of the physics by which a pawn walked in this row, if the walk before it was by another; else None."""
    walked = walks_in(row)
    if not walked:
        return None
    for earlier in reversed(sitting.log[: row.version - 1]):
        before = walks_in(earlier.row)
        if before:
            return walked[-1] if walked[-1] != before[-1] else None
    return None


def walks_in(row: Row) -> list[int]:
    """The version of the physics of each walk in a row."""
    return [physics_of(used["walk"]) for deed in row.deeds for used in deed.luck if "walk" in used]


def horizon(sitting: Sitting, viewer: Seat | None) -> int:
    """The last version in which there is something for this viewer.

    Nothing after it is told, not even that it is there: when somebody else makes a secret choice is a secret too.
    """
    for logged in reversed(sitting.log):
        if sees(sitting, logged, viewer):
            return logged.row.version
    return 0


def told(sitting: Sitting, viewer: Seat | None, since: int, until: int) -> tuple[Happened, ...]:
    """What a viewer has missed: every version after `since`, the empty ones too."""
    return tuple([happened(sitting, logged, viewer) for logged in sitting.log[since:until]])


def seats(sitting: Sitting, presence: Presence) -> tuple[SeatView, ...]:
    """Who sits where."""
    views = []
    for seat, place in enumerate(sitting.places):
        player = place.player
        is_person = player is not None and not player.bot
        away = presence.get(seat) if is_person else None
        views.append(
            SeatView(
                name="" if player is None else player.name,
                kind="empty" if player is None else "person" if is_person else "bot",
                bot=place.bot,
                is_present=is_person and away is None,
                absent_since=away,
                seal=place.seal if sitting.match is None else "",
                has_opened=bool(place.nonce),
                is_resigned=place.is_resigned,
                is_silenced=is_person and player is not None and player.person in sitting.silenced,
                wants_rematch=place.wants_rematch,
                colours=sitting.colours_of(seat),
                chosen_colours=() if player is None else tuple([colour for colour in player.colours if colour]),
            )
        )
    return tuple(views)


def clock(sitting: Sitting, at: int) -> ClockView:
    """The times that everybody may know."""
    times = sitting.clock
    due: list[int | None] = [None] * sitting.settings.seats
    window = times.window
    is_on = sitting.phase == "playing"
    for question in times.questions if is_on else ():
        due[question.seat] = question.due
    return ClockView(
        at=at,
        due=tuple(due),
        left=times.left,
        window=WindowView(window.seats, window.opened, window.closes) if window is not None and is_on else None,
        paused_since=times.stopped,
        opening=times.opening,
    )


def now(sitting: Sitting, viewer: Seat | None, presence: Presence, at: int) -> Now:
    """How things stand for a viewer."""
    match, phase = sitting.match, sitting.phase
    blank = Now(
        version=horizon(sitting, viewer),
        phase=phase,
        seats=seats(sitting, presence),
        clock=clock(sitting, at),
        outcome=sitting.outcome,
    )
    if match is None:
        return blank
    seen = match.view(viewer)
    blank = msgspec.structs.replace(blank, view=msgspec.to_builtins(seen), waiting=saying.waiting_for(seen))
    if viewer is None or phase == "over":
        return blank
    choices = match.choices(viewer)
    asked = [question.since for question in sitting.clock.questions if question.seat == viewer]
    return msgspec.structs.replace(
        blank,
        question=saying.question_to(seen),
        choices=choices.to_json() if choices else None,
        labels=saying.labels_of(seen, choices),
        asked_since=asked[0] if asked else None,
        may_take_back=viewer in sitting.answers or match.may_take_back(viewer),
        answer=sitting.answers.get(viewer),
        orders=sitting.orders.get(viewer, ()),
    )


def table_view(sitting: Sitting) -> TableView:
    """What does not change."""
    from ludotheque.core.catalogue import find_game

    settings = sitting.settings
    rules = sitting.rules or find_game(settings.game).version
    return TableView(id=sitting.table, settings=settings, rules=rules, commitment=sitting.commitment)
