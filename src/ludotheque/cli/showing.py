"""How choices and news are laid out, so that a question fits a screen."""

from __future__ import annotations

from ludotheque.core.choices import Choices
from ludotheque.core.structs import View
from ludotheque.core.words import Line, Voice, Words

MOST_NUMBERED = 14  # longer lists are not numbered: their shortest names are enough


def is_numbered(choices: Choices) -> bool:
    """Are the choices listed with numbers?"""
    return len(choices) <= MOST_NUMBERED


def choice_lines(
    choices: Choices, words: Words, view: View, voice: Voice, *, room: int, width: int | None = None
) -> list[Line]:
    """The choices: one a line with what they do, or closer together if there is no room, or only their names if many."""
    lines: list[Line] = [[(f"  {region.to_json()}", "")] for region in choices.regions]
    if not is_numbered(choices):
        names = ", ".join(voice.word(words.short(action)[0]).split(",")[0] for action in choices)
        return [*lines, [("  " + voice.tell("cli-many", count=len(choices), names=names), "")]]
    told = [voice.say(words.of_action(action, view)) for action in choices]
    if width is not None and len(told) > room:
        return lines + packed(told, width)
    wide = max(map(len, told), default=0)
    for number, (action, text) in enumerate(zip(choices, told), start=1):
        notes = " ".join(voice.say(phrase) for phrase in words.notes(action, view))
        line: Line = [(f"{number:3}  ", "bold cyan"), (text, "")]
        if notes:
            line.append((" " * (wide - len(text)) + "  " + notes, "dim"))
        lines.append(line)
    return lines


def packed(told: list[str], width: int) -> list[Line]:
    """Numbered choices in as few lines as they need."""
    lines: list[Line] = []
    at = width
    for number, text in enumerate(told, start=1):
        piece = f"{number:3}  {text}  "
        if at + len(piece) > width:
            lines.append([])
            at = 0
        lines[-1] += [(piece[:5], "bold cyan"), (piece[5:], "")]
        at += len(piece)
    return lines


def fitted(news: list[str], room: int, width: int, voice: Voice) -> list[Line]:
    """The latest news that fit into so many lines, at least three of them; the log has the rest."""
    left = max(room, 3)
    shown: list[str] = []
    for line in reversed(news):
        left -= 1 + (len(line) + 2) // width
        if left < 1 and len(shown) + 1 < len(news):
            break
        shown.insert(0, line)
    lines: list[Line] = [[(f"  {line}", "")] for line in shown]
    if len(shown) < len(news):
        lines.insert(0, [("  " + voice.tell("cli-earlier", count=len(news) - len(shown)), "dim")])
    return lines
