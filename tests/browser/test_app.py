"""Tests of the client as an installable app: its files are small, it opens while the server is down, and it is never
older than the server.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.guests import Guest, House
from tests.browser.test_match import begin_match
from tests.server.houses import QuickServer
from tools.sizes import sizes

pytestmark = pytest.mark.browser

WORKER = Path(__file__).parents[2] / "web" / "src" / "house" / "worker.js"
CACHES = "caches.keys()"


def test_the_first_visit_and_every_board_load_little_data() -> None:
    measured = sizes()
    assert measured["shelf"] <= 83_000  # bytes of the client's files; the server adds 7 kB of sentences and games
    assert all(measured[game] <= 45_000 for game in ("glory", "malta", "worm_up", "wound_up"))


class PageServer(ThreadingHTTPServer):
    """A server of a tiny page and its service worker; during an update, the two may come from different builds."""

    page = worker = "a"

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), PageHandler)


class PageHandler(BaseHTTPRequestHandler):
    """Answers requests with the files of the builds that the server serves now."""

    server: PageServer

    def do_GET(self) -> None:
        made = self.file()
        self.send_response(404 if made is None else 200)
        self.send_header("Content-Type", "text/javascript" if self.path.endswith(".js") else "text/html")
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write((made or "gone").encode())

    def file(self) -> str | None:
        page, worker = self.server.page, self.server.worker
        if self.path == "/worker.js":
            filled = WORKER.read_text(encoding="utf-8").replace('"__FILES__"', f'["/assets/main-{worker}.js"]')
            return filled.replace("__ENTRY__", f"assets/main-{worker}.js").replace("__VERSION__", worker)
        if self.path.startswith("/assets/"):
            known = self.path in (f"/assets/main-{page}.js", f"/assets/lazy-{page}.js")
            return f"document.title = '{page}'" if known else None
        if self.path == "/api/games":
            return page
        return f"<html><script type=module src=/assets/main-{page}.js></script><body>page {page}</body></html>"

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def build() -> Iterator[PageServer]:
    served = PageServer()
    threading.Thread(target=served.serve_forever, daemon=True).start()
    yield served
    served.shutdown()
    served.server_close()


def caches(page: Page) -> list[str]:
    return sorted(page.evaluate(CACHES))


def wait_until(page: Page, condition: str) -> None:
    """Waits until a JavaScript expression, evaluated in the page, is true."""
    for _ in range(200):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {condition}")


def test_a_new_build_replaces_the_old_one_and_no_page_is_outdated(browser: Browser, build: PageServer) -> None:
    context = browser.new_context(base_url=f"http://127.0.0.1:{build.server_port}")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("navigator.serviceWorker.controller")
    assert caches(page) == ["ludotheque-a"]
    page.evaluate("Promise.all([fetch('/assets/lazy-a.js'), fetch('/api/games'), caches.open('somebody else')])")

    # The server is being updated: its worker is new, but the page that answers is still the old one.
    build.worker = "b"
    failed = (
        "navigator.serviceWorker.getRegistration().then((one) => one.update()).then((one) => new Promise((done) => {"
    )
    failed += "const fresh = one.installing; fresh.onstatechange = () => done(fresh.state); }))"
    assert page.evaluate(failed) == "redundant"
    page.goto("/t/any")
    assert page.inner_text("body") == "page a"

    # Now the update is complete: the new page is shown at once, and the cache of the old build is removed.
    build.page = "b"
    page.goto("/t/any")
    assert page.inner_text("body") == "page b"
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => null)")
    wait_until(page, f"{CACHES}.then((all) => !all.includes('ludotheque-a'))")
    assert caches(page) == ["ludotheque-b", "somebody else"]
    assert page.evaluate("fetch('/assets/lazy-a.js').then((answer) => answer.status)") == 404

    build.shutdown()
    build.server_close()
    page.goto("/t/other")
    assert page.inner_text("body") == "page b" and page.title() == "b"
    context.close()


def test_the_shelf_and_the_rulebooks_open_without_the_server(browser: Browser, tmp_path: Path) -> None:
    server = QuickServer(tmp_path).start()
    guest = Guest(browser, server, "tall phone", "fr", "light", "none", workers="allow")
    page = guest.page
    try:
        page.goto("/")
        expect(page.locator(".games > li")).to_have_count(4)
        wait_until(page, "caches.match('/api/rulebooks/wound-up/fr').then(Boolean)")
        expect(page.locator(".offline")).to_have_count(0)
    finally:
        server.stop()
    page.reload()
    expect(page.locator(".games .cover svg").first).to_be_visible()
    expect(page.locator(".offline")).to_contain_text("La maison est injoignable.")
    page.get_by_role("link", name="Règles : Malta").click()
    expect(page.locator("article h1")).to_be_visible()
    page.goto("/rules/glory#3")
    expect(page.locator("[id='3'].wanted")).to_be_visible()
    guest.check_width()
    guest.check_accessibility()
    page.goto("/replay/0123")
    expect(page.get_by_role("heading", name="Cette page n’a pas pu être chargée")).to_be_visible()
    guest.context.close()


def test_a_link_to_a_match_without_a_seat_explains_itself(house: House, pictures: Path) -> None:
    ann, ben, eve = house.guest(), house.guest("phone", "fr"), house.guest("tall phone", "fr")
    table = begin_match(house, ann, ben)
    eve.page.goto(f"/t/{table}")
    expect(eve.page.locator(".visitor")).to_contain_text("Vous n’avez pas de place dans cette partie")
    expect(ann.page.locator(".visitor")).to_have_count(0)
    eve.check_width()
    eve.wait_until_drawn()
    eve.page.screenshot(path=pictures / "visitor-playing.png")
    eve.check_accessibility("label-content-name-mismatch")
    eve.page.get_by_role("button", name="Juste regarder").click()
    expect(eve.page.locator(".visitor")).to_have_count(0)
    ann.resign()
    expect(ann.page.locator(".over")).to_be_visible()
    eve.page.reload()
    expect(eve.page.locator(".visitor")).to_contain_text("Cette partie est terminée.")
    eve.page.locator(".visitor").get_by_role("link", name="Revoir la partie").click()
    expect(eve.page.locator(".controls input[type=range]")).to_be_visible()
