"""One match of an experiment as a row of figures: who won, how long the match took, how tense it was, and what was
used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ludotheque.bots.zoo import Ceiling
from ludotheque.core.box import Box
from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import Luck, fast
from ludotheque.core.match import Match
from ludotheque.core.start import new
from ludotheque.core.structs import Action, Seat
from ludotheque.lab.kingmaking import is_out_of_it, sway_of
from ludotheque.lab.plan import Plan
from ludotheque.lab.players import find_player, ids_in, things_of

# Kinds of things whose uses are counted even if the box lists them without ids.
PIECES: Final = ("card", "tile", "token")
POINTS: Final = 10  # number of points kept of a curve, equally spaced over the match
DECIDED_CHANCE: Final = 0.8  # a match is decided when the winner's chance stays above this


class MatchRow(msgspec.Struct, frozen=True, rename="camel"):
    """The figures of one match, as one row of a table."""

    pairing: int  # matches of a pairing have the same luck
    rotation: int
    bots: tuple[str, ...]  # the bot in each seat
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    reason: str
    plays: int
    decisions: int  # plays with two or more choices
    listed: int  # total number of choices listed in these decisions
    first: Seat  # the seat that made the first play
    last_asked: tuple[int, ...]  # for each seat, the play at which that seat was last asked
    # By action and id of a thing in the box, such as "playCard Shove": the number of uses by each seat.
    used: dict[str, tuple[int, ...]]
    # The following figures come from the game's own evaluation of positions, if it has such an evaluation.
    lead_changes: int | None = None  # number of times that another seat took the lead
    drama: float | None = None  # mean distance of the winner's chance from the leader's, where the winner was behind
    lowest: float | None = None  # the winner's lowest chance to win
    curve: tuple[float, ...] = ()  # the winner's chance to win, at equally spaced plays from the first to the last
    decided: float | None = None  # the fraction of the match after which the winner's chance stays above DECIDED_CHANCE
    kingmaking: float | None = None  # the share of kingmaking decisions; None with two seats


class Decision(msgspec.Struct, frozen=True, rename="camel"):
    """One decision of one seat: its choices and what it chose."""

    pairing: int
    rotation: int
    play: int  # the number of the play in its match, from 1
    seat: Seat
    bot: str
    action: str  # the type of the action
    things: tuple[str, ...]  # the things of the box that the action names
    listed: int  # number of choices listed
    is_continuous: bool  # whether there was a continuous choice
    chance: float | None = None  # the seat's chance to win before the decision, by the game's own evaluation
    move: str = ""  # the whole action as JSON


class Batch(msgspec.Struct, frozen=True):
    """Matches that were played together: their rows and, if the plan stores decisions, their decisions."""

    rows: tuple[MatchRow, ...]
    decisions: tuple[Decision, ...] = ()


class Choice(msgspec.Struct):
    """A play with two or more choices: the seat, the action it took, and the alternatives."""

    play: int
    seat: Seat
    action: Action
    listed: int
    is_continuous: bool


class Watch(msgspec.Struct):
    """Observes one match and collects what its row of figures needs."""

    plays: int = 0  # plays begun so far
    choices: list[Choice] = []
    chances: list[list[float]] = []  # the chances of all seats, before every play
    kings: int = 0  # number of kingmaking decisions

    @property
    def listed(self) -> int:
        """The total number of choices listed in all decisions."""
        return sum([choice.listed for choice in self.choices])


class Watched:
    """A bot in its seat, whose decisions are recorded in a `Watch`."""

    def __init__(self, hooks: Hooks[Any], bot: str, watch: Watch) -> None:
        self.hooks = hooks
        self.player = find_player(hooks.rules.id, bot)
        self.watch = watch
        self.needs_view = bot != "heuristic" or not hooks.is_policy_heuristic

    def decide(self, match: Match, seat: Seat, luck: Luck) -> Action | None:
        """Returns what the bot does; None if the bot declines an offer."""
        choices = match.choices(seat)
        if self.needs_view:
            action = self.player(match.view(seat), choices, luck)
        else:
            action = self.hooks.policy(match.state, seat, luck)[0]
        if action is not None and (choices.regions or len(choices) > 1):
            self.watch.choices.append(Choice(self.watch.plays, seat, action, len(choices), bool(choices.regions)))
        return action


def play_next(match: Match, bots: Sequence[Watched], lucks: Sequence[Luck]) -> None:
    """Makes one play, as `drive.ask_next` does."""
    for seat in match.may_act:
        action = bots[seat].decide(match, seat, lucks[seat])
        if action is not None:
            match.play(seat, action)
            return
    seat = match.to_act[0]
    action = bots[seat].decide(match, seat, lucks[seat])
    if action is None:
        raise BadInput(f"player of seat {seat}", "no-decision")
    match.play(seat, action)


def play_one(plan: Plan, pairing: int, rotation: int) -> MatchRow:
    """Plays one match of a plan and returns its figures."""
    return play_watched(plan, pairing, rotation)[0]


def play_watched(plan: Plan, pairing: int, rotation: int) -> tuple[MatchRow, list[Decision]]:
    """Plays one match of a plan; returns its figures and, if the plan keeps decisions, its decisions.

    The luck of the match depends on seed and pairing only, so that plans with equal seeds can be compared.
    """
    name = f"lab {plan.seed} {pairing}"
    bots = plan.bots[rotation:] + plan.bots[:rotation]
    hooks = hooks_of(find_game(plan.game))
    luck = hooks.rough_luck(name.encode()) if plan.is_rough else fast(name.encode())
    match = new(plan.game, len(bots), options=plan.options, components=plan.components, luck=luck)
    watch = Watch(choices=[], chances=[])
    players = [Watched(hooks, bot, watch) for bot in bots]
    for player in players:
        if isinstance(player.player, Ceiling):
            player.player.sit_down(match)
    own = fast(f"{name} {rotation}".encode())
    lucks: list[Luck] = [fast(own.noise()) for _ in players]
    while match.outcome is None:
        watch.plays += 1
        if hooks.scorers:
            chances = hooks.value(match.state)
            watch.chances.append(chances)
            seat = match.to_act[0]
            if is_out_of_it(chances, seat):
                choices = match.choices(seat)
                if choices.regions or len(choices) > 1:
                    seed = f"{name} {rotation} {match.step}"
                    watch.kings += sway_of(hooks, match.state, seat, choices, seed).is_kingmaking
        play_next(match, players, lucks)
    decisions = decisions_of(pairing, rotation, bots, watch) if plan.keeps_decisions else []
    return row_of(match, pairing, rotation, bots, watch), decisions


def decisions_of(pairing: int, rotation: int, bots: tuple[str, ...], watch: Watch) -> list[Decision]:
    """Returns the decisions of a match as rows of a table."""
    return [
        Decision(
            pairing,
            rotation,
            choice.play,
            choice.seat,
            bots[choice.seat],
            str(type(choice.action).__struct_config__.tag),
            tuple([thing for _, thing in things_of(choice.action)]),
            choice.listed,
            choice.is_continuous,
            round(watch.chances[choice.play - 1][choice.seat], 4) if watch.chances else None,
            msgspec.json.encode(choice.action).decode(),
        )
        for choice in watch.choices
    ]


def row_of(match: Match, pairing: int, rotation: int, bots: tuple[str, ...], watch: Watch) -> MatchRow:
    """Returns the figures of a match that is over."""
    outcome = match.outcome
    assert outcome is not None
    ids = known_ids(match.box)
    last = [0] * match.seats
    used: dict[str, list[int]] = {}
    plays = 0
    for entry in match.history:
        if entry.seat is None or not isinstance(entry.action, Action):
            continue
        plays += 1
        last[entry.seat] = plays
        for kind, thing in things_of(entry.action):
            if kind in PIECES or thing in ids:
                key = f"{type(entry.action).__struct_config__.tag} {thing}"
                used.setdefault(key, [0] * match.seats)[entry.seat] += 1
    row = MatchRow(
        pairing=pairing,
        rotation=rotation,
        bots=bots,
        winners=outcome.winners,
        places=outcome.places,
        reason=outcome.reason,
        plays=plays,
        decisions=len(watch.choices),
        listed=watch.listed,
        first=next(entry.seat for entry in match.history if entry.seat is not None and entry.action is not None),
        last_asked=tuple(last),
        used={key: tuple(used[key]) for key in sorted(used)},
    )
    return with_tension(row, watch.chances, watch.kings) if watch.chances else row


@lru_cache(maxsize=4)
def known_ids(box: Box) -> set[str]:
    """Returns the ids of everything in a box; cached, because all matches of a run have the same box."""
    return ids_in(box.contents)


def with_tension(row: MatchRow, chances: Sequence[Sequence[float]], kings: int = 0) -> MatchRow:
    """Adds the figures that come from every seat's chance to win before every play, and from kingmaking decisions."""
    leader: Seat | None = None
    changes = 0
    behind: list[float] = []
    own: list[float] = []
    for now in chances:
        best = max(now)
        if leader is None or now[leader] < best - 1e-9:
            changes += leader is not None
            leader = list(now).index(best)
        mine = max([now[seat] for seat in row.winners])
        own.append(mine)
        if mine < best - 1e-9:
            behind.append(best - mine)
    last = len(own) - 1
    open_plays = max([play + 1 for play, mine in enumerate(own) if mine < DECIDED_CHANCE], default=0)
    return msgspec.structs.replace(
        row,
        lead_changes=changes,
        drama=round(sum(behind) / len(behind), 4) if behind else 0.0,
        lowest=round(min(own), 4),
        curve=tuple([round(own[point * last // POINTS], 4) for point in range(POINTS + 1)]),
        decided=round(open_plays / len(own), 4),
        kingmaking=round(kings / row.decisions, 4) if row.decisions and len(row.bots) > 2 else None,
    )


def to_csv_row(row: MatchRow) -> dict[str, Any]:
    """Returns a row as plain columns: lists are joined by spaces or semicolons, used things are left out."""
    return {
        "pairing": row.pairing,
        "rotation": row.rotation,
        "bots": ";".join(row.bots),
        "winners": " ".join(map(str, row.winners)),
        "places": " ".join(map(str, row.places)),
        "reason": row.reason,
        "plays": row.plays,
        "decisions": row.decisions,
        "listed": row.listed,
        "first": row.first,
        "last_asked": " ".join(map(str, row.last_asked)),
        "lead_changes": row.lead_changes,
        "drama": row.drama,
        "lowest": row.lowest,
        "decided": row.decided,
        "kingmaking": row.kingmaking,
    }


def decision_row(one: Decision) -> dict[str, Any]:
    """Returns a decision as one row of plain columns."""
    return msgspec.structs.asdict(one) | {"things": ";".join(one.things)}
