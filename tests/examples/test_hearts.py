"""Tests of Hearts, a game in a package of its own: its rules by section, the contract, and play at the terminal and in
the arena.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hearts.game import GAME
from hearts.said import CardsDealt, CardsPassed, DealScored, LeaderNamed, PassCard, PlayCard, TrickTaken

import ludotheque
from ludotheque.bots.matches import arena
from ludotheque.core.drive import random_play
from ludotheque.core.hooks import hooks_of
from ludotheque.core.match import Match
from ludotheque.testing import PROPERTIES, Rulebook, check_game, of_kind, refusal
from tests.cli.typed import run_newcomer, run_script
from tests.installed import HEARTS, add_entry_point, environment_with

ANN, BEN, CAT, DAN = range(4)
RULEBOOK = Rulebook(GAME, Path(__file__).parent, chapters=[0, 0, 4, 0, 0], refusals=8)
CARDS = [rank + suit for suit in "♣♦♠♥" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]]


def table(*hands: str, played: str = "", turn: int = ANN, options: Any = None, **changes: Any) -> Match:
    """Builds a deal in the middle of its tricks; all cards that are neither in a hand nor in the trick have been
    played.
    """
    held = [sorted(hand.split(), key=CARDS.index) for hand in hands]
    trick = played.split()
    gone = [card for card in CARDS if card not in trick and not any(card in hand for hand in held)]
    position = {
        "phase": "playing",
        "asked": [turn],
        "turn": turn,
        "deal": 1,
        "hands": held,
        "trick": trick,
        "played": [*gone, *trick],
        **changes,
    }
    return start(position, options)


def suits(seat: int) -> dict[str, Any]:
    """Returns the start of a deal in which this seat holds all clubs, and the next seats clockwise all ♦, ♠ and ♥."""
    hands = [CARDS[13 * suit : 13 * suit + 13] for suit in [(at - seat) % 4 for at in range(4)]]
    return {"phase": "playing", "asked": [seat], "turn": seat, "deal": 4, "hands": hands}


def start(position: dict[str, Any], options: dict[str, Any] | None = None) -> Match:
    doc = {"game": "hearts", "seats": 4, "options": options or {}, "position": position}
    return ludotheque.from_json(doc, ludotheque.luck(1))


def hand(match: Match, seat: int) -> list[str]:
    view: Any = match.view(seat)
    return list(view.hand)


def public(match: Match) -> Any:
    return match.view(None)


@pytest.mark.parametrize("check", RULEBOOK.checks(), ids=str)
def test_rulebook(check: Any) -> None:
    check()


@pytest.mark.parametrize("promise", PROPERTIES)
def test_contract(promise: str) -> None:
    assert sum(check_game("hearts", matches=1, only=[promise], options=[{"limit": 20}]).values()) >= 0


def test_1_all_cards_are_dealt() -> None:
    match = ludotheque.new("hearts", seed=3)
    hands = [hand(match, seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [13] * 4
    assert sorted(card for hand in hands for card in hand) == sorted(CARDS)
    dealt = of_kind([kind(*values) for entry in match.history for kind, values in entry.facts], CardsDealt)
    for seat, event in enumerate(dealt):
        assert event.seen_by(seat).cards == tuple(hands[seat])
        assert event.seen_by((seat + 1) % 4).cards is None and event.seen_by(None).cards is None


@pytest.mark.parametrize(("deal", "away"), [(1, 1), (2, 3), (3, 2), (5, 1)])
def test_2_cards_go_left_right_and_across(deal: int, away: int) -> None:
    match = start({**suits(ANN), "phase": "passing", "asked": [0, 1, 2, 3], "deal": deal})
    before = [hand(match, seat) for seat in range(4)]
    for seat in range(4):
        for card in before[seat][-3:]:
            events = match.play(seat, PassCard(card))
    for event in of_kind(events, CardsPassed):
        assert event.receiver == (event.giver + away) % 4
        assert (
            event.seen_by(event.giver).cards == event.seen_by(event.receiver).cards == tuple(before[event.giver][-3:])
        )
        assert event.seen_by((event.giver + away + 1) % 4 if away != 3 else (event.giver + 1) % 4).cards is None
    for seat in range(4):
        assert set(before[seat][-3:]) <= set(hand(match, (seat + away) % 4))
        known: Any = match.view(seat)
        assert known.known[(seat + away) % 4] == tuple(before[seat][-3:])


def test_2_in_the_fourth_deal_nobody_passes() -> None:
    match = table("3♥", "4♥", "5♥", "", played="2♥", turn=ANN, deal=3)
    for seat, card in enumerate(("3♥", "4♥", "5♥")):
        events = match.play(seat, PlayCard(card))
    assert public(match).phase == "playing" and public(match).deal == 4
    assert of_kind(events, LeaderNamed)


def test_2_a_choice_is_secret_and_may_be_changed() -> None:
    match = ludotheque.new("hearts", seed=3)
    before = match.view(BEN)
    cards = hand(match, ANN)[:3]
    for card in cards[:2]:
        match.play(ANN, PassCard(card))
        assert match.view(BEN) == before
    match.take_back(ANN)
    match.play(ANN, PassCard(cards[1]))
    match.play(ANN, PassCard(cards[2]))
    view: Any = match.view(BEN)
    assert view.sealed == (ANN,) and view.chosen == ()
    assert refusal(match, ANN, PassCard(hand(match, ANN)[3])) == ("§2", "chosen-already")
    match.take_back(ANN)
    assert ANN in match.to_act


def test_2_refusals() -> None:
    match = ludotheque.new("hearts", seed=3)
    own = hand(match, ANN)
    other = next(card for card in CARDS if card not in own)
    assert refusal(match, ANN, PassCard(other)) == ("§2", "not-in-hand")
    assert refusal(match, ANN, PlayCard(own[0])) == ("§2", "pass-first")
    match.play(ANN, PassCard(own[0]))
    assert refusal(match, ANN, PassCard(own[0])) == ("§2", "not-in-hand")


def test_3_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    match = table("5♣ 2♦", "A♦ 3♦", "9♣ 4♦", "7♣ 5♦", turn=ANN)
    for seat, card in enumerate(("5♣", "A♦", "9♣", "7♣")):
        events = match.play(seat, PlayCard(card))
    assert events[-1] == TrickTaken(CAT, 0)
    assert match.to_act == (CAT,)
    assert refusal(match, DAN, PlayCard("5♦")) == ("§3", "not-your-turn")
    assert refusal(match, CAT, PassCard("4♦")) == ("§3", "play-first")
    assert refusal(match, CAT, PlayCard("5♦")) == ("§3", "not-in-hand")


def test_3_1_the_two_of_clubs_is_led_first() -> None:
    match = start(suits(CAT))
    assert match.to_act == (CAT,) and list(match.choices(CAT)) == [PlayCard("2♣")]
    assert refusal(match, CAT, PlayCard("3♣")) == ("§3.1", "lead-the-lowest")


def test_3_2_players_must_follow_suit() -> None:
    match = table("5♣ 2♦", "3♣ 3♦", "9♣ 4♦", "7♣ 5♦", turn=ANN)
    match.play(ANN, PlayCard("5♣"))
    assert refusal(match, BEN, PlayCard("3♦")) == ("§3.2", "follow-suit")
    assert list(match.choices(BEN)) == [PlayCard("3♣")]


def test_3_2_a_player_who_cannot_follow_may_play_anything() -> None:
    match = table("5♣ 2♦", "Q♠ 3♥", "9♣ 4♦", "7♣ 5♦", turn=ANN)
    match.play(ANN, PlayCard("5♣"))
    assert {action.card for action in match.choices(BEN)} == {"Q♠", "3♥"}  # type: ignore[attr-defined]
    match.play(BEN, PlayCard("3♥"))
    assert public(match).voids[BEN] == ("♣",)


def test_3_3_no_points_in_the_first_trick() -> None:
    position = suits(ANN)
    spades = position["hands"][CAT]
    spades[0], position["hands"][BEN][0] = position["hands"][BEN][0], spades[0]
    position["hands"] = [sorted(cards, key=CARDS.index) for cards in position["hands"]]
    match = start(position)
    match.play(ANN, PlayCard("2♣"))
    match.play(BEN, PlayCard("2♠"))
    assert refusal(match, CAT, PlayCard("Q♠")) == ("§3.3", "no-points-yet")
    match.play(CAT, PlayCard("2♦"))
    assert len(match.choices(DAN)) == 13  # a seat with nothing but hearts may play one
    match.play(DAN, PlayCard("2♥"))


def test_3_4_hearts_may_be_led_only_after_one_was_played() -> None:
    match = start(suits(ANN))
    for seat, card in enumerate(("2♣", "2♦", "2♠")):
        match.play(seat, PlayCard(card))
    match.play(DAN, PlayCard("2♥"))
    assert match.to_act == (ANN,)
    whole = table("5♣ 2♥", "3♣ 3♥", "9♣ 4♥", "7♣ 5♥", turn=ANN)
    assert len(whole.choices(ANN)) == 2  # hearts are broken: some were played in earlier tricks


def test_3_4_leading_a_heart_is_refused_before_one_was_played() -> None:
    """Shows that a heart may not be led while no heart has been played: all thirteen are still in the hands."""
    hands = ("2♥ 3♥ 4♥ A♠", "5♥ 6♥ 7♥ K♠", "8♥ 9♥ 10♥ J♥", "Q♥ K♥ A♥ Q♠")
    match = table(*hands, turn=ANN)
    assert refusal(match, ANN, PlayCard("2♥")) == ("§3.4", "hearts-not-broken")
    only_hearts = table(hands[2], hands[0], hands[1], hands[3], turn=ANN)
    only_hearts.play(ANN, PlayCard("8♥"))  # a seat with nothing else in hand may lead one
    assert public(only_hearts).voids[ANN] == ("♣", "♦", "♠")


def last_trick(points: list[int], **changes: Any) -> tuple[Match, DealScored]:
    """Plays the last trick of a deal, four hearts, which Dan takes; returns the match and the scoring."""
    match = table("2♥", "3♥", "4♥", "A♥", points=points, **changes)
    for seat, card in enumerate(("2♥", "3♥", "4♥", "A♥")):
        events = match.play(seat, PlayCard(card))
    scored: DealScored = of_kind(events, DealScored)[0]
    return match, scored


def test_4_points_are_added_up() -> None:
    _, scored = last_trick([9, 13, 0, 0], scores=[1, 2, 3, 4])
    assert scored == DealScored(None, (9, 13, 0, 4), (10, 15, 3, 8))


def test_4_the_queen_of_spades_costs_thirteen() -> None:
    match = table("2♣ 2♥", "Q♠ 3♥", "9♣ 4♥", "7♣ 5♥", turn=ANN)
    for seat, card in enumerate(("2♣", "Q♠", "9♣", "7♣")):
        events = match.play(seat, PlayCard(card))
    assert events[-1] == TrickTaken(CAT, 13) and public(match).points == (0, 0, 13, 0)


def test_4_shooting_the_moon() -> None:
    _, scored = last_trick([0, 0, 0, 22], scores=[0, 10, 0, 30])
    assert scored == DealScored(DAN, (26, 26, 26, 0), (26, 36, 26, 30))


def test_5_the_fewest_points_win() -> None:
    match, _ = last_trick([9, 13, 0, 0], scores=[80, 90, 7, 3])
    assert match.outcome == ludotheque.Outcome((CAT, DAN), "fewest-points", (3, 4, 1, 1))
    assert refusal(match, ANN, PlayCard("2♥")) == ("§5", "match-over")


def test_5_options_end_the_match_sooner() -> None:
    match, _ = last_trick([9, 13, 0, 0], options={"limit": 13})
    assert match.outcome is not None and match.outcome.winners == (CAT,)
    match, _ = last_trick([9, 13, 0, 0], options={"last_deal": 1})
    assert match.outcome is not None
    match, _ = last_trick([9, 13, 0, 0], options={"last_deal": 2})
    assert match.outcome is None and public(match).deal == 2


@pytest.mark.parametrize(("language", "over"), [("en", "With the fewest points"), ("fr", "Avec le moins de points")])
def test_a_match_is_played_at_the_terminal(language: str, over: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    command = f"play hearts --bots heuristic --seed 5 --language {language} --option limit=20"
    output = run_newcomer(command, 5, ["export hearts.json"])
    assert output.code == 0 and not output.err and over in output.out
    assert run_script("verify hearts.json").code == 0


PASSED_AND_PLAYED = """\
From Player 1 to Ada: 10♥, A♠ and K♦.
Ada passes three cards to Basil.
Basil passes three cards to Cleo.
From Cleo to Player 1: Q♥, J♥ and 4♥.
2♣ is with Ada.
Ada: 2♣.
Basil: 4♣.
Cleo: 9♣.
Your hand: 8♣, 2♦, 7♦, 9♦, 2♠, 4♠, 6♠, 3♥, 4♥, 6♥, 9♥, J♥ and Q♥.
Which card do you play?
  1  Play 8♣
