"""Says why a choice is better or worse than another: a fact about what the choices lead to or, if the game knows none,
a sentence about the greatest difference between the positions in which their rollouts end.

A game has two sentences for each of its features, `gain-more-cards` and `loss-less-cards`; a feature that is better
when it is smaller has `gain-less-…` and `loss-more-…`.  A game may know better reasons of its own (`Hooks.reason`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ludotheque.core.facts import Fact
from ludotheque.core.hooks import Hooks
from ludotheque.core.words import LANGUAGES, Phrase, Who, kebab, knows

LEAST: Final = 0.03  # a difference of fewer log odds than this is too small to be given as a reason
ODDS: Final = 4.0  # log odds that stand for a certain win or loss
SEEN: Final = 0.1  # shares of wins (or losses) that differ by less than this are not given as a reason
EVEN: Final = 0.005  # chances to win that differ by less than this count as equal
RIVALS: Final = "rivals"  # stands for the situation of the other seats, in the `features` of a fact


class Outlook:
    """Where the rollouts of a plan end: the seat's mean features, its rivals' mean scores, and the shares won and lost."""

    __slots__ = ("features", "rivals", "scores", "open", "won", "lost", "facts", "amounts", "worlds_with")

    def __init__(self, features: int) -> None:
        self.features: list[float] = [0.0] * features
        self.rivals: set[int] = set()  # the rivals that can still win at the end of some rollout
        self.scores: dict[int, float] = {}  # the mean score of each other seat
        self.facts: dict[str, Fact] = {}
        self.amounts: dict[str, float] = {}  # key of a fact → mean amount over the worlds that contain the fact
        self.worlds_with: dict[str, int] = {}  # key of a fact → number of worlds that contain the fact
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
    """A difference between two choices, in a feature, in the scores of the rivals, or in wins or losses: its weight in
    log odds, and the sentence that tells it.
    """

    __slots__ = ("feature", "weight", "message", "values")

    def __init__(self, feature: str, weight: float, message: str, values: dict[str, Any] | None = None) -> None:
        self.feature = feature
        self.weight = weight
        self.message = message
        self.values: dict[str, Any] = {} if values is None else values

    @property
    def topic(self) -> str:
        """What the facts behind this tip are about."""
        return RIVALS if self.message.endswith(RIVALS) else self.feature


def tips_between(hooks: Hooks[Any], seats: int, own: Outlook, other: Outlook, *, is_best: bool) -> list[Tip]:
    """Returns the tips for a choice if the choice is the best, otherwise the tips against it, strongest first."""
    found = [*tips_about_end("won", own.won, other.won), *tips_about_end("lost", own.lost, other.lost)]
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
    sign, kind = (1.0, "gain") if is_best else (-1.0, "loss")
    strong = sorted([tip for tip in found if sign * tip.weight > LEAST], key=lambda tip: -sign * tip.weight)
    told = [Tip(tip.feature, tip.weight, f"{kind}-{tip.message}", tip.values) for tip in strong]
    return [tip for tip in told if knows(hooks.rules.id, LANGUAGES[0], tip.message)]


def tips_about_end(message: str, own: float, other: float) -> list[Tip]:
    """Returns a tip that compares how often two choices win (or lose) within their rollouts; no tip if the difference
    is too small to be given as a reason.
    """
    amount, otherwise = round(10.0 * own), round(10.0 * other)
    if amount == otherwise or abs(own - other) < SEEN:
        return []
    better = own - other if message == "won" else other - own
    return [Tip("", ODDS * better, message, {"amount": amount, "other": otherwise})]


def tip_about_rivals(own: Outlook, other: Outlook, *, is_best: bool) -> Tip:
    """Returns a tip that says by how much a choice lowers the scores of the rivals on average.  The tip names the rival
    whose score the choice lowers most if the choice is the best, otherwise the rival whose score it raises most.
    """
    loss = {rival: other.scores[rival] - own.scores[rival] for rival in own.rivals | other.rivals}
    sign = 1.0 if is_best else -1.0
    most = max(loss, key=lambda rival: (sign * loss[rival], -rival))
    return Tip("", sum(loss.values()) / len(loss), RIVALS, {"seat": Who(most)})


def facts_between(own: Outlook, other: Outlook, topic: str, *, is_best: bool) -> list[Phrase]:
    """Returns the facts that speak for a choice if the choice is the best, otherwise the facts against it, most
    important first.  A fact with `features` counts only if the topic is one of them.
    """
    found: list[tuple[float, Phrase]] = []
    for key, fact in own.facts.items():
        if key not in other.amounts or (fact.features and topic not in fact.features):
            continue
        mine, theirs = own.amounts[key], other.amounts[key]
        if fact.least >= 1.0 and round(mine) == round(theirs):
            continue
        better = mine - theirs if fact.is_good == is_best else theirs - mine
        if better >= fact.least:
            message = fact.message if fact.is_good == is_best else f"{fact.message}-not"
            amount, otherwise = round(mine), round(theirs)
            values = {**fact.values, "amount": amount, "other": otherwise, "gap": abs(amount - otherwise)}
            found.append((-fact.weight, Phrase(message, values)))
    return [phrase for _, phrase in sorted(found, key=lambda one: one[0])]


NO_TIP: Final = Tip("", 0.0, "")


class Argument(NamedTuple):
    """A sentence that speaks for a choice or against it, and the tip behind it."""

    said: Phrase
    tip: Tip


def arguments(tips: Sequence[Tip], own: Outlook, other: Outlook, ahead: float, *, is_best: bool) -> list[Argument]:
    """Returns the arguments about a choice, compared with another one, best argument first; `ahead` is by how much its
    chance to win is better than the other's.

    What becomes of the rivals says little, so arguments about them come after those about what can be seen on the
    table.  A choice that is not the best gets no argument if only its results speak against it.
    """
    found: list[Argument] = []
    if not is_best and ahead > -EVEN:
        found.append(Argument(Phrase("because-as-good"), NO_TIP))
    for tip in tips or (NO_TIP,):
        found += [Argument(fact, tip) for fact in facts_between(own, other, tip.topic, is_best=is_best)]
        if tip.message and tip.topic != RIVALS:
            found.append(Argument(Phrase(tip.message, tip.values), tip))
    if abs(ahead) >= EVEN:
        found += [Argument(Phrase(tip.message, tip.values), tip) for tip in tips if tip.topic == RIVALS]
    if is_best:
        found.append(Argument(Phrase("because-even" if ahead < EVEN else "because-results"), NO_TIP))
    return found
