"""`ludotheque play`: a match in the terminal."""

from __future__ import annotations

import argparse

from ludotheque.cli import FOLDER, report_rejected_games, rulebook
from ludotheque.cli.screen import PlayerLeft, Screen, strip_markup
from ludotheque.cli.seats import USUAL_BOT, bot_lines, seat_players, usual_seats
from ludotheque.core.catalogue import find_game, game_ids
from ludotheque.core.errors import BadInput
from ludotheque.core.words import Voice


def play(args: argparse.Namespace) -> int:
    """Sets up the table, asking for whatever was not given, and plays."""
    report_rejected_games(args.language)
    screen = Screen()
    is_new = args.load is None
    if is_new and args.game is None and not screen.is_live:
        raise BadInput("play", "cli-name-a-game", names=", ".join(game_ids()))
    try:
        if is_new and args.game is None:
            args.game = ask_game(screen, args.language)
        if is_new and screen.is_live and args.seats is args.people is args.bots is None:
            greet(args, screen)
    except PlayerLeft:
        return 0
    # Imported only now: the first question should not wait for the rules.
    from ludotheque.cli.session import Session
    from ludotheque.cli.tables import load, set_up

    if not is_new and (args.seed is not None or args.components or args.option or args.names):
        raise BadInput("--load", "cli-load-alone")
    table = set_up(args) if is_new else load(args.load)
    return Session(table, screen, args.language, in_words=args.words).run()


def greet(args: argparse.Namespace, screen: Screen) -> None:
    """Introduces a newcomer to the game and the players."""
    game = find_game(args.game)
    voice = Voice(game.id, args.language, extra_folder=FOLDER)
    screen.clear()
    for line in strip_markup(rulebook.opening(game, args.language)).splitlines():
        screen.say(line)
    screen.say()
    low, high = min(game.seats), max(game.seats)
    args.seats = ask_number(screen, voice, "cli-how-many", low, high, usual_seats(game))
    args.people = ask_number(screen, voice, "cli-how-many-people", 0, args.seats, 1)
    if args.names is None and args.people > 1:
        args.names = screen.ask(voice.tell("cli-what-names") + " ") or None
    if args.people < args.seats:
        args.bots = ask_bots(screen, voice, args)
    screen.say(voice.tell("cli-have-fun"))
    screen.ask(voice.tell("cli-enter") + " ")


def ask_bots(screen: Screen, voice: Voice, args: argparse.Namespace) -> str:
    """Asks who plays at the other seats: one name for all seats, or one for each; Enter chooses the default bot."""
    from ludotheque.bots import find_bot

    game = find_game(args.game)
    for line in bot_lines(game.id, voice):
        screen.say(line)
    while True:
        text = screen.ask(voice.tell("cli-which-bots", usual=USUAL_BOT) + " ").strip().lower() or USUAL_BOT
        try:
            for bot in seat_players(game, args.seats, args.people, text):
                if bot is not None:
                    find_bot(game.id, bot)
            return text
        except BadInput as error:
            screen.say(voice.tell(error.message, **error.values))


def ask_game(screen: Screen, language: str) -> str:
    """Asks for a game, by number or id; Enter takes the first."""
    games = [find_game(game_id) for game_id in game_ids()]
    voice = Voice("", language, extra_folder=FOLDER)
    screen.clear()
    for number, game in enumerate(games, start=1):
        title = game.title.get(language, game.title["en"])
        about = voice.tell("cli-game", game=game.id, title=title, low=min(game.seats), high=max(game.seats))
        screen.say(f"  {number}  {about}")
    screen.say()
    while True:
        text = screen.ask(voice.tell("cli-which-game", usual=games[0].id) + " ").strip().lower()
        if text.isdecimal() and 1 <= int(text) <= len(games):
            return games[int(text) - 1].id
        for game in games:
            if not text or game.id.startswith(text):
                return game.id
        screen.say(voice.tell("unknown-game", value=text, names=", ".join(game_ids())))


def ask_number(screen: Screen, voice: Voice, message: str, low: int, high: int, usual: int) -> int:
    """Asks for a number until the player types one; Enter chooses the default, `usual`."""
    while True:
        text = screen.ask(voice.tell(message, low=low, high=high, usual=usual) + " ")
        if not text:
            return usual
        if text.isdecimal() and low <= int(text) <= high:
            return int(text)
        screen.say(voice.tell("bad-number", value=text, low=low, high=high))
