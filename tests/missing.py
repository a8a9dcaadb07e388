"""Handles tests that need something which this machine lacks: they are skipped or, in `./test --nightly`, fail."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def leave_out(reason: object) -> NoReturn:
    """Skips a test for which this machine lacks something; in `./test --nightly`, fails the test instead."""
    if os.environ.get("LUDOTHEQUE_NIGHTLY"):
        pytest.fail(str(reason))
    pytest.skip(str(reason))
