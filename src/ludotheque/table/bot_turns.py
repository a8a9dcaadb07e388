"""Bots at a table.  A bot sees only the view of its seat, thinks in the background, and acts at a time that reveals
nothing.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Action, Seat
from ludotheque.table.crash_reports import Faults
from ludotheque.table.places import no_person_plays
from ludotheque.table.ports import Bot, FindBot
from ludotheque.table.state import TableState

# ms until a bot that was not ready is asked again; the delay is fixed, so that long thinking reveals little.
RETRY_DELAY: Final = 1000

# ms: a shorter delay, for matches in which nobody is left who could use what the delay reveals (see `may_hurry`)
QUICK_RETRY_DELAY: Final = 5
# The time from a question to a bot's move, in ms, when no person plays any more but somebody may still come back.  A
# stand-in thinks for far less time, so the time of a move says nothing about what the bot holds.
BEAT: Final = 100
FALLBACK_BOT: Final = "solid"  # the bot that replaces a bot whose name no longer exists; every game has this level
LOGGER: Final = logging.getLogger("ludotheque.table")

# What a bot is thinking about: its seat; "move", "answer" (in a reaction window) or "offer" (of an any-time action);
# and the version of the last play.
Thought = tuple[Seat, str, int]


class BotTurns:
    """The decisions that the bots of a table are working on."""

    def __init__(self, find_bot: FindBot, faults: Faults) -> None:
        self._find_bot = find_bot
        self._faults = faults
        self._tasks: dict[Thought, asyncio.Task[dict[str, Any] | None]] = {}
        self._retry_at: dict[Thought, int] = {}
        self._missing_bot = ("", "")  # the game and the name of a bot that was not found

    def begin(self, thought: Thought, state: TableState, entry_count: int) -> None:
        """Lets a bot begin to think, unless it is already thinking about this question."""
        if thought not in self._tasks:
            self._tasks[thought] = asyncio.get_running_loop().create_task(self._decide(state, thought[0], entry_count))

    def allowance(self, state: TableState, seat: Seat) -> int:
        """Returns the time that a bot may think, in ms; this depends only on the bot's name, never on the question."""
        try:
            return thinking_time(self._bot_or_stand_in(state, seat))
        except BadInput:  # the error is reported when the bot has to decide
            return 0

    def _bot_or_stand_in(self, state: TableState, seat: Seat) -> Bot:
        """Returns the bot of a seat.  Returns a replacement if no bot has that name any more, or if only bots finish
        the match and the seat's bot would take time to think.
        """
        game, name = state.settings.game, state.places[seat].bot
        try:
            bot = self._find_bot(game, name)
            return self._find_bot(game, FALLBACK_BOT) if state.is_finishing and thinking_time(bot) else bot
        except BadInput as error:
            if self._missing_bot != (game, name):
                self._missing_bot = (game, name)
                LOGGER.warning("%s at table %s: %s plays on", error, state.table, FALLBACK_BOT)
            return self._find_bot(game, FALLBACK_BOT)

    async def _decide(self, state: TableState, seat: Seat, entry_count: int) -> dict[str, Any] | None:
        """Returns the action that a bot chooses from what its seat knows; None if the bot declines or fails."""
        match = state.match
        assert match is not None
        try:
            wish = self._bot_or_stand_in(state, seat)(
                match.view(seat), match.choices(seat), state.bot_luck(seat, entry_count)
            )
            if inspect.isawaitable(wish):
                wish = await wish
            return None if wish is None else msgspec.to_builtins(match.read_action(check_is_action(wish)))
        except Exception as error:
            self._faults.report(state, error)
            return None

    def not_before(self, thought: Thought) -> int:
        """Returns the earliest time at which to ask a late bot again; 0 if the bot was not late."""
        return self._retry_at.get(thought, 0)

    def is_ready(self, thought: Thought, at: int, state: TableState) -> bool:
        """Returns whether the bot has chosen its action.  If not, notes when to ask again (see `not_before`).

        A bot that is not ready is asked again after a fixed delay, so that the time of its action reveals little about
        how long it thought.
        """
        task = self._tasks.get(thought)
        if task is not None and task.done():
            return True
        self._retry_at[thought] = at + (QUICK_RETRY_DELAY if may_hurry(state) else RETRY_DELAY)
        return False

    def result(self, thought: Thought) -> dict[str, Any] | None:
        """Returns the action that the bot chose; None if the bot declined."""
        task = self._tasks[thought]
        return None if task.cancelled() else task.result()

    def keep_only(self, wanted: set[Thought]) -> None:
        """Cancels all thoughts except these."""
        for thought in [one for one in self._tasks if one not in wanted]:
            self._tasks.pop(thought).cancel()
            self._retry_at.pop(thought, None)


def may_hurry(state: TableState) -> bool:
    """Returns whether bots may act as soon as they can: no person plays any more, and none can be brought back."""
    match = state.match
    may_return = match is not None and match.may_return and not no_person_plays(state.places, ())
    return state.is_finishing and not may_return


def delay_of(state: TableState, seat: Seat, entry_count: int) -> int:
    """Returns the time that a bot takes for a move, in ms, which never depends on what the bot holds."""
    if state.is_finishing:
        return 0 if may_hurry(state) else BEAT
    return state.delay(seat, entry_count)


def thinking_time(bot: Bot) -> int:
    """Returns the maximum time, in ms, that a bot may think about a decision; 0 if the bot decides at once."""
    thinking: int = getattr(bot, "thinking", 0)
    return thinking


def check_is_action(wish: object) -> Action:
    """Returns the answer of a bot if it is an action; raises TypeError for anything else, which is a bug of ours."""
    if not isinstance(wish, Action):
        raise TypeError(f"a bot answers with an action or None, not with {wish!r}")
    return wish
