"""Every section of the rule sheet has its place in the rulebook pages and its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.games.worm_up import GAME

pytestmark = pytest.mark.compiled


SHEET = [
    *("1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8"),
    *("3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "4.3", "5.1", "5.2", "6.1"),
]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_section_has_a_page_and_a_test(language):
    page = (GAME.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"^### (\d+\.\d+) ", page, re.MULTILINE) == SHEET
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_[1-6]_*.py")))
    for section in SHEET:
        assert f"def test_{section.replace('.', '_')}_" in source, section
    for option in GAME.options:
        assert f"`{option.name}`" in page, option.name
