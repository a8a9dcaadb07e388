"""Lays out choices and news in the terminal, so that a question fits on a screen."""

from __future__ import annotations

import textwrap

from ludotheque.core.choices import Choices
from ludotheque.core.structs import View
from ludotheque.core.words import Line, Voice, Words

GAP = 3  # columns between the board and the text beside it
LEAST_TEXT_WIDTH = 40  # the minimum width of the text beside the board, in columns
LEAST_NEWS_LINES = 8  # the minimum number of lines for the news
MOST_LINES = 14  # if a list would have more lines than this, several choices share a line
PIPE_WIDTH = 100  # the width of the output, in columns, when the output is not a screen


def labels(choices: Choices, words: Words, voice: Voice) -> list[str]:
    """Returns what can be typed for each choice: its number or, where the names themselves are numbers, its name."""
    names = [words.short(action)[0] for action in choices]
    if not any(isinstance(name, str) and name.isdecimal() for name in names):
        return [str(number) for number in range(1, len(names) + 1)]
    return [voice.word(name).split(",")[0] for name in names]


def choice_lines(
    choices: Choices, words: Words, view: View, voice: Voice, *, room: int, width: int | None = None
) -> list[Line]:
    """Returns the numbered choices: one choice per line with its effect, or several per line if there are many choices
    or the screen is small.
    """
    lines = region_lines(choices, words, voice)
    if len(choices) > MOST_LINES and len({type(action) for action in choices}) == 1:
        # All choices share one verb, which the question already contains: list only what the actions are about.
        names = [voice.word(words.short(action)[0]).split(",")[0] for action in choices]
        return lines + pack_choices(labels(choices, words, voice), names, width or PIPE_WIDTH)
    sentences = [voice.say(words.of_action(action, view)) for action in choices]
    wide = max(map(len, sentences), default=0)
    marks = labels(choices, words, voice)
    for mark, action, text in zip(marks, choices, sentences):
        notes = " ".join(voice.say(phrase) for phrase in words.notes(action, view))
        choice: Line = [(f"{mark:>3}  ", "bold cyan"), (text, "")]
        if notes:
            choice.append((" " * (wide - len(text) + 2), ""))
        lines += hanging_indent(choice, notes, width)
    if len(choices) > MOST_LINES or (width is not None and len(lines) > room):
        width = width or PIPE_WIDTH
        close = pack_choices(marks, sentences, width)
        if any(words.notes(action, view) for action in choices):
            hint = voice.tell("cli-packed")
            if length(close[-1]) + len(hint) >= width:
                close.append([("  ", "")])
            close[-1].append((hint, "dim"))
        return region_lines(choices, words, voice) + close
    return lines


def region_lines(choices: Choices, words: Words, voice: Voice) -> list[Line]:
    """Returns the lines for choices of an angle or a place."""
    sentences = [words.of_region(region) for region in choices.regions]
    return [[(f"  {voice.say(phrase)}", "")] for phrase in sentences if phrase is not None]


def hanging_indent(head: Line, text: str, width: int | None) -> list[Line]:
    """Returns a label followed by a text, which is wrapped with a hanging indent."""
    if not text:
        return [head]
    indent = length(head)
    parts = [text] if width is None else textwrap.wrap(text, max(width - indent - 1, 20), break_on_hyphens=False)
    return [[*head, (parts[0], "dim")], *[[(" " * indent, ""), (part, "dim")] for part in parts[1:]]]


def pack_choices(marks: list[str], sentences: list[str], width: int) -> list[Line]:
    """Arranges choices, with what to type for each, in as few lines as possible."""
    lines: list[Line] = []
    at = width
    for mark, text in zip(marks, sentences):
        label, piece = f"{mark:>3}  ", f"{text}  "
        if at + len(label) + len(piece) > width:
            lines.append([])
            at = 0
        lines[-1] += [(label, "bold cyan"), (piece, "")]
        at += len(label) + len(piece)
    return lines


def beside(left: list[Line], right: list[Line]) -> list[Line]:
    """Returns two blocks of lines side by side."""
    wide = max(map(length, left), default=0) + GAP
    rows = range(max(len(left), len(right)))
    lefts: list[Line] = [left[row] if row < len(left) else [] for row in rows]
    rights: list[Line] = [right[row] if row < len(right) else [] for row in rows]
    return [[*left_line, (" " * (wide - length(left_line)), ""), *other] for left_line, other in zip(lefts, rights)]


def length(line: Line) -> int:
    """Returns the width of a line in columns."""
    return sum(len(text) for text, _ in line)


def rows(lines: list[Line], width: int) -> int:
    """Returns the number of screen rows that some lines take, counting a wrapped line as several rows."""
    return sum(1 + max(length(line) - 1, 0) // (width - 1) for line in lines)


def lay_out_table(
    board: list[Line], players: list[Line], news: list[str], size: tuple[int, int], voice: Voice
) -> tuple[list[Line], bool]:
    """Lays out the table: players and news go beside the board if there is room.  Also returns whether all news fitted."""
    width = size[0] - max(map(length, board), default=0) - GAP - 1
    room = len(board) - len(players) - 1
    if width < LEAST_TEXT_WIDTH:
        return board + players, False
    if room < LEAST_NEWS_LINES:
        return beside(board, players), False
    return beside(board, [*players, [], *fitting_news(news, room, width, voice)]), True


def fitting_news(news: list[str], room: int, width: int, voice: Voice) -> list[Line]:
    """Returns the latest news that fits into `room` lines, but at least three lines; the log has the rest."""
    lines: list[Line] = []
    height = 0
    for text in reversed(news):
        broken = textwrap.wrap(text, width - 1, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
        spare = 1 if height + 1 < len(news) else 0  # room for the line that says that there is more news
        if height and len(lines) + len(broken) + spare > max(room, 3):
            break
        lines = [[(part, "")] for part in broken] + lines
        height += 1
    if height < len(news):
        lines.insert(0, [("  " + voice.tell("cli-earlier", count=len(news) - height), "dim")])
    return lines
