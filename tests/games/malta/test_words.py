"""Tests of Malta's words: everything has a sentence in both languages, with the same meaning."""

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import ludotheque
from ludotheque import cli
from ludotheque.core import words as core_words
from ludotheque.core.drive import random_step
from ludotheque.core.errors import Refused
from ludotheque.core.events import Event
from ludotheque.core.structs import Outcome
from ludotheque.core.words import LANGUAGES, Catalogue, Phrase, Voice, Who, kebab
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import Actions, ChooseCard, NameQuarters, NameSeat, NameSpace, Pass, PlayCard, React
from ludotheque.games.malta.board import GRIDS
from ludotheque.games.malta.cards import EFFECTS
from ludotheque.games.malta.components import malta_box
from ludotheque.games.malta.events import (
    CardPlayed,
    CardsDrawn,
    CardsGiven,
    Events,
    HandsSwapped,
    MatchEnded,
    SeatLost,
)
from ludotheque.games.malta.views import MaltaView
from ludotheque.games.malta.words import WORDS as words
from ludotheque.games.malta.words.drawing import MARKS
from ludotheque.games.malta.words.things import card_text
from tests.games.malta.table import ANN, BEN, CAT, table

FOLDERS = [Path(core_words.__file__).parent, GAME.folder, cli.FOLDER]
NAMES = ("Ann", "Ben", "Cat", "Dan")


def voice(language: str, you: int | None = ANN) -> Voice:
    return Voice("malta", language, NAMES, you)


def say(language: str, phrase: Phrase, you: int | None = ANN) -> str:
    """Returns a phrase as text, after checking that its sentence exists and that all values of the sentence are given."""
    sentence = voice(language, you).say(phrase)
    assert voice(language, you).knows(phrase.message), f"there is no sentence {phrase.message} in {language}"
    assert "{" not in sentence, sentence
    return sentence


