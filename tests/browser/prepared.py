"""Opens tables whose matches begin from a given position."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ludotheque.bots import find_bot
from ludotheque.store import open_store
from ludotheque.table import House
from ludotheque.table.ports import RealChance, RealTime
from ludotheque.table.settings import Settings
from tests.server.houses import Server


def open_prepared_table(server: Server, match: Any, **settings: Any) -> str:
    """Opens a table of this server whose match begins from a position; returns its id."""
    start = match.to_json()
    quick = {"clock": "none", "pace": (100, 100), "window": 2000, "options": start["options"], **settings}
    laying = store_table(server, start, Settings(game=match.game, seats=match.seats, **quick))
    # Run this in another thread, because the browser's event loop already runs in this one.
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, laying).result()


async def store_table(server: Server, start: dict[str, Any], settings: Settings) -> str:
    """Opens a table from another process, so that the server loads it when somebody first asks for it."""
    store = await open_store(server.database)
    try:
        house = House(store, RealTime(), RealChance(), find_bot)
        table = await house.open(settings, start=start)
        return table.id
    finally:
        await store.close()
