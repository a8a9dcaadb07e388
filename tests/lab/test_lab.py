"""Tests of the lab: runs that continue, metrics with honest intervals, reports, card values and changed rules."""

import json
import re
from html.parser import HTMLParser

import msgspec
import pytest

from ludotheque.cli import main
from ludotheque.core.catalogue import find_game
from ludotheque.core.components import standard_components
from ludotheque.core.errors import BadInput
from ludotheque.core.hooks import hooks_of
from ludotheque.core.things import typed_fields
from ludotheque.core.vocabulary import kinds_in
from ludotheque.core.words import LANGUAGES, Voice, kebab, read_catalogue
from ludotheque.lab.cards import worth_of
from ludotheque.lab.comparison import compare
from ludotheque.lab.figures import Figures
from ludotheque.lab.folder import digest_of, open_for, open_run
from ludotheque.lab.metrics import METRICS, estimate_metric, share_of, used_things, win_share_of_seat, win_share_of_turn
from ludotheque.lab.plan import make_plan
from ludotheque.lab.report import FOLDER, Report
from ludotheque.lab.rerun import play_again
from ludotheque.lab.rows import Batch, MatchRow, play_one, play_watched, with_tension
from ludotheque.lab.run import play_run
from ludotheque.lab.statistics import Estimate
from ludotheque.lab.uses import use_in_words
from ludotheque.lab.workers import Processes, Workers

SHORT = {"last_round": 3}
HERE = Workers()


def silent(count):
    pass


def a_plan(**changes):
    return make_plan("malta", ["plain", "random"], options=SHORT | {"board": 5}, **changes)


def a_row(pairing=0, rotation=0, **changes):
    row = MatchRow(pairing, rotation, ("a", "b"), (0,), (1, 2), "last", 10, 8, 40, 1, (10, 9), {})
    return msgspec.structs.replace(row, **changes)


# ── Runs ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_equal_plans_give_equal_matches_on_any_number_of_cores(tmp_path):
    one = play_run(open_for(tmp_path / "one", a_plan()), 36, HERE, silent)
    two_cores = Processes(2)
    two = play_run(open_for(tmp_path / "two", a_plan()), 36, two_cores, silent)
    two_cores.close()
    assert len(one) == 36 and one == two
    other = play_run(open_for(tmp_path / "other", a_plan(seed=1)), 36, HERE, silent)
    assert digest_of(other) != digest_of(one)


def test_an_interrupted_run_continues_where_it_stopped(tmp_path):
    whole = play_run(open_for(tmp_path / "whole", a_plan()), 40, HERE, silent)
    folder = open_for(tmp_path / "cut", a_plan())
    play_run(folder, 40, HERE, silent)
    data = folder.journal.read_bytes()
    folder.journal.write_bytes(data[: len(data) * 2 // 3])  # the power failed in the middle of a line
    kept = folder.rows()
    assert 0 < len(kept) < 40
    seen: list[int] = []
    assert play_run(open_for(tmp_path / "cut", a_plan()), 40, HERE, seen.append) == whole
    assert seen[0] == len(kept)


def test_a_folder_of_another_plan_is_refused(tmp_path):
    open_for(tmp_path / "run", a_plan())
    with pytest.raises(BadInput) as caught:
        open_for(tmp_path / "run", a_plan(seed=5))
    assert caught.value.message == "lab-other-plan"
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "novel.txt").write_text("Chapter one")
    with pytest.raises(BadInput) as caught:
        open_for(tmp_path / "mine", a_plan())
    assert caught.value.message == "lab-other-files"


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"bots": ["nobody"]}, "bot"),
        ({"bots": ["plain without Excalibur"]}, "bots"),
        ({"bots": []}, "bots"),
        ({"bots": ["plain"], "seats": 99}, "seats"),
        ({"bots": ["plain"], "options": {"wings": 2}}, "options.wings"),
    ],
)
def test_an_unplayable_plan_is_refused(changes, where):
    with pytest.raises(BadInput) as caught:
        make_plan("malta", **changes)
    assert caught.value.where == where


