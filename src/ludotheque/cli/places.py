"""Where this user's tables are."""

from __future__ import annotations

import os
from pathlib import Path


def own_database() -> Path:
    """Where the tables of this user are kept, unless another place is named."""
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder, "ludotheque", "tables.sqlite")
