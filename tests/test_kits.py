"""Tests that the test kits for games notice a mistake in a rulebook, a golden record, a count or a sentence.

The kits are tried on Malta, whose pages, tests, records and counts are copied and then broken in one place.
"""

import json
import shutil
from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.words import Phrase
from ludotheque.games.malta import GAME
from ludotheque.games.malta.events import SeatReturned
from ludotheque.games.malta.words import WORDS as words
from ludotheque.testing import Counts, Recipe, Rulebook, Search, Staged, Telling, at_random, lines_of_play, refusal
from tests.games.malta.make_records import RECORDS

START = ludotheque.new("malta", 2, 1, {"board": 5, "first": 0})


def failures(kit, *names):
    """Returns the messages of a kit's failing checks, by name; with `names`, only of checks whose name begins with one
    of them.
    """
    found = {}
    for check in kit.checks():
        if not names or str(check).startswith(names):
            try:
                check()
            except AssertionError as error:
                found[str(check)] = str(error)
    return found


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# ── Rulebooks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def rulebook(tmp_path):
    """Writes a rulebook of two chapters: the first has two sections, the second has none."""
    game = copy(GAME)
    game.folder, tests = tmp_path / "game", tmp_path / "tests"
    game.folder.mkdir()
    tests.mkdir()
    options = " ".join([f"`{option.name}`" for option in GAME.options])
    for language, remark in (("en", "our ruling"), ("fr", "notre interprétation")):
        page = (
            f"# Game\n\n## 1 Play\n\n### 1.1 Turn\n\nSee §1.2. *({remark})*\n\n### 1.2 Pass\n\n## 2 End\n\n{options}\n"
        )
        (game.folder / f"RULES.{language}.md").write_text(page, encoding="utf-8")
    source = '"""§1 Refusals."""\n\nWHY = "§1.1", "not-your-turn"\n'
    (game.folder / "refusals.py").write_text(source, encoding="utf-8")
    names = ["test_1_1_a_turn", "test_1_1_example_of_a_turn", "test_1_2_3_passes", "test_2_the_end", "test_all"]
    (tests / "test_1_play.py").write_text("".join([f"def {name}(): ...\n" for name in names]), encoding="utf-8")
    return Rulebook(game, tests, chapters=[2, 0], examples=["1.1"])


def test_a_good_rulebook_passes(rulebook):
    assert failures(rulebook) == {}
    assert rulebook.sections() == ["1.1", "1.2", "2"]


@pytest.mark.parametrize(
    ("file", "old", "new", "failed"),
    [
        ("game/RULES.en.md", "### 1.2", "### 1.3", "sections of RULES.en.md"),
        ("game/RULES.fr.md", "### 1.2 Pass\n", "", "sections of RULES.fr.md"),
        ("game/RULES.fr.md", "`board`", "board", "options in RULES.fr.md"),
        ("game/RULES.fr.md", "*(notre interprétation)*", "", "remarks of both pages"),
        ("game/RULES.en.md", "§1.2", "§1.7", "quoted sections"),
        ("game/refusals.py", '"§1.1"', '"§3.1"', "quoted sections"),
        ("game/refusals.py", '"§1.1", ', "", "refusals"),
        ("game/refusals.py", "not-your-turn", "no-such-sentence", "refusals"),
        ("tests/test_1_play.py", "test_1_2_3_passes", "test_passes", "tests of section 1.2"),
        ("tests/test_1_play.py", "test_2_the_end", "test_the_end", "tests of section 2"),
        ("tests/test_1_play.py", "example_of_a_turn", "turn_as_an_example", "example of section 1.1"),
        ("tests/test_1_play.py", "test_all", "test_1_7_all", "names of tests"),
        ("tests/test_1_play.py", "test_all", "test_1_1_a_turn", "names of tests"),
        ("tests/test_1_play.py", "(): ...", "(): '§4'", "quoted sections"),
    ],
)
def test_mistakes_in_a_rulebook_are_found(rulebook, file, old, new, failed):
    spoil(rulebook.tests.parent / file, old, new)
    assert list(failures(rulebook)) == [failed]


# ── Golden records ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def records(tmp_path):
    shutil.copytree(RECORDS.folder, tmp_path / "records")
    return replace(RECORDS, folder=tmp_path / "records")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("winners = [0]", "winners = [1]", "winners is [0], not [1]"),
        ('position = "', 'position = "0', "ends in a different position"),
        ("steps = ", "steps = 1", "steps is 8, not 18"),
        ("places = ", "place = ", "results.toml does not tell of"),
        ("steps = ", "step = ", "not expected step"),
    ],
)
def test_a_changed_result_is_found(records, old, new, says):
    spoil(records.folder / "results.toml", old, new)
    (found,) = failures(records, "record no-cards-after-a-card").values()
    assert says in found


def test_a_changed_record_is_found(records):
    file = records.folder / "three-seats.json"
    spoil(file, '"seat": 1', '"seat": 2')
    assert "not verified" in failures(records, "record three-seats")["record three-seats"]
    file.rename(file.with_stem("renamed"))
    assert "missing three-seats; not expected renamed" in failures(records, "files")["files of records"]


