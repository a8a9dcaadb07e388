"""The table of Worm Up drawn in text."""

from __future__ import annotations

from typing import Any

from ludotheque.core.structs import View
from ludotheque.core.words import Line, Voice
from ludotheque.games.worm_up.views import WormUpView, WormView
from ludotheque.games.worm_up.words.things import millimetres_to_go

MARGIN = 4000  # the margin drawn around everything on the table: 4 cm, in 1/100 mm
LEAST_ROWS = 8
ROWS_BELOW = 13  # the number of rows below the table: the news, the question and the choices
MARKS = "●■▲◆★"  # each worm has a shape and a colour of its own
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")


def draw(view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
    """Draws the table from above, with the finish on the right; and for each worm its tiles and its distance to the
    finish.

    Long edges of the table with nothing near them are left out, which leaves room for the question below.
    """
    assert isinstance(view, WormUpView)
    low, high = band(view)
    most = max(LEAST_ROWS, height - len(view.worms) - ROWS_BELOW)
    columns = max(40, min(width - 2, 120))
    # In a terminal, a character is about twice as high as wide.
    rows = round(columns * (high - low) / view.table.length / 2)
    if rows > most:
        rows = most
        columns = max(40, min(columns, round(rows * 2 * view.table.length / (high - low))))
    cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(x: float, y: float, mark: str, style: str) -> None:
        column = min(columns - 1, int(x * columns / view.table.length))
        row = max(0, min(rows - 1, int((high - y) * rows / (high - low))))
        cells[row, column] = (mark, style)

    draw_table(view, put)
    top, bottom = ("─" if high == view.table.width else "┄"), ("─" if low == 0 else "┄")
    lines: list[Line] = [[("┌" + top * columns + "┐", "dim")]]
    for row in range(rows):
        inside = [cells.get((row, column), (" ", "")) for column in range(columns)]
        lines.append([("│", "dim"), *inside, ("│", "dim")])
    lines.append([("└" + bottom * columns + "┘", "dim")])
    return lines, [panel_line(view, worm, voice) for worm in view.worms]


def band(view: WormUpView) -> tuple[float, float]:
    """Returns the least and the greatest y of the part of the table to draw: the part in which something lies, with a
    margin.
    """
    places: list[float] = [y for worm in view.worms for _, y in worm.body]
    places += [view.finish.left[1], view.finish.right[1], *(y for _, y in view.table.start)]
    for thing in view.table.obstacles:
        places += [y for _, y in thing.corners or (thing.centre,)]
    return max(0, min(places) - MARGIN), min(view.table.width, max(places) + MARGIN)


def draw_table(view: WormUpView, put: Any) -> None:
    """Draws the start line, obstacles, the card, then the worms."""
    (start_x, top), (_, bottom) = view.table.start
    for part in range(21):
        put(start_x, bottom + (top - bottom) * part / 20, "·", "dim")
    for thing in view.table.obstacles:
        corners = thing.corners or ((thing.centre[0], thing.centre[1]),)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            for part in range(11):
                put(ax + (bx - ax) * part / 10, ay + (by - ay) * part / 10, "#", "dim")
        if thing.radius:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                put(thing.centre[0] + dx * thing.radius, thing.centre[1] + dy * thing.radius, "#", "dim")
    (lx, ly), (rx, ry) = view.finish.left, view.finish.right
    for part in range(21):
        put(rx + (lx - rx) * part / 20, ry + (ly - ry) * part / 20, "┃", "bold")
    put(lx, ly, "L", "bold")
    put(rx, ry, "R", "bold")
    for worm in view.worms:
        for x, y in worm.body[:0:-1]:
            put(x, y, "o", COLOURS[worm.worm])
        put(*worm.body[0], MARKS[worm.worm], f"bold {COLOURS[worm.worm]}")


def panel_line(view: WormUpView, worm: WormView, voice: Voice) -> Line:
    """Draws a worm beside the table: its owner, its tiles, its resting tile, and its distance to the finish."""
    name = voice.tell("panel-you") if worm.seat == view.seat else voice.name(worm.seat)
    line: Line = [(f"{MARKS[worm.worm]} {name[:12]:<13}", f"bold {COLOURS[worm.worm]}")]
    line.append((" ".join(worm.available).ljust(12), ""))
    line.append(("  ".join(states(view, worm, voice)), "dim"))
    return line


def states(view: WormUpView, worm: WormView, voice: Voice) -> list[str]:
    """Returns a worm's resting tile, if it has one, and its distance to the finish, in words."""
    resting = [] if worm.resting is None else [voice.tell("panel-resting", tile=worm.resting)]
    return [*resting, voice.tell("panel-to-go", far=millimetres_to_go(view, worm))]
