"""A desk runs one match for learning programs, which answer with action ids: it asks one seat at a time, offers of
any-time actions first, and plays the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.choices import NOTHING
from ludotheque.core.drive import ANY_TIME, Player
from ludotheque.core.errors import BadInput
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, Outcome, Seat
from ludotheque.numbering.encoder import Sheets
from ludotheque.numbering.ids import WAIT
from ludotheque.numbering.question import Question
from ludotheque.numbering.rules import Rules


class Desk:
    """One match driven by action ids.  `question` is the open question to one seat; after the end of the match, the
    question has no answers.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game = rules.game
        self.luck: Luck = fast(0)
        self.state: Any = None
        self.sheets = Sheets(rules.encoder, rules.seats)
        self.outcome: Outcome | None = None
        self.question = Question(rules, 0, NOTHING, False)
        self._asked_seats: list[Seat] = []  # the seats that were offered something since the last play

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.question.seat

    def begin(self, luck: Luck) -> None:
        """Starts a new match."""
        self.luck = luck
        self.state = self.rules.set_up(luck)
        self._asked_seats = []
        self.ask()

    def ask(self) -> None:
        """Asks the next seat: one with an any-time action that was not asked since the last play, otherwise the first
        seat that owes a decision.
        """
        game, state = self.game, self.state
        self.outcome = state.outcome
        if self.outcome is not None:
            self.question = Question(self.rules, self.question.seat, NOTHING, False)
            return
        for seat in game.may_act(state):
            if seat not in self._asked_seats:
                choices = game.choices(state, seat)
                if choices:
                    self.question = Question(self.rules, seat, choices, True)
                    return
        seat = game.to_act(state)[0]
        self.question = Question(self.rules, seat, game.choices(state, seat), False)

    def step(self, number: int) -> None:
        """Plays the action with this id, and asks the next seat."""
        self.do(self.question.action(number, self.state, self.luck))

    def fill(self, number: int, numbers: Sequence[float]) -> None:
        """Plays the action with this id in a hybrid environment, where the numbers choose within the region of the id."""
        self.do(self.question.filled(number, numbers, self.state, self.luck))

    def do(self, action: Action | None) -> None:
        """Plays a legal action, or declines an offer (None), and asks the next seat."""
        if action is None:
            self._asked_seats.append(self.question.seat)
        else:
            self.game.apply(self.state, self.question.seat, action, self.luck, SILENT)
            self._asked_seats = []
        self.ask()

    def seen(self, seat: Seat) -> bytes:
        """Returns the observation of a seat."""
        return self.sheets.seen(self.state, seat)

    def mask(self, seat: Seat, buffer: bytearray, offset: int) -> None:
        """Marks the legal ids of a seat in a buffer of zeros; a seat that is not asked may only wait."""
        question = self.question
        if seat != question.seat or self.outcome is not None:
            buffer[offset + WAIT] = 1
            return
        for number in question.legal:
            buffer[offset + number] = 1


def decide(desk: Desk, player: Player | None, luck: Luck) -> Action | None:
    """Returns the action that a player chooses at this desk, None if the player declines; the player None plays at
    random.
    """
    question = desk.question
    choices = question.choices
    if player is None:
        return None if question.is_offer and luck.die(ANY_TIME) != 1 else choices.sample(luck)
    action = player(desk.game.view(desk.state, question.seat), choices, luck)
    if action is None:
        if not question.is_offer:
            raise BadInput(f"player of seat {question.seat}", "no-decision")
    elif not choices.contains(action):
        raise desk.game.refusal(desk.state, question.seat, action)
    return action
