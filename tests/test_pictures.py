"""Tests of the pictures of rulebooks: every position fits the rules, and stands in a section that exists."""

from __future__ import annotations

import re

import msgspec
import pytest

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.core.words import LANGUAGES, knows
from ludotheque.lessons import Picture, match_of_picture, pictures_of

GAMES = ("malta", "glory", "worm-up", "wound-up")
ALL = [(game, picture) for game in GAMES for picture in pictures_of(game)]


@pytest.mark.parametrize(("game", "picture"), ALL, ids=[f"{game}-{picture.id}" for game, picture in ALL])
def test_a_picture_shows_a_position_that_the_rules_allow(game: str, picture: Picture) -> None:
    match = match_of_picture(game, picture)
    assert match.outcome is None
    assert msgspec.json.encode(match.view(picture.seat))
    for language in LANGUAGES:
        rules = (find_game(game).folder / f"RULES.{language}.md").read_text(encoding="utf-8")
        assert re.search(rf"^### {re.escape(picture.section)} ", rules, re.MULTILINE)
        assert knows(game, language, f"picture-{picture.id}")


@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_has_pictures_with_names_of_their_own(game: str) -> None:
    names = [picture.id for picture in pictures_of(game)]
    assert len(names) >= 2 and len(set(names)) == len(names)


def test_a_game_without_pictures_has_none() -> None:
    assert pictures_of("kites") == ()


@pytest.mark.parametrize("position", ["no-such-position", {"seats": 2, "position": {"phase": "nonsense"}}])
def test_a_picture_that_contradicts_the_rules_is_named(position: str | dict[str, object]) -> None:
    with pytest.raises(BadInput, match="picture odd of malta"):
        match_of_picture("malta", Picture("odd", "3.4", position))
