"""Tests of the documentation: code in the README runs, generated pages are up to date, links lead somewhere."""

import contextlib
import io
import re
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots import registry
from ludotheque.core.catalogue import find_game
from tools import describe

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])
OURS = [game_id for game_id in ludotheque.games() if type(find_game(game_id)).__module__.startswith("ludotheque.")]


def test_the_ten_lines_of_the_readme_run():
    code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line]) <= 12
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(code[1], {})
    assert said.getvalue().splitlines()[-1].startswith("Outcome(winners=")


def test_the_code_on_the_api_page_runs(monkeypatch):
    monkeypatch.setattr(registry, "_registered", {})
    names: dict[str, object] = {}
    said = io.StringIO()
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(snippets) > 10
    with contextlib.redirect_stdout(said):
        for snippet in snippets:
            exec(snippet, names)
    assert "'fly' is not an action of this game; choose one of: placePawn, playCard," in said.getvalue()


def test_the_api_page_lists_every_public_name():
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    named = re.findall(r"`(\w+)`", page.partition("## All names")[2])
    assert set(named) == set(ludotheque.__all__)


@pytest.mark.parametrize("game_id", OURS)
def test_the_page_of_a_game_is_up_to_date_with_its_types(game_id):
    game = find_game(game_id)
    again = "run `python -m tools.describe` and look at the diff"
    assert (describe.DOCS / f"{game_id}.md").read_text(encoding="utf-8") == describe.page(game), again
    assert (describe.DOCS / f"{game_id}-transcript.md").read_text(encoding="utf-8") == describe.transcript(game), again


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_all_links_have_a_target(page):
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
