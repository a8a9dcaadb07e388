"""Alembic's environment: runs all missing migrations on the given connection."""

from __future__ import annotations

from alembic import context

from ludotheque.store.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
