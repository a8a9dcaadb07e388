"""Every section of the rulebook has a test whose name carries its number."""

import re
from pathlib import Path

import pytest

from ludotheque.games.malta import GAME


def sections(language: str) -> list[str]:
    """The numbers of a rulebook's sections, in its order."""
    page = (GAME.folder / f"RULES.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^### (\d+\.\d+) ", page, re.M)


def named_tests() -> list[str]:
    """The names of all tests of the game."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return [name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)]


def test_both_rulebooks_have_the_same_sections():
    assert sections("en") == sections("fr")
    assert len(sections("en")) == len(set(sections("en"))) == 42


@pytest.mark.parametrize("section", sections("en"))
def test_a_section_has_a_test(section):
    start = f"test_{section.replace('.', '_')}_"
    assert [name for name in named_tests() if name.startswith(start)]


def test_no_test_is_named_after_a_section_that_is_not_there():
    for name in named_tests():
        numbers = re.match(r"test_(\d+)_(\d+)_", name)
        assert numbers is None or ".".join(numbers.groups()) in sections("en"), name


def test_no_two_tests_of_a_file_have_the_same_name():
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        names = re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
        assert len(names) == len(set(names)), file.name
