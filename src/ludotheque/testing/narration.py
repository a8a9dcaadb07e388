"""A test kit for the words of a game: both languages have the same sentences, and whole matches can be put into words
in each.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, get_args

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.game import Game
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.core.words import LANGUAGES, Phrase, Voice, Words, kebab
from ludotheque.testing.case import active_seats, viewers
from ludotheque.testing.checks import Check, expect, in_words
from ludotheque.testing.sentences import differences_between_languages, sentences_of

NAMES: Final = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
ACTIONS: Final = 40  # the maximum number of choices of one seat that are put into words
SEED: Final = 4


@dataclass(frozen=True)
class Telling:
    """The kit for the words of one game.

    `matches` are the matches that are put into words: for each, its number of seats and its options.  `told_otherwise`
    lists types of events whose sentences do not have the usual ids.
    """

    game: Game[Any]
    words: Words
    matches: Sequence[tuple[int, Mapping[str, Any]]]
    told_otherwise: Collection[str] = ()

    def checks(self) -> list[Check]:
        """Returns all checks of the words, including one for each match and language."""
        checks = [Check("sentences of both languages", self.check_languages)]
        for language in LANGUAGES:
            checks.append(Check(f"options in {language}", partial(self.check_options, language)))
            checks.append(Check(f"events in {language}", partial(self.check_events, language)))
            for seats, options in self.matches:
                description = ", ".join([f"{seats} seats", *[f"{name} {value}" for name, value in options.items()]])
                checks.append(
                    Check(f"a match in {language}: {description}", partial(self.check_match, language, seats, options))
                )
        return checks

    def voice(self, language: str, you: Seat | None = 0) -> Voice:
        """Returns a voice that addresses a seat or a spectator, and uses the names of all other seats."""
        return Voice(self.game.id, language, NAMES, you)

    def say(self, language: str, phrase: object, you: Seat | None = 0) -> str:
        """Returns a phrase as text in a language; fails if the sentence or one of its values is missing."""
        voice = self.voice(language, you)
        assert isinstance(phrase, Phrase), f"{phrase} is not a phrase"
        expect(voice.knows(phrase.message), f"there is no sentence {phrase.message} in {language!r}")
        sentence = voice.say(phrase)
        expect(sentence and "{" not in sentence, f"{phrase.message} lacks a value in {language!r}: {sentence}")
        return sentence

    def say_all(self, language: str, phrases: Iterable[object], you: Seat | None) -> None:
        """Checks that several phrases can be put into words for a seat."""
        for phrase in phrases:
            self.say(language, phrase, you)

    def check_languages(self) -> None:
        """Checks that both languages have the same sentences, with the same values."""
        differences = differences_between_languages(self.game.folder)
        expect(not differences, "; ".join(differences))

    def check_options(self, language: str) -> None:
        """Checks that every option has a title.  If the game explains one option, it must explain all options and name
        each of their values.
        """
        known = sentences_of(self.game.id, language)
        needed = [option.message for option in self.game.options]
        if any(f"{title}-text" in known for title in needed):
            needed += [f"{title}-text" for title in needed]
            choices = [option for option in self.game.options if option.type == "choice"]
            needed += [f"{option.message}-{value}" for option in choices for value in option.range]
        missing = set(needed) - known.keys()
        expect(not missing, f"there is no sentence in {language!r} for {in_words(missing)}")

    def check_events(self, language: str) -> None:
        """Checks that every kind of event except the end of the match has one or more sentences `event-…`."""
        known = sentences_of(self.game.id, language)
        kinds = {kebab(kind.__name__) for kind in get_args(self.game.events)} - {"match-ended", *self.told_otherwise}
        missing = [kind for kind in kinds if not any(f"{one}-".startswith(f"event-{kind}-") for one in known)]
        expect(not missing, f"there is no sentence in {language!r} for the events {in_words(missing)}")

    def check_match(self, language: str, seats: int, options: Mapping[str, Any]) -> None:
        """Checks that a whole random match can be put into words for everybody: questions, choices, positions, events
        and the outcome.
        """
        match, luck = ludotheque.new(self.game.id, seats, SEED, options), fast(SEED)
        while match.outcome is None:
            self.tell_position(language, match)
            for seat in sorted(active_seats(match)):
                self.tell_question(language, match, seat)
            seat, action = random_step(match, luck)
            view = match.view(seat)
            self.say_all(language, [self.words.of_action(action, view), *self.words.notes(action, view)], seat)
        self.tell_position(language, match)
        for viewer in viewers(match):
            for event in match.seen(viewer):
                self.say(language, self.words.of_event(event), viewer)
                self.words.is_minor(event)
            self.say(language, self.words.of_outcome(match.outcome), viewer)

    def tell_position(self, language: str, match: Match) -> None:
        """Checks that what each viewer sees and holds, and who is asked, can be put into words."""
        for viewer in viewers(match):
            view = match.view(viewer)
            phrases = [*self.words.of_view(view), *self.words.of_hand(view), self.words.of_waiting(view)]
            self.say_all(language, phrases, viewer)

    def tell_question(self, language: str, match: Match, seat: Seat) -> None:
        """Checks that the question to a seat, and each of the seat's choices, can be put into words."""
        view, choices = match.view(seat), match.choices(seat)
        question = self.words.of_question(view)
        expect(question.section.startswith("§"), f"the question {question.ask.message} names no section")
        self.say_all(language, [question.ask, question.why, *question.notes], seat)
        for action in list(choices)[:ACTIONS]:
            self.say_all(language, [self.words.of_action(action, view), *self.words.notes(action, view)], seat)
            self.say(language, self.words.of_action(action), seat)
            self.words.is_idle(action)
            for value in self.words.short(action):
                expect(self.voice(language, seat).word(value), f"{action} has an empty short name in {language!r}")
        # Only games with angles or places to choose have this method.
        of_region = getattr(self.words, "of_region", None)
        regions = [of_region(region) for region in choices.regions] if of_region else []
        phrases = [phrase for phrase in regions if phrase is not None]
        expect(
            phrases or not regions,
            f"no region of seat {seat} is put into words when it is asked {question.ask.message}",
        )
        self.say_all(language, phrases, seat)
