"""Sets up a match and its players for the terminal, saves the match to a file and loads it again."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.cli.seats import name_players, read_options, seat_players
from ludotheque.core.catalogue import find_game
from ludotheque.core.drive import Player
from ludotheque.core.errors import BadInput
from ludotheque.core.fair import fair
from ludotheque.core.history import Record
from ludotheque.core.luck import Luck, fast, luck_from_json
from ludotheque.core.match import Match
from ludotheque.core.record import read_record
from ludotheque.core.start import from_bytes, new

SAVE_FORMAT = 1


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A saved match.  When the match continues, its luck and the luck of its bots continue too."""

    saved: int  # version of the file format
    players: tuple[str | None, ...]  # the name of each bot; None for a person
    names: tuple[str, ...]
    told: tuple[int, ...]  # the number of events shown to each person
    lucks: tuple[dict[str, Any], ...]  # the state of the luck of each seat's bot
    match: bytes


class Table:
    """One match and its players."""

    def __init__(
        self,
        match: Match,
        players: tuple[str | None, ...],
        names: tuple[str, ...],
        lucks: list[Luck],
        told: list[int],
    ) -> None:
        self.match = match
        self.players = players
        self.names = names
        self.lucks = lucks
        self.told = told
        self.bots = {seat: find_bot(match.game, name) for seat, name in enumerate(players) if name is not None}

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, name in enumerate(self.players) if name is None]


def find_bot(game_id: str, name: str) -> Player:
    """Returns the bot of a game with this name."""
    from ludotheque.bots import find_bot as found

    return found(game_id, name)


def set_up(args: argparse.Namespace) -> Table:
    """Sets up a new table from the command line."""
    game = find_game(args.game)
    players = seat_players(game, args.seats, args.people, args.bots)
    names = name_players(game, args.language, players, args.names)
    options = read_options(game, args.option, names)
    if args.seed is None:
        # Fair luck: anybody with the record can verify later that nobody loaded the dice.
        source: Luck = fair(secrets.token_bytes(16))
        key = secrets.token_bytes(16)
    else:
        source = fast(args.seed)
        key = str(args.seed).encode()
    match = new(game.id, len(players), options=options, components=args.components, luck=source)
    lucks: list[Luck] = [fast(b"bot %d " % seat + key) for seat in range(len(players))]
    return Table(match, players, names, lucks, [0] * len(players))


def save(table: Table, path: Path) -> None:
    """Writes a table to a file."""
    lucks = tuple(luck.to_json() for luck in table.lucks)
    saved = SavedMatch(SAVE_FORMAT, table.players, table.names, tuple(table.told), lucks, table.match.to_bytes())
    path.write_bytes(msgspec.json.encode(saved))


def load(source: str) -> Table:
    """Loads a table that `save` wrote; raises BadInput for any other file."""
    data = read_file(source)
    if not is_save(data):
        raise BadInput(source, "cli-no-save")
    saved, match = read_save(source, data)
    lengths = {len(saved.players), len(saved.names), len(saved.told), len(saved.lucks)}
    if lengths != {match.seats}:
        raise BadInput(source, "cli-bad-save", reason="players")
    try:
        lucks = [luck_from_json(luck) for luck in saved.lucks]
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(source, "cli-bad-save", reason=str(error)) from error
    try:
        return Table(match, saved.players, saved.names, lucks, list(saved.told))
    except BadInput as error:
        raise within(source, error) from error


def read_any(source: str) -> tuple[Record, tuple[str, ...]]:
    """Reads the record in a file, which is a record or a saved match; also returns the players' names if the file has
    them.
    """
    data = read_file(source)
    if is_save(data):
        saved, match = read_save(source, data)
        return match.record(), saved.names
    try:
        return read_record(data), ()
    except BadInput as error:
        raise within(source, error) from error


def within(source: str, error: BadInput) -> BadInput:
    """Returns a copy of an error that also names the file."""
    return BadInput(f"{source}, {error.where}", error.message, error.game, **error.values)


def read_file(source: str) -> bytes:
    """Reads a file as bytes."""
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise BadInput(source, "unreadable-file", reason=error.strerror or str(error)) from error


def is_save(data: bytes) -> bool:
    """Returns whether these bytes are a saved match, intact or damaged, rather than a record."""
    return data.startswith(b'{"saved":')


def read_save(source: str, data: bytes) -> tuple[SavedMatch, Match]:
    """Reads a saved game that `save` wrote."""
    try:
        saved = msgspec.json.decode(data, type=SavedMatch)
        if saved.saved != SAVE_FORMAT:
            raise BadInput("save", "other-version", found=saved.saved, known=SAVE_FORMAT)
        return saved, from_bytes(saved.match)
    except msgspec.MsgspecError as error:
        raise BadInput(source, "cli-bad-save", reason=str(error)) from error
    except BadInput as error:
        raise within(source, error) from error
