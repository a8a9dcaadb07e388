"""Registered claims about the strength of bots: a file states the claim and its seeds before the first match is played."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from ludotheque.bots.matches import Contest, name_of_luck
from ludotheque.bots.results import Results, Standing
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput

SEED_BITS: Final = 48  # bits of a seed drawn for a claim


class Verdict(msgspec.Struct, frozen=True, rename="camel"):
    """The verdict on a claim, once its matches are played."""

    matches: int
    standings: tuple[Standing, ...]
    found: str  # "shown", "refuted", or "open" if the interval contains the claimed share


class Claim(msgspec.Struct, frozen=True, rename="camel"):
    """The claim that the first bot wins more than a share of the matches; `verdict` is None until the matches are
    played.
    """

    game: str
    rules: str  # the version of the rules
    box: str  # the digest of the box
    options: dict[str, Any]
    bots: tuple[str, ...]  # the bot in each seat
    matches: int
    seed: int
    seeds: str  # a digest of all the seed strings from which the luck of the matches is derived
    above: float
    verdict: Verdict | None = None


def fresh_seed() -> int:
    """Draws a random seed with which nobody has played matches yet."""
    return secrets.randbits(SEED_BITS)


def claim_of(contest: Contest, above: float | None) -> Claim:
    """Returns the claim that a contest tests: that the first bot wins more than the share `above`, or more than its
    fair share if `above` is None.
    """
    rules = find_game(contest.game)
    names = "\n".join([name_of_luck(contest.seed, pairing) for pairing in range(contest.pairings)])
    fair = contest.bots.count(contest.bots[0]) / len(contest.bots)
    return Claim(
        game=contest.game,
        rules=rules.version,
        box=rules.box(contest.components).digest,
        options=contest.options,
        bots=contest.bots,
        matches=contest.matches(),
        seed=contest.seed,
        seeds=sha256(names.encode()).hexdigest(),
        above=fair if above is None else above,
    )


def read_claim(path: Path) -> Claim:
    """Reads a claim; raises BadInput if the file is not one."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Claim)
    except OSError as error:
        raise BadInput(str(path), "unreadable-file", reason=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise BadInput(str(path), "broken-claim", reason=str(error)) from error


def write_claim(path: Path, claim: Claim) -> None:
    """Writes a claim."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(claim), indent=1) + b"\n")


def others(path: Path) -> Iterator[tuple[str, Claim]]:
    """Yields the other claims in the same folder, with their names; other files in the folder are ignored."""
    for file in sorted(path.parent.glob("*.json")):
        try:
            if file != path:
                yield file.stem, read_claim(file)
        except BadInput:
            continue


def register(path: Path, claim: Claim) -> Claim:
    """Writes a claim before its matches are played, and returns it; raises BadInput if its seeds are not fresh.

    A claim whose matches were interrupted may be played again, exactly as it was registered.
    """
    if path.exists():
        registered = read_claim(path)
        if registered.verdict is not None:
            raise BadInput(str(path), "claim-played", found=registered.verdict.found)
        for name in Claim.__struct_fields__:
            if getattr(registered, name) != getattr(claim, name):
                raise BadInput(str(path), "claim-differs", what=name)
        return registered
    for name, other in others(path):
        if (other.game, other.seed) == (claim.game, claim.seed):
            raise BadInput("seed", "claim-seed", value=str(claim.seed), name=name)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_claim(path, claim)
    return claim


def complete(path: Path, claim: Claim, results: Results) -> Claim:
    """Adds the verdict to a claim whose matches have all been played."""
    first = results.standings[0]
    finding = "shown" if first.low > claim.above else "refuted" if first.high < claim.above else "open"
    verdict = Verdict(len(results.matches), results.standings, finding)
    done = msgspec.structs.replace(claim, verdict=verdict)
    write_claim(path, done)
    return done
