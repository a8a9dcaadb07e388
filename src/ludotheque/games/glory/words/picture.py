"""The picture of a match of Road to Glory that learning environments show: the ring, the paths to it, and the
wrestlers.
"""

from __future__ import annotations

from ludotheque.core.drawing import INK, WHITE, Point, Scene, Sheet, colour_of
from ludotheque.core.structs import Seat, View
from ludotheque.core.words import Voice, Who
from ludotheque.games.glory.box import PATHS
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.events import Shown
from ludotheque.games.glory.views import GloryView, WrestlerView
from ludotheque.games.glory.words.drawing import piles

WIDTH, HEIGHT = 1000, 780
MIDDLE = (500, 380)
RING = 132  # half the side of the ring
# For each path: the spots of its innermost and its outermost space, relative to the middle of the ring.
ENDS = (
    ((-186, -132), (-440, -330)),
    ((-196, 0), (-462, 0)),
    ((-186, 132), (-440, 330)),
    ((186, 132), (440, 330)),
    ((196, 0), (462, 0)),
    ((186, -132), (440, -330)),
)
# The spots of wrestlers outside the ring: first the spots below the ring, then those above it.
BESIDE = ((500, 600), (360, 640), (640, 640), (500, 90), (360, 60), (640, 60))
FLOOR, MAT, ROPE, CORNER = "#3a2e4a", "#e9dfc9", "#c23a2b", "#f2b632"
SPACE, SPACE_EDGE = "#f6ecd4", "#6d5b3c"
BAR_BACK, BAR_HIGH, BAR_LOW = "#d9d9de", "#2fa34a", "#d2402f"
NAME = 25  # the text size of names


def picture(view: View, voice: Voice) -> Scene:
    """Returns the picture of what a seat sees."""
    assert isinstance(view, GloryView)
    return Scene(
        WIDTH,
        HEIGHT,
        lambda sheet: draw(view, voice, sheet),
        facts(view, voice),
        [lines(view, voice, seat) for seat in range(view.seats)],
    )


def facts(view: GloryView, voice: Voice) -> list[str]:
    """Returns the lines about the table: the round, the decks, and what lies open in a fight."""
    about = [voice.tell("view-round", round=view.round, seat=Who(view.turn)), *piles(view, voice)]
    if view.challenger is not None and view.challenged is not None:
        fighters = [voice.thing("wrestler", one) for one in (view.challenger, view.challenged)]
        about.append(voice.tell("view-fight", challenger=fighters[0], challenged=fighters[1]))
    return [*about, *[shown_of(one, voice) for one in view.shown]]


def shown_of(one: Shown, voice: Voice) -> str:
    """Returns what lies open in front of a fighter: a card, or a bought die."""
    values = {"seat": Who(one.seat), "wrestler": voice.thing("wrestler", one.wrestler)}
    if one.card is None:
        return voice.tell("view-shown-die", **values)
    return voice.tell("view-shown-card", card=voice.thing("card", one.card), **values)


def lines(view: GloryView, voice: Voice, seat: Seat) -> list[str]:
    """Returns the lines about a seat: its wrestlers with their stamina, and its cards."""
    about = [
        f"{voice.thing('wrestler', one.wrestler)}: {voice.tell('draw-out') if one.place == 'out' else one.stamina}"
        for one in view.wrestlers
        if one.seat == seat and one.wrestler is not None
    ]
    hand = view.hands[seat]
    return [*about, voice.tell("panel-backs", combat=hand.combat, event=hand.event)]


def draw(view: GloryView, voice: Voice, sheet: Sheet) -> None:
    """Draws the arena and the wrestlers."""
    sheet.plate(0, 0, WIDTH, HEIGHT, FLOOR, corner=20)
    for path in range(1, PATHS + 1):
        spots = spaces_of(path, len(view.path))
        sheet.line([spots[0], MIDDLE], SPACE_EDGE, 12)
        for (x, y), number in zip(spots, view.path):
            sheet.disc(x, y, 29, SPACE, SPACE_EDGE, 4)
            sheet.label(x, y, str(number), 32, SPACE_EDGE, is_bold=True)
    x, y = MIDDLE
    sheet.plate(x - RING - 12, y - RING - 12, 2 * RING + 24, 2 * RING + 24, ROPE, corner=16)
    sheet.plate(x - RING, y - RING, 2 * RING, 2 * RING, MAT, corner=8)
    for right in (-1, 1):
        for down in (-1, 1):
            sheet.disc(x + right * (RING + 4), y + down * (RING + 4), 13, CORNER, INK, 2)
    taken = [one for one in view.wrestlers if one.wrestler is not None]
    inside = [one for one in taken if one.place == "ring"]
    outside = [one for one in taken if one.place == "outside"]
    for one in taken:
        if one.place == "path" and one.path is not None and one.space is not None:
            draw_wrestler(view, voice, sheet, one, spaces_of(one.path, len(view.path))[one.space])
    for number, one in enumerate(inside):
        draw_wrestler(view, voice, sheet, one, in_ring(number, len(inside)))
    for number, one in enumerate(outside):
        x, y = BESIDE[number % len(BESIDE)]
        draw_wrestler(view, voice, sheet, one, (x, y))
        sheet.label(x, y - 48, f"{voice.tell('draw-outside')} {one.turns_outside}", NAME, WHITE)


def spaces_of(path: int, count: int) -> list[Point]:
    """Returns the spots of the spaces of a path (1 to 6), from its outer end inwards."""
    (inner_x, inner_y), (outer_x, outer_y) = ENDS[path - 1]
    parts = [space / max(1, count - 1) for space in range(count)]
    across, down = inner_x - outer_x, inner_y - outer_y
    return [(MIDDLE[0] + outer_x + across * part, MIDDLE[1] + outer_y + down * part) for part in parts]


def in_ring(number: int, count: int) -> Point:
    """Returns where a wrestler stands in the ring: alone in the middle, or in rows of two or three."""
    columns = 1 if count == 1 else 2 if count <= 4 else 3 if count <= 9 else 4
    rows = -(-count // columns)
    wide, high = 2 * RING / columns, 2 * RING / rows
    column, row = number % columns, number // columns
    return MIDDLE[0] - RING + wide * (column + 0.5), MIDDLE[1] - RING + high * (row + 0.5) - 12


def draw_wrestler(view: GloryView, voice: Voice, sheet: Sheet, one: WrestlerView, spot: Point) -> None:
    """Draws a wrestler: its seat's piece, how much stamina it has left, and the last word of its name."""
    x, y = spot
    fights = one.wrestler in (view.challenger, view.challenged)
    sheet.pawn(x, y, 29, one.seat, is_marked=one.wrestler == view.using or fights)
    full = max(1, one.stamina, glory_box(view.components).stamina)
    sheet.plate(x - 52, y + 34, 104, 15, BAR_BACK, corner=6, edge=INK, thick=2)
    if one.stamina:
        colour = BAR_LOW if 4 * one.stamina <= full else BAR_HIGH
        sheet.plate(x - 50, y + 36, 100 * one.stamina / full, 11, colour, corner=4)
    name = voice.thing("wrestler", one.wrestler).split()[-1]
    sheet.plate(x - 60, y + 50, 120, 29, WHITE, corner=6, edge=colour_of(one.seat), thick=3)
    sheet.label(x, y + 65, name, NAME, INK, room=112)
