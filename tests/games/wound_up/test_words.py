"""Tests of All Wound Up's words: everything has a sentence in both languages, with the same meaning."""

from __future__ import annotations

import re
import typing
from typing import Any

import pytest

import ludotheque
from ludotheque.core.words import LANGUAGES
from ludotheque.games.wound_up import GAME
from ludotheque.games.wound_up.actions import (
    Actions,
    Answer,
    FacePawn,
    LetGo,
    Open,
    Pass,
    PlacePawn,
    Turn,
    UsePurple,
)
from ludotheque.games.wound_up.events import MatchBegan
from ludotheque.games.wound_up.words import WORDS as words
from ludotheque.games.wound_up.words.things import course_at, heading
from ludotheque.testing import Telling, at_random
from ludotheque.testing.sentences import sentences_of
from tests.cli.typed import run_script
from tests.games.wound_up.table import ANN, BEN, U, after_auction, degrees, facing, new, pawn_at, table

MATCHES: list[tuple[int, dict[str, Any]]] = [
    (2, {"layout": "square", "hands": "human", "last_turn": 2}),
    (4, {"passing": "together", "aim": 20, "layout": "L 1B 2B 3B 4B", "last_turn": 2}),
]
TELLING = Telling(GAME, words, MATCHES)
say, voice = TELLING.say, TELLING.voice


@pytest.mark.parametrize("check", TELLING.checks(), ids=str)
def test_words(check):
    check()


def test_french_texts_follow_french_typography():
    for name in ("words.fr.ftl", "RULES.fr.md"):
        for line in (GAME.folder / name).read_text(encoding="utf-8").splitlines():
            assert "'" not in line and "« " not in line and " »" not in line, line
            assert not re.search(r" [;?!:]( |$)", line), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats, options", MATCHES)
def test_a_drawing_is_made_after_a_match(language, seats, options):
    match = at_random(new(seats, 4, **options), 4)
    board, panel = words.draw(match.view(ANN), voice(language), 100, 60)
    assert len({sum(len(text) for text, _ in line) for line in board}) == 1
    assert len(panel) == seats


SOUTHWARDS = "2A02-3A01-4A11-1A12-2341-N"  # the path goes south, then east, then north


def headings(language: str, layout: str, x: float, y: float, progress: int = 0) -> list[str]:
    """Returns the twelve hours of a clock, whose 12 is north, as headings of a pawn at a place of a layout."""
    board = new(layout=layout).view(None).board
    course = course_at(board, round(x * U), round(y * U), progress)
    return [say(language, heading(facing(hour), course)) for hour in range(12)]


def test_headings_are_described_as_seen_along_the_path():
    north = headings("en", "straight", 50, 50)
    assert north[0] == "along the path" and north[6] == "backwards"
    assert north[3] == "across the path, to the right" and north[9] == "across the path, to the left"
    assert north[1] == "a little right of the path" and north[11] == "a little left of the path"
    assert north[5] == "half backwards, to the right" and north[10] == "well left of the path"
    assert headings("en", "straight", 50, 350, 3)[0] == "the gate"
    assert headings("fr", "straight", 50, 350, 3)[11] == "un peu à gauche de la grille"
    south = headings("en", SOUTHWARDS, 50, 250)
    assert south[6] == "along the path" and south[9] == "across the path, to the right"
    assert headings("en", "square", 50, 150)[6] == "along the path"  # from the gate, which is also the start
    assert headings("en", "square", 50, 150, 4)[0] == "the gate"


def test_a_place_beside_the_tiles_belongs_to_the_nearest_tile():
    assert headings("en", "straight", -3, 250, 2) == headings("en", "straight", 3, 250, 2)


def test_turns_and_places_in_words():
    assert say("en", words.of_action(Turn(-degrees(40)))) == "Turn the pawn an eighth of a turn to the right"
    assert say("fr", words.of_action(Turn(degrees(90)))) == "Tourner le pion d’un quart de tour vers la gauche"
    assert say("en", words.of_action(UsePurple(-degrees(20)))) == "Purple token: turn your pawn a little to the right"
    match = after_auction(table("W1 L", "R"), "W1")
    place = PlacePawn(14_500, 3_000, facing(1))
    said = say("en", words.of_action(place, match.view(ANN)))
    where = "3 cm into tile 2 (Old rows), 2 cm right of the middle"
    assert said == f"Place the pawn {where}, facing a little right of the path"
    assert place in list(words.vocabulary(match.view(ANN)))
    turning = after_auction(table("R L", "W1", pawns=[pawn_at(50, 350, 9)]), "R").view(ANN)
    said = say("en", words.of_action(Turn(-degrees(90)), turning))
    assert said == "Turn the pawn a quarter turn to the right, to face the gate"
    view = after_auction(table("W1 L", "R", pawns=[pawn_at(50, 120)], tokens=[{"black": 1}, {}]), "W1").view(ANN)
    assert say("en", words.of_question(view).ask) == "Wound once. Let go?"
    assert say("en", words.of_action(LetGo(1, 0, 0), view)) == "Let go, 1 wind fewer (black)"