def view_of(match: ludotheque.Match, seat: int = ANN) -> MaltaView:
    view = match.view(seat)
    assert isinstance(view, MaltaView)
    return view


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((folder / f"words.{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "two sentences have the same id"
    return {entry.id.name: entry for entry in found}


def variables(node: Any) -> set[str]:
    """Returns the variables that a sentence may use, in any of its variants."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return set().union(*map(variables, children))


# ── The catalogues ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_sentences_with_the_same_variables(folder):
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert list(english) == list(french)
    # The variables for "you" and for an owner may be used in one language and not in the other.
    for name in english:
        both = [{re.sub("(Is|Of)$", "", word) for word in variables(of[name])} for of in (english, french)]
        assert both[0] == both[1], name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_fluent_subset_agrees_with_the_reference_implementation(folder, language):
    source = folder / f"words.{language}.ftl"
    ours = Catalogue(language, [source])
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    for name, message in messages(folder, language).items():
        names = sorted(variables(message))
        for number in (0, 1, 2, 1234):
            for who in ("you", "other", "random"):
                values = {key: who if key.endswith("Is") or key == "blindFaith" else number for key in names}
                pattern = theirs.get_message(name).value
                assert pattern is not None
                text, errors = theirs.format_pattern(pattern, values)
                assert not errors
                assert ours.say(name, values) == text


def test_french_texts_follow_french_typography():
    for folder in FOLDERS:
        for line in (folder / "words.fr.ftl").read_text(encoding="utf-8").splitlines():
            if line.startswith("#") or "'" in line:
                assert line.startswith("#"), f"a straight apostrophe instead of ’: {line}"
                continue
            for sign, space in ((";", "\u202f"), ("?", "\u202f"), ("»", "\u00a0")):
                for found in re.finditer(re.escape(sign), line):
                    before = line[found.start() - 1]
                    assert before == space or line.startswith("cli-command-"), f"wrong space before {sign}: {line}"
            assert not re.search(r" :( |$)", line), f"wrong space before a colon: {line}"
            assert "« " not in line, line


# ── Everything has its sentence ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_title_an_explanation_and_names_for_its_values(language):
    for option in GAME.options:
        values = [f"-{value}" for value in option.range if option.type == "choice"]
        for message in (option.message, f"{option.message}-text", *(option.message + value for value in values)):
            say(language, Phrase(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language):
    view = view_of(table("Negate", ""))
    box = malta_box(None)
    names = {say(language, Phrase(f"card-{kebab(card)}")) for card in box.cards}
    assert len(names) == len(box.cards)
    texts = {say(language, card_text(card, view)) for card in box.cards}
    assert len(texts) == len(box.cards)
    for effect in EFFECTS:
        say(language, Phrase(f"effect-{kebab(effect)}", {"amount": 1, "blindFaith": "turn"}))


def test_french_names_are_those_of_the_rulebook():
    page = (GAME.folder / "RULES.fr.md").read_text(encoding="utf-8")
    for card in malta_box(None).cards:
        name = say("fr", Phrase(f"card-{kebab(card)}"))
        assert f"| {name} ({card}) |" in page


def test_a_card_added_by_a_player_keeps_its_own_name():
    assert words.of_thing("card", "My Own Card") == "My Own Card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_amount_changes_the_text(language):
    view = view_of(table("Draw Two", ""))
    box = {**malta_box(None).contents}
    box["card"] = [{**row, "amount": 3} if row["id"] == "Draw Two" else row for row in box["card"]]
    edited = msgspec.structs.replace(view, components=box)
    assert "3" in say(language, card_text("Draw Two", edited))


EVERY_EVENT = typing.get_args(Events)
OUTCOME = Outcome((ANN,), "last-standing", (1, 2, 3))
# Values for the fields of events, by the names of the fields.
FIELDS: dict[str, Any] = {
    "seat": ANN,
    "rival": BEN,
    "giver": ANN,
    "receiver": BEN,
    "count": 2,
    "cards": ("Negate", "Negate", "Draw Two"),
    "to_seat": ("Negate",),
    "to_rival": (),
    "card": "Negate",
    "on": "Swap Hands",
    "targets": ("c4", 3),
    "place": "c4",
    "start": "c4",
    "end": "c5",
    "one": "c4",
    "other": "d4",
    "quarters": 3,
    "line": "row 3",
    "direction": "left",
    "round": 2,
    "quota": 0,
    "reason": "no-way",
    "spaces": ("star 1",) * 49,
    "outcome": OUTCOME,
    "action": Pass(),
}


def example(kind: type[Event]) -> Event:
    return kind(**{field: FIELDS[field] for field in kind.__struct_fields__})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVERY_EVENT, ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_for_each_viewer(kind, language):
    event = example(kind)
    told = set()
    for you in (ANN, BEN, CAT, None):
        seen = event.seen_by(you)
        if seen is not None:
            told.add(say(language, words.of_event(seen), you))
    say(language, words.of_event(event), None)
    if "seat" in kind.__struct_fields__ and kind.__name__ not in ("CardDidNothing", "StepTaken", "StepTakenBack"):
        assert len(told) > 1, "the seat concerned and the others get the same sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_to_lose_or_win_has_a_sentence(language):
    for reason in ("no-cards", "no-way"):
        assert say(language, words.of_event(SeatLost(ANN, reason))) != say(
            language, words.of_event(SeatLost(BEN, reason))
        )
    for reason in ("last-standing", "last-round"):
        for winners in ((ANN,), (BEN,), (ANN, BEN), (BEN, CAT)):
            say(language, words.of_event(MatchEnded(Outcome(winners, reason, (1, 1, 1)))))


def test_sentences_reveal_nothing_hidden():
    assert say("en", words.of_event(CardsDrawn(BEN, 2, None))) == "Ben draws 2 cards."
    assert say("fr", words.of_event(CardsDrawn(BEN, 1, None))) == "Ben pioche 1 carte."
    assert say("en", words.of_event(CardsGiven(BEN, CAT, 1, None))) == "Ben gives Cat 1 card."
    assert say("en", words.of_event(HandsSwapped(BEN, CAT, None, None))) == "Ben and Cat swap hands."


def test_targets_read_well():
    said = [
        ("Shove", (ANN, "left"), "Ben plays “Shove” on you, left."),
        ("Trade Places", (ANN, CAT), "Ben plays “Trade Places” on you and Cat."),
        ("Trade Places", (BEN, CAT), "Ben plays “Trade Places”: Ben and Cat."),
        ("Swap Two Spaces", ("c4", "d4"), "Ben plays “Swap Two Spaces”: c4 and d4."),
        ("Turn A Space", ("c4", 3), "Ben plays “Turn A Space”: c4, by 270° clockwise."),
        ("Shift A Line", ("row 3", "right"), "Ben plays “Shift A Line”: row 3, right."),
        ("Negate", (), "Ben plays “Negate”."),
    ]
    for card, targets, sentence in said:
        assert say("en", words.of_event(CardPlayed(BEN, card, targets))) == sentence
    on_both = CardPlayed(ANN, "Trade Places", (ANN, CAT))
    assert say("en", words.of_event(on_both)) == "You play “Trade Places”: you and Cat."
    assert say("fr", words.of_event(on_both)) == "Vous jouez «\u00a0Chassé-croisé\u00a0»\u00a0: vous et Cat."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_sentence_with_and_without_a_view(language):
    view = table("Negate", "", "").view(ANN)
    kinds = set()
    for action in words.vocabulary(view):
        kinds.add(type(action))
        say(language, words.of_action(action))
        say(language, words.of_action(action, view))
        for value in words.short(action):
            assert voice(language).word(value)
    assert kinds == set(typing.get_args(Actions))


def test_a_choice_describes_its_effect():
    moving = table("Negate", "Negate", phase="moving", quota=0, pawns="c3 c4")
    sentences = [say("en", words.of_action(action, moving.view(ANN))) for action in moving.choices(ANN)]
    assert sentences[0] == "Move up, to c4 (star 2), and pay 2 cards to Ben"
    turning = table("Turn A Space, Negate", "Negate")
    turning.play(ANN, PlayCard("Turn A Space"))
    turning.play(ANN, NameSpace("a6"))
    assert say("en", words.of_action(NameQuarters(1), turning.view(ANN))) == "Turn it by 90° clockwise: crown down 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_can_be_put_into_words(language):
    asked = set()
    for seed, options in ((1, {}), (2, {"lives": 2, "blind_faith": "random"}), (3, {"blind_faith": "turn"}), (4, {})):
        match = ludotheque.new("malta", seats=3, seed=seed, options=options)
        luck = ludotheque.luck(seed)
        while match.outcome is None:
            for seat in match.to_act:
                view = view_of(match, seat)
                question = words.of_question(view)
                asked.add(view.phase)
                for phrase in (question.ask, question.why, *question.notes, *words.of_hand(view)):
                    say(language, phrase, seat)
                for action in match.choices(seat):
                    say(language, words.of_action(action, view), seat)
                    for phrase in words.notes(action, view):
                        say(language, phrase, seat)
            for seat in (None, *range(3)):
                if seat not in match.to_act:
                    say(language, words.of_waiting(match.view(seat)), seat)
            random_step(match, luck)
        for seat in (None, *range(3)):
            for phrase in words.of_view(match.view(seat)):
                say(language, phrase, seat)
    assert asked > {"placing", "playing", "answering", "naming", "discarding", "paying", "moving"}


@pytest.mark.parametrize("seat", [ANN, None])
def test_a_position_in_words(seat):
    match = table("Negate, Negate, Shove", "Draw Two", board={"c4": "(u3)"}, known={(ANN, BEN): "Draw Two"})
    sentences = [voice("en", seat).say(phrase) for phrase in words.of_view(match.view(seat))]
    assert ("Your hand: “Shove” and “Negate” ×2." in sentences) == (seat == ANN)
    assert ("You know that Ben holds “Draw Two”." in sentences) == (seat == ANN)
    assert "Ben is on c4 (0-circle), 1 card in hand, start space on b1." in sentences
    assert any(line.startswith("Row 4: a4 star 2, b4 star 2, c4 0-circle,") for line in sentences)


# ── Refusals and the rulebook ─────────────────────────────────────────────────────────────────────────────────────────


def written_refusals() -> Iterator[tuple[str, str]]:
    """Yields the section and message id of each refusal, as written in the source code."""
    for file in (GAME.folder / "refusals.py", *(GAME.folder / "rules").glob("*.py")):
        yield from re.findall(r'"(§[\d.]+)",\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))
    yield "§5.7", "no-rival"
    yield "§4.11", "no-rival"


def test_every_refusal_has_a_sentence():
    values: dict[str, Any] = {"card": "Negate", "seat": 2, "direction": "up", "place": "c4", "space": "start 9"}
    found = list(written_refusals())
    assert len(found) > 25
    for section, message in found:
        refused = Refused("malta", ANN, section, message, **values)
        assert "{" not in str(refused)
        for language in LANGUAGES:
            sentence = say(language, words.of_refusal(refused))
            assert "Seat 2" not in sentence and "place 2" not in sentence


def test_a_refusal_names_seats_by_number_until_they_have_names():
    refused = Refused("malta", ANN, "§4.9", "not-lost", seat=BEN)
    assert str(refused) == "Player 2 has not lost (§4.9)"
    assert say("en", words.of_refusal(refused)) == "Ben has not lost"
    assert say("fr", words.of_refusal(refused), BEN) == "Vous n’avez pas perdu"


# ── Drawing ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def drawn(match: ludotheque.Match, width: int, height: int) -> list[str]:
    board, players = words.draw(match.view(ANN), voice("en"), width, height)
    return ["".join(text for text, _ in line).rstrip() for line in board + players]


def test_the_small_board():
    match = table("Negate", "", board={"c4": "(*2)"}, pawns="c4 c4")
    lines = drawn(match, 80, 24)
    assert lines[0] == " 7   ↑3        ↑3        ↑3        ↑4        ↑4        ↑4        ↑5"
    assert lines[3] == " 4  ←↕2→      ←↕2→       (0) ●■   ←↕2→      ←↕2→      ←↕2→      ←↕2→"
    assert lines[6] == " 1 [←↑1→]    [←↑1→]    [←↑1→]    [←↑1→]    [←↑1→]    [←↑1→]    [←↑1→]"
    assert lines[7] == "      a         b         c         d         e         f         g"
    assert lines[9] == "▶ ● You          c4  1 card · start a1"


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 24)])
@pytest.mark.parametrize("side", [5, 7])
def test_every_drawing_fits_its_screen(width, height, side):
    match = ludotheque.new("malta", seats=2 if side == 5 else 6, seed=1, options={"board": side})
    for seat in match.to_act + tuple(range(match.seats)):
        if seat in match.to_act:
            match.play(seat, match.choices(seat)[0])
    lines = drawn(match, width, height)
    assert max(map(len, lines)) < width
    assert len(lines) < height
    places = "".join(lines)
    assert all(letter in places for letter in "abcdefg"[:side])
    assert len(GRIDS[side].names) == side * side


def test_every_pawn_has_a_mark_of_its_own():
    view = table("Negate", "Negate", "Negate", "Negate", "Negate", "Negate", pawns="c4 c4 c4 c4 c4 c4").view(ANN)
    for height in (24, 40):
        board, _ = words.draw(view, voice("en"), 120, height)
        text = "".join(piece for line in board for piece, _ in line)
        shown = [mark for mark in MARKS if mark in text]
        assert len(shown) == (6 if height == 40 else 3)
    assert "+" in "".join(piece for line in words.draw(view, voice("en"), 80, 24)[0] for piece, _ in line)


def test_only_declining_actions_are_idle():
    assert words.is_idle(Pass())
    assert (
        not words.is_idle(React("Negate"))
        and not words.is_idle(ChooseCard("Negate"))
        and not words.is_idle(NameSeat(1))
    )


def test_a_list_of_seats_names_the_reader_you():
    assert voice("en").word([Who(BEN), Who(ANN)]) == "Ben and you"
    assert Voice("malta", "fr").word([Who(BEN), Who(ANN), Who(CAT)]) == "Joueur 2, Joueur 1 et Joueur 3"
