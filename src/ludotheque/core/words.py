"""Sentences in English and French: the Fluent catalogues of the core and of each game, and voices that put phrases into
one language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ludotheque.core.events import Event
from ludotheque.core.structs import Action, Outcome, Seat, View

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern, SelectExpression

    from ludotheque.core.errors import Refused
    from ludotheque.core.regions import Region

LANGUAGES = ("en", "fr")

ENTRY = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)  # matches where a sentence begins in a catalogue
ID = re.compile(r"[a-zA-Z][\w-]*")
VALUE = re.compile(r"\$([a-zA-Z]\w*?)(?:Is|Of)?\b")


class Catalogue:
    """The sentences of some files.  Each sentence is parsed at its first use, so that the program starts faster."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}
        for file in files:
            for entry in ENTRY.split(file.read_text(encoding="utf-8")):
                if id := ID.match(entry):
                    self.sources[id.group()] = entry

    def knows(self, message: str) -> bool:
        """Is there a sentence with this id?"""
        return message in self.sources

    def wants(self, message: str) -> frozenset[str]:
        """Returns the names of the values that a sentence needs; the variables `$seatIs` and `$seatOf` both need the
        value `seat`.
        """
        return frozenset(VALUE.findall(self.sources[message]))

    def say(self, message: str, values: Mapping[str, Any]) -> str:
        """Returns a sentence as text; if there is no such sentence, returns its id, so that the reader still sees
        something.
        """
        if message not in self.sources:
            return message
        if message not in self._patterns:
            self._patterns[message] = parse_sentence(message, self.sources[message])
        return fill_in(self._patterns[message], values, self.language)


def parse_sentence(message: str, source: str) -> Pattern:
    """Parses a sentence, and returns its Fluent pattern."""
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise ValueError(f"{message} is not a valid Fluent message: {source}")
    return entry.value


# `fill_in` does what fluent.runtime does, but fluent.runtime takes longer to load than everything else together,
# because it brings the locale data of all languages.  A test compares the two on every sentence we have.
def fill_in(pattern: Pattern, values: Mapping[str, Any], language: str) -> str:
    """Fills values into a sentence; supports only the texts, variables and selectors of Fluent."""
    from fluent.syntax import ast

    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            assert isinstance(expression.selector, ast.VariableReference)
            text += fill_in(
                select_variant(expression, values.get(expression.selector.id.name), language), values, language
            )
        elif isinstance(expression, ast.StringLiteral):
            text += str(expression.parse()["value"])
        else:
            assert isinstance(expression, ast.VariableReference), (
                f"{expression} uses a part of Fluent that we do not support"
            )
            name = expression.id.name
            text += format_value(values[name], language) if name in values else f"{{${name}}}"
    return text


def select_variant(select: SelectExpression, value: Any, language: str) -> Pattern:
    """Selects the variant for a value: the variant for exactly that word or number, otherwise the one for the value's
    plural category, otherwise the default.
    """
    wanted = [str(value)]
    if isinstance(value, int):
        is_one = value == 1 or (value == 0 and language == "fr")
        wanted.append("one" if is_one else "other")
    for key in wanted:
        for variant in select.variants:
            if key == (variant.key.name if hasattr(variant.key, "name") else variant.key.value):
                return variant.value
    return next(variant.value for variant in select.variants if variant.default)


def format_value(value: Any, language: str) -> str:
    """Formats a value for a sentence; numbers get thousands separators."""
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}".replace(",", "," if language == "en" else "\u202f")
    return str(value)


@cache
def catalogue(game_id: str, language: str, extra_folder: Path | None = None) -> Catalogue:
    """Returns the sentences of the core, of a game, and of one more folder."""
    folders = [] if extra_folder is None else [extra_folder]
    if game_id:
        from ludotheque.core.catalogue import find_game

        folders.insert(0, find_game(game_id).folder)
    return read_catalogue(language, *folders)


