"""Tests that a message to many viewers is encoded only once, and that a new message never gets the bytes of an old one."""

from __future__ import annotations

from ludotheque.server.ws.outbox import LATEST, Encoder
from ludotheque.table.messages import Ack, to_bytes


def test_a_message_to_many_viewers_is_encoded_once() -> None:
    encoder, message = Encoder(), Ack(version=1, id="a")
    assert encoder.bytes_of(message) is encoder.bytes_of(message) == to_bytes(message)


def test_a_new_message_never_gets_the_bytes_of_an_old_one() -> None:
    encoder = Encoder()
    for number in range(10 * LATEST):  # each message is freed at once, so that object ids are reused
        assert encoder.bytes_of(Ack(version=number, id="b")) == to_bytes(Ack(version=number, id="b"))
