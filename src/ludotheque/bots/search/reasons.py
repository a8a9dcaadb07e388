"""Says why a choice is better or worse than another: a sentence about what differs most where their rollouts end.

A game has two sentences for each of its features, `gain-more-cards` and `loss-less-cards`; a feature that is better
when it is smaller has `gain-less-…` and `loss-more-…`.  A game may know better reasons of its own (`Hooks.reason`).
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.hooks import Hooks
from ludotheque.core.words import LANGUAGES, Phrase, kebab, knows

LEAST: Final = 0.03  # a difference of fewer log odds than this is too small to be given as a reason
ODDS: Final = 4.0  # log odds that stand for a certain win or loss
EVEN: Final = 0.005  # chances that differ by less are about equal


class Outlook:
    """Where the rollouts of a plan end: the seat's mean features, its rivals' mean score, and how many were won or lost."""

    __slots__ = ("features", "rivals", "open", "won", "lost")

    def __init__(self, features: int) -> None:
        self.features: list[float] = [0.0] * features
        self.rivals = 0.0
        self.open = 0  # rollouts that were stopped while the seat could still win
        self.won = 0.0
        self.lost = 0.0

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
        others = 0.0
        for rival in rivals:
            features = hooks.features(state, rival)
            if rival != seat:
                others += scorer.score(features)
                continue
            for at in range(len(features)):
                self.features[at] += features[at]
        self.rivals += others / (len(rivals) - 1)

    def settle(self) -> None:
        """Turns the sums into means."""
        ended = self.won + self.lost
        if self.open:
            self.features = [total / self.open for total in self.features]
            self.rivals /= self.open
        self.won /= max(1.0, ended + self.open)
        self.lost /= max(1.0, ended + self.open)


class Tip:
    """What tips the balance for a choice: a feature, or a win or loss; by how many log odds; and the sentence for it."""

    __slots__ = ("feature", "weight", "message")

    def __init__(self, feature: str, weight: float, message: str) -> None:
        self.feature = feature
        self.weight = weight
        self.message = message


def tipped(hooks: Hooks[Any], seats: int, own: Outlook, other: Outlook, *, is_best: bool) -> Tip:
    """Returns what speaks most for a choice if it is the best, and what speaks most against it otherwise."""
    found = [
        Tip("", ODDS * (own.won - other.won), "won"),
        Tip("", ODDS * (other.lost - own.lost), "lost"),
    ]
    scorer = hooks.scorer(seats)
    if scorer is not None and own.open and other.open:
        found.append(Tip("", other.rivals - own.rivals, "rivals"))
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
                best = Tip(tip.feature, tip.weight, message)
    return best if best.message else Tip("", 0.0, "")


def said(tip: Tip, ahead: float, *, is_best: bool) -> Phrase:
    """Returns the sentence of a tip, for a choice whose chance to win is better than another's by `ahead`; without a
    tip, the sentence only says how their results compare.
    """
    if -EVEN < ahead < EVEN:
        return Phrase("because-even")
    if tip.message:
        return Phrase(tip.message)
    return Phrase("because-results" if is_best else "because-worse-results")
