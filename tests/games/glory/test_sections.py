"""The rulebook pages, the tests and the refusals speak of the same sections."""

import re
from pathlib import Path

import pytest

from ludotheque.games.glory import refusals

PAGES = Path(refusals.__file__).parent
HEADING = re.compile(r"^### (\d\.\d+) ", re.MULTILINE)


def sections(language: str) -> list[str]:
    return HEADING.findall((PAGES / f"RULES.{language}.md").read_text(encoding="utf-8"))


SECTIONS = sections("en")


def test_both_pages_have_the_same_sections_in_order():
    assert sections("fr") == SECTIONS
    assert [s for s in SECTIONS if s[0] == "4"] == [f"4.{n}" for n in range(1, 15)]
    assert len(SECTIONS) == 9 + 4 + 5 + 14 + 4 + 4 + 4 + 5


def test_both_pages_mark_as_many_rulings():
    pages = [(PAGES / f"RULES.{language}.md").read_text(encoding="utf-8") for language in ("en", "fr")]
    assert pages[0].count("*(our ruling)*") == pages[1].count("*(notre interprétation)*")


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_has_a_test(section):
    name = f"def test_{section.replace('.', '_')}_"
    assert any(name in file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_[1-8]_*.py"))


def test_every_refusal_names_a_section_and_has_a_sentence():
    from ludotheque.core.words import knows

    source = Path(refusals.__file__).read_text(encoding="utf-8")
    found = re.findall(r'"§(\d\.\d+)"', source)
    assert len(found) > 30
    assert set(found) <= set(SECTIONS)
    for message in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source):
        assert knows("glory", "en", message), message
        assert knows("glory", "fr", message), message
