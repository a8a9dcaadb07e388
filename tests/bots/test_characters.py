"""Tests of the characters (bots with a name, a level and a style): a style only decides between choices that are about
equally good.
"""

import pytest

import ludotheque
from ludotheque.bots import find_bot, offered_bots
from ludotheque.bots.characters import ABOUT_EQUAL, BY_ID, CHARACTERS, Style, Styled, draw_tilted, favourite, scores_of
from ludotheque.bots.search.budget import Budget
from ludotheque.bots.search.engine import Search
from ludotheque.bots.search.levels import LEVEL_NAMES
from ludotheque.core.drive import run
from ludotheque.core.hooks import hooks_of
from ludotheque.core.luck import fast
from ludotheque.core.words import Voice


@pytest.mark.parametrize("language", ["en", "fr"])
def test_levels_and_characters_have_a_name_and_a_description(language):
    voice = Voice("", language)
    for bot in [*LEVEL_NAMES, *BY_ID]:
        assert voice.tell(f"bot-{bot}") != f"bot-{bot}"
        assert voice.tell(f"bot-{bot}-text").endswith(".")
    assert all(voice.tell(f"bot-{character.id}") == character.name for character in CHARACTERS)


def test_characters_differ_and_each_has_a_level():
    assert len({(character.level, character.style) for character in CHARACTERS}) == len(CHARACTERS)
    assert all(character.level in LEVEL_NAMES and any(character.style) for character in CHARACTERS)
    assert all(-1 <= dial <= 1 for character in CHARACTERS for dial in character.style)


@pytest.mark.parametrize("game", ["malta", "glory", "worm-up", "wound-up", "kites"])
def test_every_game_offers_levels_in_order_and_all_characters(game):
    names = offered_bots(game)
    levels = [name for name in names if name in LEVEL_NAMES]
    assert levels[:4] == ["wanderer", "beginner", "casual", "solid"]
    assert levels == sorted(levels, key=LEVEL_NAMES.index) == list(names[: len(levels)])
    assert set(BY_ID) < set(names)
    for name in names:
        find_bot(game, name)


def play_some(game, match, seed):
    """Plays the beginning of a match with the bot `plain`."""
    length = 20 + seed % 20
    run(match, [find_bot(game, "plain")] * match.seats, fast(seed), lambda match: match.step >= length)


def searches(count, seats=3):
    """Yields finished searches of decisions in Malta, each with its first candidate."""
    found = 0
    for seed in range(200):
        match = ludotheque.new("malta", seats, seed=seed)
        play_some("malta", match, seed)
        if match.outcome is None and len(match.choices(match.to_act[0])) > 2 and not match.is_window:
            seat = match.to_act[0]
            search = Search(hooks_of(match.rules), match.view(seat), match.choices(seat), fast(seed))
            search.propose(8)
            search.run(Budget(120))
            yield search, search.candidates[0]
            found += 1
            if found == count:
                return


def rivals_after(search, candidate):
    """Returns how strong the rivals are on average after the candidate's plan."""
    worlds = [search.new_world() for _ in range(8)]
    rivals = [seat for seat in search.hooks.rivals(search.base) if seat != search.seat]
    scores = [scores_of(search.hooks, search.played(world, candidate.plan, fast(0))) for world in worlds]
    return sum(score[seat] for score in scores for seat in rivals) / len(rivals) / 8


def test_styles_show_but_choose_only_among_nearly_equal_choices():
    fierce = calm = bold = careful = 0.0
    differ = 0
    for search, own in searches(12):
        picks = [
            favourite(search, own, style)
            for style in (Style(aggression=1), Style(aggression=-1), Style(risk=1), Style(risk=-1))
        ]
        for pick in picks:
            assert pick is own or -ABOUT_EQUAL + pick.gain(own)[1] < pick.gain(own)[0] < ABOUT_EQUAL
        differ += picks[0] is not picks[1]
        fierce += rivals_after(search, picks[0])
        calm += rivals_after(search, picks[1])
        bold += picks[2].error() * len(picks[2].values) ** 0.5
        careful += picks[3].error() * len(picks[3].values) ** 0.5
    assert differ >= 2
    assert fierce < calm
    assert bold > careful


def test_a_style_does_not_correct_the_errors_of_a_weak_level():
    for search, _ in searches(4):
        for own in search.candidates:
            pick = favourite(search, own, Style(aggression=1))
            assert pick is own or -ABOUT_EQUAL + pick.gain(own)[1] < pick.gain(own)[0] < ABOUT_EQUAL


def test_a_character_declines_what_its_level_declines():
    match = ludotheque.new("malta", 3, seed=5)
    seat = match.to_act[0]
    styled = Styled(match.rules, CHARACTERS[0], lambda view, choices, luck: None)
    assert styled(match.view(seat), match.choices(seat), fast(1)) is None


def test_equal_views_choices_and_luck_give_equal_decisions_of_a_character():
    for game in ("malta", "worm-up"):
        match = ludotheque.new(game, 3, seed=2)
        seat = match.to_act[0]
        decide = find_bot(game, "jonas" if game == "malta" else "iris")
        answers = {str(decide(match.view(seat), match.choices(seat), fast(9))) for _ in range(3)}
        assert len(answers) == 1


def test_a_characters_taste_for_risk_shifts_its_mixed_bids():
    match = ludotheque.new("worm-up", 3, seed=2)
    hooks = hooks_of(match.rules)
    seat = match.to_act[0]
    listed = match.choices(seat).actions

    def mean(risk):
        drawn = [draw_tilted(hooks, match.state, seat, Style(risk=risk), fast(seed)) for seed in range(300)]
        return sum(listed.index(value) for value in drawn) / 300

    assert mean(-1.0) < mean(1.0) - 0.2
    assert draw_tilted(hooks, match.state, seat, Style(aggression=1.0), fast(1)) is None
