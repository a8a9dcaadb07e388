"""A whole picture of a match from one view: title, board, seats and the viewer's hand."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.default_words import words_of
from ludotheque.core.drawing import INK, SOFT, Scene, Shape, Sheet, colour_of, wrapped
from ludotheque.core.game import Game
from ludotheque.core.structs import Seat, View
from ludotheque.core.words import Voice
from ludotheque.envs import generic

WIDTH, HEIGHT = 800, 600  # the size of every picture, in pixels
PAPER, LINE, PLATE, ACTIVE = "#f4f1ea", "#cfc8bb", "#ffffff", "#e6a317"
MARGIN = 12
TOP = 60  # the height of the title and the question together
SIDE = 226  # the width of the column of seats
HAND = 106  # the height of the strip with the viewer's hand
TEXT = 14.0
CROWDED = 13.0  # if the text would be smaller than this, the lines about a seat are joined
LEAST_TEXT = 10.0
ROW: Final = 1.25  # the height of a line of text, in sizes of the text


def shapes_of(game: Game[Any], view: View, voice: Voice) -> list[Shape]:
    """Returns the picture of a view as shapes; the picture measures WIDTH × HEIGHT."""
    scene: Scene = (game.part("picture") or generic.picture)(view, voice)
    sheet = Sheet()
    sheet.plate(0, 0, WIDTH, HEIGHT, PAPER)
    draw_title(sheet, game, view, voice)
    own = generic.held(view, voice)
    bottom = HEIGHT - MARGIN - (HAND if own else 0)
    area = (MARGIN, TOP, WIDTH - SIDE - 3 * MARGIN, bottom - TOP)
    scene.draw(sheet.fitted(area, scene.width, scene.height))
    draw_seats(sheet, view, voice, scene, bottom - TOP)
    if own:
        draw_own(sheet, own)
    return sheet.shapes


def draw_title(sheet: Sheet, game: Game[Any], view: View, voice: Voice) -> None:
    """Writes the name of the game, then what the table waits for or how the match ended, and the number of plays."""
    sheet.label(MARGIN, 20, game.title[voice.language], 22, INK, anchor="start", is_bold=True)
    sheet.label(WIDTH - MARGIN, 20, f"{voice.caption('step')} {view.step}", 16, SOFT, anchor="end")
    moment = voice.say(words_of(game).of_waiting(view))
    sheet.label(MARGIN, 45, moment, 17, INK, anchor="start", room=WIDTH - 2 * MARGIN)


def draw_seats(sheet: Sheet, view: View, voice: Voice, scene: Scene, height: float) -> None:
    """Draws the facts about the table and a plate for each seat in the column on the right."""
    left, room = WIDTH - SIDE - MARGIN, SIDE - 20
    size, about = TEXT, [list(lines) for lines in scene.seats]
    while True:
        facts = [line for fact in scene.facts for line in wrapped(fact, size, SIDE)]
        seats = [[line for text in lines for line in wrapped(text, size, room)] for lines in about]
        row = ROW * size
        heights = [row * (len(lines) + 1.6) + 8 for lines in seats]
        if row * len(facts) + sum(heights) + 8 * view.seats <= height or size <= LEAST_TEXT:
            break
        if size < CROWDED:
            about = [[" · ".join(lines)] for lines in scene.seats]
        size -= 0.5
    y = float(TOP)
    for line in facts:
        sheet.label(left, y + row / 2, line, size, INK, anchor="start")
        y += row
    y += 8
    for seat, lines in enumerate(seats):
        if y + heights[seat] > TOP + height:
            lines = lines[: max(0, int((TOP + height - y - 8) / row - 1.6))]
        draw_plate(sheet, view, voice, seat, lines, (left, y, row * (len(lines) + 1.6) + 8, size))
        y += heights[seat] + 8


def draw_plate(
    sheet: Sheet, view: View, voice: Voice, seat: Seat, lines: list[str], place: tuple[float, float, float, float]
) -> None:
    """Draws a seat: its piece, its name and some lines; a seat that is asked has a bright edge."""
    left, top, height, size = place
    is_asked = seat in view.to_act or seat in view.may_act
    is_winner = view.outcome is not None and seat in view.outcome.winners
    edge = ACTIVE if is_asked or is_winner else LINE
    sheet.plate(left, top, SIDE, height, PLATE, corner=8, edge=edge, thick=4 if edge == ACTIVE else 1.5)
    row = ROW * size
    sheet.plate(left, top, 8, height, colour_of(seat), corner=4)
    middle = top + 4 + row * 0.7
    sheet.pawn(left + 24, middle, 0.62 * size, seat)
    name = voice.name(seat) + (f" ({voice.tell('you')})" if seat == view.seat else "")
    sheet.label(left + 40, middle, name, size + 2, INK, anchor="start", is_bold=True, room=SIDE - 46)
    for number, line in enumerate(lines):
        sheet.label(left + 16, top + 4 + row * (number + 1.95), line, size, INK, anchor="start")


def draw_own(sheet: Sheet, own: list[generic.Pile]) -> None:
    """Draws the things that only the viewer holds in a strip at the bottom."""
    top = HEIGHT - HAND - MARGIN + 8
    count = sum([len(pile.rows[0]) for pile in own])
    room = WIDTH - 2 * MARGIN - generic.CARD_WIDTH - 12 * (len(own) - 1)
    step = min(generic.CARD_WIDTH + 6, room / max(1, count - 1))
    x = float(MARGIN)
    for pile in own:
        sheet.label(x, top + 6, pile.caption, TEXT, SOFT, anchor="start", room=max(60, step * len(pile.rows[0])))
        for text in pile.rows[0]:
            generic.draw_card(sheet, x, top + 16, text)
            x += step
        x += 12
