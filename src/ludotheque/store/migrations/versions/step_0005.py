"""Adds whose turn it is at a table, or how its match ended, to the list of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column; existing matches get a value with their next move."""
    op.add_column("tables", sa.Column("standing", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Drops the column."""
    op.drop_column("tables", "standing")
