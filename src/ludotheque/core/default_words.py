"""Default words for any game: fills the sentences of the game's catalogues with the fields of its actions, events and
views.

Annotations say what a field names (things.py), so a game with catalogues and typed ids needs no code for its words:

    event-card-drawn = { $seat } draws { $card }.       of class CardDrawn: seat: Seat, card: Secret[Card]
    event-card-drawn-unseen = { $seat } draws a card.   the same event for viewers to whom a Secret field is None
    action-give-to = Give it to { $seat }               of class GiveTo: seat: Seat
    card-gust = the gust    card-gust-text = Lifts by 2    no-card = no card    card-listed = “{ $card }”
    card-times = { $card } ×{ $count }                  several equal things in a list
    typed-pass = pass, p                                what one may type instead of the whole sentence of class Pass
    ask-bidding, why-bidding, wait-bidding              for the phase "bidding" of a view, with the view's fields
    ask-any-time, why-any-time                          for a seat that may act without being asked
    view-piles = { $deck } cards are left.              a line of the position: one for each sentence view-…, in the
                                                        order of the catalogue; one for each seat if the sentence
                                                        uses an EachSeat field

A value that is None becomes the word "none", a flag "yes" or "no"; `$cardsCount` is the number of `$cards`, and
`$cardId` is the id itself, by which a sentence can select a Fluent variant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from ludotheque.core.components import standard_components
from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Event, Private, StepTaken, StepTakenBack
from ludotheque.core.game import Game
from ludotheque.core.regions import Region
from ludotheque.core.sentences import Sentences
from ludotheque.core.structs import Action, Outcome, Seat, View
from ludotheque.core.things import TypedField, literals_in, typed_fields
from ludotheque.core.vocabulary import kinds_in
from ludotheque.core.words import (
    LANGUAGES,
    Line,
    Phrase,
    Question,
    Voice,
    Who,
    Words,
    kebab,
)

F = TypeVar("F", bound=Callable[..., Phrase])
STEPS: tuple[type[Event], ...] = (StepTaken, StepTakenBack, ChoiceSealed, ChoiceReopened)
MOST_NAMED = 5000  # the maximum number of actions of one type that the vocabulary lists


def says(*kinds: type[Action] | type[Event]) -> Callable[[F], F]:
    """Marks a method of a game's words as the one that puts certain types of actions or events into words.  The method
    of an action also gets a view, which may be None.
    """

    def mark(method: F) -> F:
        method.__dict__["says"] = kinds
        return method

    return mark


class DefaultWords(Sentences):
    """The words of a game whose catalogues are in a folder.  A game overrides what is not generic (see `says`)."""

    # The name of the method that puts a type of action or event into words, for each type that has such a method.
    own: ClassVar[dict[type, str]] = {}

    def __init_subclass__(cls) -> None:
        cls.own = {**cls.own}
        for name, method in vars(cls).items():
            cls.own.update(dict.fromkeys(getattr(method, "says", ()), name))

    def __init__(
        self,
        folder: Path,
        actions: Any,
        *,
        sections: Mapping[str, str] | None = None,
        idle: tuple[Action, ...] = (),
        minor: tuple[type[Event], ...] = (),
    ) -> None:
        super().__init__(folder, actions)
        self.sections = sections or {}  # sections of the rulebook, by the phase in which a seat is asked
        self.idle = idle  # the actions that do nothing, such as passing
        self.minor = (*STEPS, *minor)  # the events that a log may leave out

    # ── What is done and what happens ──

    def of_action(self, action: Action, view: View | None = None) -> Phrase:
        """Puts an action into words, as a choice to offer."""
        if type(action) in self.own:
            phrase: Phrase = getattr(self, self.own[type(action)])(action, view)
            return phrase
        message_id = f"action-{kebab(type(action).__name__)}"
        return self.sentence(message_id, action) if self.knows(message_id) else Phrase(describe_struct(action))

    def of_event(self, event: Event) -> Phrase:
        """Puts an event into words as its viewer saw the event: hidden fields are not mentioned."""
        if type(event) in self.own:
            phrase: Phrase = getattr(self, self.own[type(event)])(event)
            return phrase
        message_id = f"event-{kebab(type(event).__name__)}"
        if isinstance(event, Private) and is_veiled(event) and self.knows(f"{message_id}-unseen"):
            return self.sentence(f"{message_id}-unseen", event)
        if self.knows(message_id):
            return self.sentence(message_id, event)
        outcome = getattr(event, "outcome", None)
        return self.of_outcome(outcome) if isinstance(outcome, Outcome) else Phrase(describe_struct(event))

    def is_minor(self, event: Event) -> bool:
        """May a log leave this event out?"""
        return isinstance(event, self.minor)

    def of_outcome(self, outcome: Outcome) -> Phrase:
        """Says how the match ended; the reason in the outcome is the id of the sentence."""
        return Phrase(outcome.reason, winners_of(outcome.winners))

    @cached_property
    def kinds(self) -> dict[str, str]:
        """Returns, by the name of a value in a refusal, the kind of thing that the value names.  A value names the same
        kind of thing as the field of an action that has the same name.
        """
        fields = [field for kind in kinds_in(self.actions) for field in typed_fields(kind)]
        return {"seat": "seat", **{field.name: field.kind for field in fields if field.kind is not None}}

    def of_refusal(self, refused: Refused) -> Phrase:
        """Says why a move was refused."""
        values = {name: self.format_value(self.kinds.get(name), value) for name, value in refused.values.items()}
        return Phrase(refused.message, values)

    # ── What is asked, and the position ──

    def moment(self, view: View) -> str:
        """Returns the part of sentence ids that stands for the current phase; "any-time" for a seat that may act
        unasked.
        """
        if view.seat is not None and view.seat not in view.to_act and view.seat in view.may_act:
            return "any-time"
        return kebab(getattr(view, "phase", ""))

    def section(self, moment: str) -> str:
        """Returns the section of the rulebook that says why a seat is asked."""
        return next((section for phase, section in self.sections.items() if kebab(phase) == moment), "")

    def about_question(self, view: View) -> dict[str, Any]:
        """Returns the extra values for sentences about a question, in addition to the fields of the view."""
        return {}

    def of_question(self, view: View) -> Question:
        """Returns the question that the viewer is asked, the reason for it, and its section of the rulebook."""
        moment = self.moment(view)
        if not self.knows(f"ask-{moment}"):
            return Question(Phrase("choose"), Phrase("choose-why"), self.section(moment))
        more = self.about_question(view)
        ask, why = [self.pick_sentence(message_id, view, more) for message_id in (f"ask-{moment}", f"why-{moment}")]
        return Question(ask, why if self.knows(why.message) else Phrase("choose-why"), self.section(moment))

    def of_waiting(self, view: View) -> Phrase:
        """Says to everybody who is not asked which seats are asked, and what for."""
        if view.outcome is not None:
            return self.of_outcome(view.outcome)
        message_id = f"wait-{kebab(getattr(view, 'phase', ''))}"
        seats = [Who(seat) for seat in view.to_act or view.may_act]
        more = {**self.about_question(view), "seats": seats}
        return self.pick_sentence(message_id if self.knows(message_id) else "waiting", view, more)

    def of_moment(self, view: View) -> Phrase:
        """Says what the viewer must decide or, if the viewer is not asked, which other seats are asked."""
        is_asked = view.seat is not None and view.seat in view.to_act
        return self.of_question(view).ask if is_asked else self.of_waiting(view)

    def of_view(self, view: View) -> list[Phrase]:
        """Returns the sentences that say everything a seat knows, one per line."""
        lines = [self.of_moment(view)]
        messages = [message_id for message_id in self.messages if message_id.startswith("view-")]
        if view.seat is None and "view-hand" in messages:
            messages.remove("view-hand")
        if messages:
            return [*lines, *[line for message_id in messages for line in self.lines_of(message_id, view)]]
        shared = View.__struct_fields__
        fields = [field for field in typed_fields(type(view)) if field.name not in shared]
        return [*lines, *[Phrase(f"{field.placeholder}: {getattr(view, field.name)}") for field in fields]]

    def lines_of(self, message_id: str, view: View) -> Iterator[Phrase]:
        """Yields a sentence about a view, once or, if the sentence uses an EachSeat field, once per seat; skips every
        sentence in which a value would be None.
        """
        fields = [field for field in typed_fields(type(view)) if field.placeholder in self.messages[message_id]]
        shared = [field for field in fields if not field.is_each]
        each = [field for field in fields if field.is_each]
        if not each:
            if all(getattr(view, field.name) is not None for field in shared):
                yield self.sentence(message_id, view)
            return
        for seat in range(view.seats):
            values = {field.placeholder: seat_value(getattr(view, field.name), seat) for field in each}
            if None not in values.values():
                words = {field.placeholder: self.format_value(field.kind, values[field.placeholder]) for field in each}
                yield self.sentence(message_id, view, **{**words, "seat": Who(seat)})

    def of_hand(self, view: View) -> list[Phrase]:
        """Returns the sentences about what the viewer holds: `view-hand`, then an explanation of each thing in the
        view's field `hand`.
        """
        if view.seat is None or not self.knows("view-hand"):
            return []
        lines = list(self.lines_of("view-hand", view))
        field = next((field for field in typed_fields(type(view)) if field.name == "hand"), None)
        if field is None or field.kind is None or field.is_each:
            return lines
        for name in dict.fromkeys(getattr(view, field.name) or ()):
            for text in self.texts(field.kind, name, view):
                lines.append(Phrase("hand-line", {"it": self.of_thing(field.kind, name), "text": text}))
        return lines

    def texts(self, kind: str, name: Any, view: View) -> list[Phrase]:
        """Returns the sentence that says what a thing does, if the game has one."""
        message_id = f"{kind}-{kebab(str(name))}-text"
        return [Phrase(message_id)] if self.knows(message_id) else []

    def draw(self, view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
        """Returns the position line by line, because no drawing suits every game."""
        return [[(voice.say(phrase), "")] for phrase in self.of_view(view)], []

    # ── Choices in a terminal ──

    def notes(self, action: Action, view: View) -> list[Phrase]:
        """Returns the sentences that say what the things named in an action do."""
        fields = [field for field in typed_fields(type(action)) if field.is_single]
        named = [(str(field.kind), getattr(action, field.name)) for field in fields]
        return [text for kind, name in named if name is not None for text in self.texts(kind, name, view)]

    def is_idle(self, action: Action) -> bool:
        """Does this action do nothing, such as passing?"""
        return action in self.idle

    def short(self, action: Action) -> list[Any]:
        """Returns shorter ways to name an action: words made for typing, or the one thing that the action names."""
        typed = f"typed-{kebab(type(action).__name__)}"
        if self.knows(typed):
            return [self.sentence(typed, action)]
        fields = typed_fields(type(action))
        value = getattr(action, fields[0].name) if len(fields) == 1 else None
        if value is None or isinstance(value, (bool, list, tuple)):
            return [self.of_action(action)]
        word = self.format_value(fields[0].kind, value)
        if isinstance(word, Who):
            return [word]
        typed = f"typed-{kebab(str(value))}"
        if self.knows(typed):
            return [Phrase(typed), word]
        return [word, value] if isinstance(word, Phrase) and isinstance(value, str) else [str(word)]

    def typed(self, action: Action, view: View) -> list[Any]:
        """Returns the words that a player may type for an action in this position: its short names, unless the game
        overrides this.
        """
        return self.short(action)

    def of_region(self, region: Region) -> Phrase | None:
        """Returns the sentence about a region of actions: `region-…` of its action or, if there is none, the region's
        numbers.
        """
        message_id = f"region-{kebab(type(region.template).__name__)}"
        if self.knows(message_id):
            return self.sentence(message_id, region.template)
        return Phrase(str(region.to_json()))

    def vocabulary(self, view: View) -> Iterable[Action]:
        """Yields every action that can be named in this match, legal now or not, except actions with numbers or lists."""
        for kind in kinds_in(self.actions):
            values = [self.values_of(field, view) for field in typed_fields(kind)]
            if all(values) and prod(map(len, values)) <= MOST_NAMED:
                yield from [kind(*each) for each in product(*values)]

    def values_of(self, field: TypedField, view: View) -> list[Any]:
        """Returns the possible values of an action's field in a match; empty if the values cannot be listed."""
        values: list[Any] = literals_in(field.hint)
        if field.hint is bool:
            values = [False, True]
        elif not values and field.is_single:
            values = list(range(view.seats)) if field.kind == "seat" else list(self.ids(str(field.kind), view))
        return [None, *values] if values and field.is_optional else values

    def ids(self, kind: str, view: View) -> Iterable[Any]:
        """Returns the things of a kind in a match: the ids of the rows `[[card]]` or `[[cards]]` in its box."""
        contents = standard_components(self.folder) if view.components is None else view.components
        rows = contents.get(kind, contents.get(f"{kind}s", ()))
        return [row["id"] for row in rows if isinstance(row, Mapping) and "id" in row]

    # ── What is missing ──

    def needed(self, events: Any) -> Iterator[str]:
        """Yields the ids of all sentences that the game's actions and events need; a type that a method of the game
        puts into words needs none.
        """
        for kind in kinds_in(self.actions):
            if kind not in self.own:
                yield f"action-{kebab(kind.__name__)}"
        for kind in kinds_in(events):
            fields = typed_fields(kind)
            if kind in self.own or any(field.hint is Outcome for field in fields):
                continue
            yield f"event-{kebab(kind.__name__)}"
            if any(field.is_secret for field in fields):
                yield f"event-{kebab(kind.__name__)}-unseen"


