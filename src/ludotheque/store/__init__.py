"""The store of all tables: SQLite in a file, or PostgreSQL. Whatever the store has acknowledged is on disk."""

from ludotheque.store.open import open_store
from ludotheque.store.sql import SqlStore

__all__ = ["SqlStore", "open_store"]
