"""Tests of bots that exist only in the arena: exploiters (simple bots that reveal weaknesses of others) play legally,
and neither they nor a bot that sees hidden things may sit at a table.
"""

import argparse

import pytest

import ludotheque
from ludotheque.bots import arena, bot_names, find_bot
from ludotheque.bots.arena_command import add_arguments, run
from ludotheque.bots.zoo import Ceiling, find_player, zoo_of
from ludotheque.core.drive import ask_next
from ludotheque.core.luck import fast
from ludotheque.games.worm_up.actions import Bid
from ludotheque.games.worm_up.views import WormUpView


def command(*words):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args([*words, "--games", "3", "--jobs", "1", "--option", "last_round=3"]))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_exploiter_plays_legally(seats):
    names = zoo_of("worm-up")
    assert {"zoo:constant-7", "zoo:constant-x", "zoo:copycat", "zoo:best-response", "zoo:best-response-strong"} <= set(
        names
    )
    for name in names:
        arena("worm-up", (name, "plain"), games=1, seats=seats, options={"last_round": 2})


def test_a_constant_bidder_bids_its_tile_unless_it_rests():
    match = ludotheque.new("worm-up", seats=3, seed=2)
    player = find_player("worm-up", "zoo:constant-5")
    lucks = [fast(seat) for seat in range(3)]
    bids: list[tuple[str | None, str]] = []
    while match.outcome is None and len(bids) < 9:
        view = match.view(None)
        assert isinstance(view, WormUpView)
        resting = {worm.worm: worm.resting for worm in view.worms}
        seat, action = ask_next(match, [player] * 3, lucks)
        if isinstance(action, Bid):
            bids.append((resting[seat], action.tile))
    assert all(tile == "5" for resting, tile in bids if resting != "5")
    assert bids


def test_the_ceiling_sees_the_whole_match_and_cannot_sit_at_a_table():
    found = arena("worm-up", ("ceiling:20", "plain", "plain"), games=3, options={"last_round": 2})
    assert found.standings[0].bot == "ceiling:20"
    for name in ("ceiling:20", "zoo:copycat"):
        assert name not in bot_names("worm-up")
        with pytest.raises(ludotheque.BadInput):
            find_bot("worm-up", name)
    match = ludotheque.new("worm-up", seats=3, seed=2)
    with pytest.raises(AssertionError):
        Ceiling("worm-up", 20)(match.view(0), match.choices(0), fast(1))


def test_the_command_plays_the_whole_zoo(capsys):
    assert command("worm-up", "--bots", "zoo,plain", "--seats", "3") == 0
    out = capsys.readouterr().out
    assert all(name in out for name in zoo_of("worm-up"))


@pytest.mark.parametrize("bots", ["zoo", "zoo:nobody,plain", "ceiling:0,plain", "ceiling:many,plain"])
def test_unknown_players_are_reported(bots):
    with pytest.raises(ludotheque.BadInput):
        command("worm-up", "--bots", bots, "--seats", "3")


def test_a_game_without_exploiters_has_no_zoo():
    with pytest.raises(ludotheque.BadInput, match="needs a game with exploiters"):
        command("malta", "--bots", "zoo,plain")