def read_catalogue(language: str, *folders: Path) -> Catalogue:
    """Returns the sentences of the core and of some folders; later ones replace earlier ones."""
    files = [folder / f"words.{language}.ftl" for folder in (Path(__file__).parent, *folders)]
    return Catalogue(language, [file for file in files if file.exists()])


def knows(game_id: str, language: str, message: str) -> bool:
    """Is there a sentence with this id?"""
    return catalogue(game_id, language).knows(message)


def say(game_id: str, language: str, message: str, values: Mapping[str, Any] | None = None) -> str:
    """Returns one of a game's sentences in a language, with values that need no translation, such as numbers."""
    return catalogue(game_id, language).say(message, values or {})


class Phrase(msgspec.Struct, frozen=True):
    """A sentence that is not in any language yet: the id of the sentence and its values.

    A value is a number, a text, a phrase, a `Who`, a `Colour`, or a list of these, which the sentence names one after
    the other.
    """

    message: str
    values: dict[str, Any] = {}


class Who(msgspec.Struct, frozen=True):
    """A seat in a sentence: the name of its player, or "you" if the listener sits there.

    A value `seat` provides three variables: `$seat`, the name; `$seatIs`, which is "you" or "other"; and `$seatOf`, the
    name as an owner.
    """

    seat: Seat


class Colour(msgspec.Struct, frozen=True):
    """The colour of one set of pieces: the colour chosen at the table, otherwise the colour in the box."""

    pieces: int


VOWEL = re.compile(r"[aeiouhâàäéèêëîïôöûüæœ]|y[^aeiou]", re.IGNORECASE)


def as_owner(name: str, language: str) -> str:
    """Returns a name as the owner of something: "Ada’s", "d’Ada", "de Basile"."""
    if language == "en":
        return f"{name}’s"
    return f"d’{name}" if VOWEL.match(name) else f"de {name}"


class Voice:
    """Says phrases in one language to one listener (None: to everybody)."""

    def __init__(
        self,
        game_id: str,
        language: str,
        names: Sequence[str] = (),
        you: Seat | None = None,
        extra_folder: Path | None = None,
        colours: Sequence[str] = (),
    ) -> None:
        self.language = language
        self.names = names
        self.you = you
        self.colours = colours  # the colour of each set of pieces; empty: as in the box
        self._game_id = game_id
        self._extra_folder = extra_folder
        self._catalogue = catalogue(game_id, language, extra_folder)

    def to(self, you: Seat | None) -> Voice:
        """Returns this voice, speaking to another listener."""
        return Voice(self._game_id, self.language, self.names, you, self._extra_folder, self.colours)

    def name(self, seat: Seat) -> str:
        """Returns the name of a seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self._catalogue.say("seat-name", {"number": seat + 1})

    def say(self, phrase: Phrase) -> str:
        """Puts a phrase into words in the voice's language."""
        plain: dict[str, Any] = {}
        for key, value in phrase.values.items():
            seats = value if isinstance(value, (list, tuple)) else (value,)
            if seats and isinstance(seats[0], Who):
                plain[f"{key}Is"] = "you" if len(seats) == 1 and seats[0].seat == self.you else "other"
            plain[key] = self.name(value.seat) if isinstance(value, Who) else self._plain(value)
            if isinstance(value, Who):
                plain[f"{key}Of"] = as_owner(plain[key], self.language)
        return self._catalogue.say(phrase.message, plain)

    def tell(self, message: str, **values: Any) -> str:
        """Says a sentence, given its id and its values."""
        return self.say(Phrase(message, values))

    def knows(self, message: str) -> bool:
        """Is there a sentence with this id?"""
        return self._catalogue.knows(message)

    def word(self, value: Any) -> str:
        """Returns a single value as a sentence shows it."""
        return str(self._plain(value))

    def thing(self, kind: str, name: object) -> str:
        """Returns what a thing is called: its sentence, such as `card-gust`, or its id if there is no such sentence."""
        message = f"{kind}-{kebab(str(name))}"
        return self.tell(message) if self.knows(message) else str(name)

    def caption(self, field: str) -> str:
        """Returns the caption of a field of a view: its sentence `field-…` or, if there is none, the field's name in
        plain letters.
        """
        message = f"field-{kebab(field)}"
        return self.tell(message) if self.knows(message) else kebab(field).replace("-", " ").capitalize()

    def _plain(self, value: Any) -> Any:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Who):
            return self._catalogue.say("you", {}) if value.seat == self.you else self.name(value.seat)
        if isinstance(value, Colour):
            from ludotheque.core.catalogue import find_game

            colours = self.colours or find_game(self._game_id).colours
            return self._catalogue.say(f"colour-{colours[value.pieces]}", {})
        if isinstance(value, (list, tuple)):
            items = [str(self._plain(one)) for one in value]
            if len(items) < 2:
                return "".join(items)
            return self._catalogue.say("list-and", {"items": ", ".join(items[:-1]), "last": items[-1]})
        return value


