"""What a seat knows, as numbers for the bots: read from its view or, for speed, from the state that a search plays on."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.kinds import NOTHING
from ludotheque.core.structs import Seat
from ludotheque.games.glory.lore import Lore, lore_for, lore_of
from ludotheque.games.glory.state import (
    NO_CARD,
    NO_WRESTLER,
    OUT,
    PHASE_OF,
    PLACE_OF,
    State,
)
from ludotheque.games.glory.views import GloryView


class Sight:
    """The facts that a seat may use.  Cards are given by kind, wrestlers by number, and their positions are encoded as in
    a state.
    """

    __slots__ = (
        "lore",
        "me",
        "seats",
        "phase",
        "round",
        "left",
        "path",
        "hand",
        "names",
        "owner",
        "stamina",
        "places",
        "combat",
        "events",
        "unseen",
        "using",
        "challenger",
        "challenged",
        "shown",
    )

    lore: Lore
    me: Seat
    seats: int
    phase: int
    round: int
    left: int  # actions left on the path
    path: tuple[int, ...]
    hand: list[int]
    names: list[str]  # the name of each wrestler
    owner: list[int]
    stamina: list[int]
    places: list[int]
    combat: list[int]  # the number of combat cards in each hand
    events: list[int]
    # The number of cards of each kind that the seat has not seen: in decks, in other hands, and laid unseen outside the
    # ring.
    unseen: list[int]
    using: int
    challenger: int
    challenged: int
    # What lies open in a fight: a card (NO_CARD: a die), and the wrestler that it lies in front of.
    shown: list[tuple[int, int]]

    def __init__(self, lore: Lore, me: Seat, seats: int) -> None:
        self.lore = lore
        self.me = me
        self.seats = seats
        self.unseen = lore.counts[:]

    def take_away(self, kinds: Iterable[int]) -> None:
        """Removes from `unseen` cards that the seat has seen."""
        for kind in kinds:
            self.unseen[kind] -= 1


def sight_of_view(view: GloryView) -> Sight:
    """Returns the sight of the seat that the view belongs to."""
    assert view.seat is not None
    sight = Sight(lore_of(view.components), view.seat, view.seats)
    kind_of = sight.lore.box.kind_of
    sight.phase = PHASE_OF[view.phase]
    sight.round = view.round
    sight.left = view.left
    sight.path = view.path
    sight.hand = [kind_of[card] for card in view.hand or ()]
    names: list[str] = []
    owner: list[int] = []
    stamina: list[int] = []
    places: list[int] = []
    for one in view.wrestlers:
        names.append(one.wrestler or "")
        owner.append(one.seat)
        stamina.append(one.stamina)
        places.append(PLACE_OF[one.place] if one.space is None else one.space)
    sight.names, sight.owner, sight.stamina, sight.places = names, owner, stamina, places
    sight.combat = [backs.combat for backs in view.hands]
    sight.events = [backs.event for backs in view.hands]
    sight.using = NO_WRESTLER if view.using is None else names.index(view.using)
    sight.challenger = NO_WRESTLER if view.challenger is None else names.index(view.challenger)
    sight.challenged = NO_WRESTLER if view.challenged is None else names.index(view.challenged)
    sight.shown = [
        (NO_CARD if one.card is None else kind_of[one.card], names.index(one.wrestler)) for one in view.shown
    ]
    for card, count in view.discards.items():
        sight.unseen[kind_of[card]] -= count
    sight.take_away(sight.hand)
    sight.take_away([kind for kind, _ in sight.shown if kind != NO_CARD])
    for seat, divas in enumerate(view.managers):
        if seat != sight.me:
            sight.take_away([kind_of[card] for card in divas])
    return sight


def sight_of_state(state: State, seat: Seat) -> Sight:
    """Returns the sight of a seat in this state: the same as `sight_of_view` returns for the seat's view, but computed
    faster.
    """
    settings = state.settings
    box = settings.box
    sight = Sight(lore_for(box), seat, settings.seats)
    sight.phase = state.phase
    sight.round = state.round
    sight.left = state.left
    sight.path = settings.path
    sight.hand = list(state.hands[seat].items)
    wrestlers = box.wrestlers
    sight.names = ["" if figure == NOTHING else wrestlers[figure] for figure in state.figures]
    sight.owner = list(settings.owner)
    sight.stamina = state.stamina[:]
    sight.places = state.places[:]
    sight.combat = [state.combat_cards(one) for one in range(settings.seats)]
    sight.events = [len(state.hands[one].items) - sight.combat[one] for one in range(settings.seats)]
    sight.using = state.using
    sight.challenger = state.challenger
    sight.challenged = state.challenged
    sight.shown = [(one.kind, one.wrestler) for one in state.shown]
    for pile in state.discards:
        sight.take_away(pile.items)
    sight.take_away(sight.hand)
    sight.take_away([kind for kind, _ in sight.shown if kind != NO_CARD])
    for other in range(settings.seats):
        if other != seat and not state.is_alive(other):
            # An eliminated seat (a manager) holds only divas, which everybody has seen.
            sight.take_away(state.hands[other].items)
    return sight


def standing_of(sight: Sight) -> list[int]:
    """Returns the number of wrestlers that each seat has left."""
    standing = [0] * sight.seats
    for number, place in enumerate(sight.places):
        if place != OUT:
            standing[sight.owner[number]] += 1
    return standing
