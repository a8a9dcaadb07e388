"""Tests of §3.1: the regions of single directions and of whole crawls: their data for clients, their contents, and how
they are sampled.
"""

from __future__ import annotations

import pytest

from ludotheque.core.errors import WrongLuck
from ludotheque.core.luck import scripted
from ludotheque.core.trig import TURN
from ludotheque.games.worm_up.actions import Crawl, CrawlPath
from ludotheque.games.worm_up.rules.crawling import ground_of, head_spot
from ludotheque.games.worm_up.rules.paths import THROWS, Headings, Paths
from ludotheque.games.worm_up.state import Move
from ludotheque.testing import refusal
from tests.games.worm_up.table import ANN, D, at_the_finish, moving, walled_in, worm

pytestmark = pytest.mark.compiled

BACK = {"die": TURN // 2 + 1}  # a throw for the direction straight back into the worm itself


def region(match, kind):
    (found,) = [region for region in match.choices(ANN).regions if region.kind == kind]
    return found


def between_two():
    """Builds a match in which Ann may crawl to the left or right of Ben's head, but not straight on: two arcs."""
    return moving(worm(40000, 40000), worm(40000 + 2 * D, 40000, 180), worm(20000, 20000))


def test_3_1_arcs_contain_exactly_the_legal_directions():
    match = between_two()
    headings = region(match, "arc")
    arcs = headings.to_json()["arcs"]
    assert arcs == headings.to_json()["arcs"] and len(arcs) == 2
    told = {angle % TURN for first, last in arcs for angle in range(first, first + (last - first) % TURN + 1)}
    assert told == {angle for angle in range(TURN) if headings.contains(Crawl(angle, False))}


@pytest.mark.parametrize("angle", [-1, TURN, TURN + 5, -TURN])
def test_3_1_an_angle_is_less_than_a_whole_turn(angle):
    match = moving()
    assert refusal(match, ANN, Crawl(angle, False)) == ("§3.2", "no-angle")
    assert refusal(match, ANN, CrawlPath((0, angle), False)) == ("§3.2", "no-angle")


def test_3_1_a_path_needs_steps_that_are_whole_numbers():
    match = moving()
    paths = region(match, "path")
    assert paths.to_json()["most"] == 4
    assert refusal(match, ANN, CrawlPath((), False)) == ("§3.1", "empty-path")
    assert paths.contains(CrawlPath((0, 1), False))
    assert not paths.contains(CrawlPath((0, 1), True))
    assert not paths.contains(CrawlPath((0, True), False))
    assert not paths.contains(CrawlPath([0, 1], False))  # type: ignore[arg-type]
    assert not paths.contains(CrawlPath([0, 1], True))  # type: ignore[arg-type]
    assert not paths.contains(Crawl(0, False))


def test_3_1_every_step_of_a_path_must_be_legal():
    match = moving()
    assert refusal(match, ANN, CrawlPath((0, TURN // 2), False)) == ("§3.2", "overlaps-itself")
    assert refusal(match, ANN, CrawlPath((0, TURN // 2, 0), False)) == ("§3.2", "overlaps-itself")


def test_3_3_of_two_equally_straight_ways_the_left_one_is_the_default():
    match = between_two()
    (first, _), (_, end) = region(match, "arc").to_json()["arcs"]
    assert first == TURN - end
    assert match.choices(ANN).default == Crawl(first, False)


def test_3_1_a_random_direction_is_thrown_like_a_die():
    headings = region(moving(), "arc")
    assert headings.sample(scripted([{"die": 1}])) == Crawl(0, False)
    assert headings.sample(scripted([BACK, {"die": 301}])) == Crawl(300, False)
    assert headings.sample(scripted([{"die": TURN}])) == Crawl(TURN - 1, False)


def test_3_1_after_many_bad_throws_one_of_the_legal_directions_is_drawn():
    headings = region(between_two(), "arc")
    (first, last), (second, end) = headings.to_json()["arcs"]
    here, there = (last - first) % TURN + 1, (end - second) % TURN + 1
    bad = [BACK] * THROWS
    for number, angle in ((1, first), (here, last), (here + 1, second), (here + there, end)):
        assert headings.sample(scripted([*bad, {"die": number}])) == Crawl(angle, False)
    with pytest.raises(WrongLuck):
        headings.sample(scripted([*bad, {"die": here + there + 1}]))
    assert headings.sample(scripted([*bad[1:], {"die": second + 1}])) == Crawl(second, False)


def test_3_1_a_random_path_is_as_long_as_possible():
    paths = region(moving(), "path")
    assert paths.sample(scripted([{"die": 1}] * 4)) == CrawlPath((0,) * 4, False)
    # The path ends where the head touches the card.
    assert region(at_the_finish(2), "path").sample(scripted([{"die": 1}] * 2)) == CrawlPath((0, 0), False)


def test_3_1_a_random_path_ends_where_no_place_is_left():
    """Shows a random path into the corner between the edge and Ben's worm, where it ends early."""
    match = moving(worm(800 + 2 * D, 800, 180), worm(800, 2500, 180), worm(50000, 60000))
    throws = [BACK, BACK] + [{"die": 1}] * THROWS
    assert region(match, "path").sample(scripted(throws)) == CrawlPath((TURN // 2,) * 2, False)


def test_3_1_empty_regions_report_that_they_are_empty():
    match = walled_in("7 4 4")  # Ben and Cat clash; no seat is asked, and no worm moves
    state = match.state
    state.order = (Move(ANN, 7, False),)
    ground = ground_of(state)
    blocked = Headings(Crawl(0, False), head_spot(state, ground))
    path = Paths(CrawlPath((), False), ground, state.worms[ANN], 7)
    assert blocked.is_empty and path.is_empty
    for region in (blocked, path):
        with pytest.raises(ValueError, match="empty"):
            region.sample(scripted([BACK] * THROWS))
    match = moving()
    ground = ground_of(match.state)
    assert not Headings(Crawl(0, False), head_spot(match.state, ground)).is_empty
    assert not Paths(CrawlPath((), False), ground, match.state.worms[ANN], 1).is_empty
    assert Paths(CrawlPath((), False), ground, match.state.worms[ANN], 0).is_empty
