"""Reads and writes the tuned weights of a game, in its file `bots/tuned.json`.  The file also says how the weights were
found, and for which rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ludotheque.core.errors import BadInput

FORMAT: Final = 1


class Meeting(msgspec.Struct, frozen=True, rename="camel"):
    """The result of one line-up, in which one bot plays against another bot that has all other seats; every seating is
    played.
    """

    rival: str  # the opponent of the tuned bot, such as "plain" or "former 1"
    seats: int
    bots: tuple[str, ...]  # names that the arena understands, so that the matches can be played again
    matches: int
    seed: int
    share: float  # the first bot's share of the wins; its 95 % interval is from `low` to `high`
    low: float
    high: float
    fair: float
    # Whether the first bot is the rival; it then tries to exploit the tuned bot, which has all other seats.
    is_exploiter: bool = False

    def gain(self) -> float:
        """Returns the tuned bot's gain over a fair share of the wins, as a fraction of that share.  If the first bot is
        an exploiter, the exploiter's gain counts as the tuned bot's loss.
        """
        over = self.share / self.fair - 1.0
        return -over if self.is_exploiter else over


class WeightFile(msgspec.Struct, frozen=True, rename="camel"):
    """The tuned weights of a game.  They belong to one version of the rules, one box and one list of weights."""

    game: str
    rules: str  # the version of the rules
    box: str  # the digest of the standard box
    names: tuple[str, ...]
    bot: str  # the bot that was tuned
    values: tuple[float, ...]
    before: tuple[float, ...]  # the weights that were in use when the tuning began
    is_recommended: bool  # whether the weights won on deals that the tuning had not used
    trials: int
    seed: int
    in_sample: tuple[Meeting, ...]  # the matches that showed these weights to be the best of those tried
    out_of_sample: tuple[Meeting, ...]  # the same line-ups on deals that had not been used
    # The results of the weights in `before` (against the same rivals except themselves, on the same deals), for
    # comparison with `out_of_sample`.
    before_out_of_sample: tuple[Meeting, ...]
    former: tuple[tuple[float, ...], ...] = ()  # weights once in use, oldest first: they remain in the pool of rivals
    physics: int | None = None  # the version of the physics, if the game has any
    format: int = FORMAT


class Owner(msgspec.Struct, frozen=True):
    """The game that wants to use tuned weights: its id, rules, box, physics and names of weights, all of which a weight
    file must match.
    """

    game: str
    rules: str
    box: str
    physics: int | None
    names: tuple[str, ...]
    format: int = FORMAT


def read_weight_file(path: Path) -> WeightFile:
    """Reads tuned weights; raises BadInput with the reason if the file is broken."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=WeightFile)
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise BadInput(str(path), "bad-weights", reason=str(error)) from error
    if any(len(values) != len(file.names) for values in (file.values, file.before, *file.former)):
        raise BadInput(str(path), "bad-weights", reason="the values do not match the names")
    return file


def write_weight_file(path: Path, file: WeightFile) -> None:
    """Writes tuned weights, completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".part")
    half.write_bytes(msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n")
    half.replace(path)


def check_weight_file(path: Path, file: WeightFile, owner: Owner) -> None:
    """Raises BadInput if weights were tuned for another game, other rules, another box or other names."""
    for name in Owner.__struct_fields__:
        actual, expected = getattr(file, name), getattr(owner, name)
        if actual != expected:
            raise BadInput(str(path), "foreign-weights", part=name, found=str(actual), known=str(expected))
