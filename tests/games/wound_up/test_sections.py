"""Every section of the rule sheet has its place in the rulebook pages and its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.games.wound_up import GAME

pytestmark = pytest.mark.compiled

SECTIONS = {1: 9, 2: 3, 3: 3, 4: 11, 5: 5, 6: 11, 7: 7, 8: 7, 9: 5}
SHEET = [f"{chapter}.{number}" for chapter, last in SECTIONS.items() for number in range(1, last + 1)]
EXAMPLES = ("1_5", "3_2", "6_3", "8_2")  # the rulebook's own


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_section_has_a_page_and_a_test(language):
    page = (GAME.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"^### (\d+\.\d+) ", page, re.MULTILINE) == SHEET
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_[1-9]_*.py")))
    for section in SHEET:
        assert f"def test_{section.replace('.', '_')}_" in source, section
    for example in EXAMPLES:
        assert f"def test_{example}_example_" in source, example
    for option in GAME.options:
        assert f"`{option.name}`" in page, option.name


def test_every_refusal_names_a_section_of_the_sheet():
    source = (GAME.folder / "refusals.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"§(\d+\.\d+)"', source))
    assert named <= set(SHEET) and len(named) > 15
