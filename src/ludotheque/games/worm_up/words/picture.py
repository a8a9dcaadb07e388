"""The picture of a match of Worm Up that learning environments show: the table from above, with the finish on the
right.
"""

from __future__ import annotations

from ludotheque.core.drawing import INK, SOFT, WHITE, Point, Scene, Sheet, colour_of, ink_of
from ludotheque.core.structs import Seat, View
from ludotheque.core.words import Voice
from ludotheque.games.worm_up.views import FinishView, ObstacleView, WormUpView, WormView
from ludotheque.games.worm_up.words.drawing import states

MILLIMETRE = 100  # the view counts in 1/100 mm
WOOD, TABLE_EDGE, GRAIN = "#e3bd8f", "#8a5f3c", "#d3a06a"
CARD, POST, CHECKS = "#fffaf0", "#c8102e", 8
START_POST = "#5b6367"
LETTERS = "abcdef"
HEAD, BELLY = 1.3, 1.7  # the sizes of the head and of the segment with the seat's number, relative to other segments
OBSTACLE, OBSTACLE_EDGE = "#8f979c", "#464c50"


def picture(view: View, voice: Voice) -> Scene:
    """Returns the picture of what a seat sees."""
    assert isinstance(view, WormUpView)
    length, width = view.table.length / MILLIMETRE, view.table.width / MILLIMETRE
    facts = [voice.tell("view-round", race=view.race, round=view.round), *moves(view, voice)]
    return Scene(
        length, width, lambda sheet: draw(view, sheet), facts, [lines(view, voice, seat) for seat in range(view.seats)]
    )


def moves(view: WormUpView, voice: Voice) -> list[str]:
    """Returns a line about the moves to come, if there are any: the worms, and how many segments each may crawl."""
    worms = {one.worm: one for one in view.worms}
    listed = [f"{mark_of(view, worms[one.worm])}: {one.number}" for one in view.order]
    return [voice.tell("view-order", moves=", ".join(listed))] if listed else []


def mark_of(view: WormUpView, worm: WormView) -> str:
    """Returns the mark of a worm: the number of its seat, with a letter if the seat has several worms."""
    own = [one.worm for one in view.worms if one.seat == worm.seat]
    return str(worm.seat) if len(own) == 1 else f"{worm.seat}{LETTERS[own.index(worm.worm)]}"


def lines(view: WormUpView, voice: Voice, seat: Seat) -> list[str]:
    """Returns the lines about a seat: the tiles of its worms, and what it has laid."""
    about = []
    for worm in view.worms:
        if worm.seat == seat:
            about.append(" · ".join([" ".join(worm.available), *states(view, worm, voice)]))
    if view.wins[seat]:
        about.append(f"{voice.caption('wins')}: {view.wins[seat]}")
    if seat == view.seat and view.laid:
        about.append(voice.tell("view-laid", tiles=list(view.laid)))
    return about


def draw(view: WormUpView, sheet: Sheet) -> None:
    """Draws the table, the start, obstacles, the worms and the finish."""
    table = view.table
    length, width = table.length / MILLIMETRE, table.width / MILLIMETRE
    sheet.plate(0, 0, length, width, WOOD, corner=8, edge=TABLE_EDGE, thick=8)
    for board in range(1, 5):
        sheet.line([(6, width * board / 5), (length - 6, width * board / 5)], GRAIN, 2)
    posts = [on_sheet(view, post) for post in table.start]
    sheet.line(posts, START_POST, 2)
    for x, y in posts:
        sheet.disc(x, y, table.post / 2 / MILLIMETRE, START_POST, INK, 1)
    for obstacle in table.obstacles:
        draw_obstacle(view, sheet, obstacle)
    for worm in view.worms:
        draw_worm(view, sheet, worm)
    draw_finish(view, sheet, view.finish)


def on_sheet(view: WormUpView, place: tuple[float, float]) -> Point:
    """Returns where a place of the view is in the picture: in millimetres, with y pointing down."""
    return place[0] / MILLIMETRE, (view.table.width - place[1]) / MILLIMETRE


def draw_obstacle(view: WormUpView, sheet: Sheet, obstacle: ObstacleView) -> None:
    """Draws an obstacle, round or with corners, with its name."""
    x, y = on_sheet(view, obstacle.centre)
    if obstacle.radius:
        sheet.disc(x, y, obstacle.radius / MILLIMETRE, OBSTACLE, OBSTACLE_EDGE, 3)
    else:
        sheet.polygon([on_sheet(view, corner) for corner in obstacle.corners], OBSTACLE, OBSTACLE_EDGE, 3)


def draw_worm(view: WormUpView, sheet: Sheet, worm: WormView) -> None:
    """Draws a worm: segments from the tail to the head, the number of its seat upon the second one, and eyes."""
    radius = view.table.segment / 2 / MILLIMETRE
    places = [on_sheet(view, place) for place in worm.body]
    is_next = bool(view.order) and view.order[0].worm == worm.worm
    colour = colour_of(worm.seat)
    for x, y in places:
        sheet.disc(x, y, radius + 2.2, WHITE if is_next else INK)
    for x, y in reversed(places):
        sheet.disc(x, y, radius, colour, SOFT, 0.6)
    (x, y), (neck_x, neck_y) = places[0], places[1] if len(places) > 1 else places[0]
    ahead_x, ahead_y = (x - neck_x) / (2 * radius), (y - neck_y) / (2 * radius)
    sheet.disc(x, y, HEAD * radius, colour, INK, 1.5)
    for side in (-0.55, 0.55):
        eye_x, eye_y = x + radius * (0.45 * ahead_x - side * ahead_y), y + radius * (0.45 * ahead_y + side * ahead_x)
        sheet.disc(eye_x, eye_y, radius * 0.42, WHITE, INK, 1)
    x, y = places[len(places) // 2]
    sheet.disc(x, y, BELLY * radius, colour, WHITE if is_next else INK, 1.5)
    sheet.label(x, y, mark_of(view, worm), 1.25 * BELLY * radius, ink_of(worm.seat), is_bold=True)


def draw_finish(view: WormUpView, sheet: Sheet, finish: FinishView) -> None:
    """Draws the finish: two posts, and the chequered card between them."""
    (x, y), (end_x, end_y) = on_sheet(view, finish.right), on_sheet(view, finish.left)
    sheet.line([(x, y), (end_x, end_y)], INK, 10)
    for check in range(CHECKS):
        ends = [(x + (end_x - x) * part / CHECKS, y + (end_y - y) * part / CHECKS) for part in (check, check + 1)]
        sheet.line(ends, POST if check % 2 else CARD, 7)
    for place in (finish.right, finish.left):
        sheet.disc(*on_sheet(view, place), max(8, view.table.post / 2 / MILLIMETRE), POST, INK, 1.5)
