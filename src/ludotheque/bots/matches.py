"""Plays many matches between bots: each pairing is played in every seating, on one core or several."""

from __future__ import annotations

import signal
from collections.abc import Collection, Generator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from ludotheque.bots.registry import bot_names, is_installed
from ludotheque.bots.results import Played, Results, by_seat, pace, standings
from ludotheque.bots.zoo import Ceiling, find_player
from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.components import read_components
from ludotheque.core.drive import Player, run
from ludotheque.core.errors import BadInput
from ludotheque.core.game import check_options
from ludotheque.core.luck import Luck, fast
from ludotheque.core.start import new
from ludotheque.core.structs import Action, View


class Contest(NamedTuple):
    """The matches that an arena plays, already checked: the game, the bots, the number of pairings.  A contest is plain
    data that another process can read, unless some players are functions.
    """

    game: str
    bots: tuple[str, ...]  # the bot in each seat
    pairings: int
    seed: int
    options: dict[str, Any]
    components: dict[str, Any] | None
    # The bots that are functions, because no game registers them; the keys are their names in the results.
    functions: Mapping[str, Player] = {}

    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Returns the bots in each seat for each match of a pairing.

        Every bot gets every seat; if reversing the order changes who sits on whose left, the reversed order is played
        too.
        """
        return tuple([rotated(self.bots, by) for by in range(len(self.bots))]) + reversed_seatings(self.bots)

    def matches(self) -> int:
        """Returns the number of matches to play."""
        return self.pairings * len(self.seatings())

    def player(self, bot: str) -> Player:
        """Returns the player with this name."""
        return self.functions[bot] if bot in self.functions else find_player(self.game, bot)


def rotated(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    """Returns the bots with each one moved by `by` seats."""
    return bots[by:] + bots[:by]


def reversed_seatings(bots: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Returns the seatings in the opposite order round the table; none if these are the seatings we already have."""
    back = bots[::-1]
    if any(rotated(bots, by) == back for by in range(len(bots))):
        return ()
    return tuple([rotated(back, by) for by in range(len(bots))])


class TimedMatch(NamedTuple):
    """A played match, and how long its bots thought."""

    played: Played
    thinking: dict[str, tuple[int, float]]  # by bot: the number of its decisions, and the seconds they took


