"""Tests of Malta's bots: in whole matches, and in positions in which any decent player knows what to do."""

import msgspec
import pytest

import ludotheque
from ludotheque.bots import find_bot
from ludotheque.core.components import read_components
from ludotheque.core.drive import random_step, run
from ludotheque.games.malta import GAME
from ludotheque.games.malta.actions import Move, NameSpace, Pass, PlayCard, React
from ludotheque.games.malta.bots.doubts import holds_reaction
from ludotheque.games.malta.bots.evaluate import Mind
from ludotheque.games.malta.imagine import imagine
from ludotheque.games.malta.views import MaltaView
from tests.games.malta.table import ANN, BEN, CAT, answer, choice_values, hand, lay, pawn, space, table, view_of

pytestmark = pytest.mark.compiled

heuristic = find_bot("malta", "heuristic")
plain = find_bot("malta", "plain")
BOTH = pytest.mark.parametrize("bot", [plain, heuristic], ids=["plain", "heuristic"])

TABLES = [
    (2, {}),
    (2, {"board": 5}),
    (2, {"blind_faith": "random"}),
    (3, {"lives": 2, "blind_faith": "turn"}),
    (4, {"last_round": 2}),
    (6, {}),
]


def decide(bot, match, seat=ANN, seed=1):
    """Returns the bot's decision, and checks that it is legal."""
    action = bot(match.view(seat), match.choices(seat), ludotheque.luck(seed))
    assert match.choices(seat).contains(action)
    return action


def decisions(bot, match, seat=ANN, seeds=12):
    """Returns the bot's decisions for several seeds; with each seed, the bot imagines other hidden cards."""
    return [decide(bot, match, seat, seed) for seed in range(seeds)]


def play_turn(bot, match, seat=ANN):
    """Plays one seat's whole turn with a bot; nobody else reacts."""
    luck = ludotheque.luck(1)
    while match.outcome is None and view_of(match).turn == seat:
        seats_to_act = match.to_act[0]
        match.play(
            seats_to_act,
            bot(match.view(seats_to_act), match.choices(seats_to_act), luck)
            if seats_to_act == seat
            else match.choices(seats_to_act)[0],
        )


def winners(match):
    return None if match.outcome is None else match.outcome.winners


# ── Whole matches ─────────────────────────────────────────────────────────────────────────────────────────────────────


@BOTH
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_bots_play_only_legal_moves(bot, seats, options):
    made = 0
    for seed in range(3):
        match = ludotheque.new("malta", seats, seed, options)
        run(match, [bot] * seats, ludotheque.luck(seed))
        assert match.outcome is not None
        made += match.step
    assert made > 20


@BOTH
def test_bots_can_play_an_edited_box(bot):
    contents = read_components(GAME.folder / "box.toml")
    for card in contents["card"]:
        card["count"] = 30 if card["id"] in ("Swap Two Spaces", "Shift A Line", "Long Jump") else 1
    match = ludotheque.new("malta", 3, 1, components=contents)
    run(match, [bot] * 3, ludotheque.luck(1))
    assert match.outcome is not None


@BOTH
def test_the_same_seed_gives_the_same_match(bot):
    def record():
        match = ludotheque.new("malta", 3, seed=8)
        run(match, [bot, find_bot("malta", "random"), bot], ludotheque.luck(8))
        return match.record().to_bytes()

    assert record() == record()


@BOTH
@pytest.mark.parametrize("seed", range(3))
def test_decisions_depend_only_on_what_the_seat_knows(bot, seed):
    match = ludotheque.new("malta", 3, seed)
    compared = 0
    while match.outcome is None and compared < 80:
        seat = match.to_act[0]
        luck = ludotheque.luck(match.step)
        twin = match.imagine(seat, luck.copy())
        view = msgspec.json.decode(msgspec.json.encode(match.view(seat)), type=MaltaView)
        assert bot(view, match.choices(seat), luck.copy()) == bot(twin.view(seat), twin.choices(seat), luck.copy())
        compared += len(match.choices(seat)) > 1
        random_step(match, luck)
    assert compared > 20


# ── Do not lose at once ───────────────────────────────────────────────────────────────────────────────────────────────


@BOTH
def test_end_turn_saves_a_player_on_a_circle(bot):
    match = table("End Turn, Reshuffle, Welcome Back", "Shove", board={"a4": "(*2)"}, quota=1)
    assert decisions(bot, match) == [PlayCard("End Turn")] * 12


@BOTH
def test_end_turn_as_the_last_card_does_not_save_the_player(bot):
    match = table("End Turn, Sidestep", "Shove", board={"a4": "(*2)"}, quota=1)
    assert decide(bot, match) in (PlayCard("End Turn"), PlayCard("Sidestep"))
    play_turn(bot, match)
    assert match.outcome is None
    match = table("End Turn", "Shove", board={"a4": "(*2)"}, quota=1)
    play_turn(bot, match)
    assert winners(match) == (BEN,)


