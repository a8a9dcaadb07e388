"""The picture of a match of All Wound Up that learning environments show: the graveyard from above, with north at the
top or, if the layout is high and narrow, on the right.
"""

from __future__ import annotations

import math
from itertools import pairwise

from ludotheque.core.drawing import INK, WHITE, Point, Scene, Sheet, colour_of, ink_of, turned
from ludotheque.core.structs import View
from ludotheque.core.trig import TURN
from ludotheque.core.words import Phrase, Voice, Who
from ludotheque.games.wound_up.views import BoardView, PawnView, TriggerView, WoundUpView
from ludotheque.games.wound_up.words.drawing import facts

U = 250  # the view counts in 1/100 mm; the picture, in u of 2.5 mm
BEYOND = 14  # the width of the margin around the tiles, in u
NIGHT, LAWNS, SEAM = "#1c2a45", ("#4a685a", "#406654"), "#2b5a41"
TRAIL, TRAIL_ARROW = "#6f836c", "#f2e6c2"
ZONE, GATE = "#ffe9b0", "#eec02f"
MAUSOLEUM, GRAVE, GRAVE_EDGE, BRAIN, BRAIN_EDGE = "#98a1b5", "#14161f", "#8a5f3c", "#f79bb4", "#7a2c47"
STEPS = {"east": (1, 0), "north": (0, 1), "west": (-1, 0), "south": (0, -1)}
NOSE = 1.7  # how far the tip of a pawn's arrow reaches, in half lengths of its feet
HIGH = 1.5  # a layout that is higher than this many times its width is turned


def picture(view: View, voice: Voice) -> Scene:
    """Returns the picture of what a seat sees."""
    assert isinstance(view, WoundUpView)
    plan = Plan(view.board)
    about = [voice.tell("view-turn", turn=view.turn, last=view.options["last_turn"], dealer=Who(view.dealer))]
    if view.auction is not None:
        bids = [Phrase("bid-of", {"seat": Who(one.seat), "bid": one.bid}) for one in view.auction.bids]
        about.append(voice.tell("view-auction", card=voice.thing("card", view.auction.card), bids=bids))
    return Scene(
        plan.width + 2 * BEYOND,
        plan.height + 2 * BEYOND,
        lambda sheet: draw(view, plan, sheet),
        about,
        [[*facts(view, pawn, voice)] for pawn in view.pawns],
    )


class Plan:
    """Where the places of a layout are in the picture, in u and with y downwards."""

    def __init__(self, board: BoardView) -> None:
        east, north = max([tile.east for tile in board.tiles]) / U, max([tile.north for tile in board.tiles]) / U
        self.is_turned = north > HIGH * east
        self.width, self.height = (north, east) if self.is_turned else (east, north)

    def at(self, x: float, y: float) -> Point:
        """Returns a place of the view in the picture."""
        if self.is_turned:
            return BEYOND + y / U, BEYOND + x / U
        return BEYOND + x / U, BEYOND + self.height - y / U

    def corners(self, west: float, south: float, east: float, north: float) -> list[Point]:
        """Returns the corners of an area."""
        return [self.at(west, south), self.at(east, south), self.at(east, north), self.at(west, north)]

    def angle(self, facing: float) -> float:
        """Returns a facing in radians, counter-clockwise from the right."""
        return 2 * math.pi * facing / TURN - (math.pi / 2 if self.is_turned else 0)


def draw(view: WoundUpView, plan: Plan, sheet: Sheet) -> None:
    """Draws the tiles, the path with its start and its gate, the triggers and the pawns."""
    board = view.board
    sheet.plate(0, 0, plan.width + 2 * BEYOND, plan.height + 2 * BEYOND, NIGHT, corner=6)
    for tile in board.tiles:
        lawn = LAWNS[(tile.column + tile.row) % 2]
        sheet.polygon(plan.corners(tile.west, tile.south, tile.east, tile.north), lawn, SEAM, 1)
    draw_trail(board, plan, sheet)
    sheet.polygon([plan.at(*corner) for corner in board.zone], "", ZONE, 1.5)
    sheet.line([plan.at(*end) for end in board.gate], GATE, 5)
    for trigger in board.triggers:
        draw_trigger(plan, sheet, trigger)
    for pawn in view.pawns:
        draw_pawn(view, plan, sheet, pawn)


def draw_trail(board: BoardView, plan: Plan, sheet: Sheet) -> None:
    """Draws the way from the start edge over the middles of the tiles to the gate, with an arrow on each tile."""
    tiles = {tile.tile: tile for tile in board.tiles}
    path = [tiles[number] for number in board.path]
    stops = [((tile.west + tile.east) / 2, (tile.south + tile.north) / 2) for tile in path]
    half = (path[0].east - path[0].west) / 2
    ends = [
        (x + half * STEPS[edge][0], y + half * STEPS[edge][1])
        for (x, y), edge in ((stops[0], board.start_edge), (stops[-1], board.gate_edge))
    ]
    way = [plan.at(*stop) for stop in (ends[0], *stops, ends[1])]
    sheet.line(way, TRAIL, 16)
    for (from_x, from_y), (to_x, to_y) in pairwise(way):
        angle = math.atan2(from_y - to_y, to_x - from_x)
        x, y = from_x + (to_x - from_x) * 0.55, from_y + (to_y - from_y) * 0.55
        sheet.polygon(turned(x, y, angle, [(5, 0), (-4, 5), (-1.5, 0), (-4, -5)]), TRAIL_ARROW)


def draw_trigger(plan: Plan, sheet: Sheet, trigger: TriggerView) -> None:
    """Draws a mausoleum, an open grave or a brain, as large as it is."""
    x, y = plan.at(trigger.x, trigger.y)
    area = plan.corners(
        trigger.x - trigger.half_x, trigger.y - trigger.half_y, trigger.x + trigger.half_x, trigger.y + trigger.half_y
    )
    if trigger.kind == "brain":
        sheet.disc(x, y, max(3.5, trigger.radius / U), BRAIN, BRAIN_EDGE, 1)
        sheet.line([(x, y - 2), (x, y + 2)], BRAIN_EDGE, 0.8)
    elif trigger.kind == "grave":
        sheet.polygon(area, GRAVE, GRAVE_EDGE, 1.6)
    else:
        sheet.polygon(area, MAUSOLEUM, INK, 1.2)
        sheet.line([(x, y - 4.5), (x, y + 4.5)], INK, 1.6)
        sheet.line([(x - 3, y - 1.5), (x + 3, y - 1.5)], INK, 1.6)


def draw_pawn(view: WoundUpView, plan: Plan, sheet: Sheet, pawn: PawnView) -> None:
    """Draws a pawn on the board: its feet, an arrow the way it faces, and the number of its seat."""
    if pawn.x is None or pawn.y is None or pawn.facing is None:
        return
    x, y = plan.at(pawn.x, pawn.y)
    long, wide = view.board.half_length / U, view.board.half_width / U
    angle = plan.angle(pawn.facing)
    edge = WHITE if pawn.seat in view.to_act else INK
    feet = [(long, wide), (-long, wide), (-long, -wide), (long, -wide)]
    nose = [(NOSE * long, 0), (long, 0.8 * wide), (long, -0.8 * wide)]
    sheet.polygon(turned(x, y, angle, nose), colour_of(pawn.seat), edge, 1.2)
    sheet.polygon(turned(x, y, angle, feet), colour_of(pawn.seat), edge, 1.4)
    sheet.label(x, y, str(pawn.seat), 1.7 * long, ink_of(pawn.seat), is_bold=True)
