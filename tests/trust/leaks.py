"""Deliberate leaks, each of which the trials must catch: in every game and at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest

from ludotheque.core.catalogue import find_game
from ludotheque.core.choices import Choices
from ludotheque.core.events import Private
from ludotheque.table import advice, fair_start, log, projection
from ludotheque.table import messages as say
from ludotheque.table.state import TableState
from ludotheque.table.table import Table
from ludotheque_trust.simulated import people
from tests.trust.games import OURS

Patch = pytest.MonkeyPatch
LEAKS: dict[str, tuple[str, Callable[[Patch], None]]] = {}  # by what leaks: a game in which it shows, and the leak


def leak(game: str = "malta") -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Enters a leak of the table."""

    def enter(make: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS[make.__name__.replace("_", " ")] = (game, make)
        return make

    return enter


def leak_of_every_game(make: Callable[[Patch, Any], None]) -> Callable[[Patch, Any], None]:
    """Enters the same leak for each of our games."""
    for game in OURS:
        LEAKS[f"{game}: {make.__name__.replace('_', ' ')}"] = (game, of_game(make, game))
    return make


def of_game(make: Callable[[Patch, Any], None], game: str) -> Callable[[Patch], None]:
    """The leak of one game."""
    return lambda patch: make(patch, find_game(game))


def secret_number(rules: Any, state: Any) -> int:
    """A number that depends on everything, hidden things too."""
    return crc32(msgspec.json.encode(rules.dump(state)))


# ── in a game ──


def look_otherwise(patch: Patch, rules: Any, change: Callable[[Any, Any, Any], Any]) -> None:
    """A game whose views are changed before anybody gets them."""
    view = type(rules).view
    patch.setattr(type(rules), "view", lambda self, state, seat: change(view(self, state, seat), state, seat))


@leak_of_every_game
def a_number_of_the_whole_state_is_in_the_view(patch: Patch, rules: Any) -> None:
    def change(view: Any, state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(view, step=view.step % 1000 + 1000 * (secret_number(rules, state) % 9973))

    look_otherwise(patch, rules, change)


@leak_of_every_game
def one_bit_of_the_whole_state_is_in_the_view(patch: Patch, rules: Any) -> None:
    def change(view: Any, state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(view, step=view.step + secret_number(rules, state) % 2)

    look_otherwise(patch, rules, change)


@leak_of_every_game
def the_order_of_keys_tells_one_bit(patch: Patch, rules: Any) -> None:
    def change(view: Any, state: Any, seat: Any) -> Any:
        turned = dict(reversed(view.options.items())) if secret_number(rules, state) % 2 else view.options
        return msgspec.structs.replace(view, options=turned)

    look_otherwise(patch, rules, change)


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
def the_order_of_choices_tells_one_bit(patch: Patch, rules: Any) -> None:
    choices = type(rules).choices

    def turned(self: Any, state: Any, seat: Any) -> Any:
        found = choices(self, state, seat)
        if len(found) < 2 or found.regions or not secret_number(rules, state) % 2:
            return found
        return Choices(list(found)[::-1], found.default)

    patch.setattr(type(rules), "choices", turned)


@leak_of_every_game
def the_default_tells_one_bit(patch: Patch, rules: Any) -> None:
    choices = type(rules).choices

    def other_default(self: Any, state: Any, seat: Any) -> Any:
        found = choices(self, state, seat)
        if len(found) < 2 or found.regions or not secret_number(rules, state) % 2:
            return found
        return Choices(list(found), list(found)[-1])

    patch.setattr(type(rules), "choices", other_default)


@leak_of_every_game
def a_refusal_tells_one_bit(patch: Patch, rules: Any) -> None:
    refusal = type(rules).refusal

    def telling(self: Any, state: Any, seat: Any, action: Any) -> Any:
        refused = refusal(self, state, seat, action)
        if secret_number(rules, state) % 2:
            refused.section += "."
        return refused

    patch.setattr(type(rules), "refusal", telling)


@leak_of_every_game
def only_some_are_offered_something(patch: Patch, rules: Any) -> None:
    may_act = type(rules).may_act

    def offered(self: Any, state: Any) -> Any:
        if secret_number(rules, state) % 2:
            return may_act(self, state)
        return tuple(range(self.view(state, None).seats))

    patch.setattr(type(rules), "may_act", offered)


# ── at the table: what is told ──


@leak()
def events_are_told_unfiltered(patch: Patch) -> None:
    patch.setattr(Private, "seen_by", lambda self, seat: self)


@leak()
def a_log_for_spectators_is_that_of_seat_0(patch: Patch) -> None:
    seen = projection.events_seen
    patch.setattr(projection, "events_seen", lambda logged, viewer: seen(logged, 0 if viewer is None else viewer))


@leak("worm-up")
def sealed_choices_are_told_before_the_reveal(patch: Patch) -> None:
    seen = projection.events_seen

    def unsealed(logged: Any, viewer: Any) -> Any:
        for kind, values in logged.facts:
            if kind.__name__ == "ChoiceSealed":
                yield kind(*values)
        yield from seen(logged, viewer)

    patch.setattr(projection, "events_seen", unsealed)


@leak()
def steps_are_told_before_the_last(patch: Patch) -> None:
    seen = projection.events_seen

    def early(logged: Any, viewer: Any) -> Any:
        yield from [kind(*values) for kind, values in logged.facts if kind.__name__ == "StepTaken"]
        yield from [event for event in seen(logged, viewer) if type(event).__name__ != "StepTaken"]

    patch.setattr(projection, "events_seen", early)


@leak()
def the_words_of_an_event_are_those_of_its_actor(patch: Patch) -> None:
    happened, said = projection.happened, projection.events_said

    def in_words(state: Any, logged: Any, viewer: Any) -> Any:
        told = happened(state, logged, viewer)
        whole = said(state.settings.game, [kind(*values) for kind, values in logged.facts])
        return msgspec.structs.replace(told, said=whole) if told.at is not None else told

    patch.setattr(projection, "happened", in_words)


def tell_more_news(patch: Patch, more: Callable[[Any, Any], list[Any]]) -> None:
    news_of = projection.news_of
    patch.setattr(
        projection, "news_of", lambda state, logged, viewer: (*news_of(state, logged, viewer), *more(state, logged))
    )


@leak()
def answers_in_a_window_are_told_to_all(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.AnswerKept(entry.seat, entry.action)] if isinstance(entry, log.Answered) else []

    tell_more_news(patch, more)


@leak()
def that_somebody_answered_is_told_to_all(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.AnswerReopened(entry.seat)] if isinstance(entry, log.Answered) else []

    tell_more_news(patch, more)


@leak()
def standing_orders_are_told_to_all(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.OrdersKept(entry.seat, entry.orders)] if isinstance(entry, log.Ordered) else []

    tell_more_news(patch, more)


@leak()
def the_seed_is_told_at_the_opening(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        return [say.TableOpened(state.seed.hex())] if isinstance(logged.row.entry, log.Opened) else []

    tell_more_news(patch, more)


@leak()
def the_seed_is_told_with_the_nonces(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        began = isinstance(logged.row.entry, log.Began)
        return [say.MatchBegan((*state.nonces, state.seed.hex()), ())] if began else []

    tell_more_news(patch, more)


@leak()
def a_nonce_is_told_when_it_is_opened(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.NonceShown(entry.seat, entry.nonce)] if isinstance(entry, log.NonceOpened) else []

    tell_more_news(patch, more)


@leak()
def a_seal_is_the_nonce(patch: Patch) -> None:
    for module in (fair_start, people):
        patch.setattr(module, "seal_of", lambda commitment, seat, nonce: (2 * nonce).hex())


@leak()
def the_hash_of_a_return_link_is_told(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.RematchAt(entry.hash)] if isinstance(entry, log.LinkMade) else []

    tell_more_news(patch, more)


@leak()
def the_commitment_is_the_seed(patch: Patch) -> None:
    patch.setattr(TableState, "commitment", property(lambda self: self.seed.hex()))


@leak()
def the_horizon_is_the_end_of_the_log(patch: Patch) -> None:
    patch.setattr(projection, "horizon", lambda state, viewer: state.version)


@leak()
def empty_versions_are_told_at_once(patch: Patch) -> None:
    patch.setattr(projection, "sees", lambda state, logged, viewer: True)


@leak()
def empty_versions_tell_their_time(patch: Patch) -> None:
    happened = projection.happened

    def timed(state: Any, logged: Any, viewer: Any) -> Any:
        return msgspec.structs.replace(happened(state, logged, viewer), at=logged.row.at)

    patch.setattr(projection, "happened", timed)
    patch.setattr(projection, "sees", lambda state, logged, viewer: True)


# ── at the table: how things stand ──


def stand_otherwise(patch: Patch, change: Callable[[Any, Any, Any], Any]) -> None:
    now = projection.now
    patch.setattr(
        projection,
        "now",
        lambda state, viewer, presence, at: change(now(state, viewer, presence, at), state, viewer),
    )


@leak()
def a_spectator_gets_the_view_of_whose_turn_it_is(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        if viewer is not None or state.match is None:
            return now
        seen = state.match.view((*state.match.to_act, 0)[0])
        return msgspec.structs.replace(now, view=msgspec.to_builtins(seen))

    stand_otherwise(patch, change)


@leak()
def a_seat_keeps_the_view_of_the_one_before(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        if viewer is None or state.match is None:
            return now
        return msgspec.structs.replace(now, view=msgspec.to_builtins(state.match.view(viewer - 1 if viewer else None)))

    stand_otherwise(patch, change)


@leak()
def a_spectator_gets_choices(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        if viewer is not None or state.match is None or not state.match.to_act:
            return now
        return msgspec.structs.replace(now, choices=state.match.choices(state.match.to_act[0]).to_json())

    stand_otherwise(patch, change)


@leak()
def everybody_gets_the_labels_of_whoever_is_asked(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        match = state.match
        if match is None or not match.to_act or viewer in match.to_act:
            return now
        asked = match.to_act[0]
        return msgspec.structs.replace(now, labels=projection.labels_of(match.view(asked), match.choices(asked)))

    stand_otherwise(patch, change)


@leak()
def everybody_gets_the_latest_answer(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        return msgspec.structs.replace(now, answer=next(iter(state.answers.values()), None))

    stand_otherwise(patch, change)


@leak()
def everybody_gets_the_orders_of_seat_0(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        return msgspec.structs.replace(now, orders=state.orders.get(0, ()))

    stand_otherwise(patch, change)


@leak()
def everybody_hears_that_something_can_be_taken_back(patch: Patch) -> None:
    def change(now: Any, state: Any, viewer: Any) -> Any:
        match = state.match
        may = match is not None and any(match.may_take_back(seat) for seat in range(match.seats))
        return msgspec.structs.replace(now, may_take_back=may or bool(state.answers))

    stand_otherwise(patch, change)


@leak()
def everybody_gets_the_latest_version(patch: Patch) -> None:
    stand_otherwise(patch, lambda now, state, viewer: msgspec.structs.replace(now, version=state.version))


@leak()
def whoever_answered_has_no_deadline_any_more(patch: Patch) -> None:
    clock = projection.clock

    def change(state: Any, at: int) -> Any:
        times = clock(state, at)
        due = tuple([0 if seat in state.answers else when for seat, when in enumerate(times.due)])
        return msgspec.structs.replace(times, due=due)

    patch.setattr(projection, "clock", change)


@leak()
def a_window_shows_who_has_not_answered(patch: Patch) -> None:
    clock = projection.clock

    def change(state: Any, at: int) -> Any:
        times = clock(state, at)
        if times.window is None:
            return times
        left = tuple([seat for seat in times.window.seats if seat not in state.answers])
        return msgspec.structs.replace(times, window=msgspec.structs.replace(times.window, seats=left))

    patch.setattr(projection, "clock", change)


@leak()
def the_clock_tells_the_number_of_deeds(patch: Patch) -> None:
    clock = projection.clock

    def change(state: Any, at: int) -> Any:
        return msgspec.structs.replace(clock(state, at), paused_since=None if state.match is None else state.version)

    patch.setattr(projection, "clock", change)


def sit_otherwise(patch: Patch, change: Callable[[Any, Any], Any]) -> None:
    seats = projection.seats

    def changed(state: Any, presence: Any) -> Any:
        return tuple([change(view, place) for view, place in zip(seats(state, presence), state.places)])

    patch.setattr(projection, "seats", changed)


@leak()
def a_seat_shows_who_the_person_is(patch: Patch) -> None:
    def change(view: Any, place: Any) -> Any:
        return msgspec.structs.replace(view, bot=place.player.person if place.player else "")

    sit_otherwise(patch, change)


@leak()
def a_seat_shows_its_nonce_before_all_are_open(patch: Patch) -> None:
    sit_otherwise(patch, lambda view, place: msgspec.structs.replace(view, seal=place.nonce or place.seal))


@leak()
def a_seat_shows_its_return_link(patch: Patch) -> None:
    sit_otherwise(patch, lambda view, place: msgspec.structs.replace(view, bot=place.link))


@leak()
def a_table_shows_its_seed_among_what_never_changes(patch: Patch) -> None:
    table_view = projection.table_view
    patch.setattr(
        projection,
        "table_view",
        lambda state: msgspec.structs.replace(table_view(state), rules=state.seed.hex()),
    )


# ── at the table: answers ──


@leak()
def a_refusal_goes_to_everybody(patch: Patch) -> None:
    refuse = Table._refuse

    def aloud(self: Any, viewer: Any, *rest: Any) -> None:
        for other in list(self._viewers):
            refuse(self, other, *rest)

    patch.setattr(Table, "_refuse", aloud)


@leak()
def an_acknowledgement_goes_to_everybody(patch: Patch) -> None:
    do = Table._do

    async def aloud(self: Any, viewer: Any, command: Any) -> None:
        await do(self, viewer, command)
        for other in self._viewers:
            if other is not viewer:
                other.wire.send(say.Ack(version=other.sent, id=command.id))

    patch.setattr(Table, "_do", aloud)


@leak()
def a_refusal_brings_the_hands_along(patch: Patch) -> None:
    refuse = Table._refuse

    def telling(self: Any, viewer: Any, key: Any, why: Any, move: str = "") -> None:
        why.values["position"] = None if self.state.match is None else self.state.match.to_json()["position"]
        refuse(self, viewer, key, why, move)

    patch.setattr(Table, "_refuse", telling)


@leak()
def a_refusal_counts_the_deeds_of_others(patch: Patch) -> None:
    refuse = Table._refuse

    def telling(self: Any, viewer: Any, key: Any, why: Any, move: str = "") -> None:
        match = self.state.match
        why.values["state"] = 0 if match is None else secret_number(match.rules, match.state) % 2
        refuse(self, viewer, key, why, move)

    patch.setattr(Table, "_refuse", telling)


@leak()
def a_description_is_that_of_whose_turn_it_is(patch: Patch) -> None:
    def describe(self: Any, viewer: Any, command: Any) -> None:
        match = self.state.match
        lines, hand = projection.description(match.view((*match.to_act, 0)[0]))
        viewer.wire.send(say.Described(version=viewer.sent, id=command.id, lines=lines, hand=hand))

    patch.setattr(Table, "_describe", describe)


@leak("glory")
def advice_knows_the_state(patch: Patch) -> None:
    def knowing(state: Any, seat: Any, command: Any, version: int) -> Any:
        match = state.match
        return say.Advice(version=version, id=command.id, advice=secret_number(match.rules, match.state))

    patch.setattr(advice, "advice", knowing)


@leak()
def chat_shows_who_the_person_is(patch: Patch) -> None:
    say_it = Table._say

    async def telling(self: Any, *said: Any) -> None:
        await say_it(self, *said)
        host = self.state.opened.host
        for viewer in self._viewers:
            viewer.wire.send(say.Chatted(version=viewer.sent, lines=(say.ChatLine(0, 0, None, host, ""),)))

    patch.setattr(Table, "_say", telling)
