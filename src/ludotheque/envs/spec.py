"""The specification of an environment: a game with box, options and seats, its action ids and its observations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.registry import bot_names, find_bot
from ludotheque.core.catalogue import find_game
from ludotheque.core.components import read_components
from ludotheque.core.drive import Player
from ludotheque.core.errors import BadInput
from ludotheque.core.game import check_options
from ludotheque.core.log import SILENT
from ludotheque.core.luck import fast
from ludotheque.core.structs import Seat
from ludotheque.numbering.domains import Domains
from ludotheque.numbering.encoder import Encoder
from ludotheque.numbering.ids import ActionIds
from ludotheque.numbering.observations import Observer
from ludotheque.numbering.rules import Rules

VERSION: Final = 1  # the version of the numbering of actions and observations; raised when either changes
CANDIDATES: Final = 8  # number of evenly spaced actions that a region offers
SAMPLE_SEED: Final = 0  # any seed will do, because the shape of an observation does not depend on luck
ILLEGAL: Final = ("default", "raise")


class Spec:
    """The specification of one environment, checked: its name, and everything that its matches share."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        components: str | Path | Mapping[str, Any] | None = None,
        hybrid: bool = False,
        candidates: int = CANDIDATES,
        illegal: str = "default",
    ) -> None:
        rules = find_game(game)
        count = rules.seats[0] if seats is None else seats
        chosen = check_options(rules, count, options)
        if illegal not in ILLEGAL:
            raise BadInput("illegal", "bad-choice", value=repr(illegal), names=", ".join(ILLEGAL))
        if not 1 <= candidates <= 256:
            raise BadInput("candidates", "bad-number", value=candidates, low=1, high=256)
        box = rules.box(read_components(components) if isinstance(components, (str, Path)) else components)
        state = rules.set_up(count, chosen, box, fast(SAMPLE_SEED), SILENT)
        samples = [rules.view(state, 0)]
        for other in rules.seats:
            if other != count and len(samples) == 1:
                fewer = check_options(rules, other, None)
                samples.append(rules.view(rules.set_up(other, fewer, box, fast(SAMPLE_SEED), SILENT), 0))
        domains = Domains(rules, chosen, state)
        self.ids = ActionIds(rules, domains, 0 if hybrid else candidates)
        self.observer = Observer(rules.views, domains, samples)
        self.game = game
        self.seats = count
        self.agents = [f"seat_{seat}" for seat in range(count)]
        self.hybrid = hybrid
        self.name = env_id(game, None if box.edited is None else box.digest)
        propose = find_bot(game, "plain" if "plain" in bot_names(game) else "random")
        encoder = Encoder(rules, self.observer, state)
        self.rules = Rules(rules, count, chosen, box, self.ids, encoder, propose, illegal == "raise")


def env_id(game: str, digest: str | None) -> str:
    """Returns the id of an environment; an edited box makes it a different environment."""
    return f"{game}-v{VERSION}" if digest is None else f"{game}-{digest[:8]}-v{VERSION}"


def game_of(name: str) -> str:
    """Returns the game of an id such as "malta-v1"; raises BadInput if there is no such environment."""
    match = re.fullmatch(r"(?:ludotheque/)?(.+)-v(\d+)", name)
    if match is None:
        raise BadInput("environment", "bad-choice", value=repr(name), names=f"GAME-v{VERSION}")
    find_game(match[1])
    if int(match[2]) != VERSION:
        raise BadInput("environment", "bad-choice", value=repr(name), names=env_id(match[1], None))
    return match[1]


def check_cycles(count: int | None) -> int | None:
    """Returns `count`, the number of decisions after which a match is cut off; raises BadInput if `count` is not
    positive.
    """
    if count is not None and (not isinstance(count, int) or isinstance(count, bool) or count < 1):
        raise BadInput("max_cycles", "bad-number", value=repr(count), low=1, high="∞")
    return count


def players_of(spec: Spec, names: Sequence[str]) -> list[Player | None]:
    """Returns the bots with these names; None for the bot that plays at random, which needs no view."""
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadInput("opponents", "env-opponents", value=repr(names))
    return [None if name == "random" else find_bot(spec.game, name) for name in names]


def check_begun(state: object, what: str) -> None:
    """Raises BadInput if an environment that is asked to do something has no match yet."""
    if state is None:
        raise BadInput(what, "env-not-reset")


def check_seat(spec: Spec, seat: Seat | None) -> Seat | None:
    """Returns the seat of a learning program, None if it is chosen at random; raises BadInput if there is no such seat."""
    if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < spec.seats):
        raise BadInput("seat", "bad-seat", value=repr(seat))
    return seat
