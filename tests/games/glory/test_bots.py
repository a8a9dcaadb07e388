"""Tests of the bots: legal play, equal decisions from equal views, and the expected order of strength."""

import pytest

import ludotheque
from ludotheque.bots import arena, bot_names, find_bot
from ludotheque.core.drive import run
from ludotheque.games.glory.actions import Challenge, DeclinePair, Intervene, Lay, LayMore, OfferPair
from tests.games.glory.table import GRANIT, NO_PART, ONDINE, play_all, table, view


def test_the_shelf_lists_the_bots():
    assert bot_names("glory") == ("heuristic", "plain", "random")


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("options", [{}, {"managers": True, "clock": 15, "wrestlers": "choose"}])
def test_all_bots_play_whole_matches_together(seats, options):
    names = ["heuristic", "plain", "random"]
    players = [find_bot("glory", names[seat % 3]) for seat in range(seats)]
    match = ludotheque.new("glory", seats, 3, options)
    run(match, players, ludotheque.luck(3))
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("bots", "matches", "share"),
    [("plain random", 20, 0.9), ("heuristic plain", 16, 0.8), ("heuristic plain plain plain", 12, 0.5)],
)
def test_heuristic_beats_plain_and_plain_beats_random(bots, matches, share):
    assert arena("glory", bots.split(), matches, seed=1).standings[0].share >= share


@pytest.mark.parametrize("bot", ["plain", "heuristic"])
def test_bots_never_offer_a_pair_and_always_decline(bot):
    decide = find_bot("glory", bot)
    match = table("", "", "", at=["ring", "ring", "out"], stamina=[20, 20, 0], mayOffer=True)
    assert decide(match.view(0), match.choices(0), ludotheque.luck(1)) != OfferPair()
    match.play(0, OfferPair())
    assert decide(match.view(1), match.choices(1), ludotheque.luck(1)) == DeclinePair()


def choice(match: ludotheque.Match, seat: int) -> ludotheque.Action | None:
    return find_bot("glory", "heuristic")(match.view(seat), match.choices(seat), ludotheque.luck(1))


def test_a_referee_card_is_kept_for_a_bad_fight():
    strong = "attack-4 attack-4 attack-die attack-die"
    for challenger, stamina, calls_off in ((strong, 2, True), ("", 20, False)):
        match = table(challenger, "cancelled attack-3", "", stamina=[20, stamina, 2])
        match.play(0, Challenge(GRANIT))
        lay = choice(match, 1)
        assert isinstance(lay, Lay)
        assert (lay.referee is not None) == calls_off


def test_the_bot_attacks_a_weak_opponent_without_cards():
    match = table("attack-4 attack-die", "", "", stamina=[20, 3, 20])
    assert choice(match, 0) == Challenge(GRANIT)


def test_further_cards_are_laid_only_where_they_pay():
    match = table("two-more-cards attack-4 attack-4 attack-4", "", "", stamina=[20, 14, 2])
    match.play(0, Challenge(GRANIT))
    match.play(0, Lay("attack-4", "two-more-cards"))
    assert choice(match, 0) == LayMore("attack-4", "attack-4")


def test_no_die_beyond_the_maximum_is_bought():
    match = table("two-more-cards attack-die attack-die attack-2", "attack-4", "")
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-die", "two-more-cards"), Lay("attack-4", None), Intervene(None, None, ONDINE))
    # With the die that Mirabelle bought, four dice are already thrown, which is the most.
    assert choice(match, 0) == LayMore("attack-2", None)


def test_no_further_cards_are_laid_if_an_open_diva_wins_the_fight():
    match = table("two-more-cards attack-4 attack-2", "attack-1", "diva-minus-3", stamina=[20, 2, 20])
    match.play(0, Challenge(GRANIT))
    play_all(match, Lay("attack-4", "two-more-cards"), Lay("attack-1", None), Intervene("diva-minus-3", GRANIT, None))
    assert choice(match, 0) == LayMore(None, None)


STRONG = "attack-4 attack-3 attack-3 attack-die defence-die attack-2 draw-2 draw-2"


@pytest.mark.parametrize("now", [1, 20, 60])
def test_the_bot_challenges_nobody_stronger_however_late(now):
    match = table("attack-4 attack-3 attack-2", STRONG, STRONG, stamina=[12, 20, 20], round=now)
    assert not isinstance(choice(match, 0), Challenge)


@pytest.mark.parametrize("now", [1, 20, 60])
@pytest.mark.parametrize("hand", ["no-cards", "no-cards attack-1"])
def test_the_bot_challenges_nobody_just_to_play_no_cards(hand, now):
    match = table(hand, STRONG, STRONG, stamina=[8, 20, 20], round=now)
    assert not isinstance(choice(match, 0), Challenge)
    match.play(0, Challenge(GRANIT))
    lay = choice(match, 0)
    assert isinstance(lay, Lay)
    assert lay.referee is None


@pytest.mark.parametrize("seats", [2, 4])
def test_matches_among_the_bots_come_to_an_end(seats):
    for seed in range(3):
        match = ludotheque.new("glory", seats, seed)
        run(match, [find_bot("glory", "heuristic")] * seats, ludotheque.luck(seed))
        assert match.outcome is not None
        assert match.outcome.reason == "last-standing"


def test_the_bot_intervenes_when_that_pays():
    match = table("", "", "diva-minus-3 diva-minus-3", at=["ring", "ring", 0], stamina=[3, 20, 20])
    match.play(0, Challenge(GRANIT))
    # A diva that takes 3 off Ondine's throw may eliminate her, because she has only 3 stamina left.
    laid = choice(match, 2)
    assert isinstance(laid, Intervene)
    assert (laid.diva, laid.before) == ("diva-minus-3", ONDINE)
    match = table("", "", "draw-2", stamina=[20, 20, 3])
    match.play(0, Challenge(GRANIT))
    assert choice(match, 2) == NO_PART
    assert view(match, 2).laid == ()
