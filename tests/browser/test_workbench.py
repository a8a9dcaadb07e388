"""Tests of the workbench: an author plays all seats, changes the rules during a match, steps back, edits a position and
finds a leak.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import Guest
from tests.dev.packages import PackageCopy
from tests.server.houses import free_port

pytestmark = pytest.mark.browser


class DevServer:
    """`ludotheque dev` on a copy of the sample game."""

    def __init__(self, copy: PackageCopy) -> None:
        self.copy = copy
        self.port = free_port()
        words = ["dev", str(copy.folder), "--port", str(self.port), "--no-browser", "--language", "en"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        assert f":{self.port}/workbench" in self.process.stdout.readline()

    def close(self) -> str:
        """Stops the server with Ctrl-C; returns all its output."""
        self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=20)[0]


@pytest.fixture
def dev(tmp_path: Path) -> Iterator[DevServer]:
    server = DevServer(PackageCopy(tmp_path))
    yield server
    if server.process.poll() is None:
        server.close()


def test_an_author_uses_every_part_of_the_workbench(browser: Browser, dev: DevServer, pictures: Path) -> None:
    ann = Guest(browser, dev, "desktop", "en", "light", "none")
    page, copy = ann.page, dev.copy
    page.goto("/")
    expect(page).to_have_title("Workbench: Kites · Ludotheque")
    panels = page.locator(".panel")
    expect(panels).to_have_count(3)
    panels.nth(0).locator(".choices button").first.click()
    panels.nth(1).locator(".choices button").first.click()
    expect(page.locator(".count")).to_have_text("2 / 2")
    expect(panels.nth(2).locator(".leak.none")).to_be_visible()
    ann.check_accessibility()
    ann.check_width()
    page.screenshot(path=pictures / "workbench.png")

    # Change the rules during the match; then break them for a while.
    copy.change("game.py", '"en": "Kites"', '"en": "Dragons"')
    expect(page).to_have_title("Workbench: Dragons · Ludotheque")
    expect(page.locator(".count")).to_have_text("2 / 2")
    copy.change("rules.py", "def set_up(state: State,", "def set_up(state: State;")
    expect(page.locator(".fault .where")).to_have_text(f"rules.py:{copy.line_of('rules.py', 'def set_up(')}")
    expect(page.locator(".fault pre .here")).to_contain_text("State;")
    ann.check_accessibility()
    copy.change("rules.py", "State;", "State,")
    expect(page.locator(".fault")).to_have_count(0)

    # Step back by keyboard, and begin a branch there by playing something else.
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".count")).to_have_text("0 / 2")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_have_text("1 / 2")
    panels.nth(1).locator(".choices button").last.click()
    expect(page.locator(".timeline select").first.locator("option")).to_have_count(2)
    page.get_by_role("button", name="Random to the end").click()
    expect(page.locator(".over")).to_contain_text("The match is over.")
    page.locator(".timeline input[type=range]").fill("1")
    expect(page.locator(".timeline .done")).to_contain_text("Player 1: Bid")

    # Try a move that is refused: the page shows the source line that refuses it.
    page.get_by_role("tab", name="Try anything").click()
    page.get_by_label("Action, as JSON").fill('{"type": "whistle", "card": "storm"}')
    page.get_by_role("button", name="Try it").click()
    expect(page.locator(".fault")).to_contain_text("§6")
    expect(page.locator(".fault")).to_contain_text("Joueur 2 ne peut pas siffler maintenant")
    expect(page.locator(".fault pre .here")).to_contain_text('"no-whistle"')

    # The text of an impossible position stays in the editor; a possible position can be played on.
    page.get_by_role("tab", name="Position").click()
    text = page.get_by_role("textbox", name="Position")
    good = text.input_value()
    text.fill(good.replace('"wind": 4', '"wind": 9'))
    page.get_by_role("button", name="Play from this position").click()
    expect(page.locator(".tool .fault:visible")).to_contain_text("wind: 9 is not from 1 to 6")
    assert '"wind": 9' in text.input_value()
    ann.check_accessibility()
    text.fill(good.replace('"wind": 4', '"wind": 2'))
    page.get_by_role("button", name="Play from this position").click()
    expect(page.locator(".count")).to_have_text("0 / 0")
    expect(page.locator(".timeline select").first.locator("option")).to_have_count(3)

    # Change the view so that it shows too much: the leak check finds it.
    copy.leak()
    expect(panels.nth(2).locator(".leak.bad")).to_be_visible(timeout=30_000)
    page.get_by_role("tab", name="Leaks").click()
    expect(page.locator(".tool")).to_contain_text("view.storms")
    ann.check_width()
    assert not ann.complaints, ann.complaints
    assert "closed" in dev.close()
    assert dev.process.returncode == 0


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "fr"])
def test_the_workbench_on_a_phone(browser: Browser, dev: DevServer, pictures: Path, language: str) -> None:
    zoe = Guest(browser, dev, "tall phone", language, "dark", "none")
    zoe.page.goto("/workbench")
    zoe.page.locator(".panel .choices button").first.click()
    expect(zoe.page.locator(".count")).to_have_text("1 / 1")
    for number in range(5):
        zoe.page.get_by_role("tab").nth(number).click()
        zoe.check_width()
    zoe.page.get_by_role("tab").nth(4).click()
    zoe.page.locator(".tool select:visible").first.select_option("4")
    zoe.page.locator(".tool .primary:visible").click()
    expect(zoe.page.locator(".panel")).to_have_count(5)
    zoe.page.get_by_role("tab").nth(0).click()
    zoe.check_width()  # the HTML table of five viewers fits on the screen
    zoe.check_accessibility()
    zoe.page.screenshot(path=pictures / f"workbench-phone-{language}.png", full_page=True)
    assert not zoe.complaints, zoe.complaints
