"""Runs the same test cases in another process, where strings hash differently and nothing is cached."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from hashlib import sha256
from typing import Any

import ludotheque
from ludotheque.core.catalogue import register
from ludotheque.core.drive import random_step
from ludotheque.core.game import Game
from ludotheque.core.luck import fast
from ludotheque.testing.case import MOST_PLAYS, Case, json_bytes, viewers


def answer_request(request: dict[str, Any]) -> dict[str, list[str]]:
    """Plays the requested cases to the end and imagines the requested worlds; returns a hash of everything seen in each
    case, and the bytes of each world in hexadecimal.
    """
    matches = [digest(Case(**one)) for one in request.get("cases", ())]
    worlds = [ludotheque.imagine(one["view"], fast(one["seed"])) for one in request.get("worlds", ())]
    return {"cases": matches, "worlds": [world.to_bytes().hex() for world in worlds]}


def digest(case: Case) -> str:
    """Returns a hash of a random match: its views and choices, and at the end its bytes and record."""
    seen = sha256()
    luck = case.luck("digest")
    match = case.new()
    for number in range(MOST_PLAYS):
        if number % 3 == 0:
            seen.update(b"".join([json_bytes(match.view(viewer)) for viewer in viewers(match)]))
            seen.update(b"".join([json_bytes(match.choices(seat)) for seat in range(match.seats)]))
        if match.outcome is not None:
            break
        random_step(match, luck)
    seen.update(match.to_bytes())
    seen.update(match.record().to_bytes())
    return seen.hexdigest()


def answers_of_another_process(rules: Game[Any], request: dict[str, Any], hash_seed: int) -> dict[str, list[str]]:
    """Starts another process with this hash seed, and returns its answers to a request."""
    data = json.dumps({**request, "load": source_of(rules)})
    command = [sys.executable, "-m", "ludotheque.testing.elsewhere"]
    path = os.pathsep.join([part for part in sys.path if part])
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path}
    done = subprocess.run(command, input=data, capture_output=True, text=True, env=environment)
    if done.returncode:
        raise RuntimeError(f"the other process failed: {done.stderr.strip().splitlines()[-1:]}")
    answers: dict[str, list[str]] = json.loads(done.stdout)
    return answers


def source_of(rules: Game[Any]) -> str | None:
    """Returns the module and the variable, as module:name, from which another process can import the game; None if no
    imported module has the game in a variable.
    """
    for name, module in sorted(sys.modules.items()):
        if name != "__main__":
            for attribute, value in list(getattr(module, "__dict__", {}).items()):
                if value is rules:
                    return f"{name}:{attribute}"
    return None


def load(source: str) -> Game[Any]:
    """Loads the game at module:name and puts it on the shelf of this process."""
    module, _, attribute = source.partition(":")
    game: Game[Any] = getattr(importlib.import_module(module), attribute or "GAME")
    register(game)
    return game


def register_source(source: str | None) -> None:
    """Loads the game at module:name as `load` does; does nothing if `source` is None."""
    if source is not None:
        load(source)


def main() -> None:
    """Reads a request from standard input and writes the answers to standard output."""
    request = json.load(sys.stdin)
    register_source(request["load"])
    json.dump(answer_request(request), sys.stdout)


if __name__ == "__main__":
    main()
