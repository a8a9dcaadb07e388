"""Newcomers: people who do the tasks of tasks.md, each at their own screen, by mouse, touch or keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.structs import plain
from ludotheque.core.words import catalogue, read_catalogue
from ludotheque.lessons import Act, Input, find_lesson, play_chapter
from tests.browser.guests import QUICK, Guest, House, begin_with_bots

TASKS = 25
WEB = Path(__file__).parents[2] / "web" / "src"
WORDS = sorted(file.parent for file in WEB.rglob("words.en.ftl"))
SOURCES = Path(__file__).parents[2] / "src"
MOST_TABS = 200
LINES = "#panel-log li:not(.mark)"
OTHER = {"en": "fr", "fr": "en"}


class Look(NamedTuple):
    """A newcomer's screen size, language and colour theme, and whether they use a pointer or the keyboard."""

    size: str
    language: str
    theme: str
    hands: str  # "pointer" (a mouse on a desktop, fingers on a phone) or "keys"

    def __str__(self) -> str:
        return "-".join(self).replace(" ", "-")


LOOKS = tuple(
    Look(*combination)
    for combination in product(
        ("desktop", "tall phone", "lying phone"), ("en", "fr"), ("light", "dark"), ("pointer", "keys")
    )
)


def look_of(number: int) -> Look:
    """Returns the one look in which `./test` does this task; together, the tasks are done in every look."""
    return LOOKS[number * 7 % len(LOOKS)]


def task(number: int, hands: str = "") -> pytest.MarkDecorator:
    """Parametrizes the test of a task: by default only the task's own look, at night every look.  `hands` restricts
    them to "pointer" or "keys".
    """
    looks = [look for look in LOOKS if look.hands == (hands or look.hands)]
    own = look_of(number)
    own = own if own in looks else own._replace(hands=hands)
    params = [pytest.param(look, id=str(look), marks=() if look == own else pytest.mark.nightly) for look in looks]
    return pytest.mark.parametrize("newcomer", params, indirect=True)


class Newcomer:
    """Somebody who uses the server for the first time, and finds things by their names."""

    def __init__(self, house: House, look: Look) -> None:
        self.house = house
        self.look = look
        self.language = look.language
        self.guest = house.guest(look.size, look.language, look.theme)
        self.steps = 0  # the number of presses so far, by mouse, finger or keyboard
        self.page.route("**/api/tables", self.hurry)

    @property
    def page(self) -> Page:
        return self.guest.page

    @property
    def has_keys(self) -> bool:
        return self.look.hands == "keys"

    def hurry(self, route: Route) -> None:
        """Lets bots answer at once at the tables that this newcomer opens."""
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), **QUICK}))
        else:
            route.continue_()

    # ── where they are ──

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)
        expect(self.page.locator("h1")).to_be_attached()

    def begin(self, game: str, seats: int = 2, bot: str = "wanderer", **settings: Any) -> str:
        """Begins a match against bots; returns the table's id."""
        table = begin_with_bots(self.house, self.guest, game, seats, bot, **settings)
        expect(self.question).to_be_visible()
        return table

    @property
    def question(self) -> Locator:
        return self.page.locator(".question.asked")

    @property
    def log(self) -> Locator:
        """Finds the lines of the log, without the mark where this player's last turn ended."""
        return self.page.locator(LINES)

    def log_lines(self, message: str, game: str = "", **values: Any) -> Locator:
        """Finds the lines of the log that begin with this sentence.  If a value of the sentence is missing, only the
        text before that value is compared.
        """
        beginning = self.sentence(message, game, **values).split("{$")[0]
        return self.log.filter(has_text=beginning.strip())

    # ── what things are called ──

    def sentence(self, message: str, game: str = "", **values: Any) -> str:
        """Returns a sentence as this newcomer reads it."""
        folders = [find_game(game).folder] if game else []
        return read_catalogue(self.language, *folders, *WORDS).say(message, values)

    def title(self, game: str) -> str:
        return ludotheque.games()[game].title[self.language]

    def control(self, name: str, within: Locator | None = None) -> Locator:
        """Finds the visible button, link, tab or checkbox with this name."""
        place = within or self.page.locator("body")
        found = place.get_by_role("button", name=name, exact=True)
        for role in ("link", "tab", "checkbox", "radio"):
            found = found.or_(place.get_by_role(role, name=name, exact=True))
        return found.locator("visible=true").first

    # ── what they do ──

    def press(self, message: str, game: str = "", **values: Any) -> None:
        """Presses the button or link whose name is this sentence."""
        self.use(self.control(self.sentence(message, game, **values)))

    def use(self, thing: Locator, key: str = "Enter") -> None:
        """Presses an element: with the mouse, with a finger, or with a key after reaching the element with Tab."""
        self.steps += 1
        if self.has_keys:
            self.reach(thing)
            self.page.keyboard.press(key)
        elif self.look.size == "desktop":
            thing.click()
        else:
            thing.tap()

    def reach(self, thing: Locator, key: str = "Tab") -> None:
        """Presses a key, such as Tab, until the focus is on an element."""
        expect(thing).to_be_visible()
        for _ in range(MOST_TABS):
            if thing.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{thing} cannot be reached with {key}")

    def open_tab(self, message: str) -> None:
        """Opens one of the tabs beside the board; newcomers with a keyboard use the arrow keys."""
        tab = self.page.get_by_role("tab", name=self.sentence(message), exact=True)
        if self.has_keys:
            self.reach(self.page.locator("[role=tab][aria-selected=true]"))
            self.reach(tab, "ArrowRight")
        else:
            self.use(tab)
        expect(tab).to_have_attribute("aria-selected", "true")

    def seat_two(self) -> None:
        """Chooses two players, on the page of a new table."""
        two = self.page.locator(".counts input").first
        if self.has_keys:
            self.reach(self.page.locator(".counts input:checked"))
            self.reach(two, "ArrowLeft")
        else:
            self.page.locator(".counts label").first.click()
        expect(two).to_be_checked()

    def write(self, field: Locator, text: str) -> None:
        if self.has_keys:
            self.reach(field)
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(text)
        else:
            field.fill(text)

    def pick(self, select: Locator, option: str) -> None:
        """Picks an option of a list by its text; newcomers with a keyboard type it."""
        if self.has_keys:
            self.reach(select)
            self.page.keyboard.type(option)
        else:
            select.select_option(label=option)
        chosen = "(one) => one.selectedOptions[0].label.trim()"
        assert select.evaluate(chosen) == option, f"{select.evaluate(chosen)!r} instead of {option!r}"

    def decide(self, number: int = 0) -> None:
        """Takes one of the listed choices: by its number key, or by pressing it in the list."""
        choices = self.page.locator(".choices button")
        expect(choices.nth(number)).to_be_enabled()
        if self.has_keys and number < 9 and choices.locator("kbd").count():
            self.steps += 1
            self.page.keyboard.press(str(number + 1))
            return
        fold = self.page.locator(".ask-list[aria-expanded=false]:enabled")
        if fold.is_visible():
            self.use(fold)
        self.use(choices.nth(number))

    def choose(self, text: str) -> None:
        """Takes the first listed choice whose words contain a text."""
        choices = self.page.locator(".choices button")
        expect(choices.filter(has_text=text).first).to_be_attached()
        self.decide(next(at for at, words in enumerate(choices.all_text_contents()) if text in words))

    def open_menu(self) -> None:
        self.press("table-menu")
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def resign(self) -> None:
        """Resigns, using the menu of the table."""
        self.open_menu()
        self.press("resign")
        expect(self.page.get_by_text(self.sentence("resign-sure"))).to_be_visible()
        self.use(self.page.get_by_role("dialog").locator(".primary"))

    # ── how it ends ──

    def check(self) -> None:
        """Checks that the page is whole: no sentence is missing, nothing is too wide, and axe finds nothing."""
        self.guest.wait_until_drawn()
        self.guest.check_width()
        assert self.page.evaluate("document.documentElement.lang") == self.language
        missing = missing_sentences(self.page.evaluate(EVERY_TEXT))
        assert not missing, missing
        self.guest.check_accessibility(PIECES)


