"""The schema of the store.  Every change needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),  # ms since 1970
    Column("version", Integer, nullable=False),  # the version of the last row in its log
    Column("epoch", Integer, nullable=False),  # raised by every claim; only the owner with the latest epoch may write
    Column("owner", String(64), nullable=False),
    Column("host", String(64), nullable=False, server_default=""),  # the person who opened the table
    Column("settings", Text, nullable=False, server_default="{}"),  # JSON: the public settings
    Column("seats", Text, nullable=False, server_default="[]"),  # JSON: the players
    # JSON: whose turn it is or, after the match, the result.
    Column("standing", Text, nullable=False, server_default="{}"),
    Index("tables_by_phase", "phase", "opened"),
    Index("tables_by_host", "host", "opened"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

OWNERS = Table(
    "owners",
    METADATA,
    Column("owner", String(64), primary_key=True),
    Column("alive", BigInteger, nullable=False),  # last heartbeat; in PostgreSQL by the database's clock
    # The network address of this process; "": others may take over its tables.
    Column("address", Text, nullable=False, server_default=""),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Index("sitters_by_person", "person"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

VARIANTS = Table(
    "variants",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("person", String(64), nullable=False),  # the person who made the variant
    Column("made", BigInteger, nullable=False),  # ms since 1970
    # The variant from which this one was made; "": the printed box.
    Column("parent", String(64), nullable=False, server_default=""),
    Column("name", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),  # the contents of the box, as JSON
    Index("variants_by_person", "person", "made"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),  # a secret key of the server
)
