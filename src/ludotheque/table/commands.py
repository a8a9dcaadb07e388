"""Turns a command at a table into a log entry or a refusal.  The match decides whether an action is legal."""

from __future__ import annotations

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.table import fair_start, log, messages
from ludotheque.table.clock import are_all_secret
from ludotheque.table.errors import check_seat, require, require_seat
from ludotheque.table.log import AnyTableEntry, Player
from ludotheque.table.messages import Command
from ludotheque.table.orders import check_orders
from ludotheque.table.ports import FindBot
from ludotheque.table.projection import Presence
from ludotheque.table.state import TableState

LONGEST_ID = 64


def decide(
    state: TableState, person: str, seat: Seat | None, command: Command, presence: Presence, at: int, find_bot: FindBot
) -> AnyTableEntry | None:
    """Returns the log entry for a command; None if the command has no effect; raises Declined, BadInput or Refused."""
    match command:
        case (
            messages.SitDown()
            | messages.SeatBot()
            | messages.StandUp()
            | messages.ChooseColour()
            | messages.AddSeal()
            | messages.OpenNonce()
            | messages.Begin()
        ):
            return entry_before_match(state, person, seat, command, find_bot)
        case messages.Silence(seat=other, is_silent=is_silent):
            return silence(state, person, other, is_silent)
        case messages.AskRematch():
            mine = require_seat(seat)
            require(state.phase == "over" and not state.rematch, "table-not-over")
            return None if state.places[mine].wants_rematch else log.RematchAsked(mine)
    mine = require_seat(seat)
    require(state.phase != "gathering", "table-not-begun")
    require(state.phase == "playing", "table-over")
    match = state.match
    assert match is not None
    place = state.places[mine]
    match command:
        case messages.Resume():
            require(state.clock.paused_at is not None, "table-not-paused")
            return log.Resumed(mine)
        case messages.HandOver(seat=other, bot=bot):
            return hand_over(state, mine, other, bot, presence, at, find_bot)
        case messages.TakeSeat():
            require(not place.is_resigned, "table-resigned")
            require(bool(place.bot), "table-not-a-bot")
            return log.HandedOver(mine, "", "returned")
        case messages.Resign():
            require(not place.is_resigned, "table-resigned")
            return log.Resigned(mine)
        case messages.GiveOrders(orders=orders):
            check_orders(orders, match)
            return log.Ordered(mine, orders)
    require(state.clock.paused_at is None, "table-paused")
    require(not place.bot, "table-bot-plays")
    match command:
        case messages.Pause():
            return log.Paused(mine)
        case messages.TakeBack(version=version):
            check_not_late(state, mine, version)
            window = state.clock.window
            if window is None and mine not in state.answers:
                return log.TookBack(mine)
            require(mine in state.answers, "nothing-to-take-back")
            return log.AnswerTakenBack(mine)
        case messages.Play():
            return play(state, match, mine, command, at)
    raise AssertionError(command)


def check_not_late(state: TableState, seat: Seat, version: int) -> None:
    """Declines an answer to an earlier question, which must not count as an answer to the current one."""
    for question in [*state.clock.questions, *state.clock.sealed_questions]:
        require(question.seat != seat or version >= question.asked_version, "table-too-late")


def play(state: TableState, match: Match, seat: Seat, command: messages.Play, at: int) -> AnyTableEntry:
    """Returns the entry for an action: the action is played at once or, while a window is open or plays are held
    back, stored until then.
    """
    check_not_late(state, seat, command.version)
    window, held_until = state.clock.window, state.clock.held_until
    is_held = window is None and held_until is not None and at < held_until
    if not is_held and (window is None or seat not in window.seats):
        return log.Played(seat, command.action)
    action = match.check(seat, command.action)
    if is_held and is_secret_step(match, seat, action):
        return log.Played(seat, command.action)
    return log.Answered(seat, command.action)


def is_secret_step(match: Match, seat: Seat, action: Action) -> bool:
    """Returns whether this is a step of a choice that nobody else sees yet.  Such a step is played at once even while
    plays are held back.
    """
    if not match.choices(seat).answers(action):
        return False
    trial = match.copy()
    trial.play(seat, action)
    return are_all_secret(trial.history[-1].facts)


def hand_over(
    state: TableState, mine: Seat, other: Seat, bot: str | None, presence: Presence, at: int, find_bot: FindBot
) -> AnyTableEntry:
    """Hands a seat to a bot: the sender's own seat at any time, another seat only if its player has been away too long."""
    check_seat(state, other)
    place = state.places[other]
    require(not place.bot, "table-bot-plays")
    name = bot or state.settings.stand_in
    find_bot(state.settings.game, name)
    if other == mine:
        return log.HandedOver(other, name)
    away = presence.get(other)
    require(away is not None and at - away >= state.settings.absence, "table-not-absent", seat=other)
    return log.HandedOver(other, name, "absent")


