"""Malta's board drawn in text."""

from __future__ import annotations

from ludotheque.core.structs import Seat, View
from ludotheque.core.words import Line, Voice
from ludotheque.games.malta.views import MaltaView, SpaceView
from ludotheque.games.malta.words.things import home_of, is_start

MARKS = "●■▲◆★✚"  # each pawn has a shape and a colour of its own
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
START = "bold yellow on magenta"
CIRCLE = "dim"
VERTICAL = {(True, True): "↕", (True, False): "↑", (False, True): "↓", (False, False): " "}

ROOMY_HEIGHT = 38  # the screen height from which the large board fits
NAME_WIDTH = 12


def draw(view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
    """Draws the board, large or small, and the players."""
    assert isinstance(view, MaltaView)
    board = large_board(view) if height >= ROOMY_HEIGHT else small_board(view, 4 if width >= 76 else 2)
    return board, panel(view, voice)


def length(line: Line) -> int:
    """Returns the width of a line in columns."""
    return sum(len(text) for text, _ in line)


def pawns_at(view: MaltaView, place: str) -> list[Seat]:
    """Returns the seats whose pawns are at a place."""
    return [seat for seat, where in enumerate(view.pawns) if where == place]


def marks(view: MaltaView, place: str, room: int) -> Line:
    """Draws the pawns at a place; if they do not all fit, a plus stands for the rest."""
    seats = pawns_at(view, place)
    shown = seats if len(seats) <= room else seats[: room - 1]
    line: Line = [(MARKS[seat], mark_style(view, seat)) for seat in shown]
    if len(shown) < len(seats):
        line.append(("+", "bold"))
    return [*line, (" " * (room - length(line)), "")]


def mark_style(view: MaltaView, seat: Seat) -> str:
    """Returns the colour of a pawn; the viewer's own is highlighted."""
    return f"bold {COLOURS[seat]} reverse" if seat == view.seat else f"bold {COLOURS[seat]}"


# ── The small board: a line for each row ──────────────────────────────────────────────────────────────────────────────


def small_board(view: MaltaView, room: int) -> list[Line]:
    """Draws cells such as [←↑1→]●: brackets for start spaces, arrows around the number, then the pawns."""
    side = view.options["board"]
    lines: list[Line] = []
    for row in reversed(range(side)):
        line: Line = [(f"{row + 1:2} ", "dim")]
        for lying in view.board[row * side : (row + 1) * side]:
            line += [small_cell(view, lying), *marks(view, lying.place, room)]
        lines.append(line)
    return [*lines, [("   ", ""), ("".join(f"   {letter}  ".ljust(6 + room) for letter in "abcdefg"[:side]), "dim")]]


def small_cell(view: MaltaView, lying: SpaceView) -> tuple[str, str]:
    """Draws a space in six columns."""
    if not lying.face_up:
        return "  (0) ", CIRCLE
    arrows = lying.arrows
    left = "←" if "left" in arrows else " "
    right = "→" if "right" in arrows else " "
    text = f"{left}{VERTICAL['up' in arrows, 'down' in arrows]}{lying.number}{right}"
    return (f"[{text}]", START) if is_start(view, lying) else (f" {text} ", "bold")


# ── The large board: each space a small compass ───────────────────────────────────────────────────────────────────────


def large_board(view: MaltaView) -> list[Line]:
    """Draws each space as a cell of three lines, with the number in the middle, the arrows around it and pawns at its
    sides.
    """
    side = view.options["board"]
    lines: list[Line] = [rule(side, "┌┬┐")]
    for row in reversed(range(side)):
        cells = [large_cell(view, lying) for lying in view.board[row * side : (row + 1) * side]]
        for part in range(3):
            line: Line = [(f"{row + 1:2} " if part == 1 else "   ", "dim"), ("│", "dim")]
            for cell in cells:
                line += [*cell[part], ("│", "dim")]
            lines.append(line)
        lines.append(rule(side, "├┼┤" if row else "└┴┘"))
    return [*lines, [("   ", ""), ("".join(f"    {letter}    " for letter in "abcdefg"[:side]), "dim")]]


def rule(side: int, ends: str) -> Line:
    """Draws a horizontal line of the grid."""
    return [("   " + ends[0] + ends[1].join(["─" * 8] * side) + ends[2], "dim")]


def large_cell(view: MaltaView, lying: SpaceView) -> list[Line]:
    """Draws a space in three lines of eight columns; the number of a start space is in brackets."""
    arrows = lying.arrows
    ground = START if lying.face_up and is_start(view, lying) else "bold" if lying.face_up else CIRCLE
    left = "←" if "left" in arrows else " "
    right = "→" if "right" in arrows else " "
    number = "(0)" if not lying.face_up else f"[{lying.number}]" if is_start(view, lying) else f" {lying.number} "
    up = "↑" if "up" in arrows else " "
    down = "↓" if "down" in arrows else " "
    pawns = pawns_at(view, lying.place)
    # Three pawns fit to the right of the upper line, and three to the right of the lower one.
    upper, lower = pawns[:3], pawns[3:]
    return [
        [(f"  {up}  ", ground), *row_of(view, upper, ground)],
        [(f"{left}{number}{right}", ground), ("   ", ground)],
        [(f"  {down}  ", ground), *row_of(view, lower, ground)],
    ]


def row_of(view: MaltaView, seats: list[Seat], ground: str) -> Line:
    """Draws up to three pawns in a line of the large board."""
    line: Line = [(MARKS[seat], mark_style(view, seat)) for seat in seats]
    return [*line, (" " * (3 - len(seats)), ground)]


# ── The players ───────────────────────────────────────────────────────────────────────────────────────────────────────


def panel(view: MaltaView, voice: Voice) -> list[Line]:
    """Draws the round and the piles, then a line for each player; a mark shows whose turn it is."""
    return [[(" · ".join(piles(view, voice)), "")], *[player(view, voice, seat) for seat in range(view.seats)]]


def piles(view: MaltaView, voice: Voice) -> list[str]:
    """Returns the round and the sizes of the piles in words."""
    return [
        voice.tell("panel-round", round=view.round),
        voice.tell("panel-deck", deck=view.deck),
        voice.tell("panel-discards", discards=len(view.discards)),
    ]


def facts(view: MaltaView, voice: Voice, seat: Seat) -> list[str]:
    """Returns what a seat has, in words: cards, and what affects its next turn."""
    words = [voice.tell("panel-cards", cards=view.hand_sizes[seat])]
    if seat in view.lost:
        words.append(voice.tell("panel-lost"))
    elif home := home_of(view, seat):
        words.append(voice.tell("panel-home", home=home))
    if view.options["lives"] > 1 and seat not in view.lost:
        words.append(voice.tell("panel-lives", lives=view.lives[seat]))
    if seat in view.blind:
        words.append(voice.tell("panel-blind"))
    return words


def player(view: MaltaView, voice: Voice, seat: Seat) -> Line:
    """Draws one player: mark, name, place, cards, and what affects the next turn."""
    name = voice.tell("panel-you") if seat == voice.you else voice.name(seat)
    return [
        ("▶ " if seat == view.turn and view.outcome is None else "  ", "bold"),
        (MARKS[seat], "dim" if seat in view.lost else mark_style(view, seat)),
        (
            f" {name[:NAME_WIDTH]:{NAME_WIDTH}} {view.pawns[seat] or '–':3} {' · '.join(facts(view, voice, seat))}",
            "dim" if seat in view.lost else "",
        ),
    ]
