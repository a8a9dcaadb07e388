"""Tests that the code on the documentation page about environments runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_code_on_the_page_runs():
    names: dict[str, Any] = {}
    snippets = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(snippet, names)
    assert names["seen"]["observation"].shape[0] == 64
