"""Before the match: who sits where, and what they add to the luck."""

from __future__ import annotations

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.structs import Seat
from ludotheque.table import entries as log
from ludotheque.table import messages as say
from ludotheque.table import opening
from ludotheque.table.declining import check_seat, need, own
from ludotheque.table.entries import Entries, Player
from ludotheque.table.messages import Command
from ludotheque.table.sitting import Sitting
from ludotheque.table.world import FindBot

LONGEST_NAME = 40
BOT_NAMES = ("Ada", "Basil", "Cleo", "Dario", "Edda", "Fosco")  # of each seat; they are the same in both languages


def before_the_match(
    sitting: Sitting, person: str, seat: Seat | None, command: Command, find_bot: FindBot
) -> Entries | None:
    """What a command before the match comes to; None: it is done already."""
    need(sitting.phase == "gathering", "table-begun")
    need(bool(person), "table-not-seated")
    match command:
        case say.OpenNonce(nonce=nonce):
            return opening.open_nonce(sitting, own(seat), nonce)
        case say.StandUp():
            return opening.failed(sitting, (own(seat),), "left") if sitting.is_opening else log.StoodUp(own(seat))
        case say.Begin():
            need(seat is not None or sitting.is_host(person), "table-not-seated")
            return None if sitting.is_opening else opening.begin(sitting)
    need(not sitting.is_opening, "table-opening")
    match command:
        case say.SitDown(seat=wanted, name=name, seal=seal):
            check_seat(sitting, wanted)
            need(seat is None, "table-seated-already")
            need(sitting.places[wanted].player is None, "table-seat-taken", seat=wanted)
            sealed = "" if seal is None else opening.check_seal(seal)
            return log.SatDown(wanted, Player(check_name(name), person=person), sealed)
        case say.AddSeal(seal=seal):
            sealed = opening.check_seal(seal)
            return None if sealed == sitting.places[own(seat)].seal else log.SealAdded(own(seat), sealed)
        case say.ChooseColour(colour=colour, pieces=pieces):
            return choose_colour(sitting, own(seat), colour, pieces)
        case say.SeatBot(seat=wanted, bot=bot):
            need(seat is not None or sitting.is_host(person), "table-not-seated")
            return seat_bot(sitting, wanted, bot, find_bot)
    raise AssertionError(command)


def seat_bot(sitting: Sitting, wanted: Seat, bot: str | None, find_bot: FindBot) -> Entries:
    """A bot takes a seat that no person has; None: it leaves it."""
    check_seat(sitting, wanted)
    player = sitting.places[wanted].player
    need(player is None or bool(player.bot), "table-seat-taken", seat=wanted)
    if bot is None:
        need(player is not None, "table-seat-empty", seat=wanted)
        return log.StoodUp(wanted)
    find_bot(sitting.settings.game, bot)
    return log.SatDown(wanted, Player(BOT_NAMES[wanted % len(BOT_NAMES)], bot=bot))


def choose_colour(sitting: Sitting, seat: Seat, colour: str, pieces: int) -> Entries | None:
    """A colour for a person's pieces, unless somebody has chosen it; None: it is theirs already.

    Pieces whose colour nobody has chosen get another one, if need be.
    """
    each, box = sitting.colours_each, find_game(sitting.settings.game).colours
    if colour not in box:
        raise BadInput("colour", "bad-choice", value=repr(colour), names=", ".join(box))
    if not 0 <= pieces < each:
        raise BadInput("pieces", "bad-number", value=repr(pieces), low=0, high=each - 1)
    for other, place in enumerate(sitting.places):
        chosen = () if place.player is None else place.player.colours
        if other == seat and chosen[pieces : pieces + 1] == (colour,):
            return None
        need(colour not in chosen, "table-colour-taken")
    return log.ColourChosen(seat, pieces, colour)


def check_name(name: str) -> str:
    """A name that can be shown; complains about any other."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise BadInput("name", "table-bad-name", longest=LONGEST_NAME)
    return shown
