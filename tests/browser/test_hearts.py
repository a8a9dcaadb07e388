"""Hearts, somebody else's package without a board, at a table with bots: played in words."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import House
from tests.installed import HEARTS, add_entry_point
from tests.server.houses import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def hearts_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which the package is installed."""
    folder = add_entry_point(tmp_path_factory.mktemp("installed"), "hearts", "hearts.game:GAME")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(HEARTS)]))
        server = Server(tmp_path_factory.mktemp("house")).start()
    house = House(browser, server, {})
    try:
        yield house
        house.close()
    finally:
        server.stop()


def test_five_decisions_in_words(hearts_house: House) -> None:
    ann = hearts_house.guest()
    ann.page.goto("/")
    expect(ann.page.get_by_text("Hearts").first).to_be_visible()
    ann.sit(hearts_house.table(ann, "hearts", seats=4, options={"limit": 20}), "Ann")
    for seat in range(1, 4):
        ann.page.locator("ol.seats li").nth(seat).locator("select").select_option("heuristic")
    ann.page.locator("button.go").click()
    for decision in range(5):
        expect(ann.choices.first).to_be_visible(timeout=30_000)
        question = "Which card do you pass?" if decision < 3 else "Which card do you play?"
        expect(ann.page.locator(".question.asked")).to_contain_text(question, timeout=30_000)
        said = ann.choices.first.inner_text()
        assert ("Pass " if decision < 3 else "Play ") in said, said
        before = len(ann.told)
        assert ann.decide()
        for _ in range(300):
            if len(ann.told) > before:
                break
            ann.page.wait_for_timeout(100)
        assert len(ann.told) > before, "the house did not answer"
    assert "event-" not in ann.page.inner_text("body")
