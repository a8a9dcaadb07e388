"""The terminal: output and input, with colours only if the terminal can show them."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from ludotheque.core.words import Line

if TYPE_CHECKING:
    from rich.console import Console

WIPE = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and the scrollback, which would show the previous player's hand


class PlayerLeft(Exception):
    """The input has ended, or the player pressed Ctrl-C."""


class Screen:
    """The screen and keyboard of a match.

    `is_live`: a person sits at a terminal; otherwise the screen prints plain lines, for pipes and screen readers.
    """

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.has_colours = self.is_live and find_spec("rich") is not None  # rich comes with the extra `terminal`
        self._console: Console | None = None
        if self.is_live:
            with contextlib.suppress(ImportError):  # Windows has no readline
                import readline  # noqa: F401  # makes input lines editable, and earlier ones can be recalled

    @property
    def console(self) -> Console:
        """Rich's console, which is imported at its first use."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(highlight=False, soft_wrap=False)
        return self._console

    @property
    def size(self) -> tuple[int, int]:
        """The columns and lines of the terminal."""
        return shutil.get_terminal_size()

    def show(self, lines: Iterable[Line]) -> None:
        """Prints lines of styled text."""
        for line in lines:
            text = "".join(piece for piece, _ in line).rstrip()
            if not self.is_live:
                print(text)
            elif self.has_colours and any(style for _, style in line):
                from rich.text import Text

                self.console.print(Text.assemble(*line))
            else:  # print without rich, which is slow to import; the first questions need no colours
                indent = " " * (len(text) - len(text.lstrip()))
                print(textwrap.fill(text, self.size[0] - 1, subsequent_indent=indent, break_on_hyphens=False))

    def say(self, text: str = "", style: str = "") -> None:
        """Prints a text, which may have several lines."""
        self.show([[(line, style)] for line in text.split("\n")])

    def read_out(self, page: str) -> None:
        """Prints a page of a rulebook, which is Markdown."""
        if self.has_colours:
            from rich.markdown import Markdown

            self.console.print(Markdown(page))
        else:
            print(strip_markup(page))

    def clear(self) -> None:
        """Clears the screen; in a pipe the lines just continue."""
        if self.is_live and os.environ.get("TERM") != "dumb":
            sys.stdout.write(WIPE)

    def ask(self, prompt: str = "> ") -> str:
        """Reads the next line that the player types."""
        try:
            sys.stdout.flush()
            text = input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()
            raise PlayerLeft from None
        if not self.is_live:
            print()  # ends the line, because nobody pressed Enter
        return text.strip()

    def clear_history(self) -> None:
        """Clears the input history, so that the next player cannot recall what this one typed."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()


def strip_markup(page: str) -> str:
    """Returns a page of Markdown without its markup."""
    return re.sub(r"(?m)^#+ |(?<=\S)\*+|\*+(?=\S)|`", "", page)
