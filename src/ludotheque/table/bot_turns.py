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
from ludotheque.table.ports import Bot, FindBot
from ludotheque.table.state import TableState

LATE: Final = (
    1000  # ms until a bot that was not ready is asked again; the delay is fixed, so that long thinking reveals little
)

SOON: Final = 5  # the same once no person plays any more: nobody is left to learn anything from the time
INSTEAD: Final = "solid"  # the bot that replaces a bot whose name no longer exists; every game has this level
NOTE: Final = logging.getLogger("ludotheque.table")

# The seat; what the bot thinks about (a move, an answer in a window, an offered any-time action); the version of the
# last play.
Thought = tuple[Seat, str, int]


class BotTurns:
    """The decisions that the bots of a table are working on."""

    def __init__(self, find_bot: FindBot, faults: Faults) -> None:
        self._find_bot = find_bot
        self._faults = faults
        self._tasks: dict[Thought, asyncio.Task[dict[str, Any] | None]] = {}
        self._late: dict[Thought, int] = {}
        self._missed = ("", "")  # the game and the name of a bot that was not found

    def begin(self, thought: Thought, state: TableState, deeds: int) -> None:
        """Lets a bot begin to think, unless it is already thinking about this question."""
        if thought not in self._tasks:
            self._tasks[thought] = asyncio.get_running_loop().create_task(self._decide(state, thought[0], deeds))

    def allowance(self, state: TableState, seat: Seat) -> int:
        """Returns how long a bot may think, in ms: the time depends only on the bot's name, never on the question."""
        try:
            return thinking_time(self._bot_or_stand_in(state, seat))
        except BadInput:  # the error is reported when the bot has to decide
            return 0

    def _bot_or_stand_in(self, state: TableState, seat: Seat) -> Bot:
        """Returns the bot of a seat; if there is no bot of that name any more, or one that would think at length about
        a match that only bots finish, returns its replacement.
        """
        game, name = state.settings.game, state.places[seat].bot
        try:
            bot = self._find_bot(game, name)
            return self._find_bot(game, INSTEAD) if state.is_finishing and thinking_time(bot) else bot
        except BadInput as error:
            if self._missed != (game, name):
                self._missed = (game, name)
                NOTE.warning("%s at table %s: %s plays on", error, state.table, INSTEAD)
            return self._find_bot(game, INSTEAD)

    async def _decide(self, state: TableState, seat: Seat, deeds: int) -> dict[str, Any] | None:
        """Returns the action that a bot chooses from what its seat knows; None if the bot declines or fails."""
        match = state.match
        assert match is not None
        try:
            wish = self._bot_or_stand_in(state, seat)(
                match.view(seat), match.choices(seat), state.bot_luck(seat, deeds)
            )
            if inspect.isawaitable(wish):
                wish = await wish
            return None if wish is None else msgspec.to_builtins(match.read_action(wish_of(wish)))
        except Exception as error:
            self._faults.note(state, error)
            return None

    def not_before(self, thought: Thought) -> int:
        """Returns the earliest time at which to ask a late bot again; 0 if the bot was not late."""
        return self._late.get(thought, 0)

    def is_ready(self, thought: Thought, at: int, state: TableState) -> bool:
        """Whether the bot has chosen its action.

        A bot that is not ready is asked again after a fixed delay, so that the time of its action reveals little about
        how long it thought.
        """
        task = self._tasks.get(thought)
        if task is not None and task.done():
            return True
        self._late[thought] = at + (SOON if state.is_finishing else LATE)
        return False

    def result(self, thought: Thought) -> dict[str, Any] | None:
        """Returns the action the bot chose; None if it declined."""
        task = self._tasks[thought]
        return None if task.cancelled() else task.result()

    def keep_only(self, wanted: set[Thought]) -> None:
        """Cancels all thoughts except these."""
        for thought in [one for one in self._tasks if one not in wanted]:
            self._tasks.pop(thought).cancel()
            self._late.pop(thought, None)


def thinking_time(bot: Bot) -> int:
    """Returns how long a bot may think about a decision, in ms; 0 if it decides at once."""
    thinking: int = getattr(bot, "thinking", 0)
    return thinking


def wish_of(wish: object) -> Action:
    """Returns the answer of a bot if it is an action; anything else is a bug of ours and raises an error."""
    if not isinstance(wish, Action):
        raise TypeError(f"a bot answers with an action or None, not with {wish!r}")
    return wish
