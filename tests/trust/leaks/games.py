"""Deliberate leaks in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core.choices import Choices
from tests.trust.leaks.listed import Patch, leak_of_every_game, secret_number


def change_views(patch: Patch, rules: Any, change: Callable[[Any, Any, Any], Any]) -> None:
    """Makes a game change every view before the viewer gets it."""
    view = type(rules).view
    patch.setattr(type(rules), "view", lambda self, state, seat: change(view(self, state, seat), state, seat))


@leak_of_every_game
def a_number_of_the_whole_state_is_in_the_view(patch: Patch, rules: Any) -> None:
    def change(view: Any, state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(view, step=view.step % 1000 + 1000 * (secret_number(rules, state) % 9973))

    change_views(patch, rules, change)


@leak_of_every_game
def one_bit_of_the_whole_state_is_in_the_view(patch: Patch, rules: Any) -> None:
    def change(view: Any, state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(view, step=view.step + secret_number(rules, state) % 2)

    change_views(patch, rules, change)


@leak_of_every_game
def the_order_of_keys_reveals_one_bit(patch: Patch, rules: Any) -> None:
    def change(view: Any, state: Any, seat: Any) -> Any:
        turned = dict(reversed(view.options.items())) if secret_number(rules, state) % 2 else view.options
        return msgspec.structs.replace(view, options=turned)

    change_views(patch, rules, change)


@leak_of_every_game
def a_spectator_sees_what_seat_0_sees(patch: Patch, rules: Any) -> None:
    view = type(rules).view

    def open_view(self: Any, state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(view(self, state, 0), seat=None) if seat is None else view(self, state, seat)

    patch.setattr(type(rules), "view", open_view)


@leak_of_every_game
def a_seat_sees_what_the_next_one_sees(patch: Patch, rules: Any) -> None:
    view = type(rules).view

    def wrong_view(self: Any, state: Any, seat: Any) -> Any:
        if seat is None:
            return view(self, state, seat)
        return msgspec.structs.replace(view(self, state, (seat + 1) % view(self, state, None).seats), seat=seat)

    patch.setattr(type(rules), "view", wrong_view)


@leak_of_every_game
def the_order_of_choices_reveals_one_bit(patch: Patch, rules: Any) -> None:
    choices = type(rules).choices

    def turned(self: Any, state: Any, seat: Any) -> Any:
        found = choices(self, state, seat)
        if len(found) < 2 or found.regions or not secret_number(rules, state) % 2:
            return found
        return Choices(list(found)[::-1], found.default)

    patch.setattr(type(rules), "choices", turned)


@leak_of_every_game
def the_default_reveals_one_bit(patch: Patch, rules: Any) -> None:
    choices = type(rules).choices

    def other_default(self: Any, state: Any, seat: Any) -> Any:
        found = choices(self, state, seat)
        if len(found) < 2 or found.regions or not secret_number(rules, state) % 2:
            return found
        return Choices(list(found), list(found)[-1])

    patch.setattr(type(rules), "choices", other_default)


@leak_of_every_game
def a_refusal_reveals_one_bit(patch: Patch, rules: Any) -> None:
    refusal = type(rules).refusal

    def refuse_with_bit(self: Any, state: Any, seat: Any, action: Any) -> Any:
        refused = refusal(self, state, seat, action)
        if secret_number(rules, state) % 2:
            refused.section += "."
        return refused

    patch.setattr(type(rules), "refusal", refuse_with_bit)


@leak_of_every_game
def only_some_seats_are_offered_choices(patch: Patch, rules: Any) -> None:
    may_act = type(rules).may_act

    def offered(self: Any, state: Any) -> Any:
        if secret_number(rules, state) % 2:
            return may_act(self, state)
        return tuple(range(self.view(state, None).seats))

    patch.setattr(type(rules), "may_act", offered)
