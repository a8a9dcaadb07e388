"""Says why a choice is better or worse than another: a fact about what the choices lead to or, if the game knows none,
a sentence about the greatest difference between the positions in which their rollouts end.

A game has two sentences for each of its features, `gain-more-cards` and `loss-less-cards`; a feature that is better
when it is smaller has `gain-less-…` and `loss-more-…`.  A game may know better reasons of its own (`Hooks.reason`).
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.facts import Fact
from ludotheque.core.hooks import Hooks
from ludotheque.core.words import LANGUAGES, Phrase, Who, kebab, knows

LEAST: Final = 0.03  # a difference of fewer log odds than this is too small to be given as a reason
ODDS: Final = 4.0  # log odds that stand for a certain win or loss
EVEN: Final = 0.005  # chances that differ by less are about equal
RIVALS: Final = "rivals"  # names the position of the others, among the features of a fact


class Outlook:
    """Where the rollouts of a plan end: the seat's mean features, its rivals' mean scores, and the shares won and lost."""

    __slots__ = ("features", "rivals", "scores", "open", "won", "lost", "facts", "amounts", "worlds_with")

    def __init__(self, features: int) -> None:
        self.features: list[float] = [0.0] * features
        self.rivals: set[int] = set()  # the rivals that can still win at the end of some rollout
        self.scores: dict[int, float] = {}  # the mean score of each of the others
        self.facts: dict[str, Fact] = {}
        self.amounts: dict[str, float] = {}  # by the key of a fact, its mean amount over the worlds that contain it
        self.worlds_with: dict[str, int] = {}  # by the key of a fact, the number of worlds that contain it
        self.open = 0  # rollouts that were stopped while the seat could still win
        self.won = 0.0
        self.lost = 0.0

    def note(self, facts: list[Fact]) -> None:
        """Adds the facts of one world to the sums."""
        for fact in facts:
            key = fact.key()
            self.facts[key] = fact
            self.amounts[key] = self.amounts.get(key, 0.0) + fact.amount
            self.worlds_with[key] = self.worlds_with.get(key, 0) + 1

    def add(self, hooks: Hooks[Any], state: Any, seat: int) -> None:
        """Adds the final state of one rollout to the sums."""
        rivals = hooks.rivals(state)
        if state.outcome is not None or seat not in rivals:
            share = hooks.value(state)[seat]
            self.won += share
            self.lost += 1.0 - share
            return
        self.open += 1
        scorer = hooks.scorer(hooks.seats(state))
        if scorer is None or len(rivals) < 2:
            return
        own = hooks.features(state, seat)
        for at in range(len(own)):
            self.features[at] += own[at]
        scores = {rival: scorer.score(hooks.features(state, rival)) for rival in rivals if rival != seat}
        self.rivals.update(scores)
        without_hope = min(scores.values()) - ODDS
        for other in range(hooks.seats(state)):
            if other != seat:
                self.scores[other] = self.scores.get(other, 0.0) + scores.get(other, without_hope)

    def settle(self) -> None:
        """Turns the sums into means."""
        ended = self.won + self.lost
        if self.open:
            self.features = [total / self.open for total in self.features]
            self.scores = {other: total / self.open for other, total in self.scores.items()}
        self.amounts = {key: amount / self.worlds_with[key] for key, amount in self.amounts.items()}
        self.won /= max(1.0, ended + self.open)
        self.lost /= max(1.0, ended + self.open)


class Tip:
    """What tips the balance for a choice: a feature, or a win or loss; its weight in log odds; and the sentence for it."""

    __slots__ = ("feature", "weight", "message", "values")

    def __init__(self, feature: str, weight: float, message: str, values: dict[str, Any] | None = None) -> None:
        self.feature = feature
        self.weight = weight
        self.message = message
        self.values: dict[str, Any] = {} if values is None else values


def tipped(hooks: Hooks[Any], seats: int, own: Outlook, other: Outlook, *, is_best: bool) -> Tip:
    """Returns the strongest argument for a choice if it is the best, and the strongest one against it otherwise."""
    found = [
        Tip("", ODDS * (own.won - other.won), *how_often("won", own.won, other.won)),
        Tip("", ODDS * (other.lost - own.lost), *how_often("lost", own.lost, other.lost)),
    ]
    scorer = hooks.scorer(seats)
    if scorer is not None and own.open and other.open:
        if own.rivals and other.rivals:
            found.append(tip_about_rivals(own, other, is_best=is_best))
        whole = scorer.score(own.features)
        for at in range(len(own.features)):
            changed = own.features[:]
            changed[at] = other.features[at]
            more = "more" if own.features[at] > other.features[at] else "less"
            name = hooks.feature_names[at]
            found.append(Tip(name, whole - scorer.score(changed), f"{more}-{kebab(name)}"))
    best = Tip("", LEAST if is_best else -LEAST, "")
    for tip in found:
        is_stronger = tip.weight > best.weight if is_best else tip.weight < best.weight
        if is_stronger:
            message = f"gain-{tip.message}" if is_best else f"loss-{tip.message}"
            if knows(hooks.rules.id, LANGUAGES[0], message):
                best = Tip(tip.feature, tip.weight, message, tip.values)
    return best if best.message else Tip("", 0.0, "")


def how_often(message: str, own: float, other: float) -> tuple[str, dict[str, Any]]:
    """Returns the end of a message id and the values of its sentence, for two chances: in tenths if these differ."""
    amount, otherwise = round(10.0 * own), round(10.0 * other)
    return (message, {}) if amount == otherwise else (f"{message}-tenths", {"amount": amount, "other": otherwise})


def tip_about_rivals(own: Outlook, other: Outlook, *, is_best: bool) -> Tip:
    """Returns by how much a choice hurts the rivals on average, and names the one that it hurts most if it is the best,
    or helps most otherwise.
    """
    loss = {rival: other.scores[rival] - own.scores[rival] for rival in own.rivals | other.rivals}
    sign = 1.0 if is_best else -1.0
    most = max(loss, key=lambda rival: (sign * loss[rival], -rival))
    return Tip("", sum(loss.values()) / len(loss), RIVALS, {"seat": Who(most)})


def deciding_fact(own: Outlook, other: Outlook, tip: Tip, *, is_best: bool) -> Phrase | None:
    """Returns the most important fact that speaks for a choice if it is the best, and against it otherwise; None if no
    fact does.
    """
    found: Fact | None = None
    amounts = (0.0, 0.0)
    topic = RIVALS if tip.message.endswith(RIVALS) else tip.feature
    for key, fact in own.facts.items():
        if key not in other.amounts or (fact.features and topic not in fact.features):
            continue
        mine, theirs = own.amounts[key], other.amounts[key]
        if fact.least >= 1.0 and round(mine) == round(theirs):
            continue
        better = mine - theirs if fact.is_good == is_best else theirs - mine
        if better >= fact.least and (found is None or fact.weight > found.weight):
            found, amounts = fact, (mine, theirs)
    if found is None:
        return None
    message = found.message if found.is_good == is_best else f"{found.message}-not"
    return Phrase(message, {**found.values, "amount": round(amounts[0]), "other": round(amounts[1])})


def said(tip: Tip, fact: Phrase | None, ahead: float, *, is_best: bool) -> Phrase:
    """Returns the reason for a choice whose chance to win is better than another's by `ahead`: a fact, or the sentence
    of a tip; without either, a sentence that only says how their results compare.
    """
    if -EVEN < ahead < EVEN:
        return Phrase("because-even")
    if fact is not None:
        return fact
    if tip.message:
        return Phrase(tip.message, tip.values)
    return Phrase("because-results" if is_best else "because-worse-results")
