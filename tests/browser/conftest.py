"""Fixtures of the browser tests: a real server, and a real Chromium that `./test` finds or installs; screenshots go to
build/screenshots.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guests import FAST_SERVER, House, IdleGuests
from tests.browser.newcomers import Newcomer
from tests.server.houses import QuickServer, Server
from tools.chromium import find_chromium
from tools.environments import cache_folder

SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",  # 3D without a graphics card
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    "--host-resolver-rules=MAP phone.test 127.0.0.1",  # a host name that browsers do not treat as loopback
]

expect.set_options(timeout=15_000)  # a busy machine may need longer than the usual 5 s


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_chromium(cache_folder())
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    server = QuickServer(folder, before=FAST_SERVER).start()  # one test kills this server and starts it again
    yield server
    server.stop()


@pytest.fixture(scope="session")
def idle_guests() -> IdleGuests:
    """Holds the guests who have left, so that later tests can reuse their browsers."""
    return {}


@pytest.fixture
def house(browser: Browser, server: Server, idle_guests: IdleGuests) -> Iterator[House]:
    """Yields the server that a test's guests visit; at the end, errors in their pages fail the test."""
    house = House(browser, server, idle_guests)
    yield house
    house.close()


@pytest.fixture
def newcomer(house: House, request: pytest.FixtureRequest) -> Iterator[Newcomer]:
    """Yields somebody who does a task; at the end their page is checked."""
    newcomer = Newcomer(house, request.param)
    yield newcomer
    newcomer.check()


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Returns the folder for screenshots."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
