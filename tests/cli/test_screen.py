"""Tests with a real terminal: colours, a screen that is redrawn for every question, and hands that are hidden when
friends change places.
"""

import codecs
import os
import select
import signal
import sys
import time
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")

COMMAND = Path(sys.executable).with_name("ludotheque")
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Terminal:
    """A pseudo-terminal with the command running in it."""

    def __init__(self, arguments: str, **settings: str) -> None:
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **settings}
        self.process, self.screen = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a background shell makes its processes ignore Ctrl-C
            os.execve(COMMAND, ["ludotheque", *arguments.split()], environment)
        self.shown = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a character may arrive in two parts

    def until(self, text: str) -> str:
        """Reads until a text is shown; returns everything shown since the previous call."""
        end = time.monotonic() + 60
        while text not in self.shown:
            assert time.monotonic() < end, f"“{text}” is not shown, but:\n{self.shown}"
            if select.select([self.screen], [], [], 1)[0]:
                try:
                    self.shown += self.decoder.decode(os.read(self.screen, 65536))
                except OSError:  # the command has ended
                    assert text in self.shown, f"“{text}” is not shown, but:\n{self.shown}"
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def interrupt(self, text: str) -> str:
        """Presses Ctrl-C repeatedly, because one that comes while the prompt is being set up is lost."""
        for _ in range(20):
            os.write(self.screen, b"\x03")
            while text not in self.shown and select.select([self.screen], [], [], 2)[0]:
                self.shown += self.decoder.decode(os.read(self.screen, 65536))
            if text in self.shown:
                break
        return self.until(text)

    def type(self, line: str) -> None:
        os.write(self.screen, (line + "\n").encode())

    def close(self) -> int:
        """Waits for the end of the command; returns its exit code."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                os.close(self.screen)
                return os.waitstatus_to_exitcode(status)
            if select.select([self.screen], [], [], 0.1)[0]:
                try:
                    self.shown += self.decoder.decode(os.read(self.screen, 65536))
                except OSError:
                    time.sleep(0.05)
        raise AssertionError("the command has not ended")


def test_a_newcomer_answers_four_questions_and_plays():
    terminal = Terminal("play --seed 7")
    terminal.until("Which game? Its number or its name (Enter: ")
    terminal.type("chess")
    terminal.until("there is no game “chess”")
    terminal.type("malta")
    greeting = terminal.until("How many players, bots included? 2–6 (Enter: 3) ")
    assert "Be the last one who has not lost" in greeting
    terminal.type("nonsense")
    terminal.until("nonsense is not a whole number from 2 to 6")
    terminal.type("2")
    terminal.until("How many of them are people at this terminal? 0–2 (Enter: 1) ")
    terminal.type("")
    bots = terminal.until("Who plays the other seats? One name for all, or one for each (Enter: solid) ")
    assert "Plays sensibly" in bots and "A strong player who goes after whoever is ahead." in bots
    terminal.type("somebody")
    terminal.until("'somebody' is not one of: ")
    terminal.type("Hugo")
    terminal.until("(Enter to begin)")
    terminal.type("")
    screen = terminal.until("\n> ")
    assert "Hugo" in screen, "a character keeps its name"
    assert WIPE in screen and "On which start space do you place your pawn?" in screen
    assert "\x1b[1;33;45m[←↑1→]" in screen, "start spaces are yellow on purple"
    terminal.type("c1")
    terminal.until("> ")
    terminal.type("help")
    terminal.until("(Enter: back to the table) > ")
    terminal.type("quit")
    terminal.until("Keep the match?")
    terminal.type("n")
    terminal.until("Goodbye!")
    assert terminal.close() == 0


def test_the_screen_is_cleared_before_it_is_handed_over():
    terminal = Terminal("play malta --people 2 --seats 2 --names Ann,Ben --option first=1 --seed 1")
    terminal.until(WIPE + "Ann decides now. Hand over the screen, then press Enter. ")
    terminal.type("")
    terminal.until("\n> ")
    terminal.type("a1")
    between = terminal.until("Ben decides now. Hand over the screen, then press Enter. ")
    assert between.endswith(WIPE + "Ben decides now. Hand over the screen, then press Enter. ")
    terminal.type("")
    terminal.until("\n> ")
    terminal.type("b1")
    terminal.until(WIPE + "Ann decides now. Hand over the screen, then press Enter. ")
    terminal.type("")
    hers = terminal.until("\n> ")
    assert "Your hand: " in hers and "You draw" in hers
    terminal.interrupt("The match is saved in ")
    assert terminal.close() == 0


def test_colours_can_be_switched_off():
    terminal = Terminal("play malta --seats 2 --seed 1", NO_COLOR="1")
    screen = terminal.until("\n> ")
    assert "\x1b[1;33" not in screen and "[←↑1→]" in screen
    os.write(terminal.screen, b"\x04")  # Ctrl-D, the end of the input
    terminal.until("Goodbye!")
    assert terminal.close() == 0


def test_the_table_can_be_described_in_words():
    terminal = Terminal("play malta --seats 2 --words --language fr --seed 1")
    screen = terminal.until("\n> ")
    assert WIPE not in screen and "Rangée 1" in screen and "↑" not in screen
    os.write(terminal.screen, b"\x04")
    assert terminal.close() == 0
