"""Samples to fit a value to: positions of self-play, the features of each seat in them, and who won."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ludotheque.bots.matches import ignore_interrupts
from ludotheque.bots.registry import find_bot, is_installed
from ludotheque.bots.valued import search_with
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player, ask_next
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.start import new
from ludotheque.core.structs import Action, View
from ludotheque.core.value_files import Model
from ludotheque.core.values import shares
from ludotheque.journal import replacing

CHUNK: Final = 20  # the number of matches that one core plays at a time, and that one file holds
SELDOM: Final = 8  # of the positions at which the clock of the game's hooks has not moved on, one in 8 is sampled


class SelfPlay(msgspec.Struct, frozen=True, rename="camel"):
    """The settings of self-play: equal settings give equal samples."""

    game: str
    rules: str  # the version of the rules
    box: str  # the digest of the box
    features: tuple[str, ...]
    bot: str  # the bot that plays in every seat
    stray: int  # one in `stray` decisions is made at random; 0: none
    seed: int
    simulations: int = 0  # simulations of a search that plays instead of the bot; 0: no search
    models: tuple[Model, ...] = ()  # the trained value with which that search plays


class Sample(NamedTuple):
    """One position: the features of each seat that can still win, and each seat's share of the win."""

    match: int
    rows: list[list[float]]
    won: list[float]


def self_play(game: str, bot: str, stray: int, seed: int) -> SelfPlay:
    """Returns the settings for a game's self-play; raises BadInput if they make no sense."""
    rules = find_game(game)
    find_bot(game, bot)
    if stray < 0:
        raise BadInput("stray", "bad-number", value=stray, low=0, high=1_000_000)
    features = hooks_of(rules).feature_names
    if not features:
        raise BadInput("game", "no-features", name=game)
    return SelfPlay(game, rules.version, rules.box(None).digest, features, bot, stray, seed)


class Straying:
    """A player that sometimes plays at random, so that matches also reach positions that the bot would avoid."""

    def __init__(self, player: Player, stray: int) -> None:
        self.player = player
        self.stray = stray

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        if view.seat in view.to_act and luck.die(self.stray) == 1:
            return choices.sample(luck)
        return self.player(view, choices, luck)


def player_of(plan: SelfPlay) -> Player:
    """Returns the player of every seat in self-play."""
    bot = find_bot(plan.game, plan.bot)
    if not plan.simulations:
        return bot
    return search_with(find_game(plan.game), plan.models, plan.simulations, bot)


def play_samples(plan: SelfPlay, seats: int, number: int) -> list[Sample]:
    """Plays one match and returns its samples: a position at every tick of the game's clock, and some in between."""
    name = f"train {plan.seed} {seats} {number}"
    match = new(plan.game, seats, name.encode())
    hooks = hooks_of(match.rules)
    player = player_of(plan)
    players = [Straying(player, plan.stray) if plan.stray else player] * seats
    luck = fast(name.encode(), b"players")
    lucks: list[Luck] = [fast(luck.noise()) for _ in players]
    positions: list[tuple[list[int], list[list[float]]]] = []
    shown = hooks.clock(match.state)
    while match.outcome is None:
        ask_next(match, players, lucks)
        now = hooks.clock(match.state)
        if match.outcome is None and (now != shown or luck.die(SELDOM) == 1):
            positions.append(measure(hooks, match))
        shown = now
    parts = shares(match.outcome)
    return [Sample(number, rows, [parts[seat] for seat in rivals]) for rivals, rows in positions]


def measure(hooks: Hooks[Any], match: Match) -> tuple[list[int], list[list[float]]]:
    """Returns the seats that can still win in a position, and the features of each."""
    rivals = list(hooks.rivals(match.state))
    return rivals, [hooks.features(match.state, seat) for seat in rivals]


def play_chunk(plan: SelfPlay, seats: int, first: int, count: int) -> bytes:
    """Plays some matches and returns their samples, packed."""
    samples: list[Sample] = []
    for number in range(first, first + count):
        samples += play_samples(plan, seats, number)
    return msgspec.msgpack.encode(samples)


def open_work(folder: Path, plan: SelfPlay) -> None:
    """Prepares the folder for the samples; raises BadInput if it contains samples of self-play with other settings."""
    note = folder / "matches.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if note.exists():
            stored = msgspec.json.decode(note.read_bytes(), type=SelfPlay)
            for name in SelfPlay.__struct_fields__:
                if getattr(stored, name) != getattr(plan, name):
                    raise BadInput(str(folder), "other-samples", what=name)
        note.write_bytes(msgspec.json.encode(plan))
    except OSError as error:
        raise BadInput(str(folder), "unreadable-file", reason=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise BadInput(str(note), "unreadable-file", reason=str(error)) from error


def chunk_file(folder: Path, seats: int, first: int, count: int) -> Path:
    """Returns the path of the file with the samples of some matches."""
    return folder / f"{seats}-seats-{first}-{first + count - 1}.samples"


def collect(plan: SelfPlay, seats: int, games: int, folder: Path, jobs: int) -> Iterator[int]:
    """Plays the matches that the folder lacks.  First yields the number of matches that the folder already holds; then,
    for each new file, the number of matches in the file.
    """
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    missing = [chunk for chunk in chunks if not chunk_file(folder, seats, *chunk).exists()]
    yield games - sum([count for _, count in missing])
    if jobs == 1 or not is_installed(plan.game, plan.bot):
        for first, count in missing:
            write_file(chunk_file(folder, seats, first, count), play_chunk(plan, seats, first, count))
            yield count
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupts)
    try:
        tasks = {pool.submit(play_chunk, plan, seats, *chunk): chunk for chunk in missing}
        for done in as_completed(tasks):
            first, count = tasks[done]
            write_file(chunk_file(folder, seats, first, count), done.result())
            yield count
    finally:
        pool.shutdown(cancel_futures=True)


def write_file(path: Path, data: bytes) -> None:
    """Writes a file completely or not at all."""
    with replacing(path) as part:
        part.write_bytes(data)


def read_samples(folder: Path, seats: int, games: int) -> list[Sample]:
    """Returns the samples of all matches that were played, in order."""
    samples: list[Sample] = []
    for first in range(0, games, CHUNK):
        data = chunk_file(folder, seats, first, min(CHUNK, games - first)).read_bytes()
        samples += msgspec.msgpack.decode(data, type=list[Sample])
    return samples