# Axe's rule about labels is skipped for numbers drawn on pieces: the name of a piece contains them in another order.
PIECES = "label-content-name-mismatch"

EVERY_TEXT = """() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [alt], [placeholder]")];
    const names = named.flatMap((one) => ["aria-label", "title", "alt", "placeholder"].map((at) => one.getAttribute(at)));
    return [document.title, document.body.innerText, ...names].filter(Boolean);
}"""


def message_ids() -> frozenset[str]:
    """Returns the ids of all sentences that contain a hyphen; a page that lacks a sentence shows the sentence's id
    instead.
    """
    files = [*WEB.glob("**/words.en.ftl"), *SOURCES.glob("**/words.en.ftl")]
    found = {id for file in files for id in re.findall(r"(?m)^([a-z]\S*) =", file.read_text(encoding="utf-8"))}
    return frozenset(id for id in found if "-" in id) - set(ludotheque.games())


IDS = message_ids()
# A pattern for words that look like ids of sentences, even if they are in no catalogue.
WORDLESS = re.compile(r"\b(?:board|news|event|ask|why|wait|action|option|bot|pitch|replay|shelf)-[a-z]+(?:-[a-z]+)*\b")


def missing_sentences(texts: Iterable[str]) -> list[str]:
    """Returns the ids and unfilled variables that texts show where they should show sentences and values."""
    found: list[str] = []
    for text in texts:
        found += [word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in IDS or WORDLESS.match(word)]
        found += re.findall(r"\{ ?\$[^}]*\}", text)
    return found


def learn(newcomer: Newcomer, game: str, chapter_id: str) -> None:
    """Does what a chapter of a lesson asks for, one listed choice after another, until the chapter is over."""
    inputs: list[Input] = []
    chapter = next(chapter for chapter in find_lesson(game).chapters if chapter.id == chapter_id)
    for step in chapter.steps:
        for action in step.shows or step.expects[:1]:
            choices = [plain(choice) for choice in play_chapter(game, chapter_id, inputs).choices]
            at = next(at for at, choice in enumerate(choices) if action.items() <= choice.items())
            expect(newcomer.page.locator(".choices button")).to_have_count(len(choices))
            newcomer.decide(at)
            inputs.append(Act(choices[at]))
            after = play_chapter(game, chapter_id, inputs).sentence
            said = catalogue(game, newcomer.language, find_lesson_folder(game)).say(after, {"guess": ""})
            expect(newcomer.page.locator(".bubble p")).to_have_text(said)


def find_lesson_folder(game: str) -> Path:
    folder = find_game(game).lesson
    assert folder is not None
    return folder


def friend_of(newcomer: Newcomer) -> Guest:
    """Returns a second person, who uses the other language and a screen of another size."""
    size = "tall phone" if newcomer.look.size == "desktop" else "desktop"
    return newcomer.house.guest(size, OTHER[newcomer.look.language])
