"""The boxes that guests have made in the workshop.  A stored box never changes; a changed box is stored as a new one
that names the old one as its parent.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from sqlalchemy import Connection, desc, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.store.databases import Work
from ludotheque.store.outages import reason_of
from ludotheque.store.sql import SqlStore
from ludotheque.store.tables import VARIANTS
from ludotheque.table.ports import StoreDown

LONGEST_HISTORY: Final = 50

T = TypeVar("T")


class Variant(NamedTuple):
    """A box that a guest has made."""

    id: str
    game: str
    person: str  # the id of the person who made the variant
    made: int  # ms since 1970
    parent: str  # the variant from which this one was made; "": the printed box
    name: str
    digest: str
    data: bytes  # the contents, as JSON


COLUMNS: Final = [VARIANTS.c[name] for name in Variant._fields]


class Variants:
    """Stores and finds the variants that guests of this server have made."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def add(self, one: Variant) -> None:
        """Stores a new variant."""

        def work(connection: Connection) -> None:
            connection.execute(insert(VARIANTS).values(one._asdict()))

        await self._do(work, writes=True)

    async def history(self, id: str) -> list[Variant]:
        """Returns a variant and the variants from which it was made, the latest first; empty if the id is unknown."""

        def work(connection: Connection) -> list[Variant]:
            variants: list[Variant] = []
            wanted = id
            while wanted and len(variants) < LONGEST_HISTORY:
                row = connection.execute(select(*COLUMNS).where(VARIANTS.c.id == wanted)).first()
                if row is None:
                    break
                variants.append(Variant(*row))
                wanted = variants[-1].parent
            return variants

        return await self._do(work)

    async def made_by(self, person: str, game: str, most: int) -> list[Variant]:
        """Returns the variants of a game that a person has made, the latest first."""
        mine = select(*COLUMNS).where(VARIANTS.c.person == person, VARIANTS.c.game == game)
        wanted = mine.order_by(desc(VARIANTS.c.made), VARIANTS.c.id).limit(most)

        def work(connection: Connection) -> list[Variant]:
            return [Variant(*row) for row in connection.execute(wanted)]

        return await self._do(work)

    async def count_since(self, person: str, since: int) -> int:
        """Returns the number of variants that a person has made since the given time."""
        wanted = select(func.count()).where(VARIANTS.c.person == person, VARIANTS.c.made >= since)
        return await self._do(lambda connection: int(connection.execute(wanted).scalar_one()))

    async def _do(self, work: Work[T], *, writes: bool = False) -> T:
        try:
            return await self._store.database.do(work, writes=writes)
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(reason_of(error)) from error
