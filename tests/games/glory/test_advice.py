"""Tests of the advice before a fight: the odds, as far as the asking seat's knowledge of cards allows."""

from typing import Any

import pytest

from ludotheque.core.errors import BadInput
from ludotheque.games.glory.advice import advise, fight_forecasts
from ludotheque.games.glory.rules.odds import fight_odds
from tests.games.glory.table import GRANIT, MIRABELLE, ONDINE, POLARUS, table, view


def test_should_i_fight_uses_only_the_askers_own_cards():
    one = table("attack-die attack-1 cancelled draw-2", "defence-4", "")
    other = table("attack-die attack-1 cancelled draw-2", "attack-4", "")
    for match in (one, other):
        view = match.view(0)
        told = fight_forecasts(view, GRANIT)  # type: ignore[arg-type]
        assert [forecast.card for forecast in told] == [None, "attack-die", "attack-1"]
        assert told[0].odds.wins == pytest.approx(told[0].odds.loses)
        assert told[1].odds.wins > told[2].odds.wins > 0.5


def test_advice_counts_open_cards_when_further_cards_are_laid():
    shown = [
        {"seat": 0, "card": "two-more-cards", "wrestler": ONDINE},
        {"seat": 0, "card": "defence-die", "wrestler": ONDINE},
        {"seat": 1, "card": "attack-3", "wrestler": GRANIT},
        {"seat": 2, "card": "diva-minus-2", "wrestler": ONDINE},
        {"seat": 2, "card": None, "wrestler": ONDINE},
    ]
    fight: dict[str, Any] = {"challenger": ONDINE, "challenged": GRANIT, "shown": shown}
    match = table("attack-die", "", "", phase="layingMore", asked=[0], stamina=[5, 9, 20], **fight)
    told = advise(view(match, 0), match.choices(0), {"fight": GRANIT})
    assert told["with"] == ONDINE and [forecast["card"] for forecast in told["forecasts"]] == [None, "attack-die"]
    for forecast, dice in zip(told["forecasts"], (3, 4)):
        odds = fight_odds(dice, -2, 1, 3)
        assert forecast["wins"] == odds.wins and forecast["ownLoss"] == odds.loss_within(5)
        assert forecast["knocksOut"] == odds.knocks_out(9) and forecast["isKnockedOut"] == odds.chance_of_knockout(5)


@pytest.mark.parametrize(
    "about", [None, 7, {}, {"fight": 7}, {"fight": "nobody"}, {"fight": ONDINE}, {"fight": POLARUS}]
)
def test_advice_needs_a_possible_fight(about):
    match = table("attack-1", "", "", at=["ring", "ring", 2])
    assert advise(view(match, 0), match.choices(0), {"fight": GRANIT})["fight"] == GRANIT
    for wrong in (about, {"fight": MIRABELLE}, {"fight": GRANIT, "more": 1}):
        with pytest.raises(BadInput) as refused:
            advise(view(match, 0), match.choices(0), wrong)
        assert refused.value.message == "no-such-fight"
