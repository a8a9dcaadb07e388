"""What a test does if the machine lacks something: it is left out, or in `./test --nightly` it fails."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def leave_out(reason: object) -> NoReturn:
    """Ends a test that cannot be run here because a package is missing."""
    if os.environ.get("LUDOTHEQUE_NIGHTLY"):
        pytest.fail(str(reason))
    pytest.skip(str(reason))
