"""Writes docs/games/: for each game a page generated from its types, and one match as a readable transcript.

The page takes the meaning of a field from the comment after the field in the source.

uv run python -m tools.describe            # all games; look at the diff before you commit it
uv run python -m tools.describe malta
"""

import inspect
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

import ludotheque
from ludotheque.core.catalogue import find_game
from ludotheque.core.default_words import words_of
from ludotheque.core.drive import random_step
from ludotheque.core.events import Private
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.structs import Option
from ludotheque.core.vocabulary import fields_of, kinds_in
from ludotheque.core.words import Voice

DOCS = Path(__file__).resolve().parent.parent / "docs" / "games"
PLAYS = 60  # the number of plays that a transcript shows before the end


def page(game: Game[Any]) -> str:
    """Returns the page of a game, generated from its types: options, actions, events, view and luck."""
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
        f"What a seat decides: a Struct of `{kinds_in(game.actions)[0].__module__}`, or its JSON with `type` and the fields. "
        "Seats are numbers from 0, all else goes by its id. " + text_about_units(game.actions),
        table(("type", "Struct", "fields", "meaning"), [action_row(kind) for kind in kinds_in(game.actions)]),
        *regions_of(game),
        "## Events",
        "What has happened. The seats concerned see a private event wholly; the others see what is left of it, or nothing.",
        table(("type", "fields", "seen", "meaning"), [event_row(kind) for kind in kinds_in(game.events)]),
        "## View",
        "Everything that one seat knows; `None` as seat is a spectator. `imagine(view, luck)` makes a whole match that fits it. "
        + text_about_units(game.views),
        struct_table(game.views),
        "## Types",
        "What the tables above are made of.",
        *[f"### `{kind.__name__}`\n\n{meaning(kind)}\n\n{struct_table(kind)}" for kind in nested_structs(game)],
        "## Luck",
        luck_of(game),
    ]
    return "\n\n".join(parts) + "\n"


def quick_options(game: Game[Any]) -> dict[str, Any]:
    """Returns options that keep random matches short."""
    return game.short_match if game.is_slow else {}


def folder(game: Game[Any]) -> str:
    return "src/" + type(game).__module__.rpartition(".")[0].replace(".", "/")


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def option_row(game: Game[Any], option: Option) -> tuple[str, ...]:
    voice = Voice(game.id, "en")
    limits = "–".join(map(str, option.range)) if option.type == "integer" else ", ".join(map(str, option.range))
    default = "the match decides" if option.default is None else f"`{option.default!r}`"
    for seats, value in option.suggested.items():
        default += f"; suggested for {seats} seats: `{value!r}`"
    return f"`{option.name}`", option.type, default, limits, voice.tell(f"{option.message}-text")


def text_about_units(kind: Any) -> str:
    """Returns what the docstring of a Struct's module says about units: the whole docstring without its first sentence."""
    doc = inspect.getmodule(kinds_in(kind)[0]).__doc__ or ""
    return " ".join(doc.partition("\n\n")[2].split())


def meaning(kind: Any) -> str:
    return " ".join((kind.__doc__ or "").split())


def comments(kind: Any) -> dict[str, str]:
    """Returns the comment after each field of a Struct, including inherited fields."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct and base.__module__ != "msgspec":
            found.update(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(base), re.MULTILINE))
    return found


def structs_in(hint: Any) -> list[Any]:
    """Returns the Structs in a type, in reading order."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return [hint]
    return [kind for part in get_args(hint) for kind in structs_in(part)]


def nested_structs(game: Game[Any]) -> list[Any]:
    """Returns all Structs that actions, events and views are made of, including nested ones."""
    found: dict[Any, None] = {}
    queue = [*kinds_in(game.actions), *kinds_in(game.events), game.views]
    while queue:
        kind = queue.pop(0)
        inside = [struct for hint in get_type_hints(kind).values() for struct in structs_in(hint)]
        queue += [struct for struct in inside if struct not in found]
        found.update(dict.fromkeys(inside))
    return list(found)


def name_of_field(field: Any) -> str:
    """Returns the name of a field in Python and, if it differs, its name in JSON."""
    return f"`{field.name}`" if field.name == field.json else f"`{field.name}` (JSON `{field.json}`)"


def struct_table(kind: Any) -> str:
    """Returns a Markdown table of the fields of a Struct."""
    text = comments(kind)
    rows = [
        (f"`{field.name}`", f"`{field.json}`", f"`{field.type}`", text.get(field.name, "")) for field in fields_of(kind)
    ]
    return table(("Python", "JSON", "type", "meaning"), rows)


def struct_row(kind: Any) -> tuple[str, ...]:
    fields = ", ".join(f"{name_of_field(field)}: {field.type}" for field in fields_of(kind))
    return f"`{kind.__struct_config__.tag}`", fields or "–", meaning(kind)


