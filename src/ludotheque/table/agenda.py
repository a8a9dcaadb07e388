"""What happens at a table by itself: bots move, windows close, clocks run out.  It says what and when; the table does it."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.structs import Seat
from ludotheque.table import entries as log
from ludotheque.table import opening
from ludotheque.table.bundles import Faults
from ludotheque.table.entries import Answer, Entries, Question
from ludotheque.table.sitting import Sitting
from ludotheque.table.thinking import Thought, Thoughts
from ludotheque.table.world import FindBot


class Due(NamedTuple):
    """Something that will be done by itself: at one instant bots come first, then windows close, then clocks run out."""

    at: int
    order: int
    seat: Seat
    what: str


class Agenda:
    """What is due at a table, and when."""

    def __init__(self, find_bot: FindBot, faults: Faults) -> None:
        self._thoughts = Thoughts(find_bot, faults)
        self._answers: dict[tuple[Seat, int], Answer] = {}  # of bots in the window that is open
        self._offered = 0  # the version after which any-time actions have been offered to bots

    def next(self, sitting: Sitting) -> Due | None:
        """The next thing that will happen by itself, if nobody does anything before; lets bots begin to think of it."""
        if sitting.clock.opening is not None:
            return Due(sitting.clock.opening, 3, -1, "unopened")
        if sitting.match is None or sitting.phase != "playing" or sitting.clock.stopped is not None:
            self.clear()
            return None
        wanted: set[Thought] = set()
        due = (
            self._window_due(sitting, wanted) if sitting.clock.window is not None else self._moves_due(sitting, wanted)
        )
        self._thoughts.keep_only(wanted)
        return min(due, default=None)

    def entry(self, sitting: Sitting, due: Due, at: int) -> Entries | None:
        """What is to be written now that something is due; None: nothing yet."""
        if due.what == "unopened":
            return opening.failed(sitting, sitting.unopened, "late")
        if due.what == "close":
            return log.WindowClosed(self._all_answers(sitting))
        if due.what == "default":
            return log.Played(due.seat, sitting.possible(due.seat, None), "clock")
        if due.what == "offer":
            return self._offer(sitting, max(due.at, at))
        thought = (due.seat, due.what, sitting.clock.played)
        if not self._thoughts.is_ready(thought, max(due.at, at)):
            return None
        action = sitting.possible(due.seat, self._thoughts.result(thought))
        if due.what == "move":
            return log.Played(due.seat, action, "bot")
        question = next(one for one in sitting.clock.questions if one.seat == due.seat)
        self._answers[due.seat, question.since] = Answer(due.seat, action, "bot")
        return None

    def clear(self) -> None:
        """Nobody need think any more."""
        self._thoughts.keep_only(set())

    # ── moves ──

    def _moves_due(self, sitting: Sitting, wanted: set[Thought]) -> list[Due]:
        """Any-time actions come after every play, before what is owed: people have a pause for them, bots an offer."""
        match, clock = sitting.match, sitting.clock
        assert match is not None
        due = []
        offer_at = clock.pause or 0
        offered = [seat for seat in match.may_act if sitting.places[seat].bot and self._offered < clock.played]
        if offered or sitting.answers:
            if offered and offer_at <= clock.played_at:
                offer_at = clock.played_at + sitting.delay(-1, clock.deeds)
            for seat in offered:
                thought = (seat, "offer", clock.played)
                wanted.add(thought)
                self._thoughts.begin(thought, sitting, clock.deeds)
                offer_at = max(offer_at, self._thoughts.not_before(thought))
            due.append(Due(offer_at, 0, -1, "offer"))
        for question in clock.questions:
            if sitting.places[question.seat].bot:
                moves = self._bot_due(sitting, question, "move", wanted)
                due.append(moves._replace(at=max(moves.at, offer_at)))
            if question.due is not None:
                due.append(Due(question.due, 3, question.seat, "default"))
        return due

    def _bot_due(self, sitting: Sitting, question: Question, what: str, wanted: set[Thought]) -> Due:
        """When a bot does something: after a delay that was drawn without looking at what it holds."""
        thought = (question.seat, what, sitting.clock.played)
        wanted.add(thought)
        self._thoughts.begin(thought, sitting, question.deeds)
        at = question.paced + sitting.delay(question.seat, question.deeds)
        return Due(max(at, self._thoughts.not_before(thought)), 1, question.seat, what)

    def _offer(self, sitting: Sitting, at: int) -> Entries | None:
        """One chance each, in the order of the rules; the first wish is played, and then all are asked again.

        If nobody has a wish, what people have answered in the pause to what they owe is played.
        """
        match, version = sitting.match, sitting.clock.played
        assert match is not None
        thinking = [seat for seat in match.may_act if sitting.places[seat].bot and self._offered < version]
        if [seat for seat in thinking if not self._thoughts.is_ready((seat, "offer", version), at)]:
            return None
        self._offered = version
        for seat in match.may_act:
            choices = match.choices(seat)
            kept = sitting.answers.get(seat)
            if kept is not None and not choices.answers(match.read_action(kept)):
                return log.Played(seat, kept)
            wish = self._thoughts.result((seat, "offer", version)) if seat in thinking else None
            if wish is not None and choices.contains(match.read_action(wish)):
                return log.Played(seat, wish, "bot")
        for seat, kept in sitting.answers.items():
            return log.Played(seat, kept)
        return None

    # ── windows ──

    def _window_due(self, sitting: Sitting, wanted: set[Thought]) -> list[Due]:
        """In a window bots answer in their time; it closes when all have answered, but not before the hush is over."""
        window = sitting.clock.window
        assert window is not None
        self._answers = {key: answer for key, answer in self._answers.items() if key[1] == window.since}
        due = []
        is_waiting = False
        for question in sitting.clock.questions:
            seat = question.seat
            if self._answer_in_window(sitting, seat) is not None:
                continue
            is_waiting = True
            if sitting.places[seat].bot:
                due.append(self._bot_due(sitting, question, "answer", wanted))
        closes = window.closes if is_waiting else window.hush
        if closes is not None:
            due.append(Due(closes, 2, -1, "close"))
        return due

    def _answer_in_window(self, sitting: Sitting, seat: Seat) -> Answer | None:
        """A seat's answer so far: its own, its bot's, or that of its standing orders."""
        window = sitting.clock.window
        assert window is not None
        if seat in sitting.answers:
            return Answer(seat, sitting.possible(seat, sitting.answers[seat]), "person")
        if sitting.places[seat].bot:
            return self._answers.get((seat, window.since))
        return sitting.order_of(seat)

    def _all_answers(self, sitting: Sitting) -> tuple[Answer, ...]:
        """Everybody's answer, in the order of seats; who has none passes, or whatever is done for them."""
        window = sitting.clock.window
        assert window is not None
        return tuple(
            [
                self._answer_in_window(sitting, seat) or Answer(seat, sitting.possible(seat, None), "clock")
                for seat in window.seats
            ]
        )
