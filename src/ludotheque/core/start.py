"""Makes matches: new ones, and those read from a position or from bytes, or imagined from a view."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from ludotheque.core.data import deep_copy
from ludotheque.core.errors import BadInput, BrokenEntry
from ludotheque.core.game import Game, check_options
from ludotheque.core.history import SET_UP, Entry, script, steps
from ludotheque.core.log import Events, Listener
from ludotheque.core.luck import Luck, Recorder, fast, luck_from_json
from ludotheque.core.match import Match
from ludotheque.core.structs import View

FORMAT: Final = 1


def new(
    game: str,
    seats: int | None = None,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    luck: Luck | None = None,
) -> Match:
    """Starts a new match, either with fast luck from `seed` or with the given `luck`; with neither, the seed is random."""
    rules = find_game(game)
    if luck is not None and seed is not None:
        raise BadInput("seed", "seed-and-luck")
    if luck is None:
        luck = fast(secrets.token_bytes(16) if seed is None else seed)
    return begin(rules, rules.seats[0] if seats is None else seats, options, components, luck)


def begin(
    rules: Game[Any],
    seats: int,
    options: Mapping[str, Any] | None,
    components: str | Path | Mapping[str, Any] | None,
    luck: Luck,
) -> Match:
    """Starts a new match of this game, set up with this luck."""
    chosen = check_options(rules, seats, options)
    if isinstance(components, (str, Path)):
        components = read_components(components)
    box = rules.box(components)
    recorder = Recorder(luck)
    log = Listener()
    state = rules.set_up(seats, chosen, box, recorder, log)
    done = Entry(SET_UP, 0, None, tuple(recorder.used), None, Events(log.facts))
    return Match(rules, seats, chosen, box, luck, state, None, [done])


def from_json(doc: Mapping[str, Any], luck: Luck | None = None) -> Match:
    """Returns the match that continues from a position in the form that `to_json` returns; raises BadInput if the
    position is impossible.
    """
    if not isinstance(doc, Mapping):
        raise BadInput("position", "bad-position", reason="not a table")
    for name in ("game", "seats", "position"):
        if name not in doc:
            raise BadInput(name, "bad-position", reason="missing")
    rules = find_game(doc["game"], doc.get("version"))
    seats = doc["seats"]
    options = check_options(rules, seats, doc.get("options"))
    box = rules.box(doc.get("components"))
    if not isinstance(doc["position"], Mapping):
        raise BadInput("position", "bad-position", reason="not a table")
    state = rules.load(doc["position"], seats, options, box)
    luck = fast(secrets.token_bytes(16)) if luck is None else luck
    return start_here(Match(rules, seats, options, box, luck, state, None, []))


def start_here(match: Match) -> Match:
    """Marks a match as one that begins from its present position, and returns it."""
    match.first = match.rules.copy(match.state)
    return match


def imagine(view: View | Mapping[str, Any], luck: Luck) -> Match:
    """Makes a whole match that fits a view; everything that the view's seat cannot know is drawn from this luck."""
    if not isinstance(view, View):
        try:
            # A view without `rules` was written before rules had versions.
            view = msgspec.convert({"rules": "1", **view}, find_game(view.get("game")).views)
        except msgspec.ValidationError as error:
            raise BadInput("view", "bad-view", reason=str(error)) from error
    assert isinstance(view, View)
    # A copy, because the caller may still change the options.
    view = msgspec.structs.replace(view, options=deep_copy(view.options))
    rules = find_game(view.game, view.rules)
    state = rules.imagine(view, luck)
    return start_here(Match(rules, view.seats, view.options, rules.box(view.components), luck, state, None, []))


def to_bytes(match: Match) -> bytes:
    """Encodes a match with its history and its luck."""
    deeds = [
        (
            entry.kind,
            entry.seat,
            msgspec.to_builtins(entry.action),
            [pair for one in entry.luck for pair in one.items()],
        )
        for entry in match.history
    ]
    doc = match.to_json()
    doc["start"] = match.start
    doc["luck"] = match.luck.to_json()
    doc["deeds"] = deeds
    return bytes((FORMAT,)) + msgspec.msgpack.encode(doc)


def from_bytes(data: object) -> Match:
    """Returns the match that `to_bytes` wrote; raises BadInput for anything else."""
    if not isinstance(data, (bytes, bytearray, memoryview)) or not data or data[0] != FORMAT:
        raise BadInput("bytes", "bad-bytes", reason=f"they do not start with format number {FORMAT}")
    try:
        doc = msgspec.msgpack.decode(bytes(data[1:]))
        luck = luck_from_json(doc["luck"])
        entries = [
            Entry(kind, seat, action, tuple([{asked: answer} for asked, answer in used]))
            for kind, seat, action, used in doc["deeds"]
        ]
        match = from_json(doc, luck)
        match.start = doc["start"]
        match.history = replay_entries(match, entries).history
    except (msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadInput) and not isinstance(error, BrokenEntry):
            raise
        raise BadInput("bytes", "bad-bytes", reason=str(error)) from error
    return match


def replay_entries(match: Match, entries: Sequence[Entry]) -> Match:
    """Returns a match that began like this one, with these entries replayed."""
    again = match_at_start(match.rules, match.seats, match.options, match.box.edited, match.start, script(entries))
    for _ in steps(entries, again):
        pass
    return again


def match_at_start(
    rules: Game[Any],
    seats: int,
    options: dict[str, Any],
    components: Mapping[str, Any] | None,
    start: Mapping[str, Any] | None,
    luck: Luck,
) -> Match:
    """Returns the match at its beginning, before any decision."""
    if start is None:
        return begin(rules, seats, options, components, luck)
    head = {
        "game": rules.id,
        "version": rules.version,
        "seats": seats,
        "options": options,
        "components": components,
        "position": start,
    }
    return from_json(head, luck)
