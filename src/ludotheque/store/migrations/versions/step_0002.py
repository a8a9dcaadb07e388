"""Adds chat, and summaries of seats, so that lists need not read logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the columns and tables; an existing table is listed as empty until somebody sits down."""
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("seats", sa.Text, nullable=False, server_default="[]"))
    op.create_index("tables_by_host", "tables", ["host", "opened"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_index("sitters_by_person", "sitters", ["person"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drops these columns and tables."""
    for table in ("chat", "sitters"):
        op.drop_table(table)
    op.drop_index("tables_by_host", "tables")
    for column in ("host", "settings", "seats"):
        op.drop_column("tables", column)
