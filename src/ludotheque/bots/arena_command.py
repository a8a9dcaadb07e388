"""The command `ludotheque arena`: lets bots play many matches, and prints a table of results."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from ludotheque.bots.claims import Claim, claim_of, complete, fresh_seed, read_claim, register
from ludotheque.bots.match_journal import MatchJournal, journal_path
from ludotheque.bots.matches import Contest, TimedMatch, make_contest, play_contest, results_of
from ludotheque.bots.results import Results
from ludotheque.bots.zoo import zoo_of
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Option
from ludotheque.progress import progress

INTERRUPTED = 130  # the exit code of a command stopped by Ctrl-C


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the arena."""
    add_contest(parser)
    parser.add_argument("--claim", type=claim_file, metavar="NAME", help="register a claim in NAME.json before playing")
    parser.add_argument("--above", type=float, metavar="SHARE", help="the share the first bot is claimed to exceed")


def add_contest(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that say who plays which game, and how many matches."""
    parser.add_argument("game", help="which game; see `ludotheque games`")
    parser.add_argument("--bots", required=True, metavar="NAMES", help="who plays, such as heuristic,random")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="how many matches, at least (400)")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play in a match (as many as there are bots)")
    parser.add_argument(
        "--seed", type=int, metavar="N", help="each seed gives different matches (0; for a claim: drawn)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--components", metavar="FILE", help="play with an edited copy of box.toml")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="how many cores play (all)")
    parser.add_argument("--json", type=writable, metavar="FILE", help="write the results and every match to a file")


def claim_file(name: str) -> Path:
    """Returns the file of a claim: a name such as claims/malta-strong, with or without .json."""
    return Path(name if name.endswith(".json") else f"{name}.json")


def writable(text: str) -> Path:
    """Checks that a file can be written, as far as that can be known before the matches are played."""
    path = Path(text)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text} cannot be written")
    return path


def cores() -> int:
    """Returns how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(arguments: argparse.Namespace) -> int:
    """Plays the matches and prints the table; Ctrl-C prints the results so far."""
    if arguments.bots.partition(",")[0].strip() == "zoo":
        return run_zoo(arguments)
    contest = read_contest(arguments, arguments.seats, arguments.bots.split(","), arguments.games)
    claim: Claim | None = None
    if arguments.claim is not None:
        claim = register(arguments.claim, claim_of(contest, arguments.above))
    journal = open_journal(arguments, [contest])
    started = perf_counter()
    timed, is_whole = play_all([contest], arguments.jobs, journal)
    results = results_of(contest, timed, perf_counter() - started)
    print_results(results, contest)
    if claim is not None and is_whole:
        done = complete(arguments.claim, claim, results)
        assert done.verdict is not None
        print(f"claim {arguments.claim}: {contest.bots[0]} wins more than {claim.above:.1%}: {done.verdict.found}")
    if arguments.json is not None:
        write_json(arguments.json, results)
    return finish(journal, is_whole)


def run_zoo(arguments: argparse.Namespace) -> int:
    """Plays each exploiter of the game against the bots listed after the word `zoo`; prints one row per exploiter."""
    bots = arguments.bots.split(",")[1:]
    seats = min(find_game(arguments.game).seats) if arguments.seats is None else arguments.seats
    exploiters = zoo_of(arguments.game)
    if not exploiters or not bots or arguments.claim is not None:
        raise BadInput("bots", "bad-zoo", names=", ".join(exploiters) or "–")
    line_ups = [[name, *[bots[at % len(bots)] for at in range(seats - 1)]] for name in exploiters]
    contests = [read_contest(arguments, seats, line_up, arguments.games) for line_up in line_ups]
    journal = open_journal(arguments, contests)
    timed, is_whole = play_all(contests, arguments.jobs, journal)
    rows = [("exploiter", "matches", "share", "95 % interval", "fair", "× fair")]
    for contest in contests:
        mine = [one for one in timed if contest.bots[0] in one.played.line_up]
        one = results_of(contest, mine, 1.0).standings[0]
        interval = f"{one.low:.1%} – {one.high:.1%}"
        rows.append((one.bot, str(len(mine)), f"{one.share:.1%}", interval, f"{one.fair:.1%}", f"{one.strength:.2f}"))
    print(f"{arguments.game}, {seats} seats, each against {', '.join(bots)}, seed {contests[0].seed}\n")
    print_table(rows)
    if arguments.json is not None:
        write_json(arguments.json, [one.played for one in timed])
    return finish(journal, is_whole)


def read_contest(arguments: argparse.Namespace, seats: int | None, bots: Sequence[str], games: int) -> Contest:
    """Returns the contest that the arguments of the command describe."""
    return make_contest(
        arguments.game,
        [name.strip() for name in bots],
        games,
        seats=seats,
        seed=read_seed(arguments),
        options=read_options(find_game(arguments.game).options, arguments.option),
        components=arguments.components,
    )


def read_seed(arguments: argparse.Namespace) -> int:
    """Returns the seed that the arguments name.  If they name none, returns the seed of an unfinished claim, a fresh
    seed for a new claim, and 0 without a claim.
    """
    if arguments.seed is not None or arguments.claim is None:
        return int(arguments.seed or 0)
    return read_claim(arguments.claim).seed if arguments.claim.exists() else fresh_seed()


def open_journal(arguments: argparse.Namespace, contests: Sequence[Contest]) -> MatchJournal | None:
    """Returns the journal beside the claim or the file of results; None if the command writes neither."""
    results = arguments.claim or arguments.json
    return None if results is None else MatchJournal(journal_path(results), contests)


def finish(journal: MatchJournal | None, is_whole: bool) -> int:
    """Deletes the journal if all matches have been played; otherwise tells the user that the same command will
    continue.  Returns the exit code.
    """
    if is_whole and journal is not None:
        journal.remove()
    elif journal is not None:
        print(f"Stopped; the same command continues (the matches are kept in {journal.path}).")
    return 0 if is_whole else INTERRUPTED


def play_all(
    contests: Sequence[Contest], jobs: int, journal: MatchJournal | None = None
) -> tuple[list[TimedMatch], bool]:
    """Plays contests, while stderr shows the progress; returns the matches, and whether all were played (Ctrl-C stops
    early).  Matches in the journal are not played again, and new matches are added to the journal.
    """
    timed: list[TimedMatch] = []
    names = dict.fromkeys([bot for one in contests for bot in one.bots])
    with progress(" · ".join(names), sum([one.matches() for one in contests]), "matches") as advance:
        for contest in contests:
            stored = [] if journal is None else journal.matches_of(contest)
            timed += stored
            advance(len(stored))
            with closing(play_contest(contest, jobs, {one.played.pairing for one in stored})) as matches:
                try:
                    for one in matches:
                        if journal is not None:
                            journal.add(contest, one)
                        timed.append(one)
                        advance(1)
                except KeyboardInterrupt:
                    return timed, False
    return timed, True


def write_json(path: Path, results: object) -> None:
    """Writes results to a file."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def read_options(declared: tuple[Option, ...], typed: list[str]) -> dict[str, Any]:
    """Reads options typed as NAME=VALUE; a value of the wrong type stays a string, which the game refuses."""
    options: dict[str, Any] = {}
    types = {option.name: option for option in declared}
    for text in typed:
        name, has_value, value = text.partition("=")
        option = types.get(name)
        if not has_value:
            raise BadInput("--option", "option-no-value", name=name)
        options[name] = value
        if option is not None and option.type == "choice":
            options[name] = next((one for one in option.range if str(one) == value), value)
        elif option is not None and option.type == "flag":
            options[name] = {"true": True, "false": False}.get(value, value)
        elif option is not None and option.type != "text" and value.removeprefix("-").isdecimal():
            options[name] = int(value)
    return options


def print_results(results: Results, contest: Contest) -> None:
    """Prints the table of results."""
    total = contest.matches()
    count = len(results.matches)
    matches = f"{count} matches" if count == total else f"stopped after {count} of {total} matches"
    rows = [("bot", "seats", "wins", "share", "95 % interval", "fair", "× fair", "ms a decision")]
    for one in results.standings:
        rows.append(
            (
                one.bot,
                str(one.seats),
                f"{one.wins:.10g}",
                f"{one.share:.1%}",
                f"{one.low:.1%} – {one.high:.1%}",
                f"{one.fair:.1%}",
                f"{one.strength:.2f}",
                f"{results.pace.thinking.get(one.bot, 0.0):.2f}",
            )
        )
    print(f"{results.game}, {results.seats} seats, {matches}\n")
    print_table(rows)
    print(
        f"\n{results.mean_plays:.1f} plays a match · {results.pace.seconds_a_match:.3f} s a match · "
        f"{results.pace.decisions_a_second:,.0f} decisions a second · seed {results.seed}"
    )


def print_table(rows: Sequence[tuple[str, ...]]) -> None:
    """Prints rows as a table, the first row as its heading; names are aligned to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    for number, (bot, *figures) in enumerate(rows):
        right = [figure.rjust(width) for figure, width in zip(figures, widths[1:])]
        print("  " + "   ".join([bot.ljust(widths[0]), *right]))
        if number == 0:
            print("  " + "─" * (sum(widths) + 3 * (len(widths) - 1)))