@BOTH
def test_a_sidestep_goes_to_a_space_with_a_way_on(bot):
    # Ann stands on the circle at a6.  The board space above has arrows that lead off the board; those below and to the
    # right do not.
    match = table("Sidestep, Reshuffle, Welcome Back", "Shove", board={"a6": "(R2)"}, pawns="a6 g4", quota=1)
    assert decisions(bot, match) == [PlayCard("Sidestep")] * 12
    play_turn(bot, match)
    assert match.outcome is None and pawn(match, ANN) != "a7"


@BOTH
def test_the_last_cards_are_not_thrown_away(bot):
    match = table("Discard Two of Yours, Sidestep, Shove", "Shove", quota=2)
    assert PlayCard("Discard Two of Yours") not in decisions(bot, match)
    play_turn(bot, match)
    assert match.outcome is None


@BOTH
def test_a_player_who_must_play_all_cards_ends_with_one_that_draws(bot):
    match = table("Draw Two, Long Jump", "Shove", quota=2)
    play_turn(bot, match)
    assert match.outcome is None


@BOTH
def test_a_move_whose_toll_takes_all_cards_is_avoided(bot):
    # Ben stands on a board space with a 2, to Ann's right: if she goes there, paying him takes her last cards, and she
    # loses.
    match = table("Shove, Negate", "Shove", pawns="b4 c4", phase="moving")
    assert "right" in choice_values(match, ANN)
    assert "right" not in [action.direction for action in decisions(bot, match)]


@BOTH
def test_the_saving_card_is_defended(bot):
    # Ben negates Ann's End Turn; she loses unless she negates his Negate.
    match = table("End Turn, Negate, Shove", "Negate, Shove", board={"a4": "(*2)"}, quota=1)
    lay(match, ANN, "End Turn")
    answer(match, {BEN: "Negate"})
    assert view_of(match).to_act == (ANN,)
    assert decide(bot, match) == React("Negate")


# ── Looking one move ahead ────────────────────────────────────────────────────────────────────────────────────────────


@BOTH
def test_a_step_onto_a_dead_end_is_avoided(bot):
    # The board space above has a 3 with an arrow that leads off the board; those to the right and below have a 3 with
    # arrows that stay on it.
    match = table("Shove, Negate", "Shove", pawns="a6 g4", phase="moving")
    assert choice_values(match, ANN) == ["up", "right", "down"]
    assert "up" not in [action.direction for action in decisions(bot, match)]


def test_blind_faith_on_a_rival_whose_space_is_gone():
    match = table("Remove A Space, Blind Faith, Reshuffle, Welcome Back", "3× Shove")
    play_turn(heuristic, match)
    assert winners(match) == (ANN,)


def test_a_space_is_removed_under_a_rival_with_few_cards():
    match = table("Remove A Space, Restore A Space, Reshuffle", "Shove", quota=1)
    assert decide(heuristic, match) == PlayCard("Remove A Space")
    match.play(ANN, PlayCard("Remove A Space"))
    assert decisions(heuristic, match) == [NameSpace("c4")] * 12


def test_a_rival_is_shoved_onto_a_circle():
    match = table("Shove, Reshuffle, Restore A Space", "Shove", board={"c5": "(d4)"}, quota=1)
    match.play(ANN, PlayCard("Shove"))
    assert choice_values(match, ANN) == ["up", "right", "down", "left"]
    assert [action.direction for action in decisions(heuristic, match)] == ["up"] * 12


def test_a_small_hand_is_swapped_for_a_large_one():
    match = table("Swap Hands, Discard Two of Yours", "Draw Two, 3× Sidestep, 2× Negate", quota=1)
    assert decisions(heuristic, match) == [PlayCard("Swap Hands")] * 12


def test_a_large_hand_is_not_swapped_for_a_small_one():
    match = table("Swap Hands, Reshuffle, Negate, Remove A Space, Draw Two", "Shove", quota=1)
    assert PlayCard("Swap Hands") not in decisions(heuristic, match)


def test_among_three_rivals_the_one_that_can_be_eliminated_is_attacked():
    match = table("Discard Two of Theirs, Reshuffle, Restore A Space", "6× Sidestep", "2× Shove", quota=1)
    match.play(ANN, PlayCard("Discard Two of Theirs"))
    assert decide(heuristic, match).seat == CAT


