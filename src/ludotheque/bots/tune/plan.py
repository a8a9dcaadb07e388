"""The settings of a tuning, its opponents, and the line-ups of its matches."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ludotheque.bots.registry import bot_names
from ludotheque.bots.weighted import TUNED, read_tuned, tuned_name
from ludotheque.bots.zoo import ZOO, find_player, zoo_of
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.weight_files import Meeting, Owner, check_weight_file, read_weight_file
from ludotheque.core.weights import Range

PLAIN: Final = "plain"
FORMER: Final = "former"
# The three uses of seeds in a tuning: to choose weights, to choose among the best of these, and to judge the chosen
# weights.
SAMPLE: Final = "sample"
RUNOFF: Final = "runoff"
PROOF: Final = "proof"


class Rival(msgspec.Struct, frozen=True):
    """An opponent in the pool: the name that tables show, and the name that the arena understands."""

    label: str
    bot: str
    is_exploiter: bool = False  # the rival knows the tuned bot's weights, and meets that bot in all other seats


class Tuning(msgspec.Struct, frozen=True, rename="camel"):
    """The settings of a tuning, as tuning.json keeps them: equal settings give equal results."""

    owner: Owner
    ranges: tuple[Range, ...]
    before: tuple[float, ...]  # the weights in use now
    former: tuple[tuple[float, ...], ...]  # weights once in use, oldest first
    bot: str  # the bot whose weights are tuned
    pool: tuple[Rival, ...]  # the first is this bot with the weights in use now
    seats: tuple[int, ...]
    games: int  # matches against each rival, for each number of seats
    seed: int


class LineUp(NamedTuple):
    """One series of matches: the rival, the number of seats, and the bot in each seat."""

    rival: Rival
    seats: int
    bots: tuple[str, ...]


def read_former(path: Path, owner: Owner) -> tuple[tuple[float, ...], ...]:
    """Returns the weights once in use that a file of tuned weights lists; raises BadInput if the file is broken or does
    not match `owner`.
    """
    if not path.exists():
        return ()
    file = read_weight_file(path)
    check_weight_file(path, file, owner)
    return (*file.former, file.before) if file.is_recommended else file.former


def make_tuning(
    game: str, bot: str, pool: Sequence[str] | None, seats: Sequence[int], games: int, seed: int, path: Path
) -> Tuning:
    """Returns the settings of a tuning; raises BadInput if they make no sense, or if the file at `path`, which the
    result may replace, is broken or does not match the game.
    """
    rules = find_game(game)
    hooks = hooks_of(rules)
    owner = hooks.owner()
    weights = hooks.weights
    assert weights is not None
    find_player(game, bot)
    former = read_former(path, owner)
    names = usual_pool(game, len(former)) if pool is None else tuple(pool)
    rivals = [Rival(bot, bot), *[rival_of(game, name, bot, former) for name in names if name != bot]]
    return Tuning(owner, weights.ranges, weights.read(), former, bot, tuple(rivals), tuple(seats), games, seed)


def usual_pool(game: str, formers: int) -> tuple[str, ...]:
    """Returns the opponents if none are named: the rule of thumb, former weights, and all exploiters."""
    plain = [PLAIN] if PLAIN in bot_names(game) else []
    return (*plain, *[f"{FORMER}-{number}" for number in range(1, formers + 1)], *zoo_of(game))


def rival_of(game: str, name: str, bot: str, former: Sequence[Sequence[float]]) -> Rival:
    """Returns the opponent with this name; raises BadInput if there is none."""
    kind, _, number = name.partition("-")
    if kind == FORMER and number.isdecimal():
        if not 1 <= int(number) <= len(former):
            raise BadInput("pool", "bad-number", value=int(number), low=1, high=len(former))
        return Rival(name, tuned_name(former[int(number) - 1], bot))
    find_player(game, name)
    if name.startswith(TUNED):  # the new name contains the weights themselves, because the file may change
        return Rival(name, tuned_name(*read_tuned(hooks_of(find_game(game)), name)))
    return Rival(name, name, name.startswith(ZOO))


def line_ups(tuning: Tuning, values: Sequence[float], pool: Sequence[Rival]) -> list[LineUp]:
    """Returns the line-ups in which a bot with these weights meets these rivals."""
    ours = tuned_name(values, tuning.bot)
    line_ups: list[LineUp] = []
    for seats in tuning.seats:
        for rival in pool:
            if rival.is_exploiter:
                bots = (tuned_name(values, rival.bot), *[ours] * (seats - 1))
            else:
                bots = (ours, *[rival.bot] * (seats - 1))
            line_ups.append(LineUp(rival, seats, bots))
    return line_ups


def seed_for(tuning: Tuning, use: str) -> int:
    """Returns the seed of the arena for one use; different uses have different deals."""
    return int.from_bytes(sha256(f"tune {tuning.owner.game} {tuning.seed} {use}".encode()).digest()[:6])


def mean_gain(met: Sequence[Meeting]) -> float:
    """Returns the mean gain over the pool, by which weights are chosen."""
    return sum([one.gain() for one in met]) / len(met)
