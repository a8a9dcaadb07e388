"""Creates the first schema: tables, their logs, snapshots and owners."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates the schema in an empty database."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "opened"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drops the whole schema."""
    for table in ("owners", "snapshots", "log", "tables"):
        op.drop_table(table)
