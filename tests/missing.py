"""Decides what happens to a test if the machine lacks something that the test needs: it is skipped or, in `./test
--nightly`, fails.
"""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def leave_out(reason: object) -> NoReturn:
    """Skips a test for which this machine lacks something; in `./test --nightly`, fails the test instead."""
    if os.environ.get("LUDOTHEQUE_NIGHTLY"):
        pytest.fail(str(reason))
    pytest.skip(str(reason))