# A line of a drawing: pieces of text, each with a style such as "bold yellow".
Line = list[tuple[str, str]]


class Question(msgspec.Struct, frozen=True):
    """A question to a seat: what to decide, why, the section of the rulebook behind it, and what a newcomer should know
    in order to answer.
    """

    ask: Phrase
    why: Phrase
    section: str
    notes: tuple[Phrase, ...] = ()


class Words(Protocol):
    """Puts a game into words.  The terminal, the browser and the screen reader say the same.

    `default_words.DefaultWords` implements all of this with sentences and typed ids; a game overrides only what it says
    differently.
    """

    def of_action(self, action: Action, view: View | None = None) -> Phrase:
        """Puts an action into words as a choice, such as "Play Negate"; if a view is given, also says what the action
        would lead to.
        """

    def of_event(self, event: Event) -> Phrase:
        """Puts an event into words, as its viewer saw the event."""

    def is_minor(self, event: Event) -> bool:
        """Can a log leave this event out?"""

    def of_view(self, view: View) -> list[Phrase]:
        """Returns the sentences that say everything a seat knows, one per line."""

    def of_hand(self, view: View) -> list[Phrase]:
        """Returns the sentences that say what the viewer holds, and what each thing does."""

    def of_question(self, view: View) -> Question:
        """Returns the question that the viewer is asked."""

    def of_waiting(self, view: View) -> Phrase:
        """Says to everybody who is not asked which seats are asked, and what for."""

    def of_outcome(self, outcome: Outcome) -> Phrase:
        """Says how a match ended."""

    def of_refusal(self, refused: Refused) -> Phrase:
        """Says why a move was refused."""

    def draw(self, view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
        """Draws the board and the players as text for a screen of this size; the caller decides where on the screen the
        two parts go.
        """

    def notes(self, action: Action, view: View) -> list[Phrase]:
        """Returns sentences that explain a choice to a newcomer, for example what a card does."""

    def is_idle(self, action: Action) -> bool:
        """Does this action do nothing, such as passing?"""

    def short(self, action: Action) -> list[Any]:
        """Returns shorter ways to name an action, the shortest first: "Negate", "c4".
        A phrase may list several, with commas.
        """

    def typed(self, action: Action, view: View) -> list[Any]:
        """Returns the words that a player may type for an action in this position: those of `short`, unless they depend
        on the position.
        """

    def of_region(self, region: Region) -> Phrase | None:
        """Returns a sentence that says what a region of actions allows and how to type it; None if the sentence of
        another region already covers this region.
        """

    def vocabulary(self, view: View) -> Iterable[Action]:
        """Returns every action that can be named in this match, legal now or not."""


@lru_cache(1000)
def kebab(name: str) -> str:
    """Makes part of an id: "Hand-Me-Down", "passingOn", "CardsDrawn" → hand-me-down, passing-on, cards-drawn."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower())
