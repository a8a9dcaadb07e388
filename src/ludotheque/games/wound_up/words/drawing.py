"""The graveyard drawn in text, and a line for each seat."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.structs import View
from ludotheque.core.trig import TURN
from ludotheque.core.words import Line, Voice
from ludotheque.games.wound_up.views import PawnView, WoundUpView

COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow")
MARKS = {"mausoleum": ("▓", "white"), "grave": ("░", "white"), "brain": ("*", "bright_magenta")}
ARROWS = "→↗↑↖←↙↓↘"

Put = Callable[[float, float, str, str], None]


def draw(view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
    """Draws the tiles from above, north at the top, with each pawn as a number and an arrow; also draws each seat's
    cards and tokens.
    """
    assert isinstance(view, WoundUpView)
    tiles = view.board.tiles
    east, north = max(tile.east for tile in tiles), max(tile.north for tile in tiles)
    rows = max(12, min(height - view.seats - 8, 48))
    columns = round(rows * 2 * east / north)  # a letter is about twice as high as wide
    if columns > max(30, width - 2):
        columns = max(30, width - 2)
        rows = max(6, round(columns * north / east / 2))
    cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(x: float, y: float, mark: str, style: str) -> None:
        column = min(columns - 1, max(0, int(x * columns / east)))
        row = min(rows - 1, max(0, int((north - y) * rows / north)))
        cells[row, column] = (mark, style)

    draw_board(view, put, east / columns, north / rows)
    lines: list[Line] = [[cells.get((row, column), (" ", "")) for column in range(columns)] for row in range(rows)]
    return lines, [panel_line(view, pawn, voice) for pawn in view.pawns]


def draw_board(view: WoundUpView, put: Put, step_x: float, step_y: float) -> None:
    """Draws the tiles, the start zone, the gate, the triggers and the pawns."""
    for tile in view.board.tiles:
        for x in steps(tile.west, tile.east, step_x):
            for y in steps(tile.south, tile.north, step_y):
                put(x, y, "·", "dim")
    corners = view.board.zone
    for x in steps(corners[0][0], corners[2][0], step_x):
        for y in steps(corners[0][1], corners[2][1], step_y):
            put(x, y, ":", "green")
    for trigger in view.board.triggers:
        mark, style = MARKS[trigger.kind]
        half_x, half_y = trigger.half_x + trigger.radius, trigger.half_y + trigger.radius
        for x in steps(trigger.x - half_x, trigger.x + half_x, step_x):
            for y in steps(trigger.y - half_y, trigger.y + half_y, step_y):
                put(x, y, mark, style)
    (ax, ay), (bx, by) = view.board.gate
    inward = {"east": (-1, 0), "north": (0, -1), "west": (1, 0), "south": (0, 1)}[view.board.gate_edge]
    for part in range(41):
        x, y = ax + (bx - ax) * part / 40, ay + (by - ay) * part / 40
        put(x + inward[0] * step_x / 2, y + inward[1] * step_y / 2, "=", "bold yellow")
    for pawn in view.pawns:
        if pawn.x is not None and pawn.y is not None and pawn.facing is not None:
            style = f"bold {COLOURS[pawn.seat]}"
            put(pawn.x, pawn.y, str(pawn.seat + 1), style)
            put(pawn.x + step_x, pawn.y, ARROWS[(pawn.facing * 8 + TURN // 2) // TURN % 8], style)


def steps(low: float, high: float, step: float) -> list[float]:
    """Returns the coordinates between two ends, one for each character to draw."""
    count = max(1, round((high - low) / step))
    return [low + (number + 0.5) * (high - low) / count for number in range(count)]


def panel_line(view: WoundUpView, pawn: PawnView, voice: Voice) -> Line:
    """Draws a seat beside the board: its pawn, cards, tokens and progress."""
    name = voice.tell("panel-you") if pawn.seat == view.seat else voice.name(pawn.seat)
    line: Line = [(f"{pawn.seat + 1} {name[:12]:<13}", f"bold {COLOURS[pawn.seat]}")]
    cards, stage, rest = facts(view, pawn, voice)
    return [*line, (f"{cards}  {stage}  ", ""), (rest, "dim")]


def facts(view: WoundUpView, pawn: PawnView, voice: Voice) -> tuple[str, str, str]:
    """Returns what a seat has, in words: cards, progress, and tokens or, without any, where its pawn is."""
    step = 0 if pawn.progress is None else pawn.progress
    held = view.tokens[pawn.seat]
    tokens = ", ".join(f"{count} {voice.tell(f'token-{token}')}" for token, count in held.items())
    return (
        voice.tell("panel-cards", count=view.hand_sizes[pawn.seat]),
        voice.tell("panel-stage", stage=step + 1, stages=len(view.board.path), isBack="no"),
        tokens or voice.tell("panel-where", where=pawn.where),
    )
