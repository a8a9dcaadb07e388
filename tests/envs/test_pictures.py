"""Tests of the pictures of a match: what they show, what they keep secret, and that SVG and image are the same drawing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from hearts.game import GAME

from ludotheque.core import catalogue
from ludotheque.core.drawing import SEAT_COLOURS, SEAT_INKS, Disc, Label, Sheet, wrapped
from ludotheque.core.luck import fast
from ludotheque.core.words import Voice
from ludotheque.envs import make, make_parallel, make_single
from ludotheque.envs.aec import AEC
from ludotheque.envs.frame import HEIGHT, WIDTH, shapes_of
from ludotheque.envs.raster import KNOWN, as_image, plain
from ludotheque.envs.render import render
from ludotheque.envs.svg import as_svg
from tests.envs.matches import GAMES, ends, how

PALETTE = Path(__file__).parents[2] / "web" / "src" / "house" / "palette.css"
LEGIBLE = 8  # pixels, the least size of a text


@pytest.fixture(autouse=True)
def hearts(monkeypatch):
    monkeypatch.setitem(catalogue._registered, "hearts", GAME)


def made(game: str, seats: int | None = None, mode: str | None = "svg") -> AEC:
    more: dict[str, Any] = {"options": {"limit": 20}} if game == "hearts" else how(game)
    return make(f"{game}-v1", seats, render_mode=mode, **more)


def walk(env: AEC, steps: int, seed: int = 3) -> None:
    """Plays some steps at random, at most to the end of the match."""
    env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        observation, _, terminated, *_ = env.last()
        if terminated:
            return
        env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))


def labels(env: AEC, seat: int | None) -> list[Label]:
    spec = env.match_spec
    game = spec.rules.game
    shapes = shapes_of(game, game.view(env.desk.state, seat), Voice(spec.game, "en", spec.agents))
    return [shape for shape in shapes if isinstance(shape, Label)]


@pytest.mark.parametrize("game", [*GAMES, "hearts"])
def test_an_image_shows_the_match_in_a_fixed_size(game):
    env, twin = made(game, mode="rgb_array"), made(game, mode="rgb_array")
    walk(env, 12)
    walk(twin, 12)
    image = env.render()
    assert image.shape == (HEIGHT, WIDTH, 3) == (600, 800, 3)
    assert image.dtype == np.uint8
    assert np.array_equal(image, twin.render())
    walk(twin, 25)
    assert not np.array_equal(image, twin.render())


@pytest.mark.parametrize("game", [*GAMES, "hearts"])
@pytest.mark.parametrize("end", [0, 1])
def test_every_text_is_legible_and_within_the_picture(game, end):
    env = made(game, 4 if game == "hearts" else ends(game)[end])
    for steps in (0, 30, 10_000 if game in ("glory", "malta") else 60):
        walk(env, steps)
        for seat in (None, env.desk.seat):
            for label in labels(env, seat):
                assert label.size >= LEGIBLE, label
                assert 0 < label.x < WIDTH and 0 < label.y < HEIGHT, label


@pytest.mark.parametrize("game", [*GAMES, "hearts"])
def test_a_picture_shows_nothing_that_the_seat_does_not_know(game):
    env = made(game)
    spec, rules = env.match_spec, env.match_spec.rules.game
    for steps in (9, 24, 45):
        walk(env, steps)
        state, seat = env.desk.state, env.desk.seat
        shown = render(spec, state, seat, "svg")
        differs = False
        for number in range(4):
            twin = rules.imagine(rules.view(state, seat), fast(number))
            differs = differs or rules.dump(twin) != rules.dump(state)
            assert render(spec, twin, seat, "svg") == shown
        assert differs or game == "worm-up"  # where often nothing is hidden


def test_a_hand_is_shown_to_its_own_seat_only():
    env = made("malta", 3)
    walk(env, 20)
    assert env.desk.state.hands[1]
    own = {label.text for label in labels(env, 1)}
    assert "Your hand" in own
    assert "Your hand" not in {label.text for label in labels(env, None)}


@pytest.mark.parametrize("game", [*GAMES, "hearts"])
def test_an_svg_is_well_formed_and_names_every_seat(game):
    env = made(game)
    walk(env, 20)
    root = ElementTree.fromstring(env.render())
    texts = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert root.get("viewBox") == "0 0 800 600"
    for agent in env.possible_agents:
        assert any(text.startswith(agent) for text in texts)


def test_the_other_environments_render_as_well():
    parallel = make_parallel("glory-v1", 3, render_mode="rgb_array")
    parallel.reset(seed=1)
    single = make_single("glory-v1", 2, opponents=["random"], render_mode="rgb_array")
    single.reset(seed=1)
    assert parallel.render().shape == single.render().shape == (600, 800, 3)


def test_svg_and_image_are_made_of_the_same_shapes():
    sheet = Sheet()
    sheet.plate(10, 10, 20, 20, "#ff0000")
    sheet.disc(60, 20, 10, "#00ff00")
    sheet.polygon([(80, 10), (100, 10), (100, 30), (80, 30)], "#0000ff", "#000000", 2)
    sheet.line([(10, 50), (100, 50)], "#ff00ff", 6)
    sheet.label(60, 80, "MMM", 30, "#ff0000", is_bold=True)
    image = as_image(sheet.shapes, 120, 100)
    colours = {(20, 20): (255, 0, 0), (20, 60): (0, 255, 0), (20, 90): (0, 0, 255), (50, 50): (255, 0, 255)}
    assert {place: tuple(image[place].tolist()) for place in colours} == colours
    assert tuple(image[40, 5].tolist()) == (255, 255, 255)
    reds = np.argwhere((image[60:] == (255, 0, 0)).all(axis=2))
    assert len(reds) > 100
    assert abs(reds.mean(axis=0) - (20, 60)).max() < 3  # centred upon its place
    tags = [element.tag.rpartition("}")[2] for element in ElementTree.fromstring(as_svg(sheet.shapes, 120, 100))]
    assert tags == ["rect", "circle", "polygon", "polyline", "text"]


def test_a_sheet_within_a_sheet_is_as_large_as_possible():
    sheet = Sheet()
    part = sheet.fitted((100, 50, 400, 100), 200, 100)
    part.disc(0, 0, 10, "#000000")
    part.fitted((0, 0, 100, 100), 10, 10).disc(10, 10, 1, "#000000")
    first, second = sheet.shapes
    assert isinstance(first, Disc) and isinstance(second, Disc)
    assert (first.x, first.y, first.radius) == (200, 50, 10)
    assert (second.x, second.y, second.radius) == (300, 150, 10)


def test_texts_are_broken_between_words_and_cut_where_they_must():
    assert wrapped("one two three", 10, 50) == ["one two", "three"]
    (cut,) = wrapped("incomprehensibilities", 10, 50)
    assert cut.endswith("…") and len(cut) > 4


def test_an_image_has_a_letter_for_every_character():
    assert plain("Éclair × 2 – “Œuvre” ♥…") == "Eclair x 2 - “OEuvre” H…"
    assert plain("蛇") == "?"
    assert all(plain(one) == one for one in KNOWN)


def test_the_seats_have_the_colours_of_the_browser():
    css = PALETTE.read_text(encoding="utf-8")
    for seat, (colour, ink) in enumerate(zip(SEAT_COLOURS, SEAT_INKS)):
        assert re.search(rf"--seat-{seat}: light-dark\({colour},", css)
        assert re.search(rf"--seat-{seat}-ink: light-dark\({ink},", css)
