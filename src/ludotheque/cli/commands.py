"""Commands a player may type instead of an answer: help, why, rules, undo, save and others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.cli import FOLDER, rulebook
from ludotheque.cli.answers import find_mentioned, plain
from ludotheque.cli.layout import hanging_indent
from ludotheque.core.errors import Refused
from ludotheque.core.structs import Seat
from ludotheque.core.words import Voice

if TYPE_CHECKING:
    from ludotheque.cli.session import Session

# Commands that take an argument.  All others must be the whole line, because "hand me down" may be the name of a card.
WITH_MORE = ("rules", "what", "log", "save", "export")
LATEST = 30  # number of log lines shown by default


class Quit(Exception):
    """Raised when the player leaves, after saying whether to save the match."""


# A command gets the session, the seat of the player who typed it and the rest of the line.
Command = Callable[["Session", Seat | None, str], None]


def find_command(text: str, voice: Voice) -> tuple[Command, str] | None:
    """Returns the command typed, and the rest of the line."""
    word, _, argument = text.strip().partition(" ")
    for name, command in COMMANDS.items():
        if is_command(word, name, voice) and (name in WITH_MORE or not argument):
            return command, argument.strip()
    return None


def is_command(text: str, name: str, voice: Voice) -> bool:
    """Returns whether the text is the command `name`, spelt in English or in the player's language."""
    typed = text.strip().casefold()
    names = [word.strip() for word in voice.tell(f"cli-command-{name}").split(",")]
    return typed == name or typed in names or (plain(typed) != "" and plain(typed) in map(plain, names))


def help_(session: Session, seat: Seat | None, argument: str) -> None:
    """Explains how to answer, and lists the commands."""
    voice = session.voice
    session.screen.say(voice.tell("cli-help"))
    for name in COMMANDS:
        names = voice.tell(f"cli-command-{name}").split(",")[0]
        width = session.screen.size[0] if session.screen.is_live else None
        session.screen.show(hanging_indent([(f"  {names:12}", "bold")], voice.tell(f"cli-about-{name}"), width))


def why(session: Session, seat: Seat | None, argument: str) -> None:
    """Explains why the player is asked; after a refusal, shows the section of the rulebook behind the refusal."""
    game, language = session.match.rules, session.voice.language
    if session.refused is not None:
        session.screen.read_out(rulebook.section(game, language, session.refused.section))
    elif seat is not None:
        question = session.words.of_question(session.match.view(seat))
        section = f" ({question.section})" if question.section else ""
        session.screen.say(f"{session.voice.to(seat).say(question.why)}{section}")
        session.screen.read_out(rulebook.section(game, language, question.section))


def hint(session: Session, seat: Seat | None, argument: str) -> None:
    """Says what a bot would do, how likely each choice is to win, and why.  When the match ends, the result mentions
    that a hint was given.
    """
    from ludotheque.bots.hints import hint as hint_for

    if seat is None or seat not in session.match.to_act:
        session.screen.say(session.voice.tell("cli-hint-not-asked"))
        return
    voice, hinted = session.voice.to(seat), hint_for(session.match.view(seat))
    session.hinted.add(seat)
    for number, choice in enumerate(hinted.choices):
        plan = ", ".join([voice.say(part) for part in (choice.said, *choice.then)])
        message = "cli-hint-chance" if hinted.has_values else "cli-hint"
        values = {"number": number + 1, "plan": plan, "reason": choice.reason or ""}
        if hinted.has_values:
            values["chance"] = round(100 * choice.value)
        session.screen.say("  " + voice.tell(message, **values).rstrip())


def rules(session: Session, seat: Seat | None, argument: str) -> None:
    """Shows a section of the rulebook, or lists the sections."""
    game, language = session.match.rules, session.voice.language
    page = rulebook.section(game, language, argument) if argument else ""
    if page:
        session.screen.read_out(page)
        return
    if argument:
        session.screen.say(session.voice.tell("cli-no-section", section=argument))
    for heading in rulebook.headings(game, language):
        session.screen.say(f"  {heading}")


