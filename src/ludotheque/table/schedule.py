"""Decides what the table does next without a command: a bot moves, a window closes, a clock runs out."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.structs import Seat
from ludotheque.table import automatic, fair_start, log
from ludotheque.table.bot_turns import BotTurns, Thought, delay_of
from ludotheque.table.crash_reports import Faults
from ludotheque.table.log import Answer, AnyTableEntry, Question
from ludotheque.table.ports import FindBot
from ludotheque.table.state import TableState

# The order of things that are due at the same instant.
OFFERS, MOVES, CLOSINGS, DEADLINES = range(4)
NO_SEAT: Final = -1  # the field `seat` of things that concern no single seat


class Due(NamedTuple):
    """Something that happens without a command at a certain time.  Of things due at the same instant, bots act first,
    then windows close, then clocks run out.
    """

    at: int  # ms since 1970
    order: int  # OFFERS to DEADLINES
    seat: Seat
    what: str  # "unopened", "close", "default", "formality", "only", "offer", "move" or "answer"


class Schedule:
    """Computes what a table must do without a command, and when."""

    def __init__(self, find_bot: FindBot, faults: Faults) -> None:
        self._bot_turns = BotTurns(find_bot, faults)
        self._answers: dict[tuple[Seat, int], Answer] = {}  # answers of bots in the open window
        # When a question is answered automatically, by version and seat.
        self._automatic: dict[tuple[int, Seat], int | None] = {}
        self._offered = 0  # the version after which bots have been offered any-time actions

    def next(self, state: TableState) -> Due | None:
        """Returns what happens next unless somebody sends a command first; also lets the bots that must decide start to
        think.
        """
        if state.clock.nonces_due is not None:
            return Due(state.clock.nonces_due, DEADLINES, NO_SEAT, "unopened")
        is_paused = state.clock.paused_at is not None and not state.is_finishing
        if state.match is None or state.phase != "playing" or is_paused:
            self.clear()
            return None
        wanted: set[Thought] = set()
        due = self._window_due(state, wanted) if state.clock.window is not None else self._moves_due(state, wanted)
        self._bot_turns.keep_only(wanted)
        return min(due, default=None)

    def entry(self, state: TableState, due: Due, at: int) -> AnyTableEntry | None:
        """Returns the log entry for something that is due; None if there is nothing to log, or not yet."""
        if due.what == "unopened":
            return fair_start.failure_entry(state, state.unopened_seats, "late")
        if due.what == "close":
            return log.WindowClosed(self._all_answers(state))
        if due.what == "default":
            return log.Played(due.seat, state.possible_or_default(due.seat, None), "clock")
        if due.what == "formality":
            return log.Played(due.seat, state.possible_or_default(due.seat, None), "formality")
        if due.what == "only":
            only = automatic.answer(state, due.seat)
            if only is None:
                return None
            is_formality = state.match is not None and state.match.is_formality
            return log.Played(due.seat, only.action, "formality" if is_formality else "only")
        if due.what == "offer":
            return self._offer(state, max(due.at, at))
        thought = (due.seat, due.what, state.clock.last_play_version)
        if not self._bot_turns.is_ready(thought, max(due.at, at), state):
            return None
        action = state.possible_or_default(due.seat, self._bot_turns.result(thought))
        if due.what == "move":
            return log.Played(due.seat, action, "bot")
        question = next(one for one in state.clock.questions if one.seat == due.seat)
        self._answers[due.seat, question.asked_version] = Answer(due.seat, action, "bot")
        return None

    def clear(self) -> None:
        """Cancels all thinking of bots."""
        self._bot_turns.keep_only(set())

    # ── moves ──

    def _moves_due(self, state: TableState, wanted: set[Thought]) -> list[Due]:
        """Returns the moves that are due.

        Any-time actions come after every play and before the decisions that seats owe: people get a pause in which to
        act, bots get an offer.
        """
        match, clock = state.match, state.clock
        assert match is not None
        due = []
        offer_at = clock.held_until or 0
        offered = [seat for seat in match.may_act if state.places[seat].bot and self._offered < clock.last_play_version]
        if offered or state.answers:
            if offered and offer_at <= clock.last_play_at:
                offer_at = clock.last_play_at + delay_of(state, NO_SEAT, clock.entry_count)
            for seat in offered:
                thought = (seat, "offer", clock.last_play_version)
                wanted.add(thought)
                self._bot_turns.begin(thought, state, clock.entry_count)
                offer_at = max(offer_at, self._bot_turns.not_before(thought))
            due.append(Due(offer_at, OFFERS, NO_SEAT, "offer"))
        for question in clock.questions:
            if state.places[question.seat].bot:
                moves = self._bot_due(state, question, "move", wanted)
                due.append(moves._replace(at=max(moves.at, offer_at)))
            else:
                alone_at = self._answers_at(state, question.seat)
                if alone_at is not None:
                    due.append(Due(max(alone_at, offer_at), MOVES, question.seat, "only"))
            if question.deadline is not None:
                due.append(Due(question.deadline, DEADLINES, question.seat, "default"))
        return due

    def _answers_at(self, state: TableState, seat: Seat) -> int | None:
        """Returns when a seat's question is answered automatically; computed once for each version."""
        key = (state.version, seat)
        if key not in self._automatic:
            self._automatic = {old: at for old, at in self._automatic.items() if old[0] == state.version}
            self._automatic[key] = automatic.answers_at(state, seat)
        return self._automatic[key]

    def _bot_due(self, state: TableState, question: Question, what: str, wanted: set[Thought]) -> Due:
        """Returns when a bot acts: after a random delay that does not depend on what the bot holds, and not before the
        bot's full thinking time has passed since the last play; but in a window no later than the window closes.  A
        formality is answered at once.
        """
        if state.match is not None and state.match.is_formality:
            return Due(question.delay_from, MOVES, question.seat, "formality")
        thought = (question.seat, what, state.clock.last_play_version)
        wanted.add(thought)
        self._bot_turns.begin(thought, state, question.entry_count)
        at = question.delay_from + delay_of(state, question.seat, question.entry_count)
        at = max(at, state.clock.last_play_at + self._bot_turns.allowance(state, question.seat))
        window = state.clock.window
        if window is not None and window.latest_close is not None:
            at = min(at, window.latest_close)
        return Due(max(at, self._bot_turns.not_before(thought)), MOVES, question.seat, what)

    def _offer(self, state: TableState, at: int) -> AnyTableEntry | None:
        """Offers each bot one any-time action, in the order of the rules; plays the first action that a bot takes, and
        then asks all bots again.

        If no bot takes one, plays the answers that people gave while plays were held back, to the decisions they owe.
        """
        match, version = state.match, state.clock.last_play_version
        assert match is not None
        thinking = [seat for seat in match.may_act if state.places[seat].bot and self._offered < version]
        if [seat for seat in thinking if not self._bot_turns.is_ready((seat, "offer", version), at, state)]:
            return None
        self._offered = version
        for seat in match.may_act:
            choices = match.choices(seat)
            answer = state.answers.get(seat)
            if answer is not None and not choices.answers(match.read_action(answer)):
                return log.Played(seat, answer)
            wish = self._bot_turns.result((seat, "offer", version)) if seat in thinking else None
            if wish is not None and choices.contains(match.read_action(wish)):
                return log.Played(seat, wish, "bot")
        for seat, answer in state.answers.items():
            return log.Played(seat, answer)
        return None

    # ── windows ──

    def _window_due(self, state: TableState, wanted: set[Thought]) -> list[Due]:
        """Returns what is due in a window: bots answer after a delay, and the window closes when all have answered, but
        not before `earliest_close`.  If several people play, the window always stays open for its full time, even if
        all have answered, so that an automatic answer reveals nothing.
        """
        window = state.clock.window
        assert window is not None
        self._answers = {key: answer for key, answer in self._answers.items() if key[1] == window.opened_version}
        due = []
        is_waiting = False
        for question in state.clock.questions:
            seat = question.seat
            if self._answer_in_window(state, seat) is not None:
                continue
            is_waiting = True
            if state.places[seat].bot:
                due.append(self._bot_due(state, question, "answer", wanted))
        is_constant = window.latest_close is not None and not state.bots_only
        closes = window.latest_close if is_waiting or is_constant else window.earliest_close
        if closes is not None:
            due.append(Due(closes, CLOSINGS, NO_SEAT, "close"))
        return due

    def _answer_in_window(self, state: TableState, seat: Seat) -> Answer | None:
        """Returns a seat's answer so far: from its person, its bot or its standing orders."""
        window = state.clock.window
        assert window is not None
        if seat in state.answers:
            return Answer(seat, state.possible_or_default(seat, state.answers[seat]), "person")
        if state.places[seat].bot:
            return self._answers.get((seat, window.opened_version))
        return state.answer_by_orders(seat) or (automatic.answer(state, seat) if window.latest_close is None else None)

    def _all_answers(self, state: TableState) -> tuple[Answer, ...]:
        """Returns everybody's answer in seat order; a seat without an answer gets the default."""
        window = state.clock.window
        assert window is not None
        return tuple(
            [
                self._answer_in_window(state, seat)
                or automatic.answer(state, seat)
                or Answer(seat, state.possible_or_default(seat, None), "clock")
                for seat in window.seats
            ]
        )
