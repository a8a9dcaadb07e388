"""Writes docs/games/: for each game a page made from its types, and one match as a readable transcript.

uv run python -m tools.describe            # all games; look at the diff before you commit it
uv run python -m tools.describe malta
"""

import re
import sys
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.game import Game
from ludotheque.core.luck import fast
from ludotheque.core.match import Match
from ludotheque.core.structs import Option, Private
from ludotheque.core.wordless import words_of
from ludotheque.core.words import Voice

DOCS = Path(__file__).resolve().parent.parent / "docs" / "games"
TRANSCRIPTS: dict[str, dict[str, Any]] = {  # what keeps them short
    "glory": {"seats": 3, "options": {"path": [3, 2, 1]}},
    "malta": {"seats": 2, "options": {"board": 5}},
    "wound-up": {"seats": 2, "options": {"last_turn": 2}},
}
SHORT: dict[str, dict[str, Any]] = {"wound-up": {"last_turn": 5}}  # simulated walks take their time
PLAYS = 60  # a transcript shows so many plays, then the end


def page(game: Game[Any]) -> str:
    """The page of a game: its options, actions, events, view and luck, as its types tell them."""
    seats = f"{min(game.seats)}–{max(game.seats)}"
    parts = [
        f"# {game.title['en']} (`{game.id}`)",
        f"{seats} seats. Rules version {game.version}. The rulebook: "
        f"[English](../../{folder(game)}/RULES.en.md), [French](../../{folder(game)}/RULES.fr.md). "
        f"A match as a transcript: [{game.id}-transcript.md]({game.id}-transcript.md).",
        "This page is made from the types by `python -m tools.describe`.",
        "## Options",
        table(("name", "type", "default", "range", "meaning"), [option_row(game, option) for option in game.options]),
        "## Actions",
        "What a seat decides. In JSON: `type`, then the fields. Seats are numbers from 0, all else goes by its id.",
        table(("type", "fields", "meaning"), [struct_row(kind) for kind in members(game.actions)]),
        "## Events",
        "What has happened. The seats concerned see a private event wholly; the others see what is left of it, or nothing.",
        table(("type", "fields", "seen", "meaning"), [event_row(kind) for kind in members(game.events)]),
        "## View",
        "All that one seat knows; `None` as seat is a spectator. `imagine(view, luck)` makes a whole match that fits it.",
        table(("field", "type"), [(f"`{name}`", f"`{hint}`") for name, hint in fields_of(game.views)]),
        "## Luck",
        luck_of(game),
    ]
    return "\n\n".join(parts) + "\n"


def folder(game: Game[Any]) -> str:
    return "src/" + type(game).__module__.rpartition(".")[0].replace(".", "/")


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def option_row(game: Game[Any], option: Option) -> tuple[str, ...]:
    voice = Voice(game.id, "en")
    limits = "–".join(map(str, option.range)) if option.type == "integer" else ", ".join(map(str, option.range))
    default = "the match decides" if option.default is None else f"`{option.default!r}`"
    for seats, value in option.suggested.items():
        default += f"; suggested for {seats} seats: `{value!r}`"
    return f"`{option.name}`", option.type, default, limits, voice.tell(f"{option.message}-text")


def members(union: Any) -> list[Any]:
    return list(get_args(union)) or [union]


def hint_text(hint: Any) -> str:
    text = hint.__name__ if isinstance(hint, type) and not get_args(hint) else str(hint)
    return re.sub(r"(?:\w+\.)+(\w+)", r"\1", text)


def fields_of(kind: Any) -> list[tuple[str, str]]:
    hints = get_type_hints(kind)
    return [(field.encode_name, hint_text(hints[field.name])) for field in msgspec.structs.fields(kind)]


def struct_row(kind: Any) -> tuple[str, ...]:
    fields = ", ".join(f"`{name}`: {hint}" for name, hint in fields_of(kind))
    return f"`{kind.__struct_config__.tag}`", fields or "–", " ".join((kind.__doc__ or "").split())


def event_row(kind: Any) -> tuple[str, ...]:
    tag, fields, meaning = struct_row(kind)
    return tag, fields, "private" if issubclass(kind, Private) else "public", meaning


