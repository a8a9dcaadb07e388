"""Reads and writes the trained value function of a game, in its file `bots/value.json`.  The file also says how the
value was made, and to which rules it applies.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game

FORMAT: Final = 1


class Model(msgspec.Struct, frozen=True, rename="camel"):
    """A fitted formula for the score of a seat, the numbers of seats that it was fitted for, and the quality of the
    fit.

    Without hidden units the score of a seat is the sum of weight × feature.  With hidden units it is the sum of weight
    × unit, where each unit is max(0, bias + the sum of the unit's own weights × features); a row of `hidden` describes
    one unit, bias first.  The softmax over the seats that can still win turns scores into chances to win.
    """

    seats: tuple[int, ...]  # the numbers of seats that the score was fitted for
    weights: tuple[float, ...]  # one per feature, or one per hidden unit
    hidden: tuple[tuple[float, ...], ...] = ()
    matches: int = 0  # the number of matches that the score was fitted on
    seeds: str = ""  # the seeds with which these matches can be played again
    loss_in: float = 0.0  # mean −log(chance given to the winner), on the matches that the score was fitted on
    loss_out: float = 0.0  # mean −log(chance given to the winner), on other matches
    slope: float = 1.0  # the slope of the calibration on other matches: 1 is right; below 1, the chances are too bold


class ValueFile(msgspec.Struct, frozen=True, rename="camel"):
    """The trained value of a game, which belongs to one version of the rules, one box and one list of features."""

    game: str
    rules: str  # the version of the rules
    box: str  # the digest of the standard box
    features: tuple[str, ...]
    models: tuple[Model, ...]
    options: dict[str, Any] = {}  # the options of the matches that the value was fitted on, if not the defaults
    physics: int | None = None  # the version of the physics, if the game has any
    format: int = FORMAT


def read_value_file(path: Path) -> ValueFile:
    """Reads a value file; raises BadInput with the reason if the file is broken."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=ValueFile)
    except (OSError, msgspec.DecodeError) as error:
        raise BadInput(str(path), "bad-value-file", reason=str(error)) from error


def write_value_file(path: Path, file: ValueFile) -> None:
    """Writes a value file, one line per list, so that a change can be read in a diff."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n")


def check_value_file(file: ValueFile, rules: Game[Any], features: tuple[str, ...], physics: int | None) -> None:
    """Raises BadInput if a value was trained for another game, other rules, another box or other features."""
    wanted = {
        "format": FORMAT,
        "game": rules.id,
        "rules": rules.version,
        "box": rules.box(None).digest,
        "physics": physics,
        "features": features,
    }
    for name, value in wanted.items():
        actual = getattr(file, name)
        if actual != value:
            raise BadInput("value", "foreign-value-file", part=name, found=str(actual), known=str(value))
    for model in file.models:
        widths = {len(row) - 1 for row in model.hidden} or {len(model.weights)}
        if widths != {len(features)} or (model.hidden and len(model.hidden) != len(model.weights)):
            raise BadInput("value", "bad-value-file", reason="the weights do not match the features")