"""


def test_a_line_of_play_at_the_terminal(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    output = run_script("play hearts --bots heuristic --seed 5 --language en", "why", "13", "9", "5")
    assert "Which card do you pass?" in output.out and "Pass three cards; you will get three in return." in output.out
    assert PASSED_AND_PLAYED in output.out


def test_the_heuristic_beats_chance() -> None:
    results = arena("hearts", ("heuristic", "random", "random", "random"), games=40, options={"limit": 20}, jobs=1)
    wins = {standing.bot: standing.wins for standing in results.standings}
    assert wins["heuristic"] > 20  # of 40 matches; at random it would win 10


def test_the_search_redeals_what_a_seat_cannot_see() -> None:
    hooks = hooks_of(GAME)
    for plays in (0, 3, 12, 20, 40):
        match, luck = ludotheque.new("hearts", seed=plays), ludotheque.luck(plays)
        random_play(match, luck, plays)
        seat = match.to_act[0]
        view: Any = match.view(seat)
        base = hooks.imagine(view, luck)
        dealt = [hooks.redeal(base, view, luck) for _ in range(8)]
        assert len({tuple(state.hands) for state in dealt}) > 1
        for state in dealt:
            seen: Any = GAME.view(state, seat)
            assert (seen.hand, seen.known, seen.voids, seen.hand_sizes) == (
                view.hand,
                view.known,
                view.voids,
                view.hand_sizes,
            )
            GAME.check_position(state)


def test_the_search_plays_a_deal_to_its_end() -> None:
    hooks = hooks_of(GAME)
    state = GAME.copy(ludotheque.new("hearts", seed=3).state)
    hooks.roll_out(state, hooks.horizon(state), ludotheque.luck(3))
    assert sum(state.points) in (26, 3 * 26)
    assert sum(hooks.value(state)) == pytest.approx(1)
    assert max(hooks.value(state)) == hooks.value(state)[state.points.index(min(state.points))]


def test_the_search_plays_whole_matches() -> None:
    players = ("search-40", "heuristic", "heuristic", "heuristic")
    results = arena("hearts", players, games=8, seed=2, options={"limit": 20}, jobs=1)
    assert sum([standing.wins for standing in results.standings]) >= 8


def test_its_entry_point_puts_the_game_on_every_shelf(tmp_path: Path) -> None:
    folder = add_entry_point(tmp_path, "hearts", "hearts.game:GAME")
    command = [sys.executable, "-m", "ludotheque", "games", "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment_with(folder, HEARTS))
    assert (done.returncode, done.stderr) == (0, "") and "hearts" in done.stdout and "malta" in done.stdout
