"""Writes the card of a dataset: a README that says what the tables contain, under which licence, and how to make the
dataset again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludotheque.lab.dataset import DatasetInfo

MATCH_FIELDS: Final = {
    "game": "the id of the game",
    "level": "the level, or the bot, in every seat",
    "pairing": "matches of one pairing begin with the same luck, so split data by pairing, not by match",
    "rotation": "which match of its pairing",
    "winners": "the seats that won, from 0, separated by spaces",
    "places": "the finishing place of each seat",
    "reason": "how the match ended",
    "plays": "actions of all seats",
    "decisions": "plays with two or more choices",
    "listed": "the listed choices of all decisions together",
    "first": "the seat that made the first play",
    "last_asked": "for each seat, the play at which it was last asked",
    "lead_changes": "how often another seat took the lead",
    "drama": "how far the winner was behind the leader, on average over the positions in which it was behind",
    "lowest": "the winner's lowest chance to win",
    "decided": "the part of the match after which the winner's chance stays above 0.8",
    "kingmaking": "the share of decisions that make a king; empty with two seats",
}
DECISION_FIELDS: Final = {
    "game": "as above, and so are `level`, `pairing` and `rotation`, which together name the match",
    "level": "",
    "pairing": "",
    "rotation": "",
    "play": "which play of the match, from 1",
    "seat": "who decided",
    "action": "the type of the action",
    "things": "what it names of the box, separated by semicolons",
    "move": "the whole action as JSON",
    "listed": "how many choices were listed",
    "is_continuous": "was there a continuous choice as well?",
    "chance": "the seat's chance to win before it",
}


def card(info: DatasetInfo, command: str) -> str:
    """Returns the card of a dataset as Markdown, with a header that catalogues of datasets can read."""
    found = [f"| `{table.file}` | {table.rows:,} | `{table.digest[:16]}` |" for table in info.tables]
    rules = {plan.game: plan for plan in info.plans}
    games = [f"| {game} | {plan.version} | `{plan.box[:16]}` | {plan.seats} |" for game, plan in rules.items()]
    first = info.plans[0]
    levels = ", ".join([f"`{level}`" for level in dict.fromkeys([plan.bots[0] for plan in info.plans])])
    rough = " Walks are estimated (`--rough`), not simulated." if first.is_rough else ""
    return f"""---
license: mit
pretty_name: Matches of Ludotheque by level
tags: [board-games, imperfect-information, self-play]
---

# Matches of Ludotheque by level

Bots play tabletop games against themselves, at the levels {levels}: every match, and every decision with two or more
choices. Seed {first.seed}, at least {info.games:,} matches of each game at each level, with default options.{rough}

Digest: `{info.digest}`

| table | rows | digest of its contents |
| --- | --- | --- |
{lines(found)}

| game | rules | box | seats |
| --- | --- | --- | --- |
{lines(games)}

## How to make it again

With Ludotheque {info.ludotheque} and these rules:

```
{command}
```

The digest is the same on every machine. That of a table is the SHA-256 of its contents as CSV (columns as below, lines end
with a line feed); that of the dataset is the SHA-256 of the digests of its tables, one per line. Bots change from version to
version, and digests with them.

## Fields of `matches`

{fields(MATCH_FIELDS)}

`lead_changes` and the fields after it come from the game's trained evaluation of positions, and are empty without one.

## Fields of `decisions`

{fields(DECISION_FIELDS)}

A row tells the decision, not the position. For the positions, play the match again: `ludotheque.lab.rows.play_watched` with
its plan in `dataset.json`, its pairing and its rotation.

## Licence

MIT, as Ludotheque. No people took part: nothing here is personal.
"""


def lines(rows: list[str]) -> str:
    """Returns the rows of a table in Markdown."""
    return "\n".join(rows)


def fields(meanings: dict[str, str]) -> str:
    """Returns fields and their meanings as a list."""
    return "\n".join([f"- `{name}`: {meaning}" for name, meaning in meanings.items() if meaning])
