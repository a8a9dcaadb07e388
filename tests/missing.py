"""Decides what a test does if the machine lacks something: it is skipped, or fails in `./test --nightly`."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def leave_out(reason: object) -> NoReturn:
    """Skips a test that cannot run here because something is missing; in `./test --nightly`, fails it."""
    if os.environ.get("LUDOTHEQUE_NIGHTLY"):
        pytest.fail(str(reason))
    pytest.skip(str(reason))