@pytest.mark.parametrize("wanted", ["no such end", (SeatReturned,), lambda match: False])
def test_a_record_contains_what_its_recipe_requires(records, wanted):
    recipes = {**RECORDS.recipes, "three-seats": Search(3, wanted)}
    assert "does not show" in failures(replace(records, recipes=recipes), "record three-seats")["record three-seats"]
    recipes = {**RECORDS.recipes, "three-seats": Search(3, options={"lives": 2})}
    assert "other options" in failures(replace(records, recipes=recipes), "record three-seats")["record three-seats"]


@pytest.mark.parametrize(
    ("change", "failed"),
    [
        ({"ends": [*RECORDS.ends, "asleep"]}, "recorded ends"),
        ({"luck": ["draw"]}, "recorded entries"),
        ({"entries": [*RECORDS.entries, "drawn"]}, "recorded entries"),
        ({"begins": ["start"]}, "recorded beginnings"),
        ({"unrecorded": ["first"]}, "recorded entries"),
        ({"unrecorded": ["payFirst"]}, "recorded options"),
        ({"unrecorded": ["first", "payFirst", "lives"]}, "recorded options"),
        ({"values": {"lives": 3}}, "recorded options"),
    ],
)
def test_events_missing_from_all_records_are_found(records, change, failed):
    assert list(failures(replace(records, **change), "recorded")) == [failed]


def test_a_number_of_seats_without_a_record_is_found(records):
    recipes = {name: recipe for name, recipe in RECORDS.recipes.items() if name != "six-seats"}
    assert "missing 6" in failures(replace(records, recipes=recipes), "recorded seats")["recorded seats"]


def test_records_are_made_and_then_pass(tmp_path, capsys):
    def staged():
        return at_random(ludotheque.new("malta", 2, 3, {"board": 5}), 3)

    recipes: dict[str, Recipe] = {
        "short": Search(2, seeds=5),
        "fair": Search(2, seeds=1, is_fair=True),
        "staged": Staged(staged),
    }
    made = replace(RECORDS, folder=tmp_path / "records", recipes=recipes)
    made.write()
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == list(recipes)
    assert failures(made, "files", "record ", "changes") == {}
    before = {file.name: file.read_bytes() for file in made.folder.iterdir()}
    made.write()
    assert {file.name: file.read_bytes() for file in made.folder.iterdir()} == before
    with pytest.raises(AssertionError, match="no match shows"):
        replace(made, recipes={"never": Search(2, "no such end", seeds=1)}).write()


# ── Counts ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_lines_of_play():
    found = lines_of_play(START.copy, 3)
    assert found[0] == len(START.choices(START.to_act[0]))
    ways = 0
    for action in START.choices(0):
        world = START.copy()
        world.play(0, action)
        ways += len(world.choices(world.to_act[0]))
    assert found[1] == ways


def test_counts_are_written_and_checked(tmp_path):
    file = tmp_path / "counts.toml"
    file.write_text("# Two lines\n# of comment.\n\nold = 1\n", encoding="utf-8")
    counts = Counts(file, {"lines": lambda: [5, 25], "ways.two": lambda: {"1 move": 3, "none": 4}})
    assert set(failures(counts, "names")) == {"names of counts"}
    counts.write()
    assert file.read_text(encoding="utf-8") == (
        '# Two lines\n# of comment.\nlines = [5, 25]\n\n[ways.two]\n"1 move" = 3\nnone = 4\n'
    )
    assert failures(counts) == {}
    spoil(file, "25", "26")
    assert failures(counts) == {"count of lines": "lines: counted [5, 25], but counts.toml has [5, 26]"}
    spoil(file, "none", "some")
    assert set(failures(counts)) == {"count of lines", "count of ways.two"}


# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


class SpoiltWords:
    """The words of Malta with one function replaced."""

    def __init__(self, **changes):
        self.changes = changes

    def __getattr__(self, name):
        return self.changes.get(name) or getattr(words, name)


TELLING = Telling(GAME, words, [(2, {"board": 5, "last_round": 1})], told_otherwise=["seat-lost"])


def test_good_words_pass():
    assert failures(TELLING) == {}
    assert list(failures(replace(TELLING, told_otherwise=()))) == ["events in en", "events in fr"]


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("of_event", lambda event: Phrase("no-such-sentence")),
        ("of_outcome", lambda outcome: Phrase("event-pawn-moved")),
        ("of_action", lambda action, view=None: "Pass"),
        ("of_waiting", lambda view: None),
        ("notes", lambda action, view: [Phrase("")]),
        ("short", lambda action: [""]),
        ("of_view", lambda view: [Phrase("no-such-sentence")] if view.seat is None else []),
    ],
)
def test_failing_words_are_found(name, change):
    spoilt = replace(TELLING, words=SpoiltWords(**{name: change}))
    assert len(failures(spoilt)) == len(failures(spoilt, "a match in")) == 2


# ── Looking ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_accepted_action_fails_the_check_of_a_refusal():
    match = START.copy()
    action = match.choices(0)[0]
    assert refusal(match, 1, action) == ("§1.3", "not-your-turn")
    with pytest.raises(AssertionError, match="is not refused"):
        refusal(match, 0, action)


def test_a_record_file_has_one_entry_per_line(records):
    text = records.text("three-seats")
    assert len(text.splitlines()) == len(json.loads(text)["entries"]) + 3