def words_of(game: Game[Any]) -> Words:
    """Returns the words of a game: its own, or the default."""
    words: Words | None = game.part("words")
    return default_words_of(game.folder, game.actions) if words is None else words


@cache
def default_words_of(folder: Path, actions: Any) -> DefaultWords:
    """Returns the words of a game that has catalogues and no code for its words."""
    return DefaultWords(folder, actions)


def missing_sentences(game: Game[Any]) -> dict[str, list[str]]:
    """Returns, by language, the ids of sentences that a game's actions and events need but its catalogues lack; empty
    if none is missing.
    """
    words = words_of(game)
    if not isinstance(words, DefaultWords):  # a game with words of another class must check them itself
        return {}
    needed = list(words.needed(game.events))
    lacking = {
        language: [message_id for message_id in needed if not words.catalogues[language].knows(message_id)]
        for language in LANGUAGES
    }
    return {language: messages for language, messages in lacking.items() if messages}


def is_veiled(event: Private) -> bool:
    """Is a secret of this event hidden from the viewer?"""
    return any(field.is_secret and getattr(event, field.name) is None for field in typed_fields(type(event)))


def winners_of(winners: Sequence[Seat]) -> dict[str, Any]:
    """Returns the values for a sentence about the winners: their names and their number."""
    return {"winners": [Who(seat) for seat in winners], "count": len(winners)}


def seat_value(values: Any, seat: Seat) -> Any:
    """Returns the value of one seat in a list with one value per seat; None if the list is hidden or has no value for
    that seat.
    """
    return None if values is None or seat >= len(values) else values[seat]


def describe_struct(thing: msgspec.Struct) -> str:
    """Describes a Struct by its type and its values, for a Struct without a sentence of its own."""
    doc: dict[str, Any] = msgspec.to_builtins(thing)
    return " ".join([str(value) for value in doc.values() if value is not None])