def test_a_toll_is_paid_with_the_worst_card():
    match = table("Negate, Boomerang, Discard Two of Yours, Remove A Space", "Shove", pawns="b3 c3", phase="moving")
    match.play(ANN, Move("right"))
    assert view_of(match).phase == "paying"
    assert {action.card for action in decisions(heuristic, match)} == {"Discard Two of Yours"}


# ── Expecting reactions of others ─────────────────────────────────────────────────────────────────────────────────────

BEN_HAS_NEGATE = {(ANN, BEN): "Negate"}
NO_REACTIONS = "6× Negate, 4× Boomerang"


def test_a_card_that_leads_off_a_circle_is_played_while_another_card_remains():
    # Ann must play two cards: if the Sidestep is the last of them and Ben negates it, she loses.
    cards = "Sidestep, Long Jump, Shove, Turn A Space"
    match = table(cards, "Negate, 2× Shove", board={"a4": "(*2)"}, quota=2, known=BEN_HAS_NEGATE)
    assert decisions(heuristic, match) == [PlayCard("Sidestep")] * 12
    # Ann hurries only if Ben may hold a Negate.
    match = table(cards, "Negate, 4× Shove", board={"a4": "(*2)"}, quota=2)
    assert decisions(heuristic, match) == [PlayCard("Sidestep")] * 12
    match = table(cards, "3× Shove", board={"a4": "(*2)"}, quota=2, discards=NO_REACTIONS)
    assert decisions(heuristic, match) == [PlayCard("Shove")] * 12


def test_the_reaction_that_defends_the_saving_card_is_kept():
    match = table(
        "End Turn, Negate, Pickpocket", "Negate, 2× Shove", board={"a4": "(*2)"}, quota=2, known=BEN_HAS_NEGATE
    )
    assert decisions(heuristic, match) == [PlayCard("Pickpocket")] * 12


def test_an_attack_that_will_be_negated_is_not_played_as_the_only_card():
    match = table("Remove A Space, Draw Two, Reshuffle", "Negate, 2× Shove", quota=1, known=BEN_HAS_NEGATE)
    assert decisions(heuristic, match) == [PlayCard("Draw Two")] * 12
    match = table("Remove A Space, Draw Two, Reshuffle", "3× Shove", quota=1, discards=NO_REACTIONS)
    assert decisions(heuristic, match) == [PlayCard("Remove A Space")] * 12


def test_the_chance_that_a_rival_holds_a_reaction_is_computed():
    def likely(match):
        state = imagine(match.view(ANN), ludotheque.luck(1))
        return holds_reaction(state, Mind(state, ANN), BEN)

    assert likely(table("Shove", "Negate, Shove", known=BEN_HAS_NEGATE)) == 1.0
    assert likely(table("Shove", "2× Shove", discards=NO_REACTIONS)) == 0.0
    # Ben holds two of four unseen cards, one of which is a reaction.
    assert likely(table("Shove", "2× Shove", deck="Negate, Sidestep")) == pytest.approx(1 / 2)
    # One of Ben's cards is known; the other is one of three, of which one is a reaction.
    known = {(ANN, BEN): "Shove"}
    assert likely(table("Shove", "2× Shove", deck="Negate, Sidestep", known=known)) == pytest.approx(1 / 3)


# ── Reacting ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("reaction", ["Negate", "Boomerang"])
def test_a_card_that_may_eliminate_is_answered(reaction):
    match = table(f"{reaction}, Reshuffle", "Remove A Space, Shove, 2× Sidestep", turn=BEN)
    lay(match, BEN, "Remove A Space", "a4")
    assert decisions(heuristic, match) == [React(reaction)] * 12


def test_a_card_that_costs_two_is_answered():
    match = table("Negate, Draw Two, Trade Places", "Discard Two of Theirs, 3× Sidestep", turn=BEN)
    lay(match, BEN, "Discard Two of Theirs")
    assert decisions(heuristic, match) == [React("Negate")] * 12


def test_harmless_cards_are_not_answered():
    for card in ("Reshuffle", "Restore A Space", "Sidestep"):
        match = table("Negate, Boomerang, Draw Two", f"{card}, 3× Shove", turn=BEN, deck="Shove, 9× Draw Two")
        lay(match, BEN, card, *(["up"] if card == "Sidestep" else []))
        assert decide(heuristic, match) == Pass(), card


def test_a_boomeranged_card_is_aimed_at_its_player():
    match = table("Boomerang, Reshuffle", "Remove A Space, Shove", turn=BEN)
    lay(match, BEN, "Remove A Space", "a4")
    match.play(ANN, React("Boomerang"))
    answer(match)
    assert view_of(match).phase == "naming"
    match.play(ANN, decide(heuristic, match))
    assert space(match, "a4").face_up
    assert not space(match, "c4").face_up
    assert hand(match, ANN) == ["Reshuffle"]
