"""Simulated users of a server, each with a browser of their own."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, Protocol

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.installed import add_entry_point
from tests.server.houses import QuickServer, Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {
    "phone": (360, 740),
    "tall phone": (390, 844),
    "lying phone": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
    "enlarged": (720, 450),  # a desktop whose page is enlarged to 200 %
}
# Python code that makes the server of a test fast.  The server closes windows that nobody needs, and answers questions
# that have only one answer, almost at once.  It computes hints and reviews at normal priority, and reviews with fewer
# simulations.
FAST_SERVER = """
from functools import partial
from ludotheque.bots import analysts
from ludotheque.table import automatic, clock, settings
settings.RANGES["hush"] = (0, 10_000)
automatic.AFTER = clock.PAUSE = 100
analysts.SIMULATIONS = 30
analysts.work = partial(analysts.serve, nice=0, answer=analysts.answer_to)
"""
# Settings of a table with quick bots and no waiting; a bot that is not ready in time moves a second later.
QUICK = {"clock": "none", "pace": [100, 100], "window": 2000, "hush": 0}

# JavaScript that deletes the data of an earlier guest from this browser, and stores the settings of the new guest.
CLEAN_START = """(visit, settings) => {
    if (localStorage.getItem("visit") === String(visit)) return;
    localStorage.clear();
    localStorage.setItem("visit", visit);
    localStorage.setItem("ludotheque", settings);
}"""
# JavaScript that stores, only once, the plan of a new table: take a seat, seat bots, begin.
STORE_PLAN = """(table, plan) => {
    if (sessionStorage.getItem(`planned-${table}`)) return;
    sessionStorage.setItem(`planned-${table}`, "yes");
    sessionStorage.setItem(`plan-${table}`, JSON.stringify(plan));
}"""


class Listening(Protocol):
    """Anything that listens on a port of this machine."""

    port: int


class Guest:
    """One simulated user, with a browser profile of their own: its own cookie and settings."""

    def __init__(
        self,
        browser: Browser,
        server: Listening,
        size: str,
        language: str,
        theme: str,
        pace: str,
        # Service workers are blocked: they would bypass the tests' interception of server responses.
        workers: Literal["allow", "block"] = "block",
    ) -> None:
        width, height = SIZES[size]
        scheme: Any = theme
        self.server = server
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=scheme,
            has_touch=size != "desktop",
            service_workers=workers,
            base_url=f"http://127.0.0.1:{server.port}",
        )
        self.stored_settings = json.dumps({"pace": pace, "isLoud": False})
        self.context.set_default_timeout(15_000)
        self.visits = 0
        self.open_page()

    def open_page(self) -> None:
        """Opens a new page as a guest whom the server does not know yet: without a cookie, with default settings."""
        self.page: Page = self.context.new_page()
        self.visits += 1
        self.page.add_init_script(f"({CLEAN_START})({self.visits}, '{self.stored_settings}')")
        self.complaints: list[str] = []
        self.received_frames: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        self.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: self.received_frames.append(str(frame))),
        )

    def close_pages(self) -> None:
        """Closes the guest's pages; the browser keeps its cached client files, so that they need not be loaded again."""
        for page in self.context.pages:
            page.close()
        self.context.clear_cookies()

    def sit(self, table: str, name: str) -> None:
        """Opens the page of a table and takes the first free seat."""
        self.page.goto(f"/t/{table}")
        self.page.locator("input[autocomplete=nickname]").fill(name)
        self.page.locator("ol.seats button.primary").first.click()
        expect(self.page.locator("ol.seats li.you")).to_be_visible()
        self.check_width()

    @property
    def choices(self) -> Any:
        return self.page.locator(".choices button:not([disabled])")

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator(".over").count())

    def decide(self, number: int = 0) -> bool:
        """Picks one of the listed choices, if there are any."""
        count = self.choices.count()
        if not count:
            return False
        self.check_width()
        try:
            if self.page.locator(".choices.folded").count() and self.page.locator(".ask-list:enabled").is_visible():
                self.page.locator(".ask-list").click(timeout=2000)
            self.choices.nth(number % count).click(timeout=2000)
        except Exception:  # the choice came too late: the table has moved on
            return False
        return True

    def decide_soon(self, number: int = 0, most: float = 400) -> bool:
        """Waits up to `most` milliseconds for a choice, and then decides as `decide` does."""
        try:
            self.choices.first.wait_for(state="attached", timeout=most)
        except TimeoutError:
            return False
        return self.decide(number)

    def resign(self) -> None:
        """Resigns, using the menu of the table."""
        self.page.locator(".strip .opener").click()
        self.page.locator("dialog li button").last.click()
        self.page.locator("dialog .primary").click()

    def wait_until_drawn(self) -> None:
        """Waits until the browser has drawn everything."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def check_width(self) -> None:
        """Asserts that the page is not wider than the screen, so that nobody must scroll sideways."""
        wide = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"{self.page.url} is {wide[0]} wide on a screen of {wide[1]}"

    def check_accessibility(self, *but: str) -> None:
        """Asserts that axe finds no accessibility problem on this page, once the page has its heading.  The rules in `but` are
        skipped.
        """
        self.page.locator("h1").first.wait_for(state="attached")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {rule: {"enabled": False} for rule in but}
        found = self.page.evaluate(
            "(rules) => axe.run(document, {resultTypes: ['violations'], rules}).then(r => r.violations)", rules
        )
        told = [
            f"{problem['id']}: {problem['help']} {[node['html'][:160] for node in problem['nodes'][:3]]}"
            for problem in found
        ]
        assert not told, f"{self.page.url}\n" + "\n".join(told)


IdleGuests = dict[tuple[str, ...], list[Guest]]  # browsers of guests who have left, by size, language, theme and pace


class House:
    """A server and its guests.  The browsers of guests who have left are reused for new guests."""

    def __init__(self, browser: Browser, server: Server, idle_guests: IdleGuests) -> None:
        self.browser = browser
        self.server = server
        self.idle_guests = idle_guests
        self.guests: list[tuple[tuple[str, ...], Guest]] = []

    def guest(self, size: str = "desktop", language: str = "en", theme: str = "light", pace: str = "none") -> Guest:
        look = (size, language, theme, pace)
        again = self.idle_guests.get(look)
        if again:
            guest = again.pop()
            guest.open_page()
        else:
            guest = Guest(self.browser, self.server, *look)
        self.guests.append((look, guest))
        return guest

    def table(self, host: Guest, game: str = "malta", seats: int = 2, **settings: Any) -> str:
        """Opens a table for a guest, with fast bots, and returns its id."""
        host.context.request.get("/api/me")  # gives the guest's browser its cookie
        made = host.context.request.post("/api/tables", data={"game": game, "seats": seats, **QUICK, **settings})
        assert made.ok, made.text()
        return str(made.json()["table"])

    def close(self) -> None:
        complaints = [complaint for _, guest in self.guests for complaint in guest.complaints]
        for look, guest in self.guests:
            guest.close_pages()
            self.idle_guests.setdefault(look, []).append(guest)
        assert not complaints, complaints


def decide_until_over(guests: list[Guest], seconds: float) -> None:
    """Lets every guest decide whenever asked, until the match is over."""
    end = time.monotonic() + seconds
    turn = 0
    while not all(guest.is_over for guest in guests):
        assert time.monotonic() < end, "the match does not end"
        decided = [guest.decide(turn) for guest in guests]
        if not any(decided):
            guests[0].page.wait_for_timeout(60)
        turn += 1


@contextmanager
def run_house_with(browser: Browser, folder: Path, name: str, value: str, *packages: Path) -> Iterator[House]:
    """Runs a server in which another author's game is installed, given its entry point and the folders it is imported
    from.
    """
    installed = add_entry_point(folder / "installed", name, value)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(installed), *map(str, packages)]))
        server = QuickServer(folder, before=FAST_SERVER).start()
    house = House(browser, server, {})
    try:
        yield house
        house.close()
    finally:
        server.stop()


def begin_with_bots(house: House, guest: Guest, game: str, seats: int, bot: str, **settings: Any) -> str:
    """Opens a table, seats the guest and bots, begins, and returns the table's id."""
    table = house.table(guest, game, seats=seats, **settings)
    begin_at(guest, table, seats, bot)
    return table


def begin_at(guest: Guest, table: str, seats: int, bot: str = "wanderer") -> None:
    """Seats the guest and bots and begins the match: puts into session storage the plan that the new-table page would
    put there, then opens the table.
    """
    bots = [{"seat": seat, "bot": bot} for seat in range(1, seats)]
    plan = json.dumps({"seat": 0, "name": "Ann", "bots": bots, "begins": True})
    guest.page.add_init_script(f"({STORE_PLAN})('{table}', {plan})")
    guest.page.goto(f"/t/{table}")
    expect(guest.page.locator(".table").first).to_be_visible()  # a board may have an element of this class, too
