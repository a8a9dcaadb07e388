"""A match: one playing of a game, from its beginning to its end, with its luck and its history."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from ludotheque.core.box import Box
from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.data import deep_copy
from ludotheque.core.errors import BadInput, WrongLuck
from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.history import DRAWN, HAND_OVER, PLAY, TAKE_BACK, Entry, Record
from ludotheque.core.log import Events, Listener
from ludotheque.core.luck import Luck, Recorder
from ludotheque.core.structs import Action, Outcome, Seat, View


class Match:
    """One playing of a game.  A match checks every action and stores all actions and events in its history."""

    def __init__(
        self,
        rules: Game[Any],
        seats: int,
        options: dict[str, Any],
        box: Box,
        luck: Luck,
        state: Any,
        start: dict[str, Any] | None,
        history: list[Entry],
    ) -> None:
        self.rules = rules
        self.seats = seats
        self._options = options
        self.box = box
        self.state = state
        self._start = start
        self.first: Any = None  # the state before the first play, kept until somebody asks for `start`
        self.history = history
        self._recorder = Recorder(luck)
        self._log = Listener()
        self._cached_seat: Seat | None = None  # the seat whose choices are cached
        self._choices: Choices = NOTHING

    def __repr__(self) -> str:
        now = f"{list(self.to_act)} to act" if self.outcome is None else str(self.outcome)
        return f"<Match of {self.game}: {self.seats} seats, step {self.step}, {now}>"

    @property
    def start(self) -> dict[str, Any] | None:
        """The position from which the match began; None if the match began with the set-up, whose luck is in the first
        entry.
        """
        if self.first is not None:  # written only on demand, because most imagined matches are never recorded
            self._start, self.first = self.rules.dump(self.first), None
        return self._start

    @start.setter
    def start(self, start: dict[str, Any] | None) -> None:
        self._start, self.first = start, None

    @property
    def luck(self) -> Luck:
        """The source of all chance in this match."""
        return self._recorder.luck

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.rules.id

    @property
    def version(self) -> str:
        """The version of the rules."""
        return self.rules.version

    @property
    def options(self) -> dict[str, Any]:
        """A copy of the options of the match, which the caller may change; a match itself never changes its options."""
        return deep_copy(self._options)

    @property
    def step(self) -> int:
        """The number of accepted plays so far, without the plays that were taken back."""
        step: int = self.state.step
        return step

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None until it is over."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def rewards(self) -> tuple[float, ...]:
        """Each seat's reward, as in `Outcome.rewards`; 0 for everybody until the match is over."""
        outcome = self.outcome
        return (0.0,) * self.seats if outcome is None else outcome.rewards

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision, sorted; none only when the match is over."""
        return self.rules.to_act(self.state)

    @property
    def may_act(self) -> tuple[Seat, ...]:
        """The seats that may act now without owing a decision."""
        return self.rules.may_act(self.state)

    @property
    def is_window(self) -> bool:
        """Is the open question a reaction window, in which a table gives everybody the same short time?"""
        return self.rules.is_window(self.state)

    @property
    def is_formality(self) -> bool:
        """Does everybody who is asked see the same thing, with nothing to do but agree?"""
        return self.rules.is_formality(self.state)

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats that are out of the match: they decide nothing, unless somebody brings them back."""
        return self.rules.out(self.state)

    @property
    def may_return(self) -> bool:
        """May somebody still bring back a seat that is out?"""
        return self.rules.may_return(self.state)

    def choices(self, seat: Seat) -> Choices:
        """Returns everything this seat may do now; empty if the seat may do nothing."""
        if self._cached_seat != seat or type(seat) is not int:  # True is not a seat, though it equals 1
            self.check_seat(seat)
            self._choices = self.rules.choices(self.state, seat)
            self._cached_seat = seat
        return self._choices

    def check(self, seat: Seat, action: Action | Mapping[str, Any]) -> Action:
        """Returns the action, if this seat may do it now; otherwise raises Refused or BadInput with the reason."""
        if self.choices(seat).contains(action):
            return cast(Action, action)
        # A Struct may hold values of any type; `refusal` must be able to rely on the types.
        wish = self.read_action(action)
        if isinstance(action, Action) or not self.choices(seat).contains(wish):
            raise self.rules.refusal(self.state, seat, wish)
        return wish

    def play(self, seat: Seat, action: Action | Mapping[str, Any]) -> Events:
        """Carries out the action, or raises Refused and changes nothing."""
        return self._do(PLAY, seat, self.check(seat, action))

    def play_default(self, seat: Seat) -> Events:
        """Plays for a seat that does not answer in time: the seat's default choice or, if it has none, a legal action
        drawn from the luck.
        """
        default = self.choices(seat).default
        return self.play_at_random(seat) if default is None else self.play(seat, default)

    def play_at_random(self, seat: Seat) -> Events:
        """Plays a legal action drawn from the match's luck; that luck is recorded with the play."""
        if seat not in self.to_act:
            raise ValueError(f"seat {seat!r} owes no decision")
        self.choices(seat)
        return self._do(DRAWN, seat, None)

    def _do(self, kind: str, seat: Seat, action: Any) -> Events:
        """Applies a legal action, or draws one first if `action` is None, and stores the action with the luck it used."""
        recorder = self._recorder
        log = self._log
        self._cached_seat = None
        try:
            if action is None:
                action = self._choices.draw(recorder)
            self.rules.apply(self.state, seat, action, recorder, log)
        except WrongLuck:
            self._undo_failed_play()
            raise
        finally:
            luck: tuple[dict[str, Any], ...] = ()
            if recorder.used:
                luck, recorder.used = tuple(recorder.used), []
            events, log.facts = Events(log.facts), []
        self.history.append(Entry(kind, seat, action, luck, None, events))
        return events

    def _undo_failed_play(self) -> None:
        """Restores the state before a play that failed because the luck had no answer; to do so, replays everything
        before that play.
        """
        from ludotheque.core.start import replay_entries

        self.state = replay_entries(self, self.history).state

    def take_back(self, seat: Seat) -> Events:
        """Undoes this seat's last step or sealed choice; raises Refused if that is not allowed."""
        self.check_seat(seat)
        log = self._log
        self._cached_seat = None
        self.rules.take_back(self.state, seat, log)
        events, log.facts = Events(log.facts), []
        self.history.append(Entry(TAKE_BACK, seat, None, (), None, events))
        return events

    def hand_over(self, seat: Seat, to: str) -> None:
        """Records that a "person" or a "bot" takes over a seat; this has no influence on the rules."""
        self.check_seat(seat)
        if to not in ("person", "bot"):
            raise BadInput("to", "bad-choice", value=repr(to), names="person, bot")
        self.history.append(Entry(HAND_OVER, seat, to))

    def may_take_back(self, seat: Seat) -> bool:
        """Would `take_back` be allowed now?"""
        self.check_seat(seat)
        return self.rules.may_take_back(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Returns everything this seat knows; None for a spectator."""
        if seat is not None:
            self.check_seat(seat)
        return self.rules.view(self.state, seat)

    def seen(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Returns the events this seat has seen, without the first `since` of them."""
        if seat is not None:
            self.check_seat(seat)
        seen: list[Event] = []
        for entry in self.history:
            seen += entry.seen_by(seat)
        return seen[since:]

    def copy(self, luck: Luck | None = None) -> Match:
        """Returns a match that shares nothing with this one, and continues with the given luck or, if none is given,
        with a copy of this match's luck.
        """
        twin = Match(
            self.rules,
            self.seats,
            deep_copy(self._options),
            self.box,
            self._recorder.luck.copy() if luck is None else luck,
            self.rules.copy(self.state),
            self._start,
            self.history.copy(),
        )
        twin.first = self.first
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> Any:
        """Pickles the match as bytes; fails if `to_bytes` cannot save the match's luck."""
        from ludotheque.core.start import from_bytes

        return from_bytes, (self.to_bytes(),)

    def to_json(self) -> dict[str, Any]:
        """Returns the whole position in rulebook words."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "components": self.box.edited_contents(),
            "position": self.rules.dump(self.state),
        }

    def record(self, seat: Seat | None = None) -> Record:
        """Returns the record of the match; with a seat, only what that seat saw."""
        from ludotheque.core.record import write_record

        return write_record(self, seat)

    def imagine(self, seat: Seat | None, luck: Luck) -> Match:
        """Makes a whole match that fits what this seat knows and continues with the given luck."""
        from ludotheque.core.start import imagine

        return imagine(self.view(seat), luck)

    def to_bytes(self) -> bytes:
        """Encodes the match, its history and its luck without loss; the bytes begin with a format number."""
        from ludotheque.core.start import to_bytes

        return to_bytes(self)

    def check_seat(self, seat: object) -> None:
        """Raises BadInput if this match has no such seat."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadInput("seat", "bad-seat", value=repr(seat))

    def read_action(self, doc: object) -> Action:
        """Reads an action from plain JSON; raises BadInput for anything else."""
        plain: Any = doc
        try:
            if isinstance(doc, Action):
                plain = msgspec.to_builtins(doc)
            action: Action = msgspec.convert(plain, self.rules.actions)
        except (msgspec.ValidationError, RecursionError, TypeError) as error:
            raise self._action_error(plain, str(error)) from error
        return action

    def _action_error(self, doc: Any, reason: str) -> BadInput:
        """Makes the error for an ill-formed action, with the types or fields that would be valid."""
        from ludotheque.core.vocabulary import actions_of

        action_types = actions_of(self.game)
        type_name = doc.get("type") if isinstance(doc, Mapping) else doc
        if not isinstance(doc, Mapping) or not isinstance(type_name, str) or type_name not in action_types:
            return BadInput("action", "unknown-action", value=repr(type_name)[:40], names=", ".join(action_types))
        fields = ", ".join([f"{field.json}: {field.type}" for field in action_types[type_name].fields])
        return BadInput("action", "bad-fields", reason=reason, type=type_name, fields=fields or "–")