# ── Statistics ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_tension_is_measured_in_a_constructed_match():
    chances = [[0.5, 0.5], [0.2, 0.8], [0.1, 0.9], [0.7, 0.3], [1.0, 0.0]]
    row = with_tension(a_row(), chances)
    assert row.lead_changes == 2  # to the second seat, and back
    assert row.drama == pytest.approx((0.6 + 0.8) / 2)
    assert row.lowest == 0.1
    assert row.curve[0] == 0.5 and row.curve[-1] == 1.0
    assert row.decided == 0.8  # the lead of 70 % could still be lost; the lead in the next position could not


def test_metrics_are_computed_for_constructed_matches():
    rows = [a_row(0), a_row(1, plays=20, decisions=10, last_asked=(20, 5), lowest=0.1)]
    found: dict = {metric.id: estimate_metric(metric, rows) for metric in METRICS}
    assert found["plays"].mean == 15
    assert found["forced"].mean == pytest.approx((0.2 + 0.5) / 2)
    assert found["sitting-out"].mean == pytest.approx((0.1 + 0.75) / 2)
    assert found["comeback"].mean == 1.0 and found["comeback"].values == 1
    assert found["drama"] is None
    assert share_of(rows, win_share_of_seat(0)).mean == 1.0
    assert share_of(rows, win_share_of_turn(0)).mean == 0.0  # the second seat played first, and lost


def test_used_cards_report_how_often_their_users_won():
    rows = [
        a_row(0, used={"playCard Shove": (2, 0)}),
        a_row(1, used={"playCard Shove": (0, 1), "playCard Jump": (1, 0)}),
    ]
    found = {used.key: used for used in used_things(rows)}
    assert found["playCard Shove"].a_match == 1.5
    assert found["playCard Shove"].share.mean == 0.5
    assert found["playCard Jump"].share.mean == 1.0


def test_rarely_used_cards_have_possible_shares_and_are_never_marked():
    rows = [
        a_row(number, rotation, winners=(number % 2,), used={"playCard Shove": (1, 0)})
        for number in range(2)
        for rotation in range(2)
    ]
    (two,) = used_things(rows)
    assert 0.0 <= two.share.low < two.share.mean == 0.5 < two.share.high <= 1.0
    always = [a_row(number, winners=(0,), used={"playCard Shove": (1, 0)}) for number in range(30)]
    (all_won,) = used_things(always[:29])
    assert all_won.share.low < 1.0 and all_won.share.excludes(0.5) and not all_won.is_often()
    (enough,) = used_things(always)
    assert enough.is_often()


def test_intervals_of_shares_stay_between_0_and_100_percent():
    rows = [
        a_row(number, winners=(0, 1) if number == 3 else (0,), lowest=0.1, drama=0.9 * (number == 5))
        for number in range(8)
    ]
    for metric in METRICS:
        found = estimate_metric(metric, rows)
        if metric.unit == "share" and found is not None:
            assert 0.0 <= found.low <= found.mean <= found.high <= 1.0, metric.id
    shared = {metric.id: estimate_metric(metric, rows) for metric in METRICS}["comeback"]
    assert shared is not None and shared.mean == 1.0 and shared.low < 0.8  # eight matches prove little


@pytest.mark.parametrize("game", ["malta", "glory", "worm-up"])
def test_matches_of_every_game_are_converted_to_rows(game):
    rules = find_game(game)
    row = play_one(make_plan(game, ["plain"], options=rules.short_match), 0, 0)
    assert row.plays >= row.decisions > 0
    assert len(row.last_asked) == len(row.bots) and max(row.last_asked) == row.plays
    assert row.used


# ── Reports ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Checker(HTMLParser):
    """Notes tags that are left open, and everything that would be loaded from elsewhere."""

    def __init__(self):
        super().__init__()
        self.open, self.loaded = [], []

    def handle_starttag(self, tag, attributes):
        if tag not in ("meta", "br", "rect", "path", "polyline"):
            self.open.append(tag)
        self.loaded += [value for name, value in attributes if name in ("src", "href")]

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_is_a_single_small_self_contained_file(tmp_path, language):
    folder = open_for(tmp_path / "run", a_plan())
    play_run(folder, 40, HERE, silent)
    html = Report(folder, language).html()
    checker = Checker()
    checker.feed(html)
    assert checker.open == [] and checker.loaded == []
    assert len(html.encode()) < 300_000
    assert "<script" not in html and not re.search(r"\b(lab|metric)-[a-z]", html)  # no message id is left unreplaced
    assert f'lang="{language}"' in html


