"""Thinking bots: the time at which a bot plays must not reveal whether it had a choice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from ludotheque.bots.random_bot import play_at_random
from ludotheque.bots.search.budget import allowance
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.catalogue import games
from ludotheque.core.choices import Choices
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, View
from ludotheque.table.log import Played, read_row
from ludotheque.table.ports import Bot
from ludotheque_trust.simulated.people import World
from ludotheque_trust.simulated.world import SimulatedTime
from ludotheque_trust.streams import replayed_states
from ludotheque_trust.trial import Task, require
from ludotheque_trust.trials.windows import LEAST_CHANCE, Span, chance_of_difference, ranks

# The longest time, in ms, that a bot of any level may think.
SLOWEST: Final = max([allowance(level.milliseconds) for level in LEVELS])
STEP: Final = 1000  # ms between two looks at a simulated table
MOST_STEPS: Final = 4_000
MOST_MATCHES: Final = 100_000


class Thinker:
    """A bot that plays at random; if it has a choice, it first waits for a random part of its allowance, as a search
    does.
    """

    def __init__(self, time: SimulatedTime, thinking: int) -> None:
        self._time = time
        self.thinking = thinking

    async def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        if len(choices) + len(choices.regions) > 1:
            await self._time.sleep(luck.die(SLOWEST) - 1)
        return play_at_random(view, choices, luck)


async def thinking_spans(game: str, seats: int, seed: int, *, thinking: int = SLOWEST) -> list[Span]:
    """Plays a simulated match of Thinkers; returns how long each move took, and whether the bot had a choice."""
    world = World(find=lambda game, name: bot, seed=seed)
    bot: Bot = Thinker(world.time, thinking)
    table, _ = await world.table_of([], bots=seats, game=game, clock="none")
    for _ in range(MOST_STEPS):
        await world.time.pass_by(STEP)
        if table.state.phase == "over":
            break
    world.house.close()
    return spans_of(table.id, (await world.store.read(table.id)).rows, f"{game} of {seats}")


def spans_of(table: str, rows: Sequence[bytes], kind: str) -> list[Span]:
    """Returns the time between a question and the bot's answer, for all moves in a log.

    The time may depend on what everybody sees: the phase, the number of seats asked, and how many of them had not
    answered yet.
    """
    found: list[Span] = []
    # Each row, with the state of the table before it.
    for state, row in zip(replayed_states(table, rows), [read_row(data) for data in rows[1:]]):
        if not isinstance(row.entry, Played) or row.entry.by != "bot" or state.match is None:
            continue
        for question in state.clock.questions:
            if question.seat == row.entry.seat and state.clock.window is None:
                choices = state.match.choices(question.seat)
                has_choice = len(choices) + len(choices.regions) > 1
                kind_of_span = (
                    f"{kind}, {getattr(state.match.view(None), 'phase', '')}, {len(state.clock.questions)} asked"
                )
                found.append(Span(kind_of_span, has_choice, (row.at - question.delay_from) / 1000))
    return found


def simulate_thinking(task: Task, *, thinking: int = SLOWEST) -> list[Span]:
    """Measures at least `size` moves of simulated matches, in each game in turn."""
    spans: list[Span] = []
    for number in range(MOST_MATCHES):
        game = task.game(number)
        before = len(spans)
        seats = games()[game].seats[0]
        spans += asyncio.run(thinking_spans(game, seats, task.seed * MOST_MATCHES + number, thinking=thinking))
        task.advance(max(0, min(task.size, len(spans)) - before))
        if len(spans) >= task.size:
            break
    return spans


def judge(spans: Sequence[Span]) -> str:
    """Raises Broken if moves with a choice take longer than moves without; returns a line that says how similar the
    times are.
    """
    both = {span.kind for span in spans if span.is_held} & {span.kind for span in spans if not span.is_held}
    # Noise below a millisecond to break ties, because most moves are made exactly when the allowance ends.
    luck = fast(len(spans))
    split = [span._replace(lasted=span.lasted + luck.below(1 << 20, "pick") * 1e-10) for span in spans]
    chosen, forced = ranks([span for span in split if span.kind in both])
    require(len(chosen) > 10 and len(forced) > 10, f"{len(chosen)} moves with and {len(forced)} without a choice")
    chance = chance_of_difference(chosen, forced)
    require(chance > LEAST_CHANCE, f"how long a bot thinks tells whether it had a choice (p = {chance:.2g})")
    return f"{len(chosen):,} moves with a choice and {len(forced):,} without take equally long (p = {chance:.3f})"


def try_thinking(task: Task) -> str:
    """Measures `size` moves of bots that think for as long as they may."""
    return judge(simulate_thinking(task))
