"""Standing orders: answers that a seat gives in advance for windows.  No other seat sees them.

"Negate any Swap Hands on me, else pass" is a list of two:

    {"event": "cardPlayed", "where": {"card": ["Swap Hands"], "targets": ["me"]}, "answer": {"type": "react", "card": "Negate"}}
    {"answer": {"type": "pass"}}

The first order that fits an event counts as an answer given at once, whether or not the seat holds the card; if the
seat does not hold the card, the default is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat

ME = "me"  # in the condition of an order, stands for the seat that gave the order
LARGEST = 2**53  # integers up to this are represented exactly by every JSON reader
MOST_ORDERS, MOST_FIELDS, MOST_VALUES = 16, 8, 32


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer, and the events to which it applies: their type ("" for any) and the allowed values of some of their
    fields.
    """

    answer: dict[str, Any]
    event: str = ""
    where: dict[str, tuple[str | int | bool | None, ...]] = {}
    until: Literal["", "turn"] = ""  # "turn": the order ends when the seat is next asked outside a window


def check_orders(orders: Sequence[Order], match: Match) -> None:
    """Raises BadInput for too many orders, or for an answer that is not an action of the game."""
    if len(orders) > MOST_ORDERS:
        raise BadInput("orders", "bad-number", value=len(orders), low=0, high=MOST_ORDERS)
    for number, order in enumerate(orders):
        sizes = [len(order.where), *[len(values) for values in order.where.values()]]
        if sizes[0] > MOST_FIELDS or max(sizes) > MOST_VALUES:
            raise BadInput(f"orders[{number}]", "bad-number", value=max(sizes), low=0, high=MOST_VALUES)
        for values in order.where.values():
            for value in values:
                if isinstance(value, int) and abs(value) > LARGEST:
                    raise BadInput(f"orders[{number}]", "bad-number", value=repr(value), low=-LARGEST, high=LARGEST)
        match.read_action(order.answer)


def find_order(orders: Sequence[Order], events: Iterable[Mapping[str, Any]], seat: Seat) -> dict[str, Any] | None:
    """Returns a seat's order for a window that these events opened, as the seat saw them; None if no order fits."""
    seen = list(events)
    for order in orders:
        is_for_all = not order.event and not order.where
        if is_for_all or any(fits(order, event, seat) for event in seen):
            return order.answer
    return None


def fits(order: Order, event: Mapping[str, Any], seat: Seat) -> bool:
    """Returns whether the order applies to this event."""
    if order.event not in ("", event["type"]):
        return False
    for field, values in order.where.items():
        wanted = [seat if value == ME else value for value in values]
        value_seen = event.get(field)
        several = value_seen if isinstance(value_seen, (list, tuple)) else (value_seen,)
        # In Python True == 1; in a condition the two differ.
        if not any(type(one) is type(value) and one == value for one in several for value in wanted):
            return False
    return True
