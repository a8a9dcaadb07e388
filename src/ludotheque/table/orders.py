"""Standing orders: answers that a seat gives in advance for windows, seen by nobody else.

"Negate any Swap Hands on me, else pass" is a list of two:

    {"event": "cardPlayed", "where": {"card": ["Swap Hands"], "targets": ["me"]}, "answer": {"type": "react", "card": "Negate"}}
    {"answer": {"type": "pass"}}

The first order that fits counts as an answer given at once, whether or not the seat has the card; without the card, the
default is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat

ME = "me"  # in a condition: the seat that gave the order
LARGEST = 2**53  # integers up to this are represented exactly by every JSON reader
MOST_ORDERS, MOST_FIELDS, MOST_VALUES = 16, 8, 32


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer, and the events it is for: their type ("" for any) and the values that some of their fields may have."""

    answer: dict[str, Any]
    event: str = ""
    where: dict[str, tuple[str | int | bool | None, ...]] = {}
    until: Literal["", "turn"] = ""  # "turn": the order ends when its seat is next asked outside a window


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
    """Returns a seat's order for a window that was opened by these events, as the seat saw them; None if it has none."""
    seen = list(events)
    for order in orders:
        is_for_all = not order.event and not order.where
        if is_for_all or any(fits(order, event, seat) for event in seen):
            return order.answer
    return None


def fits(order: Order, event: Mapping[str, Any], seat: Seat) -> bool:
    """Whether the order is about this event."""
    if order.event not in ("", event["type"]):
        return False
    for field, values in order.where.items():
        wanted = [seat if value == ME else value for value in values]
        found = event.get(field)
        several = found if isinstance(found, (list, tuple)) else (found,)
        # In Python True == 1; here they differ.
        if not any(type(one) is type(value) and one == value for one in several for value in wanted):
            return False
    return True
