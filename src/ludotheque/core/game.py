"""The interface of a rulebook.  Everything that plays, shows, records or tests a game uses only this interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.box import Box
from ludotheque.core.choices import Choices
from ludotheque.core.data import deep_copy
from ludotheque.core.domains import Source
from ludotheque.core.errors import BadInput, Refused
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.observing import EncodeField, Writer
from ludotheque.core.structs import Action, BoxInfo, GameInfo, Option, Seat, View
from ludotheque.core.versions import Change, versions_of

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One rulebook at one version of its rules.  A Game stores nothing about a match: every method gets the state of
    the match.

    A game whose rules have changed passes its `changes`, takes `version` as an argument of its constructor, and plays
    by the rules of that version.  The optional parts (`words` to `hooks`) are objects, or texts such as
    "kites.words:WORDS" that say where to import them from at first use.
    """

    def __init__(
        self,
        *,
        id: str,
        version: str,
        title: dict[str, str],
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        folder: Path,
        actions: Any,
        events: Any,
        views: Any,
        components: Any = None,
        changes: tuple[Change, ...] = (),
        colours: tuple[str, ...] = (),
        pitch: dict[str, str] | None = None,
        minutes: tuple[int, ...] = (),
        weight: int = 0,
        age: int = 0,
        short_match: dict[str, Any] | None = None,
        first_match: dict[int, dict[str, Any]] | None = None,
        is_slow: bool = False,
        sample_match: dict[str, Any] | None = None,
        words: Any = None,
        causes: Any = None,
        bots: Any = None,
        advise: Any = None,
        preview: Any = None,
        play_out: Any = None,
        hooks: Any = None,
        board: Any = None,
        picture: Any = None,
        lesson: Path | None = None,
        puzzles: Path | None = None,
    ) -> None:
        self.id = id
        self.version = version
        self.changes = changes  # all changes of the game's rules since version 1
        # The versions of the game's rules, oldest first.
        self.versions = versions_of(changes) if changes else (version,)
        self.title = title
        self.seats = seats
        self.options = options
        self.colours = colours  # the colours of the pieces, which players choose before a match; empty: nobody chooses
        self.folder = folder  # where box.toml, the words and the rulebook pages are
        self.actions = actions  # union of the action types
        self.events = events  # union of the event types
        self.views = views  # the view type
        self.components = components  # the type of the contents of box.toml, if the game has one
        self.pitch = pitch or {}  # one sentence about the game, by language
        self.minutes = minutes  # how long a match lasts: about (shortest, longest); empty: unknown
        self.weight = weight  # how much there is to learn, from 1 to 3; 0: unknown
        self.age = age  # the minimum age of players; 0: unknown
        self.short_match = short_match or {}  # options for a match that ends soon, whatever the players do
        self.first_match = first_match or {}  # by number of seats: options that are easier for somebody new in seat 0
        # Do whole matches take so long that trials (`ludotheque trust`) should play short ones instead?
        self.is_slow = is_slow
        self.sample_match = sample_match or {}  # seats and options of the match that the documentation shows
        # The Board that the game's package ships (boards.py); None: browsers draw one from the game's types.
        self.board = board
        self.lesson = lesson  # the folder with lesson.toml and its sentences, if the game has a lesson for newcomers
        self.puzzles = puzzles  # the file with the game's puzzles, if the game has puzzles
        self._parts: dict[str, Any] = {
            "words": words,  # the Words object of the game; None: everything is shown as data
            # For each kind of event, what may have caused it (causes.py); None: the game does not say.
            "causes": causes,
            "bots": bots,  # the game's bots by name
            "advise": advise,  # (view, choices, about) → advice for a seat
            "preview": preview,  # (option, value) → what that value of an option would mean; None: nothing to show
            "play_out": play_out,  # (state, luck): random play to the end, compiled together with the rules
            # (view, voice) → a Scene: the game's own picture for programs (drawing.py); None: drawn from its types
            "picture": picture,
            "hooks": hooks,  # the class of the game's Hooks (hooks.py), which tell the search about the game
        }
        self.made_hooks: Any = None  # the cached hooks of this game, once `hooks_of` has made them

    def part(self, name: str) -> Any:
        """Returns an optional part of the game, imported at first use; None if the game lacks this part."""
        part = self._parts[name]
        if isinstance(part, str):
            part = self._parts[name] = resolve_name(part)
        return part

    def at(self, version: object) -> Game[S]:
        """Returns this rulebook at another version of its rules; raises BadInput for a version that does not exist."""
        if version == self.version:
            return self
        if version not in self.versions:
            raise BadInput("version", "other-version", found=str(version), known=", ".join(self.versions))
        return self.remade(str(version))

    def remade(self, version: str) -> Game[S]:
        """Makes this game at another version; a game whose constructor takes more arguments overrides this."""
        kind: Any = type(self)
        game: Game[S] = kind(version=version)
        return game

    def info(self) -> GameInfo:
        """Returns the entry of this game in the list of games."""
        options = [
            Option(
                one.name, one.type, deep_copy(one.default), deep_copy(one.range), one.message, deep_copy(one.suggested)
            )
            for one in self.options
        ]
        return GameInfo(
            self.id,
            dict(self.title),
            self.seats,
            tuple(options),
            self.version,
            self.colours,
            dict(self.pitch),
            self.minutes,
            self.weight,
            self.age,
            deep_copy(self.first_match),
        )

    def colours_each(self, seats: int) -> int:
        """Returns the number of colours that each seat plays with, in a match of this many seats."""
        return 1 if self.colours else 0

    def seat_colours(self, seats: int) -> tuple[tuple[str, ...], ...]:
        """Returns the colours of each seat's pieces, in the order of the box, for a game whose players do not choose
        their colours.
        """
        each = self.colours_each(seats)
        return tuple([self.colours[seat * each : (seat + 1) * each] for seat in range(seats)])

    def box(self, components: Mapping[str, Any] | None) -> Box:
        """Returns the box with these contents, or the standard box for None; raises BadInput if the contents are
        invalid.
        """
        raise NotImplementedError

    def box_facts(self) -> dict[str, Any]:
        """Returns facts that only the rules know and a board needs to draw any box of this game,
        edited ones included.
        """
        return {}

    def domains(self, options: dict[str, Any], box: Box) -> dict[str, Any]:
        """Returns the possible values of those fields of actions and views whose types do not list them (domains.py)."""
        return {}

    def sources(self) -> dict[str, Source]:
        """Returns, for each view field that the table of fields does not cover, what the value of that field depends on
        (domains.py).

        Sources make observations faster: a field without a source is read from the view every time.
        """
        return {}

    def writer(self, state: S, encode_field: EncodeField) -> Writer | None:
        """Returns the game's own writer of observations for matches with the settings of this state (observing.py);
        None: observations are computed from the views.
        """
        return None

    def box_info(self) -> BoxInfo:
        """Returns the standard box, for clients that draw the game."""
        return BoxInfo(deep_copy(dict(self.box(None).contents)), self.box_facts())

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """Raises BadInput if options contradict each other."""

    def set_up(self, seats: int, options: dict[str, Any], box: Box, luck: Luck, log: Log) -> S:
        """Sets up a new match, dealt and ready for the first decision."""
        raise NotImplementedError

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Returns the seats that owe a decision, sorted."""
        raise NotImplementedError

    def may_act(self, state: S) -> tuple[Seat, ...]:
        """Returns the seats that may act now without owing a decision, in the order in which the rules ask them."""
        return ()

    def is_window(self, state: S) -> bool:
        """Is the open question a reaction window, in which every seat asked has a short time to choose one action in
        secret?  The answer depends only on public facts.
        """
        return False

    def is_climax(self, action: Action) -> bool:
        """Is this the action for whose outcome everybody waits?  A puzzle that is solved earlier is still played on
        until this action.
        """
        return False

    def is_by_hand(self, action: Action) -> bool:
        """Is this choice fun to make by hand, even if it is the only one?  Then the table never makes it automatically."""
        return False

    def is_formality(self, state: S) -> bool:
        """Does everybody who is asked see the same thing, with nothing to do but agree?  If so, the table answers at
        once for people and bots.
        """
        return False

    def out(self, state: S) -> tuple[Seat, ...]:
        """Returns the seats that are out of the match: they decide nothing, unless somebody brings them back."""
        return ()

    def may_return(self, state: S) -> bool:
        """May somebody still bring back a seat that is out?  The answer depends only on public facts."""
        return False

    def choices(self, state: S, seat: Seat) -> Choices:
        """Returns everything this seat may do now."""
        raise NotImplementedError

    def refusal(self, state: S, seat: Seat, action: Action) -> Refused:
        """Says why an action is not among the choices."""
        raise NotImplementedError

    def apply(self, state: S, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        """Carries out an action; the caller guarantees that the action is legal."""
        raise NotImplementedError

    def may_take_back(self, state: S, seat: Seat) -> bool:
        """Does this seat have a step or a sealed choice that it may still take back?"""
        return False

    def take_back(self, state: S, seat: Seat, log: Log) -> None:
        """Undoes the last step or sealed choice of a seat, or raises Refused."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> View:
        """Returns everything this seat (None: a spectator) knows."""
        raise NotImplementedError

    def imagine(self, view: View, luck: Luck) -> S:
        """Makes a whole state that fits the view; everything the viewer cannot know is drawn at random."""
        raise NotImplementedError

    def hidden(self, state: S, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        """Returns the things that this seat cannot locate: for each kind of thing (cards, …), the hidden places, and
        how many of each thing the place holds.

        Any of these things may be in any of the places of its kind, except as `ruled_out` says; things that the seat
        has located are not counted.
        """
        return {}

    def ruled_out(self, state: S, seat: Seat | None) -> set[tuple[str, str, str]]:
        """Returns the things this seat knows not to be in a hidden place; kinds, places and things as in `hidden`."""
        return set()

    def copy(self, state: S) -> S:
        """Returns a state that shares nothing mutable with this one."""
        raise NotImplementedError

    def dump(self, state: S) -> dict[str, Any]:
        """Returns the whole position in rulebook words."""
        raise NotImplementedError

    def load(self, position: Mapping[str, Any], seats: int, options: dict[str, Any], box: Box) -> S:
        """Returns the state that `dump` wrote; raises BadInput if the position is impossible."""
        raise NotImplementedError

    def inventory(self, state: S) -> dict[str, int]:
        """Counts every card, disc and pawn, wherever it is; the counts never change during a match."""
        raise NotImplementedError


def check_options(game: Game[Any], seats: object, chosen: Mapping[str, Any] | None) -> dict[str, Any]:
    """Returns all options in declared order, with defaults filled in;
    raises BadInput for unknown options and wrong types.
    """
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        raise BadInput("seats", "bad-seats", value=repr(seats), low=min(game.seats), high=max(game.seats))
    chosen = {} if chosen is None else chosen
    if not isinstance(chosen, Mapping):
        raise BadInput("options", "bad-options", value=repr(chosen))
    names = [option.name for option in game.options]
    for name in chosen:
        if name not in names:
            raise BadInput(f"options.{name}", "unknown-option", names=", ".join(names))
    options: dict[str, Any] = {}
    for option in game.options:
        value = chosen.get(option.name, option.default)
        if value != option.default or type(value) is not type(option.default):
            check_option(option, value, seats)
        options[option.name] = deep_copy(value)
    game.check(seats, options)
    return options


def check_option(option: Option, value: Any, seats: int) -> None:
    """Raises BadInput if a value has the wrong type for the option or is out of range."""
    where = f"options.{option.name}"
    if option.type == "choice":
        if not any(type(value) is type(one) and value == one for one in option.range):
            raise BadInput(where, "bad-choice", value=repr(value), names=", ".join([str(one) for one in option.range]))
    elif option.type == "flag":
        if not isinstance(value, bool):
            raise BadInput(where, "bad-flag", value=repr(value))
    elif option.type == "text":
        if not isinstance(value, str):
            raise BadInput(where, "bad-text", value=repr(value))
    else:
        low, high = (0, seats - 1) if option.type == "seat" else option.range
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadInput(where, "bad-number", value=repr(value), low=low, high=high)
