"""Characters: named bots, each with a level, and a style that decides between choices that are about equally good."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from ludotheque.bots.search.budget import Budget, allowance
from ludotheque.bots.search.engine import FEWEST, WIDTH, Candidate, Search, drawn
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.game import Game
from ludotheque.core.hooks import Hooks, hooks_of
from ludotheque.core.luck import Luck, fast
from ludotheque.core.structs import Action, Seat, View

SIMULATIONS: Final = 160  # simulations of the search that finds out which choices are about as good as the best
USUAL_TIME: Final = 100.0  # ms of CPU time that a compiled search needs at most for SIMULATIONS simulations
ABOUT_EQUAL: Final = 0.03  # choices are about equally good if their chances to win differ by less than this
WORLDS: Final = 12  # the number of worlds in which the effect of an about equally good choice is measured
LOST_SCORE: Final = -4.0  # the score of a seat that can no longer win
SPREAD: Final = 8.0  # how much the spread of the chance to win counts, if a rival's score counts 1
TILT: Final = 0.5  # added to the log odds of the boldest choice of a mix, for a character whose risk is 1


class Style(NamedTuple):
    """How much a character likes each of these things: from -1 (dislikes it) to 1 (likes it)."""

    aggression: float = 0.0  # weakening the others, rather than becoming stronger itself
    grudge: float = 0.0  # weakening the rival that is ahead
    risk: float = 0.0  # choices that may end very well or very badly


class Character(NamedTuple):
    """A named bot."""

    id: str
    level: str
    style: Style

    @property
    def name(self) -> str:
        """Returns the character's name, which is the same in every language."""
        return self.id.capitalize()


CHARACTERS: Final = (
    Character("greta", "beginner", Style(aggression=-1.0)),
    Character("hugo", "casual", Style(risk=1.0)),
    Character("iris", "solid", Style(aggression=-0.5, risk=-1.0)),
    Character("jonas", "solid", Style(aggression=1.0)),
    Character("kira", "strong", Style(grudge=1.0)),
    Character("lupo", "strong", Style(aggression=0.5, risk=1.0)),
)
BY_ID: Final = {character.id: character for character in CHARACTERS}


class Styled:
    """A bot that plays at its character's level but, among choices that are about equally good, takes the one that the
    character's style likes best.
    """

    def __init__(self, rules: Game[Any], character: Character, player: Player) -> None:
        self.rules = rules
        self.character = character
        self.player = player
        self.known_as = character.name  # the bot's name at a table
        # The ms that the bot may take for a decision: those of its level's player, and those for its style.
        self.thinking: int = getattr(player, "thinking", 0) + allowance(USUAL_TIME)

    def __call__(self, view: View, choices: Choices, luck: Luck) -> Action | None:
        wish = self.player(view, choices, luck)
        if wish is None or view.seat not in view.to_act or (len(choices.actions) == 1 and not choices.regions):
            return wish
        hooks = hooks_of(self.rules.at(view.rules))
        if not hooks.scorers:
            return wish
        search = Search(hooks, view, choices, luck)
        if not hooks.searches(search.base, search.seat):
            mixed = draw_tilted(hooks, search.base, view.seat, self.character.style, luck)
            return wish if mixed is None else mixed
        search.propose(WIDTH)
        own = [one for one in search.candidates if one.plan[0] == wish]
        if not own or len(search.candidates) < 2:
            return wish
        search.run(Budget(SIMULATIONS))
        return favourite(search, own[0], self.character.style).plan[0]


def favourite(search: Search, own: Candidate, style: Style) -> Candidate:
    """Returns the plan that a style likes best among those that are about as good as the bot's own.

    A plan is about as good if it loses less than ABOUT_EQUAL, even if its value was overestimated by one standard
    error.  Plans that are clearly better are left out too, so that a weak level keeps making its errors.
    """
    near = [own]
    for candidate in search.candidates:
        gain, error = candidate.gain(own)
        if (
            candidate is not own
            and len(candidate.values) >= FEWEST
            and gain - error > -ABOUT_EQUAL
            and gain < ABOUT_EQUAL
        ):
            near.append(candidate)
    if len(near) == 1:
        return own
    worlds = [search.new_world() for _ in range(WORLDS)]
    rivals = [seat for seat in search.hooks.rivals(search.base) if seat != search.seat]
    chances = search.hooks.value(search.base)
    leader = max(rivals, key=lambda seat: chances[seat])
    best, most = own, -math.inf
    for candidate in near:
        scores = [scores_of(search.hooks, search.played(world, candidate.plan, fast(0))) for world in worlds]
        others = sum([score[seat] for score in scores for seat in rivals]) / len(rivals) / WORLDS
        ahead = sum([score[leader] for score in scores]) / WORLDS
        spread = candidate.error() * math.sqrt(len(candidate.values)) if len(candidate.values) > 1 else 0.0
        liking = style.risk * SPREAD * spread - style.aggression * others - style.grudge * ahead
        if liking > most:
            best, most = candidate, liking
    return best


def scores_of(hooks: Hooks[Any], state: Any) -> list[float]:
    """Returns the trained score of each seat, which says how strong the seat is."""
    seats = hooks.seats(state)
    scorer = hooks.scorer(seats)
    assert scorer is not None
    scores = [LOST_SCORE] * seats
    if state.outcome is None:
        for seat in hooks.rivals(state):
            scores[seat] = scorer.score(hooks.features(state, seat))
    return scores


def draw_tilted(hooks: Hooks[Any], state: Any, seat: Seat, style: Style, luck: Luck) -> Action | None:
    """Returns a choice drawn from the game's mix, in which the style makes bold choices more or less likely; None if
    the game has no mix for this state.

    A game lists the choices of a mix from the tamest to the boldest.
    """
    asked = hooks.rules.to_act(state)
    mixes = hooks.mixes(state) if style.risk else None
    if mixes is None or seat not in asked:
        return None
    actions = hooks.rules.choices(state, seat).actions
    last = max(1, len(actions) - 1)
    mix = mixes[asked.index(seat)]
    odds = [part * math.exp(TILT * style.risk * (2 * at / last - 1)) for at, part in enumerate(mix)]
    return actions[drawn([odd / sum(odds) for odd in odds], luck)]
