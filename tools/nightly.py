"""Runs the long suites of `./test --nightly`: mutants, contracts at length, trust trials, and our speed compared with
other people's games.

On two cores they should take five to six hours, which is extrapolated from small sizes and not measured: tests 1 h, mutants
1 h, contracts 1½ h, trials 1 h, speed ½ h.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from tools.environments import ROOT, SetupFailed, program
from tools.stages import NIGHTLY, Failed, Run

# The number of matches in which the contract of each game is checked, by build.  A match of All Wound Up takes over a
# minute as plain Python.
MATCHES = {"pure": 50, "compiled": 400}

# The size of each trial: larger than in the tests, but small enough for one night.
TRIALS = {
    "dice": 200,
    "secrets": 20_000,
    "canary": 500,
    "fuzz": 50_000,
    "server": 10_000,
    "clients": 100,
    "appends": 20_000,
    "joins": 200,
    "simulated": 200,
    "kill": 100,
    "processes": 5,
    "fencing": 3,
    "upgrade": 40,
    "moving": 5,
    "order": 500,
    "full": 5,
    "down": 3,
    "load": 100,
    "storm": 500,
    "watchers": 200,
    "busy": 20,
    "analysed": 20,
    "soak": 1000,
    "windows": 500,
    "thinking": 5_000,
    "replays": 500,
}

# The examples that learn need PyTorch.  uv would install the build of PyTorch for CUDA, of several GB; pip installs the
# build for CPUs if the package index has one.
TORCH = "torch==2.13.0"

Suite = tuple[str, Callable[[], None]]  # the name of a suite, and the function that runs it


def games() -> list[str]:
    """Returns the folders of our games."""
    return sorted(path.parent.name for path in (ROOT / "src" / "ludotheque" / "games").glob("*/game.py"))


def run_nightly(run: Run, sources: Path, wheel: Path, words: Sequence[str] = ()) -> None:
    """Runs every long suite whose name contains one of `words` (or all, without words), even after one has failed, and
    raises Failed with the names of all that failed.
    """
    chosen = [suite for suite in suites(run, sources, wheel) if not words or any(word in suite[0] for word in words)]
    if not chosen:
        raise Failed(f"No long suite has a name that contains {' or '.join(words)}.")
    problems = []
    for _, suite in chosen:
        try:
            suite()
        except (Failed, SetupFailed) as failure:
            problems.append(str(failure))
    if problems:
        raise Failed("\n".join(problems))


def suites(run: Run, sources: Path, wheel: Path) -> Iterator[Suite]:
    """Yields the long suites, in order."""

    def stage(name: str, environment: Path, command: str, *words: str) -> Suite:
        return name, lambda: run.stage(NIGHTLY, name, [program(environment, command), *words])

    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", program(sources, "python"), "install", "--quiet"]
    packages = [*pip, "--constraint", ROOT / "constraints.txt", TORCH, "sb3-contrib"]
    yield "packages of the examples", lambda: run.stage(NIGHTLY, "packages of the examples", packages)
    for name, marks in (
        ("nightly tests", "nightly and not browser"),
        ("every task in every look", "nightly and browser"),
    ):
        yield name, partial(run.pytest, NIGHTLY, name, sources, "-n", "2", "-m", marks)
    for game in games():
        yield stage(f"mutants of {game}", sources, "python", "-m", "tools.mutants", game, "--section-only")
    for build, environment in (("pure", sources), ("compiled", wheel)):
        for game in games():
            words = ("-m", "ludotheque.testing", game.replace("_", "-"), "--matches", str(MATCHES[build]))
            yield stage(f"contract of {game}, {build}", environment, "python", *words)
    for trial, size in TRIALS.items():
        yield stage(f"trust {trial}", wheel, "ludotheque", "trust", trial, "--size", str(size))
    is_complete = "import sys; from bench.baselines import missing; sys.exit(missing())"
    for build, environment, options in (("pure", sources, ()), ("compiled", wheel, ("--no-editable",))):
        name = f"packages of the bench, {build}"
        yield name, partial(run.set_up, name, environment, "--group", "bench", *options)
        yield stage(f"other people's games, {build}", environment, "python", "-c", is_complete)
        yield stage(f"bench, {build}", environment, "python", "-m", "bench")
        yield stage(f"bench of the environments, {build}", environment, "python", "-m", "bench.envs")
        yield stage(f"bench of the search, {build}", environment, "python", "-m", "bench", "--search")