def action_row(kind: Any) -> tuple[str, ...]:
    tag, fields, text = struct_row(kind)
    return tag, f"`{kind.__name__}`", fields, text


def regions_of(game: Game[Any]) -> list[str]:
    """Returns the continuous choices of a game, as seen in a few random matches."""
    rows: set[tuple[str, ...]] = set()
    for seed in range(3):
        match, luck = ludotheque.new(game.id, seed=seed, options=quick_options(game)), ludotheque.luck(seed)
        while match.outcome is None:
            for region in match.choices(match.to_act[0]).regions:
                tag = region.template.__struct_config__.tag
                rows.add((f"`{tag}`", ", ".join(f"`{name}`" for name in region.fields), f"`{region.kind}`"))
            random_step(match, luck)
    if not rows:
        return []
    return [
        "## Regions",
        "Actions that are not listed one by one, because some of their fields are angles or places. What a region is and how "
        "one chooses from it: [The API in one page](../api.md#regions).",
        table(("action", "fields", "kind of region"), sorted(rows)),
    ]


def event_row(kind: Any) -> tuple[str, ...]:
    tag, fields, meaning = struct_row(kind)
    return tag, fields, "private" if issubclass(kind, Private) else "public", meaning


def luck_of(game: Game[Any]) -> str:
    """Returns what a game asks of its luck, found in a few random matches."""
    counts: dict[str, int] = {}
    plays = matches = 0
    for seed in range(10):
        match = played_out(ludotheque.new(game.id, seed=seed, options=quick_options(game)), seed)
        plays += match.step
        matches += 1
        for entry in match.history:
            for kind in [kind for answer in entry.luck for kind in answer]:
                counts[kind] = counts.get(kind, 0) + 1
    listed = ", ".join(f"`{kind}` ({count / matches:.0f} a match)" for kind, count in sorted(counts.items()))
    options = "".join(f" and `{name}` {value}" for name, value in quick_options(game).items())
    return (
        f"Asked for in ten random matches with {min(game.seats)} seats{options}: {listed}. "
        f"Such a match has {plays / matches:.0f} plays on average."
    )


def played_out(match: Match, seed: int) -> Match:
    luck = ludotheque.luck(seed)
    while match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.choices(seat).sample(luck))
    return match


def transcript(game: Game[Any]) -> str:
    """Returns one random match as text: for each play the question, the choices, the action and its events."""
    settings = game.sample_match
    match = ludotheque.new(game.id, seed=1, **settings)
    luck, words, voice = ludotheque.luck(1), words_of(game), Voice(game.id, "en")
    lines = [
        f"# A match of {game.title['en']}",
        "",
        f"`ludotheque.new({game.id!r}, seed=1{''.join(f', {name}={value!r}' for name, value in settings.items())})`,"
        " each seat playing at random. Made by `python -m tools.describe`; a change of the rules shows in the diff.",
        "",
        *lines_of_entry(match, 0, words, voice),
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
            lines += lines_of_choices(choices, words, view, voice)
            lines += ["", f"plays `{msgspec.json.encode(action).decode()}`"]
        match.play(seat, action)
        if shown:
            lines += ["", *lines_of_entry(match, len(match.history) - 1, words, voice)]
    lines += ["", f"## The end, after {match.step} plays", "", voice.say(words.of_outcome(match.outcome)), ""]
    return "\n".join(lines)


def lines_of_choices(choices: Any, words: Any, view: Any, voice: Voice) -> list[str]:
    """Returns the choices, shortened if the list is long."""
    text = [
        f"- `{msgspec.json.encode(action).decode()}` {voice.say(words.of_action(action, view))}" for action in choices
    ]
    regions = [f"- region {msgspec.json.encode(region.to_json()).decode()[:200]}" for region in choices.regions]
    if len(text) > 8:
        text = [*text[:5], f"- … {len(text) - 5} more"]
    return text + regions


def lines_of_entry(match: Match, number: int, words: Any, voice: Voice) -> list[str]:
    """Returns lines about one entry: its events, with a mark at those that only some seats saw, and the luck that it
    used.
    """
    entry = match.history[number]
    answers = [answer_text(kind, answer) for request in entry.luck for kind, answer in request.items()]
    lines = [f"luck: {', '.join(answers)}", ""] if answers else []
    for event in entry.events:
        others = event.seen_by(None)
        mark = (
            "" if others == event else " *(hidden from the others)*" if others is None else " *(the others see less)*"
        )
        lines.append(f"> {voice.say(words.of_event(event))}{mark}  ")
    return lines


def answer_text(kind: str, answer: Any) -> str:
    """Returns an answer of luck as text; for a walk, the text is only its duration."""
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
