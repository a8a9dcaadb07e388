"""Compares the speed of the games with another commit: both compiled, doing the same work alternately on one machine.

    python bench/beside.py 8c197ca --game malta

The script builds two wheels, one of the other commit in a temporary folder (or in `--folder`, which is kept for the
next time) and one of this tree, and starts a worker in the environment of each.  A ratio above 1 means that this tree
is faster.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ".venv-compiled"  # the environment with the compiled package, under the name that ./test gives it
GAMES = ("malta", "glory", "worm-up")
MATCHES = 20  # matches played to their end in one pass of moves or playouts
POSITIONS = 200  # positions in one pass of views, imagined matches or copies

Pass = Callable[[], int]  # runs one measuring pass, and returns the number of units of work done


# ---- the worker, which runs in the environment of either commit ------------------------------------------------------


def moves(game: str, seats: int) -> Pass:
    """Returns a pass of random plays through the public API, including set-up, checks, recording and events."""
    import ludotheque
    from ludotheque.core.luck import fast

    def once() -> int:
        plays = 0
        for seed in range(MATCHES):
            match, luck = ludotheque.new(game, seats=seats, seed=seed), fast(seed)
            while match.outcome is None:
                seat = match.to_act[0]
                match.play(seat, match.choices(seat).sample(luck))
                plays += 1
        return plays

    return once


def playouts(game: str, seats: int) -> Pass:
    """Returns a pass of whole random matches, set-up included, by the game's own loop."""
    import ludotheque
    from ludotheque.core import drive
    from ludotheque.core.luck import fast

    matches = [ludotheque.new(game, seats=seats, seed=seed) for seed in range(MATCHES)]
    play_out: Any = getattr(drive, "playout", None)
    if play_out is None:  # the other commit is older than this function
        rules: Any = matches[0].rules
        loop = import_module(f"{type(rules).__module__.rpartition('.')[0]}.playout").play_out

        def play_out(match: Any, luck: Any) -> None:
            loop(rules.copy(match.state), luck)

    def once() -> int:
        for seed, match in enumerate(matches):
            play_out(match, fast(seed))
        return MATCHES

    return once


def positions(game: str, seats: int) -> list[Any]:
    """Plays at random, and returns copies of the matches at each decision."""
    import ludotheque
    from ludotheque.core.luck import fast

    found: list[Any] = []
    seed = 0
    while len(found) < POSITIONS:
        match, luck = ludotheque.new(game, seats=seats, seed=seed), fast(seed)
        seed += 1
        while match.outcome is None and len(found) < POSITIONS:
            found.append(match.copy())
            seat = match.to_act[0]
            match.play(seat, match.choices(seat).sample(luck))
    return found


def views(game: str, seats: int) -> Pass:
    """Returns a pass that makes the view of each seat at each position."""
    matches = positions(game, seats)

    def once() -> int:
        for match in matches:
            for seat in range(seats):
                match.view(seat)
        return len(matches) * seats

    return once


def imagined(game: str, seats: int) -> Pass:
    """Returns a pass that imagines a whole match from what the seat to act knows."""
    from ludotheque.core.luck import fast

    matches = positions(game, seats)

    def once() -> int:
        luck = fast(1)
        for match in matches:
            match.imagine(match.to_act[0], luck)
        return len(matches)

    return once


def copies(game: str, seats: int) -> Pass:
    """Returns a measuring pass that copies states."""
    matches = positions(game, seats)
    states, copy = [match.state for match in matches], matches[0].rules.copy

    def once() -> int:
        for state in states:
            copy(state)
        return len(states)

    return once


THINGS: dict[str, Callable[[str, int], Pass]] = {
    "moves": moves,
    "views": views,
    "imagine": imagined,
    "playouts": playouts,
    "copies": copies,
}


def microseconds(once: Pass, seconds: float) -> float:
    """Measures the CPU time of one unit of work, over whole passes that together take at least `seconds`."""
    gc.collect()
    done = 0
    start = process_time()
    while True:
        done += once()
        spent = process_time() - start
        if spent >= seconds:
            return spent / done * 1e6


