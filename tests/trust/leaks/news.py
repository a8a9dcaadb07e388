"""Deliberate leaks in a table's messages about what happened, which the trials must catch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core.events import Private
from ludotheque.table import fair_start, log, projection
from ludotheque.table import messages as say
from ludotheque.table.state import TableState
from ludotheque_trust.simulated import people
from tests.trust.leaks.listed import Patch, leak


@leak()
def events_are_sent_unfiltered(patch: Patch) -> None:
    patch.setattr(Private, "seen_by", lambda self, seat: self)


@leak()
def a_log_for_spectators_is_that_of_seat_0(patch: Patch) -> None:
    seen = projection.events_seen
    patch.setattr(projection, "events_seen", lambda logged, viewer: seen(logged, 0 if viewer is None else viewer))


@leak("worm-up")
def sealed_choices_are_sent_before_the_reveal(patch: Patch) -> None:
    seen = projection.events_seen

    def unsealed(logged: Any, viewer: Any) -> Any:
        for kind, values in logged.facts:
            if kind.__name__ == "ChoiceSealed":
                yield kind(*values)
        yield from seen(logged, viewer)

    patch.setattr(projection, "events_seen", unsealed)


@leak()
def steps_are_sent_before_the_last(patch: Patch) -> None:
    seen = projection.events_seen

    def early(logged: Any, viewer: Any) -> Any:
        yield from [kind(*values) for kind, values in logged.facts if kind.__name__ == "StepTaken"]
        yield from [event for event in seen(logged, viewer) if type(event).__name__ != "StepTaken"]

    patch.setattr(projection, "events_seen", early)


@leak()
def the_words_of_an_event_are_those_of_its_actor(patch: Patch) -> None:
    happened, said = projection.seen_version, projection.event_sentences

    def in_words(state: Any, logged: Any, viewer: Any) -> Any:
        told = happened(state, logged, viewer)
        whole = said(state.settings.game, [kind(*values) for kind, values in logged.facts])
        return msgspec.structs.replace(told, said=whole) if told.at is not None else told

    patch.setattr(projection, "seen_version", in_words)


def tell_more_news(patch: Patch, more: Callable[[Any, Any], list[Any]]) -> None:
    news_of = projection.news_of
    patch.setattr(
        projection, "news_of", lambda state, logged, viewer: (*news_of(state, logged, viewer), *more(state, logged))
    )


@leak()
def answers_in_a_window_are_sent_to_all(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.AnswerKept(entry.seat, entry.action)] if isinstance(entry, log.Answered) else []

    tell_more_news(patch, more)


@leak()
def the_fact_of_an_answer_is_sent_to_all(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.AnswerReopened(entry.seat)] if isinstance(entry, log.Answered) else []

    tell_more_news(patch, more)


@leak()
def standing_orders_are_sent_to_all(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.OrdersKept(entry.seat, entry.orders)] if isinstance(entry, log.Ordered) else []

    tell_more_news(patch, more)


@leak()
def the_seed_is_sent_when_the_table_opens(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        return [say.TableOpened(state.seed.hex())] if isinstance(logged.row.entry, log.Opened) else []

    tell_more_news(patch, more)


@leak()
def the_seed_is_sent_with_the_nonces(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        began = isinstance(logged.row.entry, log.Began)
        return [say.MatchBegan((*state.nonces, state.seed.hex()), ())] if began else []

    tell_more_news(patch, more)


@leak()
def a_nonce_is_sent_when_it_is_opened(patch: Patch) -> None:
    def more(state: Any, logged: Any) -> list[Any]:
        entry = logged.row.entry
        return [say.NonceShown(entry.seat, entry.nonce)] if isinstance(entry, log.NonceOpened) else []

    tell_more_news(patch, more)


@leak()
def a_seal_is_the_nonce(patch: Patch) -> None:
    for module in (fair_start, people):
        patch.setattr(module, "seal_of", lambda commitment, seat, nonce: (2 * nonce).hex())


@leak()
def the_hash_of_a_return_link_is_sent(patch: Patch) -> None:
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
def empty_versions_are_sent_at_once(patch: Patch) -> None:
    patch.setattr(projection, "is_visible_to", lambda state, logged, viewer: True)


@leak()
def empty_versions_contain_their_time(patch: Patch) -> None:
    happened = projection.seen_version

    def timed(state: Any, logged: Any, viewer: Any) -> Any:
        return msgspec.structs.replace(happened(state, logged, viewer), at=logged.row.at)

    patch.setattr(projection, "seen_version", timed)
    patch.setattr(projection, "is_visible_to", lambda state, logged, viewer: True)