def test_a_report_warns_of_repeated_matches(tmp_path):
    folder = open_for(tmp_path / "run", make_plan("malta", ["plain"], options=SHORT))
    (row,) = [play_one(folder.plan, 0, 0)]
    folder.append(Batch((row, msgspec.structs.replace(row, rotation=1))))
    assert "Only 1 of these 2 matches differ" in Report(folder, "en").html()


def test_a_designers_text_is_escaped(tmp_path):
    components = json.loads(json.dumps(standard_components(find_game("malta").folder)))
    plan = a_plan(components=components)
    folder = open_for(tmp_path / "run", plan)
    rows = play_run(folder, 8, HERE, silent)
    folder.append(Batch((msgspec.structs.replace(rows[0], used={"playCard <script>alert(1)</script>": (1, 0)}),)))
    assert "<script" not in Report(folder, "en").html()


def test_a_comparison_marks_significant_differences(tmp_path):
    before, after = (
        open_for(tmp_path / "a", a_plan()),
        open_for(tmp_path / "b", make_plan("malta", ["plain", "random"], options={"last_round": 1, "board": 5})),
    )
    play_run(before, 60, HERE, silent)
    play_run(after, 60, HERE, silent)
    html = compare(before, after, "en")
    assert re.search(r"<td>Plays</td>.*?changed", html)
    assert (
        "<li>Option last_round: 3 → 1</li>" in html
        and "Wins by order of play: no. 1" in html
        and "Wins of Player" not in html
    )
    same = compare(before, before, "en")
    assert "changed" not in same.split("</style>")[1] and "Nothing: both runs" in same


def test_a_comparison_says_which_cards_of_the_box_differ(tmp_path):
    components = json.loads(json.dumps(standard_components(find_game("malta").folder)))
    (negate,) = [card for card in components["card"] if card["id"] == "Negate"]
    negate["count"] += 2
    before, after = (
        open_for(tmp_path / name, a_plan(components=box)) for name, box in (("a", None), ("b", components))
    )
    play_run(before, 4, HERE, silent)
    play_run(after, 4, HERE, silent)
    line = f"card · Negate · count\u00a0: {negate['count'] - 2} → {negate['count']}"
    assert f"<li>Boîte, {line}</li>" in compare(before, after, "fr")


def test_runs_of_different_games_cannot_be_compared(tmp_path):
    one, other = open_for(tmp_path / "a", a_plan()), open_for(tmp_path / "b", make_plan("glory", ["plain"]))
    play_run(one, 2, HERE, silent)
    play_run(other, 2, HERE, silent)
    with pytest.raises(BadInput) as caught:
        compare(one, other, "en")
    assert caught.value.message == "lab-not-comparable"


def test_both_languages_have_the_same_sentences():
    english, french = (read_catalogue(language, FOLDER) for language in ("en", "fr"))
    assert english.sources.keys() == french.sources.keys()
    for message in english.sources:
        assert english.wants(message) == french.wants(message), message


# ── Questions about the rules ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_decisive_card_has_a_positive_value():
    """Shows that a bot that never uses the best card loses more often than the same bot without this restriction."""
    plan = make_plan("malta", ["heuristic"], options={"board": 5})
    found = worth_of(plan, "Draw Two", 100, HERE, silent)
    assert found.gain.values == 100
    assert found.gain.low <= found.gain.mean <= found.gain.high
    assert found.gain.low > 0.0


def test_under_the_same_rules_a_match_replays_unchanged():
    plan = a_plan()
    found = play_again(plan, plan, 3, 1)
    assert found.step is None and found.before == found.after


def test_a_match_diverges_where_a_changed_rule_first_matters():
    plan = make_plan("malta", ["plain", "random"], options={"board": 5})
    shorter = make_plan("malta", ["plain", "random"], options={"board": 5, "last_round": 2})
    longest = max((play_one(plan, number, 0) for number in range(6)), key=lambda row: row.plays)
    found = play_again(plan, shorter, longest.pairing, 0)
    assert found.step is not None and found.why == "events"
    assert 1 < found.step < longest.plays