def silence(state: TableState, person: str, other: Seat | None, is_silent: bool) -> AnyTableEntry | None:
    """Silences a person, or lets that person speak again; only the host may do this.  Returns None if nothing changes."""
    require(state.is_host(person), "table-not-host")
    who = ""
    if other is not None:
        check_seat(state, other)
        player = state.places[other].player
        require(player is not None and bool(player.person), "table-nobody-there")
        who = "" if player is None else player.person
    return None if (who in state.silenced) == is_silent else log.Silenced(other, is_silent)


LONGEST_NAME = 40
# Display names, one for each seat, of bots without a name of their own; the same in both languages.
BOT_NAMES = ("Ada", "Basil", "Cleo", "Dario", "Edda", "Fosco")


def entry_before_match(
    state: TableState, person: str, seat: Seat | None, command: Command, find_bot: FindBot
) -> AnyTableEntry | None:
    """Returns the log entry for a command given before the match begins; None if the command has no effect."""
    require(state.phase == "gathering", "table-begun")
    require(bool(person), "table-not-seated")
    match command:
        case messages.OpenNonce(nonce=nonce):
            return fair_start.open_nonce(state, require_seat(seat), nonce)
        case messages.StandUp():
            return (
                fair_start.failure_entry(state, (require_seat(seat),), "left")
                if state.is_opening
                else log.StoodUp(require_seat(seat))
            )
        case messages.Begin():
            require(seat is not None or state.is_host(person), "table-not-seated")
            return None if state.is_opening else fair_start.begin(state)
    require(not state.is_opening, "table-opening")
    match command:
        case messages.SitDown(seat=wanted, name=name, seal=seal):
            check_seat(state, wanted)
            require(seat is None, "table-seated-already")
            require(state.places[wanted].player is None, "table-seat-taken", seat=wanted)
            sealed = "" if seal is None else fair_start.check_seal(seal)
            return log.SatDown(wanted, Player(check_name(name), person=person), sealed)
        case messages.AddSeal(seal=seal):
            sealed = fair_start.check_seal(seal)
            return (
                None if sealed == state.places[require_seat(seat)].seal else log.SealAdded(require_seat(seat), sealed)
            )
        case messages.ChooseColour(colour=colour, pieces=pieces):
            return choose_colour(state, require_seat(seat), colour, pieces)
        case messages.SeatBot(seat=wanted, bot=bot):
            require(seat is not None or state.is_host(person), "table-not-seated")
            return seat_bot(state, wanted, bot, find_bot)
    raise AssertionError(command)


def seat_bot(state: TableState, wanted: Seat, bot: str | None, find_bot: FindBot) -> AnyTableEntry:
    """Seats a bot in a seat without a person; if `bot` is None, removes the seat's bot."""
    check_seat(state, wanted)
    player = state.places[wanted].player
    require(player is None or bool(player.bot), "table-seat-taken", seat=wanted)
    if bot is None:
        require(player is not None, "table-seat-empty", seat=wanted)
        return log.StoodUp(wanted)
    known_as: str = getattr(find_bot(state.settings.game, bot), "known_as", "")
    names = [place.player.name for place in state.places if place.player is not None]
    name = known_as if known_as and known_as not in names else BOT_NAMES[wanted % len(BOT_NAMES)]
    return log.SatDown(wanted, Player(name, bot=bot))


def choose_colour(state: TableState, seat: Seat, colour: str, pieces: int) -> AnyTableEntry | None:
    """Gives a person's pieces a colour that nobody else has chosen; returns None if the pieces have this colour
    already.

    Other pieces that had this colour only by default get another colour.
    """
    each, box = state.colours_each, find_game(state.settings.game).colours
    if colour not in box:
        raise BadInput("colour", "bad-choice", value=repr(colour), names=", ".join(box))
    if not 0 <= pieces < each:
        raise BadInput("pieces", "bad-number", value=repr(pieces), low=0, high=each - 1)
    for other, place in enumerate(state.places):
        chosen = () if place.player is None else place.player.colours
        if other == seat and chosen[pieces : pieces + 1] == (colour,):
            return None
        require(colour not in chosen, "table-colour-taken")
    return log.ColourChosen(seat, pieces, colour)


def check_name(name: str) -> str:
    """Returns a name that can be displayed; raises BadInput for any other."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise BadInput("name", "table-bad-name", longest=LONGEST_NAME)
    return shown
