"""Makes the pictures of docs/pictures: each board in the middle of a match, and a short film of a walk.

    .venv/bin/python -m tools.pictures            # all of them
    .venv/bin/python -m tools.pictures malta      # one board, or "walk"

Bots play a real match up to a certain point; then a guest takes a seat at a real table in Chromium, and the script
takes a screenshot.  Needs Pillow.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

import ludotheque
from ludotheque.bots import find_bot
from tests.browser.conftest import SWITCHES
from tests.browser.guests import SIZES, Guest
from tests.browser.prepared import open_prepared_table
from tests.server.houses import QuickServer, Server
from tools import client
from tools.chromium import find_chromium
from tools.environments import ROOT, cache_folder

FOLDER = ROOT / "docs" / "pictures"
SIZES["picture"] = (1280, 860)
NAMES = ("Ann", "Ben", "Cleo", "Dan")
WIDTH, FILM_WIDTH = 960, 480  # pixels
FRAME = 80  # milliseconds
FRAMES = 60


class Scene(NamedTuple):
    """A moment of a match after at least `step` plays, in which only the first seat must decide; `asked` names a type
    of action that must be among that seat's choices ("" for any).
    """

    game: str
    seats: int
    seed: int
    step: int
    asked: str = ""


BOARDS = {
    "malta": Scene("malta", 4, 5, 70),
    "glory": Scene("glory", 4, 3, 165),
    "worm-up": Scene("worm-up", 4, 2, 40),
    "wound-up": Scene("wound-up", 4, 4, 340, "LetGo"),
}
WALK = Scene("wound-up", 3, 6, 300, "LetGo")


def match_of(scene: Scene) -> Any:
    """Lets bots play the match of a scene up to the moment that is shown."""
    match = ludotheque.new(scene.game, scene.seats, scene.seed)
    luck = ludotheque.luck(scene.seed)
    bot = find_bot(scene.game, "heuristic")
    while match.outcome is None:
        seat = match.to_act[0]
        choices = match.choices(seat)
        kinds = {type(action).__name__ for action in choices.actions}
        if match.step >= scene.step and match.to_act == (0,) and (not scene.asked or scene.asked in kinds):
            return match
        action = bot(match.view(seat), choices, luck)
        assert action is not None, "it owes a decision"
        match.play(seat, action)
    raise ValueError(f"{scene} is over before that")


def page_of_guest(browser: Browser, server: Server, scene: Scene, pace: str) -> Page:
    """Returns the page of a guest who sits in the first seat of the scene, with bots in the others."""
    guest = Guest(browser, server, "picture", "en", "light", pace)
    guest.sit(open_prepared_table(server, match_of(scene)), NAMES[0])
    page = guest.page
    for number in range(1, scene.seats):
        seat = page.locator("ol.seats li").nth(number)
        seat.locator("select").select_option("solid")
        expect(seat.locator("button")).to_be_visible()
    page.locator("button.go").click()
    expect(page.locator(".question.asked")).to_be_visible()
    page.wait_for_timeout(1500)
    return page


def picture(page: Page, width: int, part: Any = None) -> Image.Image:
    """Returns a scaled-down picture of the page, or of a part of it, as it looks now."""
    seen = Image.open(io.BytesIO(page.screenshot(clip=part))).convert("RGB")
    return seen.resize((width, seen.height * width // seen.width), Image.Resampling.LANCZOS)


def film(page: Page) -> list[Image.Image]:
    """Films a pawn that is released, advancing the page's clock by hand, one frame at a time."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.locator(".mine .bar .primary").first.click()
    page.wait_for_timeout(1000)  # gives the server time to answer
    stage = page.locator(".wound .stage").bounding_box()
    frames = []
    for _ in range(FRAMES):
        page.clock.run_for(FRAME)
        frames.append(picture(page, FILM_WIDTH, stage))
    return frames


def main(names: list[str]) -> None:
    if client.main([]):  # builds the client; the server serves what is in web/dist
        sys.exit(1)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = QuickServer(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(cache_folder()), args=SWITCHES)
        try:
            for name, scene in BOARDS.items():
                if not names or name in names:
                    picture(page_of_guest(browser, server, scene, "none"), WIDTH).save(
                        FOLDER / f"{name}.webp", quality=80
                    )
            if not names or "walk" in names:
                first, *others = film(page_of_guest(browser, server, WALK, "usual"))
                first.save(
                    FOLDER / "walk.webp", save_all=True, append_images=others, duration=FRAME, quality=60, loop=0
                )
        finally:
            browser.close()
            server.stop()
    for path in sorted(FOLDER.iterdir()):
        print(f"{path.stat().st_size / 1000:6.0f} kB  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
