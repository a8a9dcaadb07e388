"""Reads the seats, players and options of a table from the command line."""

from __future__ import annotations

from typing import Any

from ludotheque.cli import FOLDER
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.structs import Option
from ludotheque.core.words import Voice

USUAL_BOT = "solid"
USUAL_SEATS = 3


def usual_seats(game: Game[Any]) -> int:
    """Returns the default number of seats, used if the command line gives none."""
    return min(max(USUAL_SEATS, min(game.seats)), max(game.seats))


def seat_players(game: Game[Any], seats: int | None, people: int | None, bots: str | None) -> tuple[str | None, ...]:
    """Returns the player of each seat: None for a person, otherwise the name of a bot.  People get the first seats."""
    listed = [name.strip() for name in bots.split(",")] if bots else []
    if seats is None:
        if people is None:
            seats = 1 + len(listed) if listed else usual_seats(game)
        else:
            seats = people + len(listed) if listed else max(people, usual_seats(game))
        if len(listed) == 1:  # a single bot name fills as many seats as the game needs
            seats = max(seats, min(game.seats))
    if seats not in game.seats:
        raise BadInput("seats", "bad-seats", value=seats, low=min(game.seats), high=max(game.seats))
    if people is None:
        people = seats - len(listed) if len(listed) > 1 else 1
    if not 0 <= people <= seats:
        raise BadInput("people", "bad-number", value=people, low=0, high=seats)
    others = seats - people
    if len(listed) > 1 and len(listed) != others:
        raise BadInput("bots", "cli-bots-count", count=len(listed), seats=others)
    if len(listed) < 2:
        listed = (listed or [USUAL_BOT]) * others
    return (None,) * people + tuple(listed)


def name_players(game: Game[Any], language: str, players: tuple[str | None, ...], text: str | None) -> tuple[str, ...]:
    """Returns the name of each seat.  A bot without a name gets one, and people are named after their seat."""
    names = [name.strip() for name in text.split(",")] if text else []
    if len(names) > len(players):
        raise BadInput("names", "cli-names-count", count=len(names), seats=len(players))
    from ludotheque.table.commands import BOT_NAMES

    voice = Voice(game.id, language, extra_folder=FOLDER)
    for seat in range(len(players)):
        if seat == len(names):
            names.append("")
        if not names[seat] and players[seat] is None:
            names[seat] = voice.name(seat)
        elif not names[seat]:
            spare = [own_name(game.id, players[seat] or ""), *BOT_NAMES]
            names[seat] = next((name for name in spare if name and name not in names), voice.name(seat))
    if len({name.casefold() for name in names}) < len(names):
        raise BadInput("names", "cli-names-twice")
    return tuple(names)


def bot_lines(game_id: str, voice: Voice) -> list[str]:
    """Returns one line for each level and character of a game: the name to type, and how this bot plays."""
    from ludotheque.bots import offered_bots

    described_bots = [bot for bot in offered_bots(game_id) if voice.knows(f"bot-{bot}-text")]
    width = max([len(bot) for bot in described_bots])
    return [f"  {bot.ljust(width)}  {voice.tell(f'bot-{bot}-text')}" for bot in described_bots]


def own_name(game_id: str, bot: str) -> str:
    """Returns the name of a character; empty for any other bot."""
    from ludotheque.bots import find_bot

    name: str = getattr(find_bot(game_id, bot), "known_as", "")
    return name


def read_options(game: Game[Any], words: list[str], names: tuple[str, ...]) -> dict[str, Any]:
    """Parses options given as NAME=VALUE by the types of the options; the game itself checks the values."""
    by_name = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for text in words:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals:
            raise BadInput(f"option {text}", "cli-option-form")
        if name not in by_name:
            raise BadInput(f"options.{name}", "unknown-option", names=", ".join(by_name))
        options[name] = read_value(by_name[name], value.strip(), names)
    return options


def read_value(option: Option, text: str, names: tuple[str, ...]) -> Any:
    """Parses the value of an option; a value that cannot be parsed stays a text, which the game then refuses."""
    if option.type == "seat":
        return read_seat(option, text, names)
    if option.type == "choice":
        return next((allowed for allowed in option.range if str(allowed) == text), text)
    if option.type == "flag":
        return {"true": True, "yes": True, "false": False, "no": False}.get(text.lower(), text)
    if option.type == "integer" and text.removeprefix("-").isdecimal():
        return int(text)
    return text


def read_seat(option: Option, text: str, names: tuple[str, ...]) -> int:
    """Finds a seat by the name of its player, or by its number from 1."""
    folded = [name.casefold() for name in names]
    if text.casefold() in folded:
        return folded.index(text.casefold())
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise BadInput(f"options.{option.name}", "cli-no-seat", value=text, names=", ".join(names))
