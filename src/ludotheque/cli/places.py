"""Says where this user's tables are stored."""

from __future__ import annotations

import os
from pathlib import Path


def own_database() -> Path:
    """Returns the default database of this user."""
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder, "ludotheque", "tables.sqlite")
