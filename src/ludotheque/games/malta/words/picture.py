"""The picture of a match of Malta that learning environments show: the board of arrows with its pawns."""

from __future__ import annotations

from ludotheque.core.drawing import INK, SOFT, WHITE, Scene, Sheet, colour_of
from ludotheque.core.structs import Seat, View
from ludotheque.core.words import Phrase, Voice, Who
from ludotheque.games.malta.board import DIRECTIONS, GRIDS
from ludotheque.games.malta.views import MaltaView, SpaceView
from ludotheque.games.malta.words.drawing import facts, piles
from ludotheque.games.malta.words.things import is_start

TILE = 100
RIM = 34  # the width of the edge with letters and numbers
STONE, STONE_EDGE, ARROW = "#f3e2b8", "#b7945a", "#8b5e2b"
START, START_EDGE, START_ARROW = "#5a2a86", "#33124f", "#e6a317"
SEA, DEEP_SEA, FOAM = "#14557a", "#0d3a55", "#e9f4f2"
WALL = "#e8cf98"
# The spots for up to six pawns on a space, relative to its middle.
STANDS = ((26, 26), (-26, 26), (-26, -26), (26, -26), (0, 30), (0, -30))


def picture(view: View, voice: Voice) -> Scene:
    """Returns the picture of what a seat sees."""
    assert isinstance(view, MaltaView)
    side = view.options["board"]
    size = side * TILE + 2 * RIM
    return Scene(
        size,
        size,
        lambda sheet: draw(view, sheet),
        [*piles(view, voice), *in_play(view, voice)],
        [[*facts(view, voice, seat), *known(view, voice, seat)] for seat in range(view.seats)],
    )


def in_play(view: MaltaView, voice: Voice) -> list[str]:
    """Returns the cards in play, each with the seat that has played this card."""
    return [f"{voice.thing('card', one.card)} ({voice.name(one.seat)})" for one in view.stack]


def known(view: MaltaView, voice: Voice, seat: Seat) -> list[str]:
    """Returns a line about the cards that the viewer knows to be in a hand."""
    if not view.known[seat]:
        return []
    cards = [Phrase(voice.thing("card", card)) for card in view.known[seat]]
    return [voice.tell("view-known", seat=Who(seat), cards=cards)]


def draw(view: MaltaView, sheet: Sheet) -> None:
    """Draws the board, with the start row at the bottom."""
    side = view.options["board"]
    size = side * TILE + 2 * RIM
    sheet.plate(0, 0, size, size, WALL, corner=16)
    for number in range(side):
        middle = RIM + (number + 0.5) * TILE
        for place in (RIM / 2, size - RIM / 2):
            sheet.label(middle, place, GRIDS[side].names[number][0], 22, ARROW)
            sheet.label(place, size - middle, str(number + 1), 22, ARROW)
    for number, lying in enumerate(view.board):
        x, y = RIM + number % side * TILE, size - RIM - (number // side + 1) * TILE
        draw_space(sheet, x, y, lying, is_start(view, lying))
        draw_homes(view, sheet, x, y, lying)
    for number, lying in enumerate(view.board):
        x, y = RIM + (number % side + 0.5) * TILE, size - RIM - (number // side + 0.5) * TILE
        pawns = [seat for seat, place in enumerate(view.pawns) if place == lying.place]
        for seat, (aside, down) in zip(pawns, STANDS if len(pawns) > 1 else ((24, 24),)):
            sheet.pawn(x + aside, y + down, 17, seat, is_marked=seat == view.turn)


def draw_space(sheet: Sheet, x: float, y: float, lying: SpaceView, is_start: bool) -> None:
    """Draws a space: stone with its arrows and number, or the sea and a 0."""
    middle_x, middle_y = x + TILE / 2, y + TILE / 2
    if not lying.face_up:
        sheet.plate(x + 2, y + 2, TILE - 4, TILE - 4, SEA, corner=8, edge=DEEP_SEA, thick=3)
        sheet.disc(middle_x, middle_y, 27, DEEP_SEA, FOAM, 4)
        sheet.label(middle_x, middle_y, "0", 34, WHITE, is_bold=True)
        return
    stone, edge, arrow = (START, START_EDGE, START_ARROW) if is_start else (STONE, STONE_EDGE, ARROW)
    sheet.plate(x + 2, y + 2, TILE - 4, TILE - 4, stone, corner=8, edge=edge, thick=3)
    for way in lying.arrows:
        quarters = DIRECTIONS.index(way)
        points = [(0.0, -44.0), (13.0, -26.0), (-13.0, -26.0)]
        for _ in range(quarters):
            points = [(-down, aside) for aside, down in points]
        sheet.polygon([(middle_x + aside, middle_y + down) for aside, down in points], arrow)
    sheet.disc(middle_x, middle_y, 19, WHITE, edge, 2)
    sheet.label(middle_x, middle_y, str(lying.number), 28, INK if not is_start else START, is_bold=True)


def draw_homes(view: MaltaView, sheet: Sheet, x: float, y: float, lying: SpaceView) -> None:
    """Marks a corner of a start space with the colours of the seats whose pawns began there."""
    seats = [seat for seat, space in enumerate(view.homes) if space == lying.space]
    for at, seat in enumerate(seats):
        sheet.plate(x + 8 + 13 * at, y + 8, 10, 10, colour_of(seat), edge=SOFT if lying.face_up else FOAM, thick=1)