@pytest.mark.parametrize("layout", ["straight", "square", SOUTHWARDS])
def test_every_nameable_place_is_found_by_its_name(layout):
    from ludotheque.cli.answers import name_action

    view = after_auction(table("W1 L", "R", options={"layout": layout}), "W1").view(ANN)
    for language in LANGUAGES:
        named = [name_action(one, words, view, voice(language)) for one in words.vocabulary(view)]
        placings = [one for one in named if isinstance(one.action, PlacePawn)]
        assert len({one.sentences[-3] for one in placings}) == len(placings) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_words(language):
    with pytest.raises(ludotheque.Refused) as refused:
        table("* W1", "W2", opened=["Rotate Left"]).play(ANN, {"type": "open", "card": "Rotate Left", "wilds": 1})
    assert say(language, words.of_refusal(refused.value))


def test_a_refused_turn_names_the_pawn_in_the_way():
    beside = [pawn_at(44, 330, 9, progress=3), pawn_at(10, 330), pawn_at(60, 330, 12, progress=3)]
    match = after_auction(table("R L", "W1", "W2", pawns=beside), "R")
    with pytest.raises(ludotheque.Refused) as refused:
        match.play(ANN, Turn(-degrees(90)))
    assert say("en", words.of_refusal(refused.value)).startswith("Cat’s pawn stands in the way: at most ")
    assert say("fr", words.of_refusal(refused.value)).startswith("Le pion de Cat barre le passage")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_has_words(language):
    match = after_auction(table("W1 L", "R"), "W1")
    named = list(words.vocabulary(match.view(ANN)))
    assert {type(action) for action in named} == set(typing.get_args(Actions))
    for action in {type(word): word for word in named}.values():
        say(language, words.of_action(action))
        for word in words.short(action):
            assert "{" not in voice(language).word(word)
            assert voice(language).word(word) not in sentences_of("wound-up", language)
    assert words.is_idle(Pass()) and not words.is_idle(FacePawn(0))


def test_a_pawn_is_placed_and_let_go_at_the_terminal():
    """Plays the first turn at the terminal; with this seed, the person wins a Wind card."""
    lines = ["agree", *["1"] * 6, "rl", "0", "0", "p", "p", "board", "quit"]
    output = run_script("play wound-up --seats 2 --bots random --seed 3 --language en --option dealer=1", *lines)
    assert output.code == 0 and not output.err
    assert "to pass to Ada." in output.out
    assert "Which cards do you bid?" in output.out


@pytest.mark.parametrize(
    "layout, named",
    [
        ("straight", "Layout: straight."),
        ("square 2B", "Layout: square."),
        ("2A02-3A01-4A11-1A12-2341-N", "Layout: drawn by the players."),
    ],
)
def test_the_log_names_a_layout_instead_of_its_code(layout, named):
    board = new(layout=layout).view(None).board
    assert named in say("en", words.of_event(MatchBegan(("fiddler", "bride"), 0, board.text)))


def test_passing_is_called_what_it_means():
    match = table("W1 W1 *", "W1 *")
    assert say("en", words.of_action(Pass(), match.view(ANN))) == "Bid nothing"
    match.play(ANN, Open("Wind 1", 0))
    match.play(BEN, Answer(0))
    said = [say("en", words.of_action(Pass(), match.view(BEN)))]
    match.play(BEN, Pass())
    said.append(say("en", words.of_action(Pass(), match.view(ANN))))
    assert said == ["Add no Wilds", "Keep my bid"]


def test_typed_angles_and_places_are_understood():
    from ludotheque.cli.answers import find_exactly

    match = after_auction(table("W1 L", "R"), "W1")
    view = match.view(ANN)
    for language, text in (("en", "place 3 middle"), ("fr", "poser 3 milieu"), ("en", "place 3 middle ahead")):
        found = find_exactly(text, words.vocabulary(view), words, view, voice(language))
        assert found == [PlacePawn(50 * U, 12 * U, facing(12))]
    found = find_exactly("place 3 left 4 right 90", words.vocabulary(view), words, view, voice("en"))
    assert found == [PlacePawn(50 * U - 4000, 12 * U, facing(3))]
    match.play(ANN, found[0])
    turning = after_auction(table("R L", "W1", pawns=[pawn_at(50, 120)]), "R").view(ANN)
    for language, text in (("en", "right 40"), ("en", "turn right by 40 degrees"), ("fr", "droite 40")):
        found = find_exactly(text, words.vocabulary(turning), words, turning, voice(language))
        assert found == [Turn(-degrees(40))]
