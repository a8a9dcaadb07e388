"""What a command at a table comes to: an entry for the log, or a refusal.  What the rules allow, the match decides."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.core.structs import Action, Seat
from ludotheque.table import entries as log
from ludotheque.table import messages as say
from ludotheque.table.clock import are_quiet
from ludotheque.table.declining import check_seat, need, own
from ludotheque.table.entries import Entries
from ludotheque.table.gathering import before_the_match
from ludotheque.table.messages import Command
from ludotheque.table.orders import check_orders
from ludotheque.table.showing import Presence
from ludotheque.table.sitting import Sitting
from ludotheque.table.world import FindBot

LONGEST_ID = 64


def decide(
    sitting: Sitting, person: str, seat: Seat | None, command: Command, presence: Presence, at: int, find_bot: FindBot
) -> Entries | None:
    """The entry that a command comes to, None if it is done already; raises Declined, BadInput or Refused."""
    match command:
        case (
            say.SitDown()
            | say.SeatBot()
            | say.StandUp()
            | say.ChooseColour()
            | say.AddSeal()
            | say.OpenNonce()
            | say.Begin()
        ):
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
            if window is None and mine not in sitting.answers:
                return log.TookBack(mine)
            need(mine in sitting.answers, "nothing-to-take-back")
            return log.AnswerTakenBack(mine)
        case say.Play():
            return play(sitting, match, mine, command, at)
    raise AssertionError(command)


def check_not_late(sitting: Sitting, seat: Seat, version: int) -> None:
    """An answer to an earlier question must not be taken for one to this."""
    for question in [*sitting.clock.questions, *sitting.clock.rested]:
        need(question.seat != seat or version >= question.since, "table-too-late")


def play(sitting: Sitting, match: Match, seat: Seat, command: say.Play, at: int) -> Entries:
    """An action: played at once or, in a window or a pause, kept until that is over."""
    check_not_late(sitting, seat, command.version)
    window, pause = sitting.clock.window, sitting.clock.pause
    is_pausing = window is None and pause is not None and at < pause
    if not is_pausing and (window is None or seat not in window.seats):
        return log.Played(seat, command.action)
    action = match.read_action(command.action)
    if not match.choices(seat).contains(action):
        raise match.rules.refusal(match.state, seat, action)
    if is_pausing and is_secret_step(match, seat, action):
        return log.Played(seat, command.action)
    return log.Answered(seat, command.action)


def is_secret_step(match: Match, seat: Seat, action: Action) -> bool:
    """Is this a step of a choice that nobody else sees yet?  Such a step need not wait for anybody."""
    if not match.choices(seat).answers(action):
        return False
    trial = match.copy()
    trial.play(seat, action)
    return are_quiet(trial.history[-1].facts)


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
        need(player is not None and bool(player.person), "table-nobody-there")
        who = "" if player is None else player.person
    return None if (who in sitting.silenced) == is_silent else log.Silenced(other, is_silent)
