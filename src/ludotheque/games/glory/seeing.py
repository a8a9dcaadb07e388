"""§1.9  What each seat knows, and whole matches imagined from it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from ludotheque.core.bag import Bag, bag_of
from ludotheque.core.data import copied
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Seat
from ludotheque.games.glory.box import GloryBox
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.events import Shown
from ludotheque.games.glory.rules.fight import can_buy_die, fighter_of, in_words, wrestler_name
from ludotheque.games.glory.rules.round import lays, more_lays, secret_of
from ludotheque.games.glory.state import (
    COMBAT,
    EVENTS,
    LAYING_MORE,
    NO_CARD,
    NOBODY,
    OUT,
    OUTSIDE,
    PHASE_NAMES,
    RING,
    SEATS_OF,
    Open,
    Secret,
    Settings,
    State,
    new_state,
)
from ludotheque.games.glory.views import Backs, GloryView, LayView, WrestlerView

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}
PLACE_NAMES = {RING: "ring", OUTSIDE: "outside", OUT: "out"}
PLACES = {name: place for place, name in PLACE_NAMES.items()}
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
        to_act=SEATS_OF[state.asked],
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
        using=name_or_none(state, state.using),
        left=state.left,
        repeated=state.repeated,
        may_offer=state.may_offer,
        due=tuple([state.name_of(w) for w in range(settings.wrestlers) if state.due >> w & 1]),
        hand=None if seat is None else state.hands[seat].named(),
        hands=tuple([backs(box, hand) for hand in state.hands]),
        managers=tuple([() if state.lives(who) else state.hands[who].named() for who in range(settings.seats)]),
        decks=Backs(len(state.decks[COMBAT].items), len(state.decks[EVENTS].items)),
        discards=state.piles[COMBAT].counts() | state.piles[EVENTS].counts(),
        drawer=None if state.drawer == NOBODY else state.drawer,
        to_draw=state.to_draw,
        resume=PHASE_NAMES[state.resume],
        challenger=name_or_none(state, state.challenger),
        challenged=name_or_none(state, state.challenged),
        laid=tuple([who for who in range(settings.seats) if state.laid[who]]),
        lay=None if seat is None else lay_view(state, seat),
        shown=tuple([in_words(state, one) for one in state.shown]),
        fallen=tuple([SEATS_OF[blow] for blow in state.fallen]),
    )


def name_or_none(state: State, wrestler: int) -> str | None:
    """The id of a wrestler."""
    return None if wrestler == NOBODY else state.name_of(wrestler)


def wrestler_view(state: State, wrestler: int) -> WrestlerView:
    """A wrestler as everybody sees it."""
    place = state.places[wrestler]
    figure = state.figures[wrestler]
    return WrestlerView(
        None if figure == NOBODY else state.settings.box.wrestlers[figure],
        state.settings.owner[wrestler],
        None if figure == NOBODY else state.paths[wrestler] + 1,
        PLACE_NAMES.get(place, "path"),
        place if place < RING else None,
        state.stamina[wrestler],
        state.outside[wrestler],
        backs(state.settings.box, state.unseen[wrestler]),
    )


def lay_view(state: State, seat: Seat) -> LayView | None:
    """A sealed lay in words."""
    secret = state.laid[seat]
    if not secret:
        return None
    cards = state.settings.box.cards

    def card(kind: int) -> str | None:
        return None if kind == NO_CARD else cards[kind]

    if state.phase == LAYING_MORE:
        return LayView(more=tuple([cards[kind] for kind in secret if kind != NO_CARD]))
    if fighter_of(state, seat) != NOBODY:
        return LayView(card=card(secret[0]), referee=card(secret[1]))
    before, die_for = name_or_none(state, secret[1]), name_or_none(state, secret[2])
    return LayView(diva=card(secret[0]), before=before, die_for=die_for)


def secret_from(state: State, seat: Seat, lay: LayView) -> Secret:
    """The other way round of `lay_view`."""
    box = state.settings.box

    def kind(card: str | None) -> int:
        return NO_CARD if card is None else box.kind_of[card]

    if state.phase == LAYING_MORE:
        kinds = [kind(card) for card in lay.more] + [NO_CARD, NO_CARD]
        return (kinds[0], kinds[1])
    if fighter_of(state, seat) != NOBODY:
        return (kind(lay.card), kind(lay.referee))
    return (kind(lay.diva), wrestler_or_nobody(state, lay.before), wrestler_or_nobody(state, lay.die_for))


def wrestler_or_nobody(state: State, name: str | None) -> int:
    """The wrestler of this id."""
    return NOBODY if name is None else state.figures.index(state.settings.box.wrestler_of[name])


def open_from(state: State, shown: Iterable[Shown]) -> tuple[Open, ...]:
    """What lies open in a fight, as the rules keep it."""
    kind_of = state.settings.box.kind_of
    return tuple(
        [
            (one.seat, NO_CARD if one.card is None else kind_of[one.card], wrestler_or_nobody(state, one.wrestler))
            for one in shown
        ]
    )


def members(seats: Iterable[Seat]) -> int:
    """A set of seats or wrestlers, one bit each."""
    return sum([1 << seat for seat in seats])


def imagine(view: GloryView, luck: Luck) -> State:
    """A whole state that fits the view: what the viewer knows stays, all other cards are dealt afresh."""
    state = new_state(Settings(glory_box(view.components), view.seats, view.options, view.rules))
    lay_out(state, view)
    deal_afresh(state, view, luck)
    guess_sealed(state, view, luck)
    return state


def lay_out(state: State, view: GloryView) -> None:
    """All that lies open."""
    box = state.settings.box
    state.step = view.step
    state.outcome = view.outcome
    state.phase = PHASES[view.phase]
    state.asked = members(view.to_act)
    state.turn = view.turn
    state.first = view.first
    state.round = view.round
    names = [one.wrestler for one in view.wrestlers]
    state.figures = tuple([NOBODY if name is None else box.wrestler_of[name] for name in names])
    state.paths = tuple([NOBODY if one.path is None else one.path - 1 for one in view.wrestlers])
    state.places = [PLACES[one.place] if one.space is None else one.space for one in view.wrestlers]
    state.count_standing()
    state.stamina = [one.stamina for one in view.wrestlers]
    state.outside = [one.turns_outside for one in view.wrestlers]
    state.arrived = view.arrived
    state.using = wrestler_or_nobody(state, view.using)
    state.left = view.left
    state.repeated = view.repeated
    state.may_offer = view.may_offer
    state.due = members([wrestler_or_nobody(state, name) for name in view.due])
    state.drawer = NOBODY if view.drawer is None else view.drawer
    state.to_draw = view.to_draw
    state.resume = PHASES[view.resume]
    state.challenger = wrestler_or_nobody(state, view.challenger)
    state.challenged = wrestler_or_nobody(state, view.challenged)
    state.shown = open_from(state, view.shown)
    state.fallen = tuple([members(blow) for blow in view.fallen])
    discards = bag_of(box.cards, [box.kind_of[card] for card, count in view.discards.items() for _ in range(count)])
    state.piles = list(by_deck(box, discards))


def by_deck(box: GloryBox, cards: Bag) -> tuple[Bag, Bag]:
    """Cards of both decks, apart."""
    at = bisect_left(cards.items, box.first_event)
    return Bag(box.cards, cards.items[:at]), Bag(box.cards, cards.items[at:])


def deal_afresh(state: State, view: GloryView, luck: Luck) -> None:
    """The viewer's own hand as it is; all other hands, the unseen cards and the decks from what is left."""
    box = state.settings.box
    left = [box.combat_deck, box.event_deck]
    for deck in (COMBAT, EVENTS):
        left[deck] = left[deck].minus_all(state.piles[deck])
    for _, kind, _ in state.shown:
        if kind != NO_CARD:
            deck = COMBAT if kind < box.first_event else EVENTS
            left[deck] = left[deck].minus(kind)
    for seat in range(view.seats):
        known = view.hand if seat == view.seat else view.managers[seat]
        state.hands[seat] = bag_of(box.cards, [box.kind_of[card] for card in known or ()])
        for deck, cards in enumerate(by_deck(box, state.hands[seat])):
            left[deck] = left[deck].minus_all(cards)

    def dealt(number: Backs) -> Bag:
        cards = bytearray()
        for deck, count in ((COMBAT, number.combat), (EVENTS, number.event)):
            for _ in range(count):
                kind = luck.draw(left[deck])
                left[deck] = left[deck].minus(kind)
                cards.append(kind)
        return bag_of(box.cards, bytes(cards))

    for seat in range(view.seats):
        if seat != view.seat and state.lives(seat):
            state.hands[seat] = dealt(view.hands[seat])
    state.unseen = [dealt(one.unseen) for one in view.wrestlers]
    state.decks = left


