"""Tests of lessons over HTTP: nothing but what the learner's seat knows leaves the server."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotheque import BadInput
from ludotheque.core.structs import plain
from ludotheque.lessons import Act, find_lesson, teacher
from ludotheque.server.http.lessons import advice_after, scene_after

REMOVE = Act({"type": "playCard", "card": "Remove A Space"})


def test_a_scene_contains_everything_its_page_needs() -> None:
    scene = scene_after("malta", "win", ())
    assert scene.say.message == "lesson-win-card" and scene.at == ("card:Remove A Space",)
    assert scene.question is not None and len(scene.labels) == 1 and scene.is_new
    after = scene_after("malta", "win", (REMOVE, Act({"type": "nameSpace", "place": "d3"})))
    assert [event["type"] for frame in after.frames for event in frame.events][:1] == ["cardPlayed"]
    assert after.status == "asked" and after.step == 2


# For each game: a chapter, a field of the chapter's position, and the field's values for the seats: one for the
# learner, two that are tried in turn for the next seat and that the learner must not be able to tell apart, and one for
# each other seat.
TWINS: dict[str, tuple[str, str, list[Any]]] = {
    "malta": ("win", "hands", [["Remove A Space", "Negate"], ["Boomerang", "Second Wind"], ["Draw Two", "Shove"]]),
    "glory": ("meddle", "hands", [["attack-2"], ["attack-1"], ["defence-4"], ["diva-minus-3"]]),
    "wound-up": ("win", "hands", [["Wind 3"], ["Wind 1", "Wild"], ["Wind 4", "Rotate Left"]]),
    "worm-up": ("win", "laid", [None, "7", "4", None]),
}


@pytest.mark.parametrize("game", TWINS)
def test_twins_look_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks that what the other seats hold, or have laid face down, does not show before it is played."""
    chapter, field, (own, one, other, *rest) = TWINS[game]
    lesson = find_lesson(game)
    name = next(found for found in lesson.chapters if found.id == chapter).steps[0].position

    def scene(theirs: Any) -> Any:
        position = {**lesson.positions[name]["position"], field: [own, theirs, *rest]}
        positions = {**lesson.positions, name: {**lesson.positions[name], "position": position}}
        twin = msgspec.structs.replace(lesson, positions=positions)
        monkeypatch.setattr(teacher, "find_lesson", lambda _: twin)
        return plain(scene_after(game, chapter, ()))

    assert scene(one) == scene(other)


def test_a_played_card_reveals_nothing_about_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = find_lesson("malta")

    def scene(hand: list[str]) -> Any:
        position = {**lesson.positions["nearly-won"]["position"], "hands": [["Remove A Space", "Negate"], hand]}
        positions = {**lesson.positions, "nearly-won": {**lesson.positions["nearly-won"], "position": position}}
        monkeypatch.setattr(teacher, "find_lesson", lambda _: msgspec.structs.replace(lesson, positions=positions))
        return plain(scene_after("malta", "win", (REMOVE, Act({"type": "nameSpace", "place": "d3"}))))

    assert scene(["Boomerang", "Second Wind"]) == scene(["Draw Two", "Shove"])


def test_advice_to_a_learner_depends_only_on_what_they_see() -> None:
    bid = Act({"type": "bid", "tile": "6"})
    advice = advice_after("worm-up", "win", (bid,), {"to": "finish"})
    assert advice["crawls"][0]["type"] == "crawlPath"
    assert advice_after("malta", "win", (), {}) is None
    with pytest.raises(BadInput):
        advice_after("worm-up", "win", (bid,), {"to": "mars"})
