"""What a command at a table comes to: an entry for the log, or a refusal.  What the rules allow, the match decides."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import BadInput
from ludotheque.core.match import Match
from ludotheque.core.structs import Seat
from ludotheque.table import entries as log
from ludotheque.table import messages as say
from ludotheque.table.entries import Entries, Player
from ludotheque.table.messages import Command
from ludotheque.table.orders import check_orders
from ludotheque.table.showing import Presence
from ludotheque.table.sitting import Sitting
from ludotheque.table.world import FindBot

LONGEST_ID, LONGEST_NAME = 64, 40
BOT_NAMES = ("Ada", "Basil", "Cleo", "Dario", "Edda", "Fosco")  # of each seat; they are the same in both languages
NONCE_BYTES = (8, 64)


class Declined(Exception):
    """What the table, not the rules, refuses: a message id and the values that the sentence needs."""

    def __init__(self, message: str, /, **values: Any) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values


def decide(
    sitting: Sitting, person: str, seat: Seat | None, command: Command, presence: Presence, at: int, find_bot: FindBot
) -> Entries | None:
    """The entry that a command comes to, None if it is done already; raises Declined, BadInput or Refused."""
    match command:
        case say.SitDown() | say.SeatBot() | say.StandUp() | say.AddNonce() | say.Begin():
            return before_the_match(sitting, person, seat, command, find_bot)
        case say.Silence(seat=other, is_silent=is_silent):
            return silence(sitting, person, other, is_silent)
        case say.AskRematch():
            mine = own(seat)
            need(sitting.phase == "over" and not sitting.rematch, "table-not-over")
            return None if sitting.places[mine].wants_rematch else log.RematchAsked(mine)
    mine = own(seat)
    need(sitting.phase != "gathering", "table-not-begun")
    need(sitting.phase == "playing", "table-over")
    match = sitting.match
    assert match is not None
    place = sitting.places[mine]
    match command:
        case say.Resume():
            need(sitting.clock.stopped is not None, "table-not-paused")
            return log.Resumed(mine)
        case say.HandOver(seat=other, bot=bot):
            return hand_over(sitting, mine, other, bot, presence, at, find_bot)
        case say.TakeSeat():
            need(not place.is_resigned, "table-resigned")
            need(bool(place.bot), "table-not-a-bot")
            return log.HandedOver(mine, "", "returned")
        case say.Resign():
            need(not place.is_resigned, "table-resigned")
            return log.Resigned(mine)
        case say.GiveOrders(orders=orders):
            check_orders(orders, match)
            return log.Ordered(mine, orders)
    need(sitting.clock.stopped is None, "table-paused")
    need(not place.bot, "table-bot-plays")
    match command:
        case say.Pause():
            return log.Paused(mine)
        case say.TakeBack(version=version):
            check_not_late(sitting, mine, version)
            window = sitting.clock.window
            if window is None:
                return log.TookBack(mine)
            need(mine in sitting.answers, "nothing-to-take-back")
            return log.AnswerTakenBack(mine)
        case say.Play():
            return play(sitting, match, mine, command)
    raise AssertionError(command)


def need(fulfilled: bool, message: str, **values: Any) -> None:
    """Declines unless a condition holds."""
    if not fulfilled:
        raise Declined(message, **values)


def own(seat: Seat | None) -> Seat:
    """The seat of whoever asks; spectators only look on."""
    if seat is None:
        raise Declined("table-not-seated")
    return seat


def check_not_late(sitting: Sitting, seat: Seat, version: int) -> None:
    """An answer to an earlier question must not be taken for one to this."""
    for question in [*sitting.clock.questions, *sitting.clock.rested]:
        need(question.seat != seat or version >= question.since, "table-too-late")


def play(sitting: Sitting, match: Match, seat: Seat, command: say.Play) -> Entries:
    """An action: played at once or, in a window, kept until it closes."""
    check_not_late(sitting, seat, command.version)
    window = sitting.clock.window
    if window is None or seat not in window.seats:
        return log.Played(seat, command.action)
    action = match.read_action(command.action)
    if not match.choices(seat).contains(action):
        raise match.rules.refusal(match.state, seat, action)
    return log.Answered(seat, command.action)


def hand_over(
    sitting: Sitting, mine: Seat, other: Seat, bot: str | None, presence: Presence, at: int, find_bot: FindBot
) -> Entries:
    """One's own seat at any time; another's only if its person has been away too long."""
    check_seat(sitting, other)
    place = sitting.places[other]
    need(not place.bot, "table-bot-plays")
    name = bot or sitting.settings.stand_in
    find_bot(sitting.settings.game, name)
    if other == mine:
        return log.HandedOver(other, name)
    away = presence.get(other)
    need(away is not None and at - away >= sitting.settings.absence, "table-not-absent", seat=other)
    return log.HandedOver(other, name, "absent")


def silence(sitting: Sitting, person: str, other: Seat | None, is_silent: bool) -> Entries | None:
    """Only who opened the table may; None: it is so already."""
    need(sitting.is_host(person), "table-not-host")
    who = ""
    if other is not None:
        check_seat(sitting, other)
        player = sitting.places[other].player
        need(player is not None and bool(player.person), "table-seat-empty", seat=other)
        who = "" if player is None else player.person
    return None if (who in sitting.silenced) == is_silent else log.Silenced(other, is_silent)


def before_the_match(sitting: Sitting, person: str, seat: Seat | None, command: Command, find_bot: FindBot) -> Entries:
    """Who sits where, and when it begins."""
    need(sitting.phase == "gathering", "table-begun")
    need(bool(person), "table-not-seated")
    match command:
        case say.SitDown(seat=wanted, name=name, nonce=nonce):
            check_seat(sitting, wanted)
            need(seat is None, "table-seated-already")
            need(sitting.places[wanted].player is None, "table-seat-taken", seat=wanted)
            return log.SatDown(
                wanted, Player(check_name(name), person=person), "" if nonce is None else check_nonce(nonce)
            )
        case say.AddNonce(nonce=nonce):
            return log.NonceAdded(own(seat), check_nonce(nonce))
        case say.StandUp():
            return log.StoodUp(own(seat))
    need(seat is not None or sitting.is_host(person), "table-not-seated")
    match command:
        case say.SeatBot(seat=wanted, bot=bot):
            check_seat(sitting, wanted)
            player = sitting.places[wanted].player
            need(player is None or bool(player.bot), "table-seat-taken", seat=wanted)
            if bot is None:
                need(player is not None, "table-seat-empty", seat=wanted)
                return log.StoodUp(wanted)
            find_bot(sitting.settings.game, bot)
            return log.SatDown(wanted, Player(BOT_NAMES[wanted % len(BOT_NAMES)], bot=bot))
    for number, place in enumerate(sitting.places):
        need(place.player is not None, "table-seat-empty", seat=number)
        need(bool(place.bot or place.nonce), "table-nonce-missing", seat=number)
    return log.Began()


def check_seat(sitting: Sitting, seat: Seat) -> None:
    """Complains about a seat that the table does not have."""
    if not 0 <= seat < sitting.settings.seats:
        raise BadInput("seat", "bad-seat", value=seat)


def check_name(name: str) -> str:
    """A name that can be shown; complains about any other."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise BadInput("name", "table-bad-name", longest=LONGEST_NAME)
    return shown


def check_nonce(nonce: str) -> str:
    """A nonce in hexadecimal, long enough to matter; complains about any other."""
    low, high = NONCE_BYTES
    try:
        size = len(bytes.fromhex(nonce)) if nonce.isalnum() else 0
    except ValueError:
        size = 0
    if not low <= size <= high:
        raise BadInput("nonce", "table-bad-nonce", low=low, high=high)
    return nonce.lower()
