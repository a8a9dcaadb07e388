"""Builds the messages to one viewer from nothing but the viewer's view, the events the viewer saw, and public facts
about the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.events import Event
from ludotheque.core.fair import commitment
from ludotheque.core.record import physics_of
from ludotheque.core.structs import Seat, View
from ludotheque.core.words import Phrase, Question, Who, Words
from ludotheque.table import automatic, log, messages
from ludotheque.table.errors import Declined
from ludotheque.table.log import Row
from ludotheque.table.messages import AllNews, ClockView, Happened, Label, Now, Said, SeatView, TableView, WindowView
from ludotheque.table.state import Logged, TableState

Presence = Mapping[Seat, int | None]  # for each seat: when its person left; None if the person is present


def seen_version(state: TableState, logged: Logged, viewer: Seat | None) -> Happened:
    """Returns the message about one version of the table, with what this viewer sees of it."""
    row = logged.row
    seen = list(events_seen(logged, viewer))
    events = tuple([msgspec.to_builtins(event) for event in seen])
    news = news_of(state, logged, viewer)
    if not events and not news:
        return Happened(version=row.version)
    said = event_sentences(state.settings.game, seen)
    return Happened(version=row.version, at=row.at, events=events, said=said, news=news)


def events_seen(logged: Logged, viewer: Seat | None) -> Iterator[Event]:
    """Yields the events of one version as a viewer saw them."""
    for kind, values in logged.facts:
        seen = kind(*values).seen_by(viewer)
        if seen is not None:
            yield seen


def is_visible_to(state: TableState, logged: Logged, viewer: Seat | None) -> bool:
    """Returns whether this version contains anything that this viewer may see."""
    return any(True for _ in events_seen(logged, viewer)) or bool(news_of(state, logged, viewer))


def news_of(state: TableState, logged: Logged, viewer: Seat | None) -> tuple[AllNews, ...]:
    """Returns the news about the table in one version that this viewer may see."""
    row = logged.row
    news: list[AllNews] = []
    match row.entry:
        case log.Opened(seed=seed):
            news.append(messages.TableOpened(commitment(bytes.fromhex(seed))))
        case log.SatDown(seat, player, seal, nonce):
            news.append(messages.SeatTaken(seat, player.name, "bot" if player.bot else "person"))
            if seal:
                news.append(messages.SealShown(seat, seal))
            if nonce:
                news.append(messages.NonceShown(seat, nonce))
        case log.StoodUp(seat):
            news.append(messages.SeatLeft(seat))
        case log.NonceAdded(seat, nonce):
            news.append(messages.NonceShown(seat, nonce))
        case log.SealAdded(seat, seal):
            news.append(messages.SealShown(seat, seal))
        case log.ColourChosen(seat, colour=colour):
            news.append(messages.ColourShown(seat, colour))
        case log.SealsClosed(seals):
            news.append(messages.OpeningBegan(seals))
        case log.NonceOpened(seat):
            news.append(messages.NonceOpened(seat))
        case log.OpeningFailed(seats, names, seed, why):
            news.append(messages.OpeningFailed(seats, names, why, commitment(bytes.fromhex(seed))))
        case log.Began():
            news.append(messages.MatchBegan(state.nonces, state.seals, state.colours))
        case log.Played(seat, _, "clock"):
            news.append(messages.TimedOut(seat))
        case log.Played(seat, _, "only") if seat == viewer:
            news.append(messages.AnsweredItself(seat))
        case log.WindowClosed(answers):
            news.append(messages.WindowShut(tuple([answer.seat for answer in answers])))
            if viewer in [answer.seat for answer in answers if answer.by == "only"] and viewer is not None:
                news.append(messages.AnsweredItself(viewer))
        case log.HandedOver(seat, bot, why):
            news.append(messages.SeatHandedOver(seat, bot, why))
        case log.Paused(seat):
            news.append(messages.MatchPaused(seat))
        case log.Resumed(seat):
            news.append(messages.MatchResumed(seat))
        case log.ClockMoved(by):
            news.append(messages.DeadlinesMoved(by))
        case log.HintTaken(seat):
            news.append(messages.HintGiven(seat))
        case log.Resigned(seat):
            news.append(messages.SeatResigned(seat))
        case log.Silenced(who, is_silent):
            news.append(messages.SeatSilenced(who, is_silent))
        case log.RematchAsked(seat):
            news.append(messages.RematchWanted(seat))
        case log.RematchOpened(table):
            news.append(messages.RematchAt(table))
        case log.Answered(seat, action) if seat == viewer:
            news.append(messages.AnswerKept(seat, action))
        case log.AnswerTakenBack(seat) if seat == viewer:
            news.append(messages.AnswerReopened(seat))
        case log.Ordered(seat, orders) if seat == viewer:
            news.append(messages.OrdersKept(seat, orders))
    physics = new_physics_version(state, row)
    if physics is not None:
        news.append(messages.PhysicsChanged(physics))
    outcome = state.outcome
    if row.version == state.over_at and outcome is not None:
        news.append(messages.MatchOver(outcome, state.seed.hex(), state.nonces))
    return tuple(news)


def new_physics_version(state: TableState, row: Row) -> int | None:
    """Returns the physics version of the walk in this row, if the walk before it had another version; otherwise None."""
    walked = walks_in(row)
    if not walked:
        return None
    for earlier in reversed(state.log[: row.version - 1]):
        before = walks_in(earlier.row)
        if before:
            return walked[-1] if walked[-1] != before[-1] else None
    return None


def walks_in(row: Row) -> list[int]:
    """Returns the physics version of each walk in this row of the log."""
    return [physics_of(used["walk"]) for entry in row.match_entries for used in entry.luck if "walk" in used]


def horizon(state: TableState, viewer: Seat | None) -> int:
    """Returns the last version that contains something that this viewer may see.

    Later versions are not even mentioned, because the time at which somebody makes a secret choice is a secret too.
    """
    for logged in reversed(state.log):
        if is_visible_to(state, logged, viewer):
            return logged.row.version
    return 0


def missed_versions(state: TableState, viewer: Seat | None, since: int, until: int) -> tuple[Happened, ...]:
    """Returns what a viewer has missed: every version after `since`, including empty ones."""
    return tuple([seen_version(state, logged, viewer) for logged in state.log[since:until]])


def seats(state: TableState, presence: Presence) -> tuple[SeatView, ...]:
    """Returns which player sits at which seat, and who is connected."""
    views = []
    for seat, place in enumerate(state.places):
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
                seal=place.seal if state.match is None else "",
                has_opened=bool(place.nonce),
                is_resigned=place.is_resigned,
                is_silenced=is_person and player is not None and player.person in state.silenced,
                is_assisted=place.is_assisted,
                wants_rematch=place.wants_rematch,
                colours=state.colours_of(seat),
                chosen_colours=() if player is None else tuple([colour for colour in player.colours if colour]),
            )
        )
    return tuple(views)


def clock(state: TableState, at: int) -> ClockView:
    """Returns the times that everybody may know."""
    times = state.clock
    due: list[int | None] = [None] * state.settings.seats
    window = times.window
    is_on = state.phase == "playing"
    for question in times.questions if is_on else ():
        due[question.seat] = question.deadline
    return ClockView(
        at=at,
        due=tuple(due),
        left=times.time_left,
        window=WindowView(window.seats, window.opened_at, window.latest_close)
        if window is not None and is_on
        else None,
        paused_since=times.paused_at,
        opening=times.nonces_due,
    )


def now(state: TableState, viewer: Seat | None, presence: Presence, at: int) -> Now:
    """Returns the table as a viewer may see it now."""
    match, phase = state.match, state.phase
    blank = Now(
        version=horizon(state, viewer),
        phase=phase,
        seats=seats(state, presence),
        clock=clock(state, at),
        is_finishing=state.is_finishing,
        outcome=state.outcome,
    )
    if match is None:
        return blank
    seen = match.view(viewer)
    blank = msgspec.structs.replace(blank, view=msgspec.to_builtins(seen), waiting=waiting_for(seen))
    if viewer is None or phase == "over":
        return blank
    choices = match.choices(viewer)
    asked = [question.asked_version for question in state.clock.questions if question.seat == viewer]
    return msgspec.structs.replace(
        blank,
        question=question_to(seen),
        choices=choices.to_json() if choices else None,
        labels=labels_of(seen, choices),
        asked_since=asked[0] if asked else None,
        may_take_back=viewer in state.answers or match.may_take_back(viewer),
        answer=state.answers.get(viewer),
        answers_itself_at=automatic.answers_at(state, viewer),
        orders=state.orders.get(viewer, ()),
    )


def table_view(state: TableState) -> TableView:
    """Returns the facts about a table that do not change."""
    from ludotheque.core.catalogue import find_game

    settings = state.settings
    rules = state.rules or find_game(settings.game).version
    return TableView(id=state.table, settings=settings, rules=rules, commitment=state.commitment)


def words(game: str) -> Words:
    """Returns the sentences of a game."""
    return words_of(find_game(game))


def event_sentences(game: str, events: Iterable[Event]) -> tuple[Said, ...]:
    """Puts each event into words, as the viewer saw the event."""
    game_words = words(game)
    return tuple([Said(game_words.of_event(event), game_words.is_minor(event)) for event in events])


def waiting_for(view: View) -> Phrase:
    """Returns a sentence that says who is asked and for what or, after the match, how the match ended."""
    return words(view.game).of_waiting(view)


def question_to(view: View) -> Question | None:
    """Returns the question to the viewer in words; None if the viewer owes no decision."""
    return words(view.game).of_question(view) if view.seat in view.to_act else None


def labels_of(view: View, choices: Choices) -> tuple[Label, ...]:
    """Returns the listed actions in words, each as a choice."""
    game_words = words(view.game)
    return tuple(
        [
            Label(
                game_words.of_action(action, view),
                to_phrase(game_words.short(action)[0]),
                tuple(game_words.notes(action, view)),
                game_words.is_idle(action),
            )
            for action in choices
        ]
    )


def to_phrase(short: object) -> Phrase:
    """Turns a short name (a phrase, a seat or a text) into a phrase."""
    if isinstance(short, Phrase):
        return short
    return Phrase("just", {"it": short if isinstance(short, Who) else str(short)})


def refusal_sentence(game: str, refused: Refused | BadInput | Declined) -> Phrase | None:
    """Returns the reason for a refusal, with the names of seats and things; None if message and values are the whole
    sentence.
    """
    if isinstance(refused, Refused):
        return words(game).of_refusal(refused)
    return refused.phrase if isinstance(refused, Declined) else None


def description(view: View) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
    """Returns everything a viewer knows, line by line, and what the viewer holds."""
    game_words = words(view.game)
    return tuple(game_words.of_view(view)), tuple(game_words.of_hand(view))


def describe_table(
    state: TableState, seat: Seat | None, command: messages.Describe, version: int
) -> messages.Described:
    """Describes the table to one viewer in words."""
    if state.match is None:
        raise Declined("table-not-begun")
    lines, hand = description(state.match.view(seat))
    return messages.Described(version=version, id=command.id, lines=lines, hand=hand)
