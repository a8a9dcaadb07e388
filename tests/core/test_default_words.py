"""Tests of the default words: sentences whose values come from annotated fields."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.default_words import DefaultWords, missing_sentences, says, words_of
from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceSealed, Event, Private, Public
from ludotheque.core.structs import Action, Card, Outcome, Seat, View
from ludotheque.core.things import EachSeat, Secret, Thing
from ludotheque.core.words import LANGUAGES, Phrase, Question, Who
from tests.mutants import MUTANTS
from tests.sample.game import GAME as KITES

ANN, BEN, CAT = 0, 1, 2
Way = Annotated[Literal["up", "down"], Thing("way")]


class Play(Action, frozen=True):
    card: Card


class PlayOn(Action, frozen=True):
    card: Card
    seat: Seat | None


class Go(Action, frozen=True):
    way: Way
    far: bool


class Pass(Action, frozen=True):
    pass


class Count(Action, frozen=True):
    number: int


Actions = Play | PlayOn | Go | Pass | Count


class CardsDrawn(Private, frozen=True):
    seat: Seat
    cards: Secret[tuple[Card, ...]]


class Throw(msgspec.Struct, frozen=True):
    die: int


class Thrown(Public, frozen=True):
    throws: EachSeat[int | None]
    best_seats: tuple[Seat, ...]
    again: bool
    last: Throw


class Ended(Public, frozen=True):
    outcome: Outcome


Events = CardsDrawn | Thrown | Ended


class TableView(View, frozen=True, kw_only=True):
    phase: str
    deck: int
    hand: tuple[Card, ...]
    heights: EachSeat[int]
    bid: Card | None = None


ENGLISH = """\
card-gust = Gust
card-gust-text = Lifts by 2.
card-gale = Gale
card-listed = “{ $card }”
card-times = { $card } ×{ $count }
way-up = upwards
action-play = Play { $card }
action-play-on = { $seat ->
    [none] Play { $card } on nobody
   *[other] Play { $card } on { $seat }
}
action-go = Go { $way }{ $far ->
    [yes] , far
   *[no] {""}
}
action-pass = Pass
typed-pass = pass, p
typed-up = up, u
event-cards-drawn = { $seatIs ->
    [you] You draw { $cards }: { $cardsCount }.
   *[other] { $seat } draws { $cards }: { $cardsCount }.
}
event-cards-drawn-unseen = { $seat } draws cards.
event-thrown = { $throws }. { $bestSeats } threw best; again: { $again }; last: { $last }.
throw = a { $die }
ask-moving = Where to, with { $deck } cards left and { $luck }?
why-moving = You must.
wait-moving = Waiting for { $seats } to move.
view-deck = Deck: { $deck }.
view-height = { $seatOf } height: { $heights }.
view-bid = Your bid: { $bid }.
view-hand = Your hand: { $hand }.
not-held = You do not hold { $card }, { $seat }
over = { $winners } won.
"""


@pytest.fixture
def words(tmp_path: Path) -> DefaultWords:
    for language in LANGUAGES:
        (tmp_path / f"words.{language}.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "box.toml").write_text('[[card]]\nid = "gust"\n[[card]]\nid = "gale"\n', encoding="utf-8")
    return DefaultWords(tmp_path, Actions, sections={"moving": "§3"}, idle=(Pass(),), minor=(Thrown,))


class Speaker:
    """Puts phrases into words with a catalogue that belongs to no game on the shelf."""

    def __init__(self, words: DefaultWords, you: Seat | None = None) -> None:
        self.words = words
        self.you = you

    def __call__(self, value: Any) -> str:
        from ludotheque.core.words import Voice

        voice = Voice("", "en", ("Ann", "Ben", "Cat"), self.you)
        voice._catalogue = self.words.catalogues["en"]
        return voice.word(value)


def view_of(seat: Seat | None, **changes: Any) -> TableView:
    shared: dict[str, Any] = {
        "game": "",
        "seats": 2,
        "step": 0,
        "to_act": (ANN,),
        "may_act": (BEN,),
        "outcome": None,
        "options": {},
        "components": None,
        "rules": "1",
    }
    own: dict[str, Any] = {"phase": "moving", "deck": 7, "hand": ("gust", "gust", "moon"), "heights": (4, 0)}
    return TableView(seat=seat, **{**shared, **own, **changes})


def test_actions(words):
    say = Speaker(words, ANN)
    assert say(words.of_action(Play("gust"))) == "Play Gust"
    assert say(words.of_action(Play("moon"))) == "Play moon"  # the catalogue does not name a card that a player added
    assert say(words.of_action(PlayOn("gale", BEN))) == "Play Gale on Ben"
    assert say(words.of_action(PlayOn("gale", None))) == "Play Gale on nobody"
    assert say(words.of_action(Go("up", True))) == "Go upwards, far"
    assert say(words.of_action(Go("down", False))) == "Go down"
    assert say(words.of_action(Count(3))) == "count 3"  # the catalogue has no sentence for this action


def test_events(words):
    drawn = CardsDrawn(ANN, ("gust", "gale", "gust"))
    assert Speaker(words, ANN)(words.of_event(drawn)) == "You draw “Gust” ×2 and “Gale”: 3."
    assert Speaker(words, BEN)(words.of_event(drawn.seen_by(BEN))) == "Ann draws cards."
    assert Speaker(words, ANN)(words.of_event(CardsDrawn(ANN, ()))) == "You draw nothing: 0."
    thrown = Thrown((6, None, 2), (ANN, CAT), False, Throw(6))
    assert (
        Speaker(words, CAT)(words.of_event(thrown))
        == "Ann: 6 and you: 2. Ann and you threw best; again: no; last: a 6."
    )
    assert Speaker(words, ANN)(words.of_event(Ended(Outcome((BEN,), "over", (2, 1))))) == "Ben won."
    action: Any = Play("gust")
    assert Speaker(words, ANN)(words.of_event(ChoiceSealed(ANN, action))) == "Your secret choice: Play Gust."
    assert words.is_minor(thrown) and words.is_minor(ChoiceSealed(ANN, None)) and not words.is_minor(drawn)


def test_sentences_receive_only_the_values_they_use(words):
    assert words.of_event(CardsDrawn(ANN, None)) == Phrase("event-cards-drawn-unseen", {"seat": Who(ANN)})
    assert words.of_question(view_of(ANN)).why == Phrase("why-moving")


def test_refusals_name_values_as_actions_do(words):
    refused = Refused("", ANN, "§1", "not-held", card="gale", seat=BEN, number=3)
    assert Speaker(words)(words.of_refusal(refused)) == "You do not hold Gale, Ben"


def test_questions_and_positions(words):
    words.about_question = lambda view: {"luck": "luck", "unwanted": 1}
    say = Speaker(words, ANN)
    question = words.of_question(view_of(ANN))
    assert (say(question.ask), say(question.why)) == ("Where to, with 7 cards left and luck?", "You must.")
    assert question.section == "§3"
    assert words.of_question(view_of(BEN)) == Question(Phrase("choose"), Phrase("choose-why"), "")
    assert say(words.of_waiting(view_of(BEN))) == "Waiting for you to move."
    assert say(words.of_waiting(view_of(BEN, phase="resting"))) == "Waiting for you."
    assert [say(line) for line in words.of_view(view_of(ANN))] == [
        "Where to, with 7 cards left and luck?",
        "Deck: 7.",
        "Ann’s height: 4.",
        "Ben’s height: 0.",
        "Your hand: “Gust” ×2 and “moon”.",
    ]
    assert [say(line) for line in words.of_view(view_of(None, bid="gale"))][1:] == [
        "Deck: 7.",
        "Ann’s height: 4.",
        "Ben’s height: 0.",
        "Your bid: Gale.",
    ]
    assert [say(line) for line in words.of_hand(view_of(ANN))] == [
        "Your hand: “Gust” ×2 and “moon”.",
        "Gust: Lifts by 2.",
    ]
    assert words.of_hand(view_of(None)) == []


def test_choices_lists_the_legal_actions(words):
    say = Speaker(words)
    assert [say(part) for part in words.short(Play("gust"))] == ["Gust", "gust"]
    assert words.short(Pass()) == [Phrase("typed-pass")]
    assert [say(part) for part in words.short(PlayOn("gust", ANN))] == ["Play Gust on Ann"]
    assert [say(part) for part in words.notes(Play("gust"), view_of(ANN))] == ["Lifts by 2."]
    assert words.notes(Play("gale"), view_of(ANN)) == []
    assert words.is_idle(Pass()) and not words.is_idle(Play("gust"))


def test_nameable_things_are_listed(words):
    assert list(words.vocabulary(view_of(ANN))) == [
        Play("gust"),
        Play("gale"),
        *[PlayOn(card, seat) for card in ("gust", "gale") for seat in (None, ANN, BEN)],
        *[Go(way, far) for way in ("up", "down") for far in (False, True)],
        Pass(),
    ]
    assert Play("sun") in list(words.vocabulary(view_of(ANN, components={"card": [{"id": "sun"}]})))


class OwnWords(DefaultWords):
    @says(Play)
    def playing(self, action: Play, view: View | None) -> Phrase:
        return Phrase("just", {"it": f"{action.card}!"})

    @says(CardsDrawn)
    def drawing(self, event: CardsDrawn) -> Phrase:
        return Phrase("just", {"it": "drawn"})


class OwnOtherWords(OwnWords):
    @says(CardsDrawn)
    def drawing_again(self, event: CardsDrawn) -> Phrase:
        return Phrase("just", {"it": "drawn again"})


def test_a_game_can_override_the_words_of_some_kinds(words):
    own = OwnWords(words.folder, Actions)
    other = OwnOtherWords(words.folder, Actions)
    drawn: Event = CardsDrawn(ANN, ("gust",))
    assert Speaker(own)(own.of_action(Play("gust"))) == "gust!"
    assert [Speaker(words)(words.of_event(drawn)) for words in (own, other)] == ["drawn", "drawn again"]
    assert Speaker(other)(other.of_action(Play("gust"))) == "gust!"
    assert Speaker(words, BEN)(words.of_event(drawn)) == "Ann draws “Gust”: 1."
    assert set(words.needed(Events)) - set(own.needed(Events)) == {
        "action-play",
        "event-cards-drawn",
        "event-cards-drawn-unseen",
    }


@pytest.mark.parametrize("game", sorted(set(ludotheque.games()) - set(MUTANTS)))
def test_every_game_has_all_the_sentences_that_it_needs(game):
    assert missing_sentences(find_game(game)) == {}


def test_missing_sentences_are_reported_by_language(tmp_path, monkeypatch):
    sentences = (KITES.folder / "words.en.ftl").read_text(encoding="utf-8")
    without = sentences.replace("event-kept =", "event-kept-not =").replace("action-hold =", "action-hold-not =")
    (tmp_path / "words.en.ftl").write_text(without, encoding="utf-8")
    (tmp_path / "words.fr.ftl").write_text(sentences.replace("event-drew-unseen", "event-x"), encoding="utf-8")
    monkeypatch.setattr(KITES, "folder", tmp_path)
    assert missing_sentences(KITES) == {"en": ["action-hold", "event-kept"], "fr": ["event-drew-unseen"]}


def test_a_game_without_code_for_words_uses_the_default_words():
    assert type(words_of(KITES)) is DefaultWords
    assert words_of(KITES) is words_of(KITES)
