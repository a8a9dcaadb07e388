"""Decides what a test does if the machine lacks something it needs: it is skipped or, in `./test --nightly`, fails."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def leave_out(reason: object) -> NoReturn:
    """Skips a test that cannot run here because something is missing; in `./test --nightly`, fails it."""
    if os.environ.get("LUDOTHEQUE_NIGHTLY"):
        pytest.fail(str(reason))
    pytest.skip(str(reason))
