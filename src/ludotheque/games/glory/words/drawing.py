"""The table of Road to Glory as text: a line for each wrestler, with its path and a bar for its stamina."""

from __future__ import annotations

from ludotheque.core.structs import View
from ludotheque.core.words import Line, Voice
from ludotheque.games.glory.components import glory_box
from ludotheque.games.glory.views import GloryView, WrestlerView

COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan")
NAME_WIDTH = 16
WIDE = 96  # the screen width, in columns, from which a bar has a mark for every point


def draw(view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
    """Draws one line per wrestler, with its owner, place, stamina and cards; then the piles."""
    assert isinstance(view, GloryView)
    return [row(view, one, voice, width) for one in view.wrestlers], [[(line, "dim")] for line in piles(view, voice)]


def piles(view: GloryView, voice: Voice) -> list[str]:
    """Returns a line about the decks and the discards."""
    values = {"combat": view.decks.combat, "event": view.decks.event, "discards": sum(view.discards.values())}
    return [voice.tell("view-decks", **values)]


def row(view: GloryView, one: WrestlerView, voice: Voice, width: int) -> Line:
    """Draws one wrestler."""
    style = COLOURS[one.seat]
    name = "–" if one.wrestler is None else voice.thing("wrestler", one.wrestler)
    is_used = one.wrestler is not None and one.wrestler == view.using
    fights = one.wrestler is not None and one.wrestler in (view.challenger, view.challenged)
    mark = "⚔" if fights else "▶" if is_used else " "
    hand = view.hands[one.seat]
    return [
        (f"{mark} ", "bold"),
        (name[:NAME_WIDTH].ljust(NAME_WIDTH), f"bold {style} reverse" if one.seat == view.seat else f"bold {style}"),
        (f" {(voice.tell('panel-you') if one.seat == view.seat else voice.name(one.seat))[:12]:12} ", ""),
        *walk(view, one, voice),
        *bar(view, one, width),
        (f"  {hand.combat}+{hand.event}", "dim"),
    ]


def walk(view: GloryView, one: WrestlerView, voice: Voice) -> Line:
    """Draws the path from its outer end to the ring, and the wrestler on it."""
    if one.place == "out":
        return [(voice.tell("draw-out").ljust(2 * len(view.path) + 6), "dim")]
    if one.place == "outside":
        return [(f"{voice.tell('draw-outside')} {one.turns_outside}".ljust(2 * len(view.path) + 6), "italic")]
    line: Line = []
    for space, number in enumerate(view.path):
        line.append(
            (f"[{number}]" if space == one.space else f" {number}"[-2:], "bold" if space == one.space else "dim")
        )
    ring = voice.tell("draw-ring")
    line.append((f" [{ring}]" if one.place == "ring" else f"  {ring} ", "bold" if one.place == "ring" else "dim"))
    used = sum([len(text) for text, _ in line])
    return [*line, (" " * max(0, 2 * len(view.path) + 8 - used), "")]


def bar(view: GloryView, one: WrestlerView, width: int) -> Line:
    """Draws stamina as a number and a bar."""
    full = glory_box(view.components).stamina
    marks = min(full, 20) if width >= WIDE else 10
    filled = -(-one.stamina * marks // full)
    style = "bright_green" if 2 * one.stamina > full else "bright_yellow" if 4 * one.stamina > full else "bright_red"
    return [(f" {one.stamina:3} ", "bold"), ("█" * filled, style), ("░" * (marks - filled), "dim")]