def guess_sealed(state: State, view: GloryView, luck: Luck) -> None:
    """Sealed lays: the viewer's own as it is, those of the others any that their imagined hands allow."""
    for seat in view.laid:
        if seat == view.seat:
            assert view.lay is not None
            state.laid[seat] = secret_from(state, seat, view.lay)
        else:
            listed = more_lays(state, seat) if state.phase == LAYING_MORE else lays(state, seat)
            state.laid[seat] = secret_of(state, listed[luck.pick(range(len(listed)))])


def hidden(state: State, viewer: Seat | None) -> dict[str, dict[str, dict[str, int]]]:
    """Of each deck, where the cards lie that a viewer cannot place; and of each sealed lay, which die was bought."""
    box = state.settings.box
    places: dict[str, dict[str, dict[str, int]]] = {"combat": {}, "event": {}}
    others = [seat for seat in range(state.settings.seats) if seat != viewer and state.lives(seat)]
    piles = [(f"held by {seat}", state.hands[seat]) for seat in others]
    piles += [(f"unseen, {wrestler}", cards) for wrestler, cards in enumerate(state.unseen)]
    for name, cards in piles:
        for deck, part in zip(("combat", "event"), by_deck(box, cards)):
            places[deck][name] = part.counts()
    places["combat"]["deck"] = state.decks[COMBAT].counts()
    places["event"]["deck"] = state.decks[EVENTS].counts()
    for seat in others:
        if state.laid[seat] and fighter_of(state, seat) == NOBODY and can_buy_die(state, seat):
            # Sealed: has it bought a die, and for whom?
            fighters = [state.name_of(state.challenger), state.name_of(state.challenged)]
            bought = wrestler_name(state, state.laid[seat][2]) or "no die"
            not_bought = [one for one in ("no die", *fighters) if one != bought]
            places[f"die of {seat}"] = {"bought": {bought: 1}, "not bought": dict.fromkeys(not_bought, 1)}
    return places
