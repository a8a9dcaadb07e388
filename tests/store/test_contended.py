"""Tests of two processes that append to the same tables: exactly one of the processes writes each version."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque_trust.trial import Task
from ludotheque_trust.trials.appends import contend

pytestmark = pytest.mark.faults

APPENDS = 2000


def test_concurrent_appends_are_neither_lost_doubled_nor_reordered(database: str) -> None:
    history = asyncio.run(contend(Task(APPENDS), database))
    assert history.count("acknowledged") == APPENDS and history.count("refused") > 20