class Timed:
    """A player whose decisions are counted and timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        started = perf_counter()
        action = self.player(view, choices, luck)
        self.seconds += perf_counter() - started
        self.decisions += 1
        return action


def make_contest(
    game: str,
    bots: Sequence[str | Player],
    games: int = 400,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
) -> Contest:
    """Makes a contest of at least `games` matches; raises BadInput if it cannot be played.

    If there are fewer bots than seats, the list of bots is repeated.  Every bot gets every seat equally often, so the
    number of matches is a multiple of the number of seatings.
    """
    rules = find_game(game)
    if seats is None:
        seats = max(len(bots), min(rules.seats))
    checked = check_options(rules, seats, options)
    names, functions = name_players(game, bots)
    if not bots or len(bots) > seats:
        raise BadInput("bots", "bad-number", value=len(bots), low=1, high=seats)
    if games < 1:
        raise BadInput("games", "bad-number", value=games, low=1, high=1_000_000)
    if isinstance(components, (str, Path)):
        components = read_components(components)
    rules.box(components)
    line_up = tuple([names[seat % len(names)] for seat in range(seats)])
    edited = None if components is None else dict(components)
    each = seats + len(reversed_seatings(line_up))
    return Contest(game, line_up, -(-games // each), seed, checked, edited, functions)


def name_players(game: str, bots: Sequence[str | Player]) -> tuple[list[str], dict[str, Player]]:
    """Returns the names of all players, and the functions among them; a function is called by its own name, with a
    number if that name is taken.
    """
    names: list[str] = []
    functions: dict[str, Player] = {}
    for bot in bots:
        if isinstance(bot, str):
            find_player(game, bot)
            names.append(bot)
            continue
        names_so_far = [name for name, function in functions.items() if function is bot]
        name = wanted = names_so_far[0] if names_so_far else getattr(bot, "__name__", type(bot).__name__)
        number = 1
        while not names_so_far and (name in functions or name in bot_names(game)):
            number += 1
            name = f"{wanted} {number}"
        functions[name] = bot
        names.append(name)
    return names, functions


def arena(
    game: str,
    bots: Sequence[str | Player],
    games: int = 400,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    components: str | Path | Mapping[str, Any] | None = None,
    jobs: int = 1,
) -> Results:
    """Plays matches between bots: names of bots, or functions `decide(view, choices, luck)`.

    The same seed gives the same matches, on any number of cores; matches with functions are played in this process.
    """
    contest = make_contest(game, bots, games, seats=seats, seed=seed, options=options, components=components)
    started = perf_counter()
    return results_of(contest, list(play_contest(contest, jobs)), perf_counter() - started)


def results_of(contest: Contest, timed: Sequence[TimedMatch], seconds: float) -> Results:
    """Returns the results of these matches of a contest."""
    # Several cores finish pairings in any order, but the matches of a pairing arrive together and in order.
    matches = sorted([one.played for one in timed], key=lambda match: match.pairing)
    return Results(
        game=contest.game,
        version=find_game(contest.game).version,
        options=contest.options,
        seats=len(contest.bots),
        seed=contest.seed,
        standings=standings(contest.bots, matches),
        by_seat=by_seat(len(contest.bots), matches),
        mean_plays=sum([match.plays for match in matches]) / max(1, len(matches)),
        matches=tuple(matches),
        pace=pace(seconds, [one.thinking for one in timed]),
    )


def play_contest(contest: Contest, jobs: int, done: Collection[int] = ()) -> Generator[TimedMatch]:
    """Yields the matches of all pairings except `done` as they end.  If the game or a bot is registered only in this
    process, matches are played in this process.
    """
    if jobs < 1:
        raise BadInput("jobs", "bad-number", value=jobs, low=1, high=1024)
    pairings = [pairing for pairing in range(contest.pairings) if pairing not in done]
    if jobs == 1 or contest.functions or not all(is_installed(contest.game, bot) for bot in contest.bots):
        for pairing in pairings:
            for seating in range(len(contest.seatings())):
                yield play_one(contest, pairing, seating)
        return
    # Imported here, because a server, which has no arena, does not need them.
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(min(jobs, contest.pairings), get_context("spawn"), ignore_interrupts)
    try:
        for finished in as_completed([pool.submit(play_pairing, contest, pairing) for pairing in pairings]):
            yield from finished.result()
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Makes a worker ignore Ctrl-C, which is for the process that prints the results; the worker finishes what it has
    begun.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_pairing(contest: Contest, pairing: int) -> list[TimedMatch]:
    """Plays the matches of one pairing, one for each seating."""
    return [play_one(contest, pairing, seating) for seating in range(len(contest.seatings()))]


def name_of_luck(seed: int, pairing: int) -> str:
    """Returns the text from which the luck of a pairing's matches is derived."""
    return f"arena {seed} {pairing}"


def play_one(contest: Contest, pairing: int, seating: int) -> TimedMatch:
    """Plays one match.  The luck of the match depends on the seed and the pairing; the luck of the players also depends
    on the seating.
    """
    name = name_of_luck(contest.seed, pairing)
    bots = contest.seatings()[seating]
    match = new(contest.game, len(bots), name.encode(), contest.options, contest.components)
    players = [Timed(contest.player(bot)) for bot in bots]
    for player in players:
        if isinstance(player.player, Ceiling):
            player.player.sit_down(match)
    run(match, players, fast(f"{name} {seating}".encode()))
    thinking: dict[str, tuple[int, float]] = {}
    for bot, player in zip(bots, players):
        count, seconds = thinking.get(bot, (0, 0.0))
        thinking[bot] = (count + player.decisions, seconds + player.seconds)
    outcome = match.outcome
    assert outcome is not None
    return TimedMatch(Played(pairing, bots, outcome.winners, outcome.places, outcome.reason, match.step), thinking)
