"""Draws the images in web/public: the icons from icon.svg, and the link previews from the covers of the games.

    .venv/bin/python -m tools.icons

Needs the Chromium of the browser tests.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from ludotheque.core.catalogue import games
from ludotheque.server.http.previews import SIZE
from tests.browser.conftest import SWITCHES
from tests.server.houses import QuickServer
from tools import client
from tools.chromium import find_chromium
from tools.environments import ROOT, cache_folder

PUBLIC = ROOT / "web" / "public"
GROUND = "#c2502c"  # the background of icons for operating systems that cut icons into a shape of their own
SAFE = 0.8  # the share of such an icon's width that no shape cuts off
ICONS = {"icon-192": (192, False), "icon-512": (512, False), "icon-maskable": (512, True), "icon-apple": (180, True)}
QUALITY = 72


def draw_icons(browser: Browser) -> None:
    """Draws icon.svg in several sizes; icons marked `is_full` get a background instead of transparent corners."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for name, (size, is_full) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        side = size * SAFE if is_full else size
        ground = GROUND if is_full else "transparent"
        style = f"html{{background:{ground}}}body{{margin:0;display:grid;place-content:center;height:100vh}}"
        page.set_content(f"<style>{style}svg{{width:{side}px;height:{side}px;display:block}}</style>{svg}")
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def draw_previews(browser: Browser, port: int) -> None:
    """Draws a link preview with the cover of each game, and one preview with all covers."""
    width, height = SIZE
    page = browser.new_page(viewport={"width": width, "height": height}, locale="en")
    page.goto(f"http://127.0.0.1:{port}/")
    expect(page.locator(".games .cover svg")).to_have_count(len(games()))
    covers = dict(zip(games(), page.locator(".games .cover svg").all(), strict=True))
    page.evaluate(
        """() => {
          const sheet = document.createElement("div");
          sheet.id = "preview";
          Object.assign(sheet.style, { position: "fixed", inset: "0", zIndex: "999", display: "grid" });
          document.body.append(sheet);
        }"""
    )
    for name, drawn in {**{game: [cover] for game, cover in covers.items()}, "house": [*covers.values()]}.items():
        page.evaluate("document.getElementById('preview').replaceChildren()")
        for cover in drawn:
            cover.evaluate(
                """(cover, several) => {
                  const sheet = document.getElementById("preview"), copy = cover.cloneNode(true);
                  sheet.style.grid = several ? "1fr 1fr / 1fr 1fr" : "1fr / 1fr";
                  Object.assign(copy.style, { width: "100%", height: "100%", minHeight: "0" });
                  sheet.append(copy);
                }""",
                len(drawn) > 1,
            )
        page.screenshot(path=PUBLIC / "previews" / f"{name}.jpg", type="jpeg", quality=QUALITY)


def main() -> None:
    if client.main([]):  # builds the client; the server serves what is in web/dist
        raise SystemExit(1)
    (PUBLIC / "previews").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = QuickServer(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(cache_folder()), args=SWITCHES)
        try:
            draw_icons(browser)
            draw_previews(browser, server.port)
        finally:
            browser.close()
            server.stop()
    for path in sorted([*PUBLIC.glob("*.png"), *PUBLIC.glob("previews/*")]):
        print(f"{path.stat().st_size / 1000:6.1f} kB  {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