def what(session: Session, seat: Seat | None, argument: str) -> None:
    """Explains what a card, or anything else with a text, does."""
    view, voice, words = session.match.view(seat), session.voice.to(seat), session.words
    explained = [action for action in words.vocabulary(view) if words.notes(action, view)]
    found = find_mentioned(argument, explained, words, view, voice)
    # For each explanation: the shortest name of the card or other thing that it explains.
    explanations: dict[str, str] = {}
    for action in found:
        name = voice.word(words.short(action)[0]).split(",")[0]
        for note in words.notes(action, view):
            text = voice.say(note)
            explanations[text] = min(explanations.get(text, name), name, key=len)
    for text, name in explanations.items():
        session.screen.say("  " + voice.tell("cli-what", name=name, text=text))
    if not explanations:
        session.screen.say(voice.tell("cli-no-text", text=argument))


def board(session: Session, seat: Seat | None, argument: str) -> None:
    """Shows the table again, as it was drawn above the last question."""
    if session.redraws_screen and seat is not None:
        session.show_question(seat, session.match.choices(seat))
    else:
        session.screen.show(session.table_lines(seat)[0])


def tell(session: Session, seat: Seat | None, argument: str) -> None:
    """Describes the whole position in words."""
    voice = session.voice.to(seat)
    for phrase in session.words.of_view(session.match.view(seat)):
        session.screen.say(voice.say(phrase))


def hand(session: Session, seat: Seat | None, argument: str) -> None:
    """Describes the player's hand, card by card."""
    voice = session.voice.to(seat)
    for phrase in session.words.of_hand(session.match.view(seat)):
        session.screen.say(voice.say(phrase))


def log(session: Session, seat: Seat | None, argument: str) -> None:
    """Shows what has happened; with any argument, from the beginning and in full."""
    lines = session.log_lines(seat, is_whole=bool(argument))
    for line in lines if argument else lines[-LATEST:]:
        session.screen.say(f"  {line}")


def undo(session: Session, seat: Seat | None, argument: str) -> None:
    """Takes back the player's last step or sealed choice, if the rules still allow that."""
    try:
        if seat is not None:
            session.match.take_back(seat)
    except Refused as refused:
        session.show_refusal(seat or 0, refused)


def save(session: Session, seat: Seat | None, argument: str) -> None:
    """Saves the match, so that it can be continued."""
    from ludotheque.cli.session import own_file

    session.save_to(Path(argument).expanduser() if argument else own_file(session.match.game))


def export(session: Session, seat: Seat | None, argument: str) -> None:
    """Writes the record, which can be replayed and verified."""
    path = Path(argument or f"{session.match.game}-record.json").expanduser()
    try:
        path.write_bytes(session.match.record().to_bytes())
        session.screen.say(session.voice.tell("cli-exported", file=str(path)))
    except OSError as error:
        reason = error.strerror or str(error)
        session.screen.say(session.voice.tell("cli-cannot-write", file=str(path), reason=reason))


def auto(session: Session, seat: Seat | None, argument: str) -> None:
    """Toggles whether the player's passes are made automatically when nothing else is possible."""
    session.passes_automatically = not session.passes_automatically
    session.screen.say(session.voice.tell("cli-auto-on" if session.passes_automatically else "cli-auto-off"))


def quit_(session: Session, seat: Seat | None, argument: str) -> None:
    """Leaves, after asking whether to save the match."""
    from ludotheque.cli.session import own_file

    voice = session.voice
    if session.match.outcome is None and session.match.step:
        text = plain(session.screen.ask(voice.tell("cli-quit") + " "))
        if text in plain_words(voice, "cli-stay"):
            return
        if text not in plain_words(voice, "cli-no") and not session.save_to(own_file(session.match.game)):
            return
    raise Quit


def plain_words(voice: Voice, message: str) -> list[str]:
    """Returns the words that a message lists, separated by commas, in the current language and in English; the player
    may type any of them.
    """
    english = Voice("", "en", extra_folder=FOLDER)
    return [plain(word) for word in f"{voice.tell(message)},{english.tell(message)}".split(",")]


COMMANDS: dict[str, Command] = {
    "help": help_,
    "why": why,
    "hint": hint,
    "rules": rules,
    "what": what,
    "hand": hand,
    "board": board,
    "tell": tell,
    "log": log,
    "undo": undo,
    "auto": auto,
    "save": save,
    "export": export,
    "quit": quit_,
}
