"""Adds secret keys of the house, such as the one that signs cookies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Creates an empty table of keys: each key is made when it is first needed."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drops all keys."""
    op.drop_table("keys")
