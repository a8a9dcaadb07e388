"""Bots at a table: each knows what its seat knows, thinks in its own time, and is asked at a time that tells nothing."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any, Final

import msgspec

from ludotheque.core.structs import Action, Seat
from ludotheque.table.crash_reports import Faults
from ludotheque.table.ports import FindBot
from ludotheque.table.state import TableState

LATE: Final = 1000  # ms; a bot that is not ready at its time is asked again so much later: thinking longer tells little

Thought = tuple[Seat, str, int]  # whose, about what (a move, an answer, an offer), after which play


class BotTurns:
    """What the bots of a table are thinking about."""

    def __init__(self, find_bot: FindBot, faults: Faults) -> None:
        self._find_bot = find_bot
        self._faults = faults
        self._tasks: dict[Thought, asyncio.Task[dict[str, Any] | None]] = {}
        self._late: dict[Thought, int] = {}

    def begin(self, thought: Thought, state: TableState, deeds: int) -> None:
        """Lets a bot begin to think, unless it has."""
        if thought not in self._tasks:
            self._tasks[thought] = asyncio.get_running_loop().create_task(self._decide(state, thought[0], deeds))

    async def _decide(self, state: TableState, seat: Seat, deeds: int) -> dict[str, Any] | None:
        """What a bot wants, knowing what its seat knows.  A bot that fails wants nothing."""
        match = state.match
        assert match is not None
        try:
            bot = self._find_bot(state.settings.game, state.places[seat].bot)
            wish = bot(match.view(seat), match.choices(seat), state.bot_luck(seat, deeds))
            if inspect.isawaitable(wish):
                wish = await wish
            return None if wish is None else msgspec.to_builtins(match.read_action(wish_of(wish)))
        except Exception as error:
            self._faults.note(state, error)
            return None

    def not_before(self, thought: Thought) -> int:
        """When a bot that was late is asked again; 0 for all others."""
        return self._late.get(thought, 0)

    def is_ready(self, thought: Thought, at: int) -> bool:
        """Has the bot thought?  If not, it is asked again later, at a time that tells little of how long it took."""
        task = self._tasks.get(thought)
        if task is not None and task.done():
            return True
        self._late[thought] = at + LATE
        return False

    def result(self, thought: Thought) -> dict[str, Any] | None:
        """What the bot wants; None: nothing."""
        task = self._tasks[thought]
        return None if task.cancelled() else task.result()

    def keep_only(self, wanted: set[Thought]) -> None:
        """Lets go of thoughts about what is past."""
        for thought in [one for one in self._tasks if one not in wanted]:
            self._tasks.pop(thought).cancel()
            self._late.pop(thought, None)


def wish_of(wish: object) -> Action:
    """A bot's wish; anything but an action is our mistake."""
    if not isinstance(wish, Action):
        raise TypeError(f"a bot answers with an action or None, not with {wish!r}")
    return wish
