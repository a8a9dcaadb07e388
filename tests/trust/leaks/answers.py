"""Deliberate leaks in a table's answers to commands, which the trials must catch."""

from __future__ import annotations

from typing import Any

from ludotheque.table import advice, projection
from ludotheque.table import messages as say
from ludotheque.table.table import Table
from tests.trust.leaks.listed import Patch, leak, secret_number


@leak()
def a_refusal_goes_to_everybody(patch: Patch) -> None:
    refuse = Table._refuse

    def refuse_to_all(self: Any, viewer: Any, *rest: Any) -> None:
        for other in list(self._viewers):
            refuse(self, other, *rest)

    patch.setattr(Table, "_refuse", refuse_to_all)


@leak()
def an_acknowledgement_goes_to_everybody(patch: Patch) -> None:
    do = Table._carry_out

    async def acknowledge_to_all(self: Any, viewer: Any, command: Any) -> None:
        await do(self, viewer, command)
        for other in self._viewers:
            if other is not viewer:
                other.wire.send(say.Ack(version=other.sent, id=command.id))

    patch.setattr(Table, "_carry_out", acknowledge_to_all)


@leak()
def a_refusal_contains_the_hands(patch: Patch) -> None:
    refuse = Table._refuse

    def refuse_with_position(self: Any, viewer: Any, key: Any, why: Any, move: str = "") -> None:
        why.values["position"] = None if self.state.match is None else self.state.match.to_json()["position"]
        refuse(self, viewer, key, why, move)

    patch.setattr(Table, "_refuse", refuse_with_position)


@leak()
def a_refusal_counts_the_plays_of_others(patch: Patch) -> None:
    refuse = Table._refuse

    def refuse_with_secret(self: Any, viewer: Any, key: Any, why: Any, move: str = "") -> None:
        match = self.state.match
        why.values["state"] = 0 if match is None else secret_number(match.rules, match.state) % 2
        refuse(self, viewer, key, why, move)

    patch.setattr(Table, "_refuse", refuse_with_secret)


@leak()
def a_description_shows_the_view_of_the_seat_to_move(patch: Patch) -> None:
    described = projection.describe_table

    def describe_for_seat_to_move(state: Any, seat: Any, command: Any, version: int) -> Any:
        return described(state, (*state.match.to_act, 0)[0], command, version)

    patch.setattr(projection, "describe_table", describe_for_seat_to_move)


@leak("glory")
def advice_uses_the_whole_state(patch: Patch) -> None:
    def advise_from_state(state: Any, seat: Any, command: Any, version: int) -> Any:
        match = state.match
        return say.Advice(version=version, id=command.id, advice=secret_number(match.rules, match.state))

    patch.setattr(advice, "advice", advise_from_state)


@leak()
def chat_shows_the_id_of_the_person(patch: Patch) -> None:
    say_it = Table._chat

    async def say_with_id(self: Any, *said: Any) -> None:
        await say_it(self, *said)
        host = self.state.opened.host
        for viewer in self._viewers:
            viewer.wire.send(say.Chatted(version=viewer.sent, lines=(say.ChatLine(0, 0, None, host, ""),)))

    patch.setattr(Table, "_chat", say_with_id)
