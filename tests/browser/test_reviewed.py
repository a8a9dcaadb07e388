"""Tests of the review after a match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guests import SIZES, House
from tests.browser.test_alone import begin_alone

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("size", "language"), [("desktop", "en"), pytest.param("tall phone", "fr", marks=pytest.mark.nightly)]
)
def test_a_finished_match_is_reviewed_on_request(house: House, pictures: Path, size: str, language: str) -> None:
    ann = house.guest(size, language)
    begin_alone(house, ann, game="worm-up", options={"last_round": 2}, pace=[100, 100])
    ann.page.locator(".strip .opener").click()
    ann.page.get_by_role(
        "button", name={"en": "Let a bot play for me", "fr": "Laisser un robot jouer pour moi"}[language]
    ).click()
    expect(ann.page.locator(".over")).to_be_visible(timeout=60_000)
    ann.page.locator(".over a[href$='?review=1']").click()
    chart = ann.page.locator(".head [role=slider]")
    expect(chart).to_be_visible(timeout=60_000)
    ann.wait_until_drawn()
    ann.page.screenshot(path=pictures / f"review-{size}-{language}.png", full_page=True)
    story = ann.page.locator(".head .story").bounding_box()
    assert story is not None and story["y"] + story["height"] < SIZES[size][1]  # seen without scrolling
    assert not re.search(r"[±%]", ann.page.locator(".head .story").inner_text())
    ann.page.locator(".body summary").click()
    expect(ann.page.locator(".body table")).to_contain_text("±")
    ann.check_width()
    ann.check_accessibility("label-content-name-mismatch")
    moments = ann.page.locator(".body .best button")
    if moments.count():  # if nobody's chance has clearly risen, there is none
        moments.first.click()
        expect(ann.page.locator("dialog article .host")).to_be_visible()
        with ann.page.expect_download() as saved:
            ann.page.locator("dialog .primary").click()
        assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
        ann.page.keyboard.press("Escape")
    count = ann.page.locator(".controls .count")
    before = count.inner_text()
    chart.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    box = chart.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + 0.7 * box["width"], box["y"] + 20)
    expect(count).not_to_have_text(before)
    chosen = count.inner_text()
    chart.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(count).not_to_have_text(chosen)
    assert int(chart.get_attribute("aria-valuenow") or 0) > 0
    ann.page.keyboard.press("End")
    # At the end, the winner's chance is 100 %, or 50 % for each player who shares the win.
    won = ann.page.locator(".head li strong").filter(has_text=re.compile(r"^(100|50)\s?%$"))
    expect(won.first).to_be_visible()
    ann.page.get_by_role("button", name={"en": "Review", "fr": "Analyse"}[language], exact=True).click()
    expect(chart).to_have_count(0)
