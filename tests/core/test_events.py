"""Tests of events: the annotations of an event say who sees how much of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.events import ChoiceSealed, Event, Private, Public, StepTaken, StepTakenBack
from ludotheque.core.structs import Action, Card, Seat
from ludotheque.core.things import Secret, typed_fields
from ludotheque.core.vocabulary import kinds_in
from tests.mutants import MUTANTS

pytestmark = pytest.mark.compiled

ANN, BEN, CAT = 0, 1, 2


class Given(Private, frozen=True, tag="given"):
    """An event whose annotations say who sees what."""

    giver: Seat
    cards: Secret[tuple[Card, ...]]
    receiver: Seat
    count: int


class GivenByHand(Private, frozen=True, tag="given"):
    """The same event as `Given`, with its visibility written out by hand instead of in annotations."""

    giver: Seat
    cards: tuple[str, ...] | None
    receiver: Seat
    count: int

    def concerned(self) -> tuple[Seat, ...]:
        return (self.giver, self.receiver)

    def for_others(self) -> Event | None:
        return GivenByHand(self.giver, None, self.receiver, self.count)


@pytest.mark.parametrize("viewer", [ANN, BEN, CAT, None])
@pytest.mark.parametrize("cards", [(), ("gust",), ("gust", "gale")])
def test_default_visibility_equals_hand_written_visibility(viewer, cards):
    default = Given(ANN, cards, BEN, len(cards)).seen_by(viewer)
    by_hand = GivenByHand(ANN, cards, BEN, len(cards)).seen_by(viewer)
    assert msgspec.json.encode(default) == msgspec.json.encode(by_hand)
    assert isinstance(default, Given)
    assert (default.cards is None) == (viewer not in (ANN, BEN))


def test_an_event_without_secrets_is_seen_whole():
    event = Given(ANN, ("gust",), BEN, 1)
    assert event.seen_by(CAT) == Given(ANN, None, BEN, 1)
    assert event.cards == ("gust",)
    assert event.seen_by(ANN) is event


class Looked(Private, frozen=True):
    """An event without Secret fields; only the seats that it names see the event."""

    seat: Seat
    card: Card


class LookedTwice(Looked, frozen=True):
    """A subclass, whose own fields determine its visibility."""

    friend: Seat
    other: Secret[Card]


def test_without_a_secret_field_the_others_see_nothing():
    event = Looked(ANN, "gust")
    assert [event.seen_by(viewer) for viewer in (ANN, BEN, None)] == [event, None, None]


def test_a_subclass_uses_its_own_fields():
    Looked(ANN, "gust").seen_by(BEN)
    event = LookedTwice(ANN, "gust", BEN, "gale")
    assert event.seen_by(BEN) is event
    assert event.seen_by(CAT) == LookedTwice(ANN, "gust", BEN, None)


class Peeked(Private, frozen=True):
    """An event that must stay hidden from a seat that it names, so it overrides `concerned`."""

    seat: Seat
    victim: Seat
    card: Secret[Card]

    def concerned(self) -> tuple[Seat, ...]:
        return (self.seat,)


class PassedOn(Private, frozen=True):
    """An event for which the seats not concerned see a different event."""

    seat: Seat
    card: Secret[Card]

    def for_others(self) -> Event | None:
        return Noticed(self.seat)


class Noticed(Public, frozen=True):
    seat: Seat


def test_both_rules_of_visibility_can_be_overridden():
    assert Peeked(ANN, BEN, "gust").seen_by(BEN) == Peeked(ANN, BEN, None)
    assert PassedOn(ANN, "gust").seen_by(BEN) == Noticed(ANN)


class Whispered(Private, frozen=True):
    seats: tuple[Seat, ...]
    card: Secret[Card]


def test_an_event_with_secrets_must_name_a_seat():
    with pytest.raises(TypeError, match="Whispered names no seat"):
        Whispered((ANN,), "gust").seen_by(ANN)


class Wave(Action, frozen=True):
    hand: str


def test_steps_are_seen_by_their_seat_only_and_sealed_choices_without_the_choice():
    wave: Any = Wave("left")
    assert [StepTaken(ANN, wave).seen_by(viewer) is None for viewer in (ANN, BEN, None)] == [False, True, True]
    assert [StepTakenBack(ANN).seen_by(viewer) is None for viewer in (ANN, BEN, None)] == [False, True, True]
    sealed = ChoiceSealed(ANN, wave)
    assert sealed.seen_by(ANN) is sealed
    assert sealed.action == {"type": "wave", "hand": "left"}
    assert sealed.seen_by(BEN) == ChoiceSealed(ANN, None)


@pytest.mark.parametrize("game", sorted(set(ludotheque.games()) - set(MUTANTS)))
def test_only_private_events_have_secrets_and_each_names_a_seat(game):
    for kind in kinds_in(find_game(game).events):
        fields = typed_fields(kind)
        if issubclass(kind, Private):
            assert any(field.kind == "seat" for field in fields)
        else:
            assert not any(field.is_secret for field in fields)
