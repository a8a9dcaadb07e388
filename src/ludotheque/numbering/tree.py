"""A match as a tree in which decisions and chance are separate nodes, as solvers and tree searches need.

A `Tree` is one node, which moves on to another node when somebody decides or chance answers; its `Root` is what all
nodes of the tree share.

Rules ask for chance in the middle of an action.  So an action is tried on a copy with the answers known so far; the
first question without an answer becomes a chance node, and the action is tried again when that question has an answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from ludotheque.core.hooks import hooks_of
from ludotheque.core.log import SILENT
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, Outcome, Seat
from ludotheque.numbering.chance import Outcomes, PreparedAnswers, Unanswered
from ludotheque.numbering.pieces import frozen
from ludotheque.numbering.question import Question
from ludotheque.numbering.rules import Rules

CACHE_SIZE: Final = 100_000  # the maximum number of states whose chances to win are cached
RECALLED: Final = 32  # an information state contains at most this many of a seat's own newest decisions


class Recall:
    """The memory of one seat: its decisions so far, and a digest of what the seat knew at each of them.  Immutable."""

    def __init__(self, digest: bytes, decisions: tuple[int, ...]) -> None:
        self.digest = digest
        self.decisions = decisions

    def plus(self, known: bytes, number: int) -> Recall:
        """Returns the memory after one more decision."""
        digest = blake2b(self.digest + known + number.to_bytes(4, "little"), digest_size=16).digest()
        return Recall(digest, (*self.decisions, number))


NO_RECALL: Final = Recall(b"", ())


class Root:
    """What all nodes of a tree share: the rules, and where the tree begins and ends.

    A tree is either a whole new match, or it begins with one of several equally likely states and covers only certain
    phases.  In a tree of certain phases, chance that affects nothing but their final result does not become a node: the
    expected value is used instead.
    """

    def __init__(
        self, rules: Rules, is_together: bool, worlds: Sequence[Any], phases: Sequence[int], again: tuple[Any, ...]
    ) -> None:
        self.again = again  # a function and its arguments, with which another process can make this root again
        self.rules = rules
        self.game = rules.game
        self.is_together = is_together  # whether all seats that are asked decide at once
        self.worlds = list(worlds)
        # The tree ends when the match leaves these phases or begins them anew; without phases, it ends with the match.
        self.phases = list(phases)
        self.clock = hooks_of(rules.game).clock(self.worlds[0]) if self.phases else 0

        table: Any = getattr(rules.game, "table", None)
        self._names: list[str] = [] if table is None else table.names
        self._chances: dict[Any, list[float]] = {}  # a cache, by the values of all fields of the state

    def chances(self, state: Any) -> list[float]:
        """Returns each seat's chance to win by the game's hooks; cached, because many lines of play end in the same
        state.
        """
        if not self._names:
            return hooks_of(self.game).value(state)
        key = tuple([frozen(getattr(state, name)) for name in self._names])
        chances = self._chances.get(key)
        if chances is None:
            if len(self._chances) >= CACHE_SIZE:
                self._chances.clear()
            chances = self._chances[key] = hooks_of(self.game).value(state)
        return chances

    def __reduce__(self) -> Any:
        return self.again

    def is_beyond(self, state: Any) -> bool:
        """Returns whether a match has gone beyond the part that this tree covers."""
        if state.outcome is not None or not self.phases:
            return state.outcome is not None
        return state.phase not in self.phases or hooks_of(self.game).clock(state) != self.clock


class Tree:
    """One node of a tree: a chance node if `chance` has outcomes, a decision node if there are `questions`, otherwise
    an end.
    """

    def __init__(self, root: Root) -> None:
        self.root = root
        self.state: Any = None
        self.questions: list[Question] = []
        self.chance: Outcomes = []
        self.rewards: tuple[float, ...] | None = None  # set if this node is an end
        self.recalls: list[Recall] = [NO_RECALL] * root.rules.seats
        self._declined: list[Seat] = []  # the seats that declined an offer since the last play
        self._numbers: dict[Seat, int] = {}  # by seat: the id of the action that is being tried
        self._pending: list[tuple[Question, Action]] = []  # the same actions with their questions
        self._answers: list[int] = []  # the answers of chance known so far for the pending actions

    def begin(self) -> None:
        """Starts at the root of the tree."""
        worlds = self.root.worlds
        if len(worlds) > 1:
            self.chance = [(number, 1 / len(worlds)) for number in range(len(worlds))]
        elif worlds:
            self.enter(worlds[0])
        else:
            self._try()

    def enter(self, state: Any) -> None:
        """Moves this node to a copy of a state, and asks the seats that decide there."""
        self.state = self.root.game.copy(state)
        self._ask()

    def copy(self) -> Tree:
        """Returns a node that shares nothing mutable with this one."""
        twin = Tree(self.root)
        twin.state = None if self.state is None else self.root.game.copy(self.state)
        twin.questions = self.questions
        twin.chance = self.chance
        twin.rewards = self.rewards
        twin.recalls = self.recalls.copy()
        twin._declined = self._declined.copy()
        twin._numbers = self._numbers
        twin._pending = self._pending.copy()
        twin._answers = self._answers.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Tree:
        return self.copy()

    def __reduce__(self) -> Any:
        position = None if self.state is None else self.root.game.dump(self.state)
        recalls = [(recall.digest, recall.decisions) for recall in self.recalls]
        return restore_tree, (self.root, position, recalls, self._declined, self._numbers, self._answers)

    def answer_chance(self, outcome: int) -> None:
        """Moves on from a chance node to the node that follows one of its outcomes."""
        self.chance = []
        if self.state is None and self.root.worlds:
            self.enter(self.root.worlds[outcome])
            return
        self._answers.append(outcome)
        self._try()

    def decide(self, numbers: Mapping[Seat, int]) -> None:
        """Plays the answers, given as ids, of all seats that are asked."""
        for question in self.questions:
            number = numbers[question.seat]
            self.recalls[question.seat] = self.recalls[question.seat].plus(self.known(question.seat), number)
        self._do(dict(numbers))

    def _do(self, numbers: dict[Seat, int]) -> None:
        """Tries the answers of all seats that are asked."""
        for question in self.questions:
            action = question.action(numbers[question.seat], self.state, fast(0))
            if action is None:
                self._declined.append(question.seat)
            else:
                self._pending.append((question, action))
        self._numbers = numbers
        self.questions = []
        if self._pending:
            self._try()
        else:
            self._numbers = {}
            self._ask()

    def _try(self) -> None:
        """Plays the pending actions on a copy; if they ask for chance that has no answer yet, this node becomes a
        chance node.
        """
        root = self.root
        luck = PreparedAnswers(self._answers)
        try:
            if self.state is None:
                state = root.rules.set_up(luck)
            else:
                state = root.game.copy(self.state)
                self._play(state, luck)
        except Unanswered as asked:
            if root.phases and self.state is not None:
                self.rewards = self._expected(self._answers)
            if self.rewards is None:
                self.chance = asked.outcomes
            return
        self.state = state
        self._numbers = {}
        self._pending = []
        self._answers = []
        self._declined = []
        self._ask()

    def _play(self, state: Any, luck: Luck) -> None:
        """Plays the pending actions one after another; an action is skipped if its question has changed in the meantime."""
        game = self.root.game
        is_first = True
        for question, action in self._pending:
            if is_first or question.is_open(state):
                game.apply(state, question.seat, action, luck, SILENT)
                is_first = False

    def _ask(self) -> None:
        """Sets the questions that are open now or, at an end, the rewards."""
        root = self.root
        state = self.state
        game = root.game
        self.questions = []
        if root.is_beyond(state):
            self.rewards = self._worth(state)
            return
        if not root.is_together:
            for seat in game.may_act(state):
                if seat not in self._declined:
                    choices = game.choices(state, seat)
                    if choices:
                        self.questions = [Question(root.rules, seat, choices, True)]
                        return
            seat = game.to_act(state)[0]
            self.questions = [Question(root.rules, seat, game.choices(state, seat), False)]
            return
        for seat in game.may_act(state):
            choices = game.choices(state, seat)
            if choices and seat not in self._declined:
                self.questions.append(Question(root.rules, seat, choices, True))
        for seat in game.to_act(state):
            self.questions.append(Question(root.rules, seat, game.choices(state, seat), False))

    def _expected(self, answers: list[int]) -> tuple[float, ...] | None:
        """Returns the expected rewards of the pending actions, over all answers of chance that are still open; None if
        a decision may follow.
        """
        root = self.root
        state = root.game.copy(self.state)
        try:
            self._play(state, PreparedAnswers(answers))
        except Unanswered as asked:
            whole = [0.0] * root.rules.seats
            for outcome, share in asked.outcomes:
                rewards = self._expected([*answers, outcome])
                if rewards is None:
                    return None
                for seat in range(len(whole)):
                    whole[seat] += share * rewards[seat]
            return tuple(whole)
        return self._worth(state) if root.is_beyond(state) else None

    def _worth(self, state: Any) -> tuple[float, ...]:
        """Returns the reward of each seat: from the outcome, or from the chances to win by the game's hooks."""
        outcome: Outcome | None = state.outcome
        if outcome is not None:
            return outcome.rewards
        seats = self.root.rules.seats
        chances = self.root.chances(state)
        return tuple([(seats * chance - 1) / (seats - 1) for chance in chances])

    def known(self, seat: Seat) -> bytes:
        """Returns everything a seat knows now."""
        if self.state is None:
            return b""
        return msgspec.json.encode(self.root.game.view(self.state, seat), order="deterministic")

    def information(self, seat: Seat) -> str:
        """Returns the name of the information state of a seat: a digest of its knowledge now and at each of its
        decisions, and of these decisions.
        """
        recall = self.recalls[seat]
        return f"{seat}-{blake2b(recall.digest + self.known(seat), digest_size=16).hexdigest()}"

    def seen(self, seat: Seat) -> bytes:
        """Returns the observation of a seat; zeros before the match is set up."""
        encoder = self.root.rules.encoder
        return bytes(2 * encoder.size) if self.state is None else encoder.encode(self.state, seat)

    def recalled(self, seat: Seat) -> list[int]:
        """Returns the number of a seat's decisions, and then its newest decisions, the last one first."""
        decisions = self.recalls[seat].decisions
        newest = list(decisions[-RECALLED:])
        newest.reverse()
        return [len(decisions), *newest, *([0] * (RECALLED - len(newest)))]

    def imagined(self, seat: Seat, luck: Luck) -> Tree:
        """Returns a node that a seat cannot tell from this one; everything that the seat does not know is drawn at
        random.
        """
        twin = Tree(self.root)
        twin.recalls[seat] = self.recalls[seat]
        twin._declined = self._declined.copy()
        twin.state = self.root.game.imagine(self.root.game.view(self.state, seat), luck)
        twin._ask()
        return twin


def restore_tree(
    root: Root,
    position: dict[str, Any] | None,
    recalls: list[tuple[bytes, tuple[int, ...]]],
    declined: list[Seat],
    numbers: dict[Seat, int],
    answers: list[int],
) -> Tree:
    """Makes the node of a tree that a pickle describes by these arguments (see `Tree.__reduce__`)."""
    tree = Tree(root)
    tree.recalls = [Recall(digest, decisions) for digest, decisions in recalls]
    tree._declined = declined
    tree._answers = answers
    if position is None:
        tree.begin()
        return tree
    rules = root.rules
    tree.state = root.game.load(position, rules.seats, rules.options, rules.box)
    tree._ask()
    if numbers:
        tree._do(numbers)
    return tree
