"""§1.9  What each seat knows."""

from __future__ import annotations

from bisect import bisect_left

from ludotheque.core.bag import Bag
from ludotheque.core.data import copied
from ludotheque.core.structs import Action, Seat
from ludotheque.games.glory.actions import Intervene, Lay, LayMore
from ludotheque.games.glory.box import GloryBox
from ludotheque.games.glory.events import Shown
from ludotheque.games.glory.state import (
    COMBAT,
    DECKS,
    EVENTS,
    NO_CARD,
    NOBODY,
    PHASE_NAMES,
    PLACE_NAMES,
    RING,
    UNTAKEN,
    Open,
    State,
)
from ludotheque.games.glory.views import Backs, GloryView, LayView, WrestlerView

BACKS = [[Backs(combat, event) for event in range(64)] for combat in range(64)]


def backs(box: GloryBox, cards: Bag) -> Backs:
    """§1.9  How many cards of each deck."""
    items = cards.items
    combat = bisect_left(items, box.first_event)
    event = len(items) - combat
    return BACKS[combat][event] if combat < 64 and event < 64 else Backs(combat, event)


def view(state: State, seat: Seat | None) -> GloryView:
    """All that a seat knows; None for a spectator."""
    settings = state.settings
    box = settings.box
    return GloryView(
        game="glory",
        seat=seat,
        seats=settings.seats,
        step=state.step,
        to_act=state.asked.members,
        may_act=(),
        outcome=state.outcome,
        options=copied(settings.options),
        components=box.shown(),
        rules=state.settings.version,
        phase=PHASE_NAMES[state.phase],
        turn=state.turn,
        first=state.first,
        round=state.round,
        path=settings.path,
        wrestlers=tuple([wrestler_view(state, wrestler) for wrestler in range(settings.wrestlers)]),
        arrived=state.arrived,
        using=state.name_or_none(state.using),
        left=state.left,
        repeated=state.repeated,
        may_offer=state.may_offer,
        due=tuple([state.name_of(wrestler) for wrestler in state.due.members]),
        hand=None if seat is None else state.hands[seat].named(),
        hands=tuple([backs(box, hand) for hand in state.hands]),
        managers=tuple([() if state.lives(who) else state.hands[who].named() for who in range(settings.seats)]),
        decks=Backs(len(state.decks[COMBAT].items), len(state.decks[EVENTS].items)),
        discards=state.piles[COMBAT].counts() | state.piles[EVENTS].counts(),
        drawer=None if state.drawer == NOBODY else state.drawer,
        to_draw=state.to_draw,
        resume=PHASE_NAMES[state.resume],
        challenger=state.name_or_none(state.challenger),
        challenged=state.name_or_none(state.challenged),
        laid=tuple([who for who, lay in enumerate(state.laid) if lay is not None]),
        lay=None if seat is None else lay_view(state.laid[seat]),
        shown=tuple([shown_view(state, one) for one in state.shown]),
        fallen=tuple([blow.members for blow in state.fallen]),
    )


def wrestler_view(state: State, wrestler: int) -> WrestlerView:
    """A wrestler as everybody sees it."""
    place = state.places[wrestler]
    figure = state.figures[wrestler]
    return WrestlerView(
        None if figure == UNTAKEN else state.settings.box.wrestlers[figure],
        state.settings.owner[wrestler],
        None if figure == UNTAKEN else state.paths[wrestler] + 1,
        PLACE_NAMES.get(place, "path"),
        place if place < RING else None,
        state.stamina[wrestler],
        state.outside[wrestler],
        backs(state.settings.box, state.unseen[wrestler]),
    )


def lay_view(lay: Action | None) -> LayView | None:
    """A sealed lay in words."""
    if isinstance(lay, Lay):
        return LayView(card=lay.card, referee=lay.referee)
    if isinstance(lay, Intervene):
        return LayView(diva=lay.diva, before=lay.before, die_for=lay.die_for)
    if isinstance(lay, LayMore):
        return LayView(more=tuple([card for card in (lay.card, lay.other) if card is not None]))
    return None


def shown_view(state: State, one: Open) -> Shown:
    """Something open in a fight, by name."""
    card = None if one.kind == NO_CARD else state.settings.box.cards[one.kind]
    return Shown(one.seat, card, state.name_of(one.wrestler))


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """Of each deck, where the cards lie that a viewer cannot place; and of each sealed lay, which die was bought."""
    box = state.settings.box
    places: dict[str, dict[str, dict[str, int]]] = {"combat": {}, "event": {}}
    others = [seat for seat in range(state.settings.seats) if seat != viewer and state.lives(seat)]
    piles = [(f"held by {seat}", state.hands[seat]) for seat in others]
    piles += [(f"unseen, {wrestler}", cards) for wrestler, cards in enumerate(state.unseen)]
    for name, cards in piles:
        for deck, part in zip(DECKS, by_deck(box, cards)):
            places[deck][name] = part.counts()
    places["combat"]["deck"] = state.decks[COMBAT].counts()
    places["event"]["deck"] = state.decks[EVENTS].counts()
    for seat in others:
        lay = state.laid[seat]
        if isinstance(lay, Intervene) and state.can_buy_die(seat):
            # Sealed: has it bought a die, and for whom?
            fighters = [state.name_of(state.challenger), state.name_of(state.challenged)]
            bought = lay.die_for or "no die"
            not_bought = [one for one in ("no die", *fighters) if one != bought]
            places[f"die of {seat}"] = {"bought": {bought: 1}, "not bought": dict.fromkeys(not_bought, 1)}
    return places


def by_deck(box: GloryBox, cards: Bag) -> tuple[Bag, Bag]:
    """Cards of both decks, apart."""
    at = bisect_left(cards.items, box.first_event)
    return Bag(box.cards, cards.items[:at]), Bag(box.cards, cards.items[at:])
