"""Games with phases: a table of phases, and a Game that lets the phase of a state decide who is asked and what is
legal.

A game lists its phases in one table, in the order of a round, so that whoever reads the table knows how a round goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.box import Box
from ludotheque.core.choices import NOTHING, Choices
from ludotheque.core.components import Boxes
from ludotheque.core.drive import ANY_TIME
from ludotheque.core.errors import Refused
from ludotheque.core.events import MatchEnded
from ludotheque.core.fields import Table
from ludotheque.core.game import Game
from ludotheque.core.log import SILENT, Log
from ludotheque.core.luck import Luck
from ludotheque.core.seats import NO_SEATS
from ludotheque.core.settings import MatchSettings
from ludotheque.core.state import State
from ludotheque.core.structs import Action, Outcome, Seat, View

S = TypeVar("S", bound=State)

Reason = tuple[str, str, dict[str, Any]]  # a refusal: the section of the rulebook, the id of the sentence, its values


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One phase.  A phase that asks seats lists and applies their actions; any other phase only moves the match on."""

    def __init__(self, section: str = "", awaited: str = "", undo_section: str = "") -> None:
        self.section = section  # the section of the rulebook that says what the phase waits for
        self.awaited = awaited  # the id of the refusal for an action that the phase does not allow
        self.undo_section = undo_section  # the section on taking back, if it is not the game's `undo_section`
        # Does `actions` list everything that any seat may do?  A phase that overrides `choices` or `may_act` sets this
        # to False.
        self.is_listed = True

    def actions(self, state: S, seat: Seat) -> Sequence[Action]:
        """Returns the actions that a seat may take when this phase asks it, in a fixed order."""
        return ()

    def default(self, state: S, seat: Seat, actions: Sequence[Action]) -> Action | None:
        """Returns the default action for a seat that does not answer in time: the action with the least effect; None if
        no action has less effect than the others.
        """
        return None

    def choices(self, state: S, seat: Seat) -> Choices:
        """Returns everything a seat may do when this phase asks it; a phase with continuous choices overrides this
        method.
        """
        actions = self.actions(state, seat)
        return Choices(actions, self.default(state, seat, actions))

    def may_act(self, state: S) -> tuple[Seat, ...]:
        """Returns the seats that may act now without owing a decision, in the order in which the rules ask them."""
        return ()

    def offers(self, state: S, seat: Seat) -> Choices:
        """Returns what a seat may do now although this phase does not ask it."""
        return NOTHING

    def choose_at_once(self, state: S) -> int:
        """A shortcut for playouts: decides for all seats that have only one choice, and returns the number of these
        seats.  A phase without a shortcut returns 0.
        """
        return 0

    def apply(self, state: S, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        """Carries out a legal action."""
        raise NotImplementedError

    def go_on(self, state: S, luck: Luck, log: Log) -> None:
        """Continues when nobody is asked: asks somebody, or sets the next phase."""
        raise NotImplementedError

    def refuse(self, state: S, seat: Seat, action: Any) -> Reason:
        """Says why an action is not among the choices of a seat that is asked."""
        return self.section, self.awaited, {}

    def may_take_back(self, state: S, seat: Seat) -> bool:
        """Does this seat have a step or a sealed choice that it may still take back?"""
        return False

    def take_back(self, state: S, seat: Seat, log: Log) -> None:
        """Undoes what `may_take_back` allows."""
        raise NotImplementedError


class Phases(Generic[S]):
    """The table of a game's phases.  The field `phase` of a state is an index into this table."""

    def __init__(self, phases: dict[int, Phase[S]]) -> None:
        self.phases: list[Phase[S]] = [phases[number] for number in range(len(phases))]
        # In a game of another package, looking up a method by name takes longer than everything else here.  So we note
        # which phases have choices or defaults of their own, and call only their methods.
        self._have_choices = [type(phase).choices is not Phase.choices for phase in self.phases]
        self._have_default = [type(phase).default is not Phase.default for phase in self.phases]

    def actions(self, state: S, seat: Seat) -> Sequence[Action]:
        """Returns the listed actions of a seat; empty if the seat is not asked."""
        return self.phases[state.phase].actions(state, seat) if state.asked.has(seat) else ()

    def choices(self, state: S, seat: Seat) -> Choices:
        """Returns everything a seat may do, whether it is asked or not."""
        phase = self.phases[state.phase]
        if not state.asked.has(seat):
            return phase.offers(state, seat)
        if self._have_choices[state.phase]:
            return phase.choices(state, seat)
        actions = phase.actions(state, seat)
        return Choices(actions, phase.default(state, seat, actions) if self._have_default[state.phase] else None)

    def apply(self, state: S, seat: Seat, action: Any, luck: Luck, log: Log) -> None:
        """Carries out a legal action, and everything that follows until somebody is asked again."""
        state.step += 1
        self.phases[state.phase].apply(state, seat, action, luck, log)
        if not state.asked.members:
            self.go_on(state, luck, log)

    def go_on(self, state: S, luck: Luck, log: Log) -> None:
        """Advances the match through everything that needs no decision, until a seat is asked or the match is over."""
        while state.outcome is None and not state.asked.members:
            self.phases[state.phase].go_on(state, luck, log)

    def play_out(self, state: S, luck: Luck) -> tuple[int, int]:
        """Plays to the end at random; returns the number of decisions, and the number of decisions with two or more
        choices.
        """
        decisions = wide = 0
        while state.outcome is None:
            phase = self.phases[state.phase]
            forced = phase.choose_at_once(state)
            if forced:
                decisions += forced
                state.step += forced
                if not state.asked.members:
                    self.go_on(state, luck, SILENT)
                    continue
            seat = state.asked.members[0]
            decisions += 1
            state.step += 1
            if phase.is_listed:
                listed = phase.actions(state, seat)
                if len(listed) > 1:
                    wide += 1
                    phase.apply(state, seat, luck.pick(listed), luck, SILENT)
                else:
                    phase.apply(state, seat, listed[0], luck, SILENT)
            else:
                for other in phase.may_act(state):
                    if luck.die(ANY_TIME) == 1:
                        seat = other
                        break
                choices = self.choices(state, seat)
                if choices.regions or len(choices.actions) > 1:
                    wide += 1
                phase.apply(state, seat, choices.sample(luck), luck, SILENT)
            if not state.asked.members:
                self.go_on(state, luck, SILENT)
        return decisions, wide


def end_match(state: State, log: Log, over: int, reason: str, scores: Sequence[int]) -> None:
    """Ends a match and enters the phase `over`: the highest score wins, and seats with equal scores share a place."""
    places = tuple([1 + sum([other > own for other in scores]) for own in scores])
    state.outcome = Outcome(tuple([seat for seat, place in enumerate(places) if place == 1]), reason, places)
    state.phase = over
    state.asked = NO_SEATS
    log.happened(MatchEnded, state.outcome)


class Knowledge(Generic[S]):
    """The functions with which a game says what a seat knows; the methods of `PhasedGame` with the same names call
    them.
    """

    def __init__(
        self,
        not_asked: Callable[[S, Seat, Action], Reason],
        view: Callable[[S, Seat | None], View],
        imagine: Callable[[Any, Luck], S],
        hidden: Callable[[S, Seat | None], dict[str, dict[str, dict[str, int]]]],
    ) -> None:
        self.not_asked = not_asked
        self.view = view
        self.imagine = imagine
        self.hidden = hidden


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedGame(Game[S]):
    """A rulebook whose states are in exactly one phase at a time.  Its constructor sets the following attributes.

    The table of fields writes and reads positions; for parts of a position that are not single fields, a game overrides
    `write_parts` and `read_parts`.  A game with settings of its own overrides `fresh`; any other game sets `boxes` and
    `new_state`.
    """

    phases: Phases[S]
    undo_section: str  # the section of the rulebook that says what may be taken back
    table: Table
    knowledge: Knowledge[S]
    boxes: Boxes[Any]
    new_state: Callable[[], S]  # makes a state without any values

    def box(self, components: Mapping[str, Any] | None) -> Box:
        box: Box = self.boxes.find(components)
        return box

    def to_act(self, state: S) -> tuple[Seat, ...]:
        return state.asked.members

    def may_act(self, state: S) -> tuple[Seat, ...]:
        return self.phase_of(state).may_act(state)

    def choices(self, state: S, seat: Seat) -> Choices:
        return self.phases.choices(state, seat)

    def refusal(self, state: S, seat: Seat, action: Action) -> Refused:
        if state.outcome is not None or state.asked.has(seat):
            section, message, values = self.phase_of(state).refuse(state, seat, action)
        else:
            section, message, values = self.not_asked(state, seat, action)
        return Refused(self.id, seat, section, message, **values)

    def not_asked(self, state: S, seat: Seat, action: Action) -> Reason:
        """Says why a seat is not asked now; the reason must depend only on what that seat may know."""
        return self.knowledge.not_asked(state, seat, action)

    def apply(self, state: S, seat: Seat, action: Action, luck: Luck, log: Log) -> None:
        self.phases.apply(state, seat, action, luck, log)

    def may_take_back(self, state: S, seat: Seat) -> bool:
        return self.phase_of(state).may_take_back(state, seat)

    def take_back(self, state: S, seat: Seat, log: Log) -> None:
        if not self.may_take_back(state, seat):
            section = self.phase_of(state).undo_section or self.undo_section
            raise Refused(self.id, seat, section, "nothing-to-take-back")
        state.step -= 1
        self.phase_of(state).take_back(state, seat, log)

    def set_up(self, seats: int, options: dict[str, Any], box: Box, luck: Luck, log: Log) -> S:
        state = self.fresh(seats, options, box)
        self.begin(state, luck, log)
        return state

    def fresh(self, seats: int, options: dict[str, Any], box: Box) -> S:
        """Returns a state in which nothing has been placed or dealt yet."""
        make: Callable[[], S] = self.new_state
        state: Any = make()
        state.settings = MatchSettings(box, seats, options, self.version)
        self.table.freshen(state, state.settings)
        return state  # type: ignore[no-any-return]  # `new_state` returns an S

    def begin(self, state: S, luck: Luck, log: Log) -> None:
        """Prepares a fresh state for the first decision."""
        self.phases.go_on(state, luck, log)

    def view(self, state: S, seat: Seat | None) -> View:
        return self.knowledge.view(state, seat)

    def imagine(self, view: View, luck: Luck) -> S:
        return self.knowledge.imagine(view, luck)

    def hidden(self, state: S, seat: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
        return self.knowledge.hidden(state, seat)

    def copy(self, state: S) -> S:
        twin: Any = state.copy()
        return twin  # type: ignore[no-any-return]  # a copy is of the same class

    def dump(self, state: S) -> dict[str, Any]:
        whole: Any = state  # each game has settings of its own class
        return self.table.write(state, whole.settings, self.write_parts(state))

    def load(self, position: Mapping[str, Any], seats: int, options: dict[str, Any], box: Box) -> S:
        state = self.fresh(seats, options, box)
        whole: Any = state
        shape = self.table.position_type(type(self).__module__)
        self.table.load(position, shape, state, whole.settings, self.read_parts)
        self.check_position(state)
        return state

    def write_parts(self, state: S) -> dict[str, Any]:
        """Returns the parts of a position that are not single fields of the state."""
        return {}

    def read_parts(self, state: S, position: Any) -> None:
        """Reads what `write_parts` wrote, after all fields have been read."""

    def check_position(self, state: S) -> None:
        """Raises BadInput for a position that no match can reach."""

    def phase_of(self, state: S) -> Phase[S]:
        """Returns the phase that a state is in."""
        return self.phases.phases[state.phase]
