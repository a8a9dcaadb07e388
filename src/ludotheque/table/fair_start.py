"""The fair start of a match: every person seals a nonce, the table closes the list of seals, and then every person
opens their nonce.

Nobody, not even the server, knows any nonce before all nonces are fixed.  A failed attempt is never resumed: the next
attempt has another seed, to which the server commits before anybody seals a new nonce, and a seal is valid for one
commitment only.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import Literal

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.fair import seal_of
from ludotheque.core.structs import Seat
from ludotheque.table import log
from ludotheque.table.errors import require
from ludotheque.table.log import AnyTableEntry
from ludotheque.table.state import TableState

NONCE_BYTES = (16, 64)
SEAL_BYTES = 32


def begin(state: TableState) -> AnyTableEntry:
    """Returns the entry that closes the list of seals; if no person plays, there is nothing to open, and the entry
    begins the match at once.
    """
    for seat, place in enumerate(state.places):
        require(place.player is not None, "table-seat-empty", seat=seat)
        require(bool(place.bot or place.seal), "table-seal-missing", seat=seat)
    return log.SealsClosed(state.seals) if state.seals else log.Began(rules=newest_rules(state))


def open_nonce(state: TableState, seat: Seat, nonce: str) -> AnyTableEntry | None:
    """Returns the entry that opens a seat's nonce or, if it is the last nonce, begins the match; None if this nonce is
    open already.
    """
    require(state.is_opening, "table-not-opening")
    shown = check_nonce(nonce)
    place = state.places[seat]
    require(compare_digest(seal_of(state.commitment, seat, bytes.fromhex(shown)), place.seal), "table-nonce-not-sealed")
    if place.nonce:
        return None
    return (
        log.Began(seat, shown, newest_rules(state)) if state.unopened_seats == (seat,) else log.NonceOpened(seat, shown)
    )


def newest_rules(state: TableState) -> str:
    """Returns the version of the rules for a match that begins now: the newest, unless the start position names a
    version.
    """
    version = None if state.opened.start is None else state.opened.start.get("version")
    return find_game(state.settings.game, version).version


def failure_entry(state: TableState, seats: tuple[Seat, ...], why: Literal["late", "left"]) -> AnyTableEntry:
    """Returns the entry that ends an attempt to begin, because these seats did not open their nonces or their players
    left.
    """
    players = [state.places[seat].player for seat in seats]
    names = tuple(["" if player is None else player.name for player in players])
    return log.OpeningFailed(seats, names, state.draw("seed of the next attempt").hex(), why)


def check_seal(seal: str) -> str:
    """Returns a seal in hexadecimal; raises BadInput for anything else."""
    if size_of(seal) != SEAL_BYTES:
        raise BadInput("seal", "table-bad-seal", size=SEAL_BYTES)
    return seal.lower()


def check_nonce(nonce: str) -> str:
    """Returns the nonce if it is hexadecimal and too long to be guessed from its seal; otherwise raises BadInput."""
    low, high = NONCE_BYTES
    if not low <= size_of(nonce) <= high:
        raise BadInput("nonce", "table-bad-nonce", low=low, high=high)
    return nonce.lower()


def size_of(number: str) -> int:
    """Returns the number of bytes in a hexadecimal string; 0 if the string is not hexadecimal."""
    try:
        return len(bytes.fromhex(number)) if number.isalnum() else 0
    except ValueError:
        return 0
