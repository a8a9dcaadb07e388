"""A kit that checks that the rulebook pages, tests, options and refusals of a game all refer to the same sections.

A section is a heading `### 4.1 Its title` of the pages RULES.en.md and RULES.fr.md in the game's folder (`## 4 Its
title` if a chapter has no sections).  Its tests are named after it, `def test_4_1_…`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES, knows
from ludotheque.testing.checks import Check, expect, in_words

HEADING: Final = re.compile(r"^##+ (\d+(?:\.\d+)*) ", re.MULTILINE)
REMARK: Final = re.compile(r"\*\(([^()*]+)\)\*")  # remarks such as *(our ruling)*, *(from a public source)*
QUOTED: Final = re.compile(r"§(\d+(?:\.\d+)*)")
REFUSED: Final = re.compile(r'"§([\d.]+)"')  # a section alone in quotes belongs to a refusal
REFUSAL: Final = re.compile(r'"§[\d.]+",\s*"([a-z0-9-]+)"')
MESSAGE: Final = re.compile(r'"([a-z]+(?:-[a-z0-9]+)+)"')
TEST: Final = re.compile(r"^def (test_\w+)", re.MULTILINE)
NUMBERED: Final = re.compile(r"test_(\d+(?:_\d+)*)_")
SOURCES: Final = (".py", ".toml", ".ftl", ".md")


@dataclass(frozen=True)
class Rulebook:
    """The rulebook of a game, together with the tests in the game's test folder.

    `chapters` is the number of sections in each chapter, counted independently of the pages; `examples` are sections
    whose example in the printed rules has a test of its own, `test_4_1_example_…`; `refusals` is the minimum number of
    refusals in the sources that name their section.
    """

    game: Game[Any]
    tests: Path
    chapters: Sequence[int]
    examples: Collection[str] = ()
    refusals: int = 1

    def checks(self) -> list[Check]:
        """Returns all checks of the rulebook, including one for each section."""
        checks: list[Check] = []
        for language in LANGUAGES:
            checks.append(Check(f"sections of RULES.{language}.md", partial(self.check_page, language)))
            checks.append(Check(f"options in RULES.{language}.md", partial(self.check_options, language)))
        for section in self.sections():
            checks.append(Check(f"tests of section {section}", partial(self.check_tested, section)))
        for section in self.examples:
            checks.append(Check(f"example of section {section}", partial(self.check_tested, section, "example_")))
        return [
            *checks,
            Check("remarks of both pages", self.check_remarks),
            Check("names of tests", self.check_names),
            Check("quoted sections", self.check_quoted),
            Check("refusals", self.check_refusals),
        ]

    def sections(self) -> list[str]:
        """Returns the numbers of the sections that should exist, computed from `chapters`."""
        sections: list[str] = []
        for chapter, count in enumerate(self.chapters, 1):
            sections += [f"{chapter}.{number}" for number in range(1, count + 1)] or [str(chapter)]
        return sections

    def page(self, language: str) -> str:
        """Returns the text of a rulebook page."""
        return (self.game.folder / f"RULES.{language}.md").read_text(encoding="utf-8")

    def test_names(self, file: Path) -> list[str]:
        """Returns the names of the tests in a file, in order."""
        return TEST.findall(file.read_text(encoding="utf-8"))

    def check_page(self, language: str) -> None:
        """Checks that a page has all sections, in order, and no others."""
        numbers = HEADING.findall(self.page(language))
        found = [one for one in numbers if not any(other.startswith(f"{one}.") for other in numbers)]
        expect(found == self.sections(), f"RULES.{language}.md has the sections {found}, not {self.sections()}")

    def check_options(self, language: str) -> None:
        """Checks that a page names every option of the game."""
        page = self.page(language)
        missing = [option.name for option in self.game.options if f"`{option.name}`" not in page]
        expect(not missing, f"RULES.{language}.md does not explain {in_words(missing)}")

    def check_remarks(self) -> None:
        """Checks that the pages of both languages mark equally many rulings and sources, each in the words of its
        language.
        """
        english, french = [sorted(Counter(REMARK.findall(self.page(one))).items()) for one in LANGUAGES]
        counts = [sorted(count for _, count in found) for found in (english, french)]
        expect(counts[0] == counts[1], f"the pages mark different numbers of rulings: {english} and {french}")

    def check_tested(self, section: str, more: str = "") -> None:
        """Checks that a section has a test named after it."""
        start = f"test_{section.replace('.', '_')}_{more}"
        files = sorted(self.tests.glob("test_*.py"))
        tests = [name for file in files for name in self.test_names(file) if name.startswith(start)]
        expect(tests, f"§{section} has no test {start}…")

    def check_names(self) -> None:
        """Checks that no test is named after a missing section, and that test names in a file are unique."""
        for file in sorted(self.tests.glob("test_*.py")):
            names = self.test_names(file)
            twice = [name for name, count in Counter(names).items() if count > 1]
            expect(not twice, f"{file.name} has two tests called {in_words(twice)}")
            for name in names:
                number = NUMBERED.match(name)
                is_there = number is None or self.is_named_after(number[1].replace("_", "."))
                expect(is_there, f"{file.name}: {name} is named after a section that does not exist")

    def is_section_or_chapter(self, number: str) -> bool:
        """Returns whether the rulebook has a section or chapter with this number."""
        return any(f"{one}.".startswith(f"{number}.") for one in self.sections())

    def is_named_after(self, number: str) -> bool:
        """Returns whether the numbers in a test's name belong to a section or chapter.  Those of `test_4_1_3_players`
        belong to §4.1.
        """
        return self.is_section_or_chapter(number) or any(number.startswith(f"{one}.") for one in self.sections())

    def check_quoted(self) -> None:
        """Checks that every § in the game's sources, words, pages and tests refers to an existing section."""
        files = [path for path in sorted(self.game.folder.rglob("*")) if path.suffix in SOURCES]
        for path in [*files, *sorted(self.tests.glob("*.py"))]:
            quoted = set(QUOTED.findall(path.read_text(encoding="utf-8")))
            missing = [f"§{one}" for one in quoted if not self.is_section_or_chapter(one)]
            expect(not missing, f"{path.name} mentions {in_words(missing)}, which is not in the rulebook")

    def check_refusals(self) -> None:
        """Checks that enough refusals name their section, and that each refusal has a sentence in every language."""
        named, messages = 0, set[str]()
        for path in sorted(self.game.folder.rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            named += len(REFUSED.findall(source))
            if path.name == "refusals.py":
                messages |= {*REFUSAL.findall(source), *MESSAGE.findall(source)} - {self.game.id}
            else:
                # A word that follows a section may also be the name of a phase; only words with hyphens are message
                # ids.
                messages |= {message for message in REFUSAL.findall(source) if "-" in message}
        expect(named >= self.refusals, f"refusals name a section {named} times, not {self.refusals} times or more")
        for language in LANGUAGES:
            unsaid = [message for message in messages if not knows(self.game.id, language, message)]
            expect(not unsaid, f"there is no sentence in {language!r} for {in_words(unsaid)}")