def test_a_match_with_another_deck_diverges_at_a_draw_or_the_deal():
    components = json.loads(json.dumps(standard_components(find_game("malta").folder)))
    for card in components["card"]:
        if card["id"] == "Negate":
            card["count"] = 0
    plan = a_plan()
    changed = a_plan(components={**components, "card": [card for card in components["card"] if card["count"]]})
    found = [play_again(plan, changed, number, 0) for number in range(6)]
    assert any(difference.step is not None and difference.why in ("deal", "luck") for difference in found)


# ── The command ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_steps_can_be_run_by_command(tmp_path, capsys):
    run = str(tmp_path / "run")
    words = ["malta", "--bots", "plain,random", "--option", "last_round=3", "--jobs", "1"]
    assert main(["lab", "run", *words, "--games", "20", "--to", run]) == 0
    assert "20 of 20 matches" in capsys.readouterr().out
    assert main(["lab", "run", *words, "--games", "24", "--to", run]) == 0
    assert len(open_run(tmp_path / "run").rows()) == 24
    assert main(["lab", "report", run, "--language", "fr"]) == 0
    assert (tmp_path / "run" / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["lab", "replay", run, "--option", "last_round=2", "--games", "6"]) == 0
    assert "6 matches" in capsys.readouterr().out
    assert main(["lab", "cards", *words, "--games", "4", "--only", "Negate"]) == 0
    assert "Negate" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["report", "nowhere"],
        ["run", "chess"],
        ["run", "malta", "--games", "0"],
        ["run", "malta", "--bots", "deep-thought"],
        ["cards", "malta", "--seats", "3"],
        ["cards", "malta", "--only", "Excalibur"],
        ["run", "malta", "--option", "lives"],
    ],
)
def test_bad_input_is_reported_in_one_sentence(words, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["lab", *words]) == 2
    printed = capsys.readouterr().err.strip()
    assert printed and "\n" not in printed and "Traceback" not in printed


def test_numbers_are_formatted_for_each_language():
    english, french = Figures("en"), Figures("fr")
    assert (english.percent(0.125), french.percent(0.125)) == ("12.5%", "12,5\u202f%")
    assert (english.format_change("share", -0.0001), english.format_change("share", -0.01)) == ("0.0%", "−1.0%")
    assert french.format_change("number", 1.5) == "+1,50"
    assert french.interval("share", Estimate(0.5, 0.25, 0.75, 8)) == "25,0\u202f% – 75,0\u202f%"


@pytest.mark.parametrize("options", [{}, {"managers": True, "pair_win": True}])
def test_matches_played_with_and_without_views_are_equal(options, monkeypatch):
    """Compares matches whose bots are asked by their state with matches whose bots are asked by their view."""
    plan = make_plan("glory", ["heuristic"], seats=3, options=options | {"last_round": 12}, keeps_decisions=True)
    hooks = hooks_of(find_game("glory"))
    assert hooks.is_policy_heuristic
    played = [play_watched(plan, pairing, 0) for pairing in range(4)]
    monkeypatch.setattr(hooks, "is_policy_heuristic", False)
    assert [play_watched(plan, pairing, 0) for pairing in range(4)] == played


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_use_of_a_thing_is_said_in_words(language):
    """Shows that no action of our games that names a thing of the box is shown by its type."""
    for game in ("glory", "malta", "worm-up", "wound-up"):
        rules = find_game(game)
        voice = Voice(game, language)
        for kind in kinds_in(rules.actions):
            if {"card", "tile", "wrestler", "token"} & {field.kind for field in typed_fields(kind)}:
                assert voice.knows(f"used-{kebab(kind.__struct_config__.tag)}"), (game, kind)


def test_a_use_is_named_after_the_thing_and_what_was_done():
    english, french = Voice("glory", "en"), Voice("glory", "fr")
    assert use_in_words("glory", english, "playOnWrestler benthos") == "Benthos · event on a wrestler"
    assert use_in_words("glory", french, "lay attack-1") == f"{french.tell('card-attack-1')} · posée dans un combat"
    assert use_in_words("malta", Voice("malta", "en"), "playCard Shove") == "Shove · played"
    assert use_in_words("malta", Voice("malta", "en"), "doSomething My Card") == "My Card · do something"
