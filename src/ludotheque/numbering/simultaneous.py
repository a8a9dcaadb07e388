"""Runs one match for learning programs, which answer with action ids: all seats that may act are asked at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, Outcome, Seat
from ludotheque.numbering.encoder import Sheets
from ludotheque.numbering.ids import WAIT
from ludotheque.numbering.question import Question
from ludotheque.numbering.rules import Rules


class SimultaneousDesk:
    """One match driven by action ids.  `questions` are the open questions: offers of any-time actions, then the
    decisions that seats owe.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.game = rules.game
        self.luck: Luck = fast(0)
        self.state: Any = None
        self.sheets = Sheets(rules.encoder, rules.seats)
        self.outcome: Outcome | None = None
        self.questions: list[Question] = []

    def begin(self, luck: Luck) -> None:
        """Starts a new match."""
        self.luck = luck
        self.state = self.rules.set_up(luck)
        self.ask()

    def ask(self) -> None:
        """Asks every seat that may act or owes a decision."""
        state = self.state
        self.outcome = state.outcome
        self.questions = []
        if self.outcome is None:
            for seat in self.game.may_act(state):
                question = self.question_for(seat, True)
                if question is not None:
                    self.questions.append(question)
            for seat in self.game.to_act(state):
                question = self.question_for(seat, False)
                if question is not None:
                    self.questions.append(question)

    def question_for(self, seat: Seat, is_offer: bool) -> Question | None:
        """Returns the question to a seat in the current state; None if the seat has nothing to choose."""
        choices = self.game.choices(self.state, seat)
        return Question(self.rules, seat, choices, is_offer) if choices else None

    def question_to(self, seat: Seat) -> Question | None:
        """Returns the open question to a seat; None if the seat is not asked."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def step(self, answers: Sequence[tuple[int, Sequence[float]]]) -> None:
        """Plays an answer of each seat: an id, and the numbers that choose within a region (empty if the id says
        everything).

        The answers are played in the order of the questions.  An answer whose question has changed meanwhile does not
        count, and its seat is asked again.
        """
        actions: list[Action | None] = []
        for question in self.questions:
            number, numbers = answers[question.seat]
            if numbers:
                actions.append(question.filled(number, numbers, self.state, self.luck))
            else:
                actions.append(question.action(number, self.state, self.luck))
        has_changed = False
        for question, action in zip(self.questions, actions):
            if action is None or (has_changed and not question.is_open(self.state)):
                continue
            self.game.apply(self.state, question.seat, action, self.luck, SILENT)
            has_changed = True
        self.ask()

    def seen(self, seat: Seat) -> bytes:
        """Returns the observation of a seat."""
        return self.sheets.seen(self.state, seat)

    def mask(self, seat: Seat, buffer: bytearray, offset: int) -> None:
        """Marks the legal ids of a seat in a buffer of zeros; a seat that is not asked may only wait."""
        question = self.question_to(seat)
        if question is None:
            buffer[offset + WAIT] = 1
        else:
            for number in question.legal:
                buffer[offset + number] = 1
