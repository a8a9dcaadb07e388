"""Tests of what an author does at the workbench: play, step, branch, edit, and look for leaks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.dev.leaks import check_leaks
from ludotheque.dev.messages import Leak, SavedSession, Setup
from ludotheque.dev.panels import show_match
from ludotheque.dev.session import Session
from tests.mutants import MUTANTS, legality
from tests.sample.game import GAME
from tests.sample.said import GiveTo

FOLDER = Path(__file__).parents[1] / "sample"
ANN, BEN = 0, 1
AMPLE = 600.0  # seconds; long enough for results not to depend on how busy the machine is


@pytest.fixture
def session() -> Session:
    return Session(GAME, FOLDER)


def play_first(session: Session, *seats: int) -> None:
    for seat in seats:
        session.play(seat, ludotheque.to_json(session.match.choices(seat)[0]))
        assert session.fault is None


def test_playing_at_an_earlier_step_begins_a_branch(session: Session) -> None:
    play_first(session, ANN, BEN)
    session.go(1)
    other = ludotheque.to_json(session.match.choices(BEN)[-1])
    session.play(BEN, other)
    assert [line.steps for line in show_match(session).lines] == [2, 2]
    shown = show_match(session)
    assert (shown.line, shown.at, shown.lines[1].parent, shown.lines[1].branched_at) == (1, 2, 0, 1)
    session.go(2, 0)
    assert session.number == 0 and session.line.at == 2


def test_repeating_a_play_follows_the_existing_line(session: Session) -> None:
    play_first(session, ANN, BEN)
    before = session.match.to_bytes()
    session.go(0)
    play_first(session, ANN, BEN)
    assert len(session.lines) == 1 and session.match.to_bytes() == before


def test_the_same_seed_and_plays_give_the_same_match() -> None:
    positions = []
    for _ in range(2):
        session = Session(GAME, FOLDER)
        session.begin(Setup(seats=3, seed=5, options={"rounds": 2}))
        session.let_bots("random", 1000)
        assert session.match.outcome is not None and session.fault is None
        positions.append(session.match.to_json())
    assert positions[0] == positions[1]
    assert positions[0]["options"]["rounds"] == 2


def test_the_seed_determines_the_set_up(session: Session) -> None:
    session.begin(Setup(seats=4, seed=9))
    assert session.match.to_json() == ludotheque.new("kites", 4, seed=9).to_json()


def test_a_match_can_be_played_with_an_edited_box(session: Session) -> None:
    session.begin(Setup(seats=2, box=show_match(session).box.replace("hand = 3", "hand = 4")))
    assert session.fault is None and session.match.view(None).hands == (4, 4)  # type: ignore[attr-defined]
    session.begin(Setup(seats=2, box="hand = "))
    assert session.fault is not None and "TOML" in session.fault.said["en"]
    session.begin(Setup(seats=2, box='{"hand": 3, "cards": []}'))
    assert session.fault is not None and "too few" in session.fault.said["fr"]
    assert len(session.lines) == 2


def test_a_refusal_names_its_section_its_sentence_and_its_line(session: Session) -> None:
    play_first(session, ANN)
    session.play(ANN, {"type": "whistle", "card": "storm"})
    fault = session.fault
    assert fault is not None and (fault.kind, fault.section) == ("refused", "§6")
    assert fault.said == {
        "en": "Player 1 cannot whistle now",
        "fr": "Joueur 1 ne peut pas siffler maintenant",
    }
    assert fault.place is not None and fault.place.file == "rules.py"
    # The line that passes the refusal on is further up in the traceback; the workbench shows the line that made the
    # refusal.
    assert '"no-whistle"' in fault.place.lines[fault.place.line - fault.place.first]
    assert [place.file for place in fault.trace] == ["game.py", "rules.py"]
    assert session.line.steps == 1


def test_a_refusal_of_a_phase_names_its_line(session: Session) -> None:
    session.play(ANN, {"type": "keep"})
    fault = session.fault
    assert fault is not None and fault.section == "§1" and fault.place is not None
    assert fault.place.file == "rules.py"
    assert '"another-time"' in fault.place.lines[fault.place.line - fault.place.first]


def test_a_refusal_raised_by_the_rules_names_its_line() -> None:
    session = Session(find_game("kites that list a gift to oneself"), Path(legality.__file__).parent)
    while session.match.outcome is None:
        seat = session.match.to_act[0]
        gifts = [action for action in session.match.choices(seat) if action == GiveTo(seat)]
        if gifts:
            session.play(seat, {"type": "giveTo", "seat": seat})
            break
        session.let_bots("random", 1)
    fault = session.fault
    assert fault is not None and fault.place is not None and fault.kind == "refused"
    assert '"not-to-that-seat"' in fault.place.lines[fault.place.line - fault.place.first]


def test_a_refusal_of_the_core_names_no_line_of_the_author(session: Session) -> None:
    session.take_back(ANN)
    fault = session.fault
    assert fault is not None and (fault.kind, fault.section, fault.place) == ("refused", "§2", None)


def test_values_that_are_not_actions_are_reported(session: Session) -> None:
    session.play(ANN, {"type": "fly"})
    assert session.fault is not None and session.fault.kind == "input"
    assert "is not an action of this game" in session.fault.said["en"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda doc: doc["position"].update(wind=9), "wind: 9 is not from 1 to 6"),
        (lambda doc: doc["position"].pop("wind"), "wind"),
        (lambda doc: doc.update(seats=9), "seats"),
        (lambda doc: doc.update(game="chess"), "chess"),
        (lambda doc: doc.update(position=None), "not a table"),
    ],
)
def test_an_impossible_position_is_refused_without_losing_anything(session: Session, change: Any, told: str) -> None:
    play_first(session, ANN)
    doc = session.match.to_json()
    change(doc)
    session.edit(json.dumps(doc))
    assert session.fault is not None and told in session.fault.said["en"]
    assert len(session.lines) == 1 and session.line.steps == 1


def test_a_syntax_error_in_a_position_is_reported_with_its_line(session: Session) -> None:
    session.edit(show_match(session).position.replace('"wind": 4', '"wind": ,'))
    line = show_match(session).position.splitlines().index('    "wind": 4,') + 1
    assert session.fault is not None and f"(line {line})" in session.fault.said["fr"]


def test_a_truncated_position_is_reported_with_its_last_line(session: Session) -> None:
    lines = show_match(session).position.splitlines()
    session.edit("\n".join(lines[:7]) + "\n")
    assert session.fault is not None and "ends too early (line 7)" in session.fault.said["en"]


def test_an_unknown_field_of_a_position_is_reported_with_its_line_and_the_known_fields(session: Session) -> None:
    session.edit(show_match(session).position.replace('"wind": 4', '"winde": 4'))
    line = show_match(session).position.splitlines().index('    "wind": 4,') + 1
    said = "" if session.fault is None else session.fault.said["en"]
    assert (
        f"unknown field `winde` (line {line})" in said and "the fields of position are: " in said and "wind, " in said
    )


def test_an_edited_position_begins_its_own_line(session: Session) -> None:
    play_first(session, ANN)
    session.edit(show_match(session).position.replace('"wind": 4', '"wind": 2'))
    assert session.fault is None and len(session.lines) == 2
    assert show_match(session).lines[1].is_edited and session.match.view(None).wind == 2  # type: ignore[attr-defined]
    session.let_bots("random", 4)
    saved = session.to_saved()
    again = Session(GAME, FOLDER, saved)
    assert again.cut is None and again.line.steps == 4 and again.match.to_json() == session.match.to_json()
    again.go(1, 0)
    assert again.cut is None and again.line.steps == 1


def test_saved_lines_survive_a_round_trip_through_json(session: Session) -> None:
    session.let_bots("random", 1000)
    saved = msgspec.json.decode(msgspec.json.encode(session.to_saved()), type=SavedSession)
    again = Session(GAME, FOLDER, saved)
    assert again.cut is None and again.match.to_json() == session.match.to_json()


def test_every_panel_shows_its_view_in_words_and_its_choices(session: Session) -> None:
    play_first(session, ANN, BEN)
    shown = show_match(session)
    assert [panel.seat for panel in shown.panels] == [ANN, BEN, None]
    steers = shown.panels[shown.to_act[0]]
    assert steers.choices is not None and len(steers.labels) == len(steers.choices["actions"])
    assert {offer.action["type"] for offer in steers.samples} == {"steer"}
    session.play(shown.to_act[0], steers.samples[0].action)
    assert session.fault is None
    assert shown.panels[2].choices is None and shown.panels[2].lines
    assert f"held by {BEN}" in shown.panels[ANN].hidden["cards"]
    assert shown.tries


def test_the_sound_game_has_no_leaks(session: Session) -> None:
    for _ in range(6):
        for viewer in (ANN, BEN, None):
            report = check_leaks(session, viewer, AMPLE)
            assert not report.leaks and report.fault is None and report.worlds > 0
        session.let_bots("random", 1)


def test_a_replayed_match_can_be_checked_for_leaks(session: Session) -> None:
    play_first(session, ANN)
    again = Session(GAME, FOLDER, session.to_saved())
    report = check_leaks(again, BEN, AMPLE)
    assert report.fault is None and report.decisions > 0 and not report.leaks


def first_leak(name: str) -> Leak:
    """Returns the first leak found in a leaky copy of the sample game, to any viewer at any step."""
    session = Session(find_game(name), FOLDER)
    while session.match.outcome is None:
        for viewer in (ANN, BEN, None):
            report = check_leaks(session, viewer, AMPLE)
            assert report.fault is None
            if report.leaks:
                return report.leaks[0]
        session.let_bots("random", 1)
    raise AssertionError(f"nothing is found in {name}")


@pytest.mark.parametrize(
    ("mutant", "field"),
    [
        ("ask holders of a storm first", "view.toAct"),
        ("reverse the order of keys when a rival holds a storm", "view"),
        ("refuse in other words when a rival holds a storm", "refusals[0].section"),
        ("report a storm twice", "roundBegan or drew"),
        ("show how many storms are in the deck", "view.deck"),
        ("mark a sealed storm", "markedChoice.action"),
        ("imagine weak rivals", ""),
    ],
)
def test_a_leak_is_found_with_its_field(mutant: str, field: str) -> None:
    name = f"kites that {mutant}"
    assert name in MUTANTS
    assert first_leak(name).field == field
