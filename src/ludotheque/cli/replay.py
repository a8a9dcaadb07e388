"""`ludotheque replay`: shows a recorded match again, entry by entry."""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import msgspec

from ludotheque.cli import FOLDER
from ludotheque.cli.answers import plain
from ludotheque.cli.layout import lay_out_table
from ludotheque.cli.screen import PlayerLeft, Screen
from ludotheque.cli.tables import read_any, within
from ludotheque.core.catalogue import find_game
from ludotheque.core.default_words import words_of
from ludotheque.core.errors import BadInput, BrokenEntry
from ludotheque.core.events import Event
from ludotheque.core.history import Record
from ludotheque.core.history import steps as entries_done
from ludotheque.core.match import Match
from ludotheque.core.record import match_of_record
from ludotheque.core.structs import Seat
from ludotheque.core.words import Line, Voice, Words


class Step(NamedTuple):
    """One entry of a record, and the match as it was after that entry."""

    entry: int
    events: list[Event]
    match: Match | None  # None: the record holds only what one seat saw


def replay(args: argparse.Namespace) -> int:
    """Shows a record one entry at a time: Enter for the next, b back, g N to entry N, q to quit."""
    record, names = read_any(args.file)
    seat = requested_seat(args, record)
    words = words_of(find_game(record.game))
    steps = [
        step for step in steps_of(args.file, record, seat) if any(not words.is_minor(event) for event in step.events)
    ]
    voice = Voice(record.game, args.language, names, seat, FOLDER)
    screen = Screen()
    last = len(record.entries) - 1
    if not 0 <= args.step <= last:
        raise BadInput("--step", "bad-number", value=args.step, low=0, high=last)
    at = number_of(steps, args.step)
    try:
        while steps:
            show(screen, steps[at], last, words, voice, seat)
            text = plain(screen.ask(voice.tell("cli-replay") + " "))
            word, _, rest = text.partition(" ")
            if word in ("q", "quit", "quitter"):
                break
            if word in ("b", "back", "r", "retour"):
                at = max(at - 1, 0)
            elif word in ("g", "go", "aller") and rest.isdecimal():
                at = number_of(steps, int(rest))
            elif not word and at + 1 == len(steps):
                break
            elif not word:
                at += 1
            else:
                screen.say(voice.tell("cli-not-understood", text=text))
    except PlayerLeft:
        pass
    return 0


def number_of(steps: list[Step], entry: int) -> int:
    """Returns the index of the step for an entry, or for the next entry that has a step."""
    return next((number for number, step in enumerate(steps) if step.entry >= entry), len(steps) - 1)


def requested_seat(args: argparse.Namespace, record: Record) -> Seat | None:
    """Returns the seat whose view is shown; None for everything."""
    if args.seat is None:
        return record.seat
    if not 1 <= args.seat <= record.seats:
        raise BadInput("--seat", "bad-number", value=args.seat, low=1, high=record.seats)
    seat: Seat = args.seat - 1
    if record.seat not in (None, seat):
        raise BadInput("--seat", "cli-other-seat", seat=record.seat + 1 if record.seat is not None else "")
    return seat


def steps_of(source: str, record: Record, seat: Seat | None) -> list[Step]:
    """Returns the entries of a record, what was seen of each, and the match after each."""
    if record.seat is not None:
        return [Step(number, read_events(source, record, number), None) for number in range(len(record.entries))]
    match = match_at_start(source, record)
    found: list[Step] = []
    try:
        for number, entry in enumerate(entries_done(record.entries, match)):
            events = list(entry.events) if seat is None else entry.seen_by(seat)
            found.append(Step(number, events, match.copy()))
    except BrokenEntry as error:
        raise BadInput(f"{source}, entry {error.number}", "broken-record", reason=error.reason) from error
    return found


def match_at_start(source: str, record: Record) -> Match:
    """Returns the match of a record before its first play; an error names the file."""
    try:
        return match_of_record(record)
    except BadInput as error:
        raise within(source, error) from error


def read_events(source: str, record: Record, number: int) -> list[Event]:
    """Returns the events of an entry, from a record that holds only what one seat saw."""
    kinds: Any = find_game(record.game).events
    try:
        return [msgspec.convert(event, kinds) for event in record.entries[number].events]
    except msgspec.ValidationError as error:
        raise BadInput(f"{source}, entry {number}", "broken-record", reason=str(error)) from error


def show(screen: Screen, step: Step, last: int, words: Words, voice: Voice, seat: Seat | None) -> None:
    """Shows one entry: what happened in it, and the position after it."""
    news = [voice.say(words.of_event(event)) for event in step.events if not words.is_minor(event)]
    lines: list[Line] = []
    is_told = False
    if step.match is not None:
        board, players = words.draw(step.match.view(seat), voice, *screen.size)
        lines, is_told = lay_out_table(board, players, news, screen.size, voice)
        for viewer in range(step.match.seats) if seat is None else (seat,):
            lines.append([(voice.say(words.of_hand(step.match.view(viewer))[0]), "dim")])
    lines.append([(voice.tell("cli-entry", entry=step.entry, last=last), "bold")])
    screen.clear()
    screen.show([*lines, *[[(f"  {line}", "")] for line in news if not is_told]])