def luck_of(game: Game[Any]) -> str:
    """What a game asks its luck for, as seen in a few random matches."""
    asked: dict[str, int] = {}
    plays = matches = 0
    for seed in range(10):
        match = played_out(ludotheque.new(game.id, seed=seed, options=SHORT.get(game.id)), seed)
        plays += match.step
        matches += 1
        for deed in match.history:
            for kind, _ in deed[3]:
                asked[kind] = asked.get(kind, 0) + 1
    told = ", ".join(f"`{kind}` ({count / matches:.0f} a match)" for kind, count in sorted(asked.items()))
    options = "".join(f" and `{name}` {value}" for name, value in SHORT.get(game.id, {}).items())
    return (
        f"Asked for in ten random matches with {min(game.seats)} seats{options}: {told}. "
        f"Such a match has {plays / matches:.0f} plays on average."
    )


def played_out(match: Match, seed: int) -> Match:
    luck = fast(seed)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    return match


def transcript(game: Game[Any]) -> str:
    """One random match, told play by play: what was asked, what could be done, what was done, what happened."""
    settings = TRANSCRIPTS.get(game.id, {})
    match = ludotheque.new(game.id, seed=1, **settings)
    luck, words, voice = fast(1), words_of(game), Voice(game.id, "en")
    lines = [
        f"# A match of {game.title['en']}",
        "",
        f"`ludotheque.new({game.id!r}, seed=1{''.join(f', {name}={value!r}' for name, value in settings.items())})`,"
        " each seat playing at random. Made by `python -m tools.describe`; a change of the rules shows in the diff.",
        "",
        *told(match, 0, words, voice),
    ]
    while match.outcome is None:
        seat = match.to_act[0]
        choices = match.choices(seat)
        view = match.view(seat)
        shown = match.step < PLAYS
        action = choices.sample(luck)
        if shown:
            question = words.of_question(view)
            lines += [
                "",
                f"## {match.step + 1}. {voice.name(seat)}: {voice.say(question.ask)} ({question.section})",
                "",
            ]
            lines += listed(choices, words, view, voice)
            lines += ["", f"plays `{msgspec.json.encode(action).decode()}`"]
        match.play(seat, action)
        if shown:
            lines += ["", *told(match, len(match.history) - 1, words, voice)]
    lines += ["", f"## The end, after {match.step} plays", "", voice.say(words.of_outcome(match.outcome)), ""]
    return "\n".join(lines)


def listed(choices: Any, words: Any, view: Any, voice: Voice) -> list[str]:
    """The choices; of a long list only the first few."""
    said = [
        f"- `{msgspec.json.encode(action).decode()}` {voice.say(words.of_action(action, view))}" for action in choices
    ]
    regions = [f"- region {msgspec.json.encode(region.to_json()).decode()[:200]}" for region in choices.regions]
    if len(said) > 8:
        said = [*said[:5], f"- … {len(said) - 5} more"]
    return said + regions


def told(match: Match, number: int, words: Any, voice: Voice) -> list[str]:
    """What happened in one deed, with the luck it used; what only some saw is marked."""
    _, _, _, used, facts = match.history[number]
    lines = [f"luck: {', '.join(answered(kind, answer) for kind, answer in used)}", ""] if used else []
    for kind, values in facts:
        event = kind(*values)
        others = event.seen_by(None)
        mark = (
            "" if others == event else " *(hidden from the others)*" if others is None else " *(the others see less)*"
        )
        lines.append(f"> {voice.say(words.of_event(event))}{mark}  ")
    return lines


def answered(kind: str, answer: Any) -> str:
    """What luck gave; of a walk only how long it took."""
    return f"walk of {answer['ticks']} ticks" if kind == "walk" else f"{kind} {answer}"


def write(game_id: str) -> None:
    """Writes the two files of a game."""
    game = find_game(game_id)
    DOCS.mkdir(parents=True, exist_ok=True)
    (DOCS / f"{game_id}.md").write_text(page(game), encoding="utf-8")
    (DOCS / f"{game_id}-transcript.md").write_text(transcript(game), encoding="utf-8")


if __name__ == "__main__":
    for asked_for in sys.argv[1:] or ludotheque.games():
        write(asked_for)
        print(f"docs/games/{asked_for}.md and its transcript are written")