def work() -> None:
    """Answers each request (game, kind of work, seats, seconds), one per line of JSON, until the input ends."""
    passes: dict[tuple[str, str, int], Pass] = {}
    for line in sys.stdin:
        game, thing, seats, seconds = json.loads(line)
        if (game, thing, seats) not in passes:
            passes = {(game, thing, seats): THINGS[thing](game, seats)}
            passes[game, thing, seats]()  # warm the caches before measuring
        print(microseconds(passes[game, thing, seats], seconds), flush=True)


# ---- the run ---------------------------------------------------------------------------------------------------------


class Worker:
    """A process that measures one of the two commits."""

    def __init__(self, folder: Path) -> None:
        python = folder / ENVIRONMENT / "bin" / "python"
        self.process = subprocess.Popen(
            [python, __file__, "--work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *question: object) -> float:
        """Asks the worker for a measurement; returns the microseconds that one unit of work took."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("a worker has ended; its words are above")
        return float(answer)

    def close(self) -> None:
        """Ends the worker by closing its input."""
        self.process.communicate()


def build(folder: Path) -> None:
    """Makes the compiled environment of a work tree, with the tools of that work tree."""
    code = (
        "from pathlib import Path; from tools.environments import Progress, sync; "
        f"sync(Path({ENVIRONMENT!r}).absolute(), '--no-editable', progress=Progress())"
    )
    subprocess.run([sys.executable, "-c", code], cwd=folder, check=True)


@contextmanager
def checked_out(revision: str, chosen: Path | None) -> Iterator[Path]:
    """Provides a folder with the files of another commit; a folder given by `--folder` is kept."""
    commit = subprocess.check_output(["git", "rev-parse", f"{revision}^{{commit}}"], cwd=ROOT, text=True).strip()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary if chosen is None else chosen / commit)
        if not (folder / "pyproject.toml").is_file():
            folder.mkdir(parents=True, exist_ok=True)
            files = subprocess.check_output(["git", "archive", commit], cwd=ROOT)
            subprocess.run(["tar", "-x"], cwd=folder, input=files, check=True)
        yield folder


def compare(args: argparse.Namespace, other: Path) -> None:
    """Prints a row for each game and kind of work: microseconds in the other commit and in this tree, their ratio, and
    the middle half of all ratios.
    """
    other_worker, here = Worker(other), Worker(ROOT)
    print(f"{'':18}{args.revision[:10]:>12}{'here':>12}{'ratio':>9}   middle half")
    for game in args.game or GAMES:
        for thing in args.thing or THINGS:
            pairs = []
            for turn in range(args.rounds):
                order = (other_worker, here) if turn % 2 else (here, other_worker)
                took = {worker: worker.ask(game, thing, args.seats, args.seconds) for worker in order}
                pairs.append((took[other_worker], took[here]))
            low, middle, high = statistics.quantiles([before / now for before, now in pairs], n=4, method="inclusive")
            before, now = (statistics.median(times) for times in zip(*pairs))
            print(
                f"{game + ' ' + thing:18}{before:9.2f} µs{now:9.2f} µs{middle:8.2f}×   {low:.2f}–{high:.2f}", flush=True
            )
    other_worker.close()
    here.close()


def main() -> None:
    """Builds both commits and prints how their speeds compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", default="HEAD", help="the other commit (default: HEAD)")
    parser.add_argument("--game", action="append", help=f"a game (default: {', '.join(GAMES)})")
    parser.add_argument("--thing", action="append", choices=THINGS, help="what is measured (default: all)")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.3, help="length of one turn, in CPU time")
    parser.add_argument("--rounds", type=int, default=9, help="turns of each commit")
    parser.add_argument("--folder", type=Path, help="where the other commit is built and kept (default: nowhere)")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        work()
        return
    with checked_out(args.revision, args.folder) as other:
        build(other)
        build(ROOT)
        compare(args, other)


if __name__ == "__main__":
    main()
