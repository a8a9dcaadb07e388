"""Adds the addresses at which processes of one house reach one another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column; existing owners get no address, so any process may take over from them."""
    op.add_column("owners", sa.Column("address", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drops the column."""
    op.drop_column("owners", "address")
