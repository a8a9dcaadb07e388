"""Tests that the workbench keeps a match while its author changes the rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.dev import messages as say
from ludotheque.dev.bench import CannotOpen, Workbench, watched_bench
from ludotheque.dev.messages import ShownMatch
from ludotheque.dev.package import find_package
from ludotheque.dev.process import RulesProcess
from tests.dev.packages import PackageCopy


@pytest.fixture
def copy(tmp_path: Path) -> PackageCopy:
    return PackageCopy(tmp_path)


def run_at_workbench(copy: PackageCopy, work: Callable[[Workbench], Awaitable[None]]) -> None:
    """Opens a workbench on a copy and runs `work` there; the files are not watched."""

    async def run() -> None:
        bench = await Workbench.open(find_package(str(copy.folder)))
        try:
            await work(bench)
        finally:
            await bench.close()

    asyncio.run(run())


async def do(bench: Workbench, command: Any) -> ShownMatch:
    await bench.do(command)
    return bench.state.shown


def bid(shown: ShownMatch, seat: int) -> say.Play:
    """Returns a bid of the first card of a seat."""
    choices = shown.panels[seat].choices
    assert choices is not None
    return say.Play(seat=seat, action=choices["actions"][0])


async def bid_both(bench: Workbench) -> ShownMatch:
    await do(bench, bid(bench.state.shown, 0))
    return await do(bench, bid(bench.state.shown, 1))


def test_changed_rules_keep_the_match(copy: PackageCopy) -> None:
    async def work(bench: Workbench) -> None:
        before = await bid_both(bench)
        assert (before.at, before.steps) == (2, 2)
        heights = before.panels[0].view["heights"]
        copy.change("rules.py", "state.heights[winner] += lifts[winner]", "state.heights[winner] += 10 + lifts[winner]")
        await bench.reload()
        shown = bench.state.shown
        assert bench.state.broken is None and bench.state.reloads == 1 and shown.cut is None
        assert (shown.at, shown.steps) == (2, 2)
        assert sum(shown.panels[0].view["heights"]) == 10 + sum(heights)

    run_at_workbench(copy, work)


def test_changed_files_reload_the_rules(copy: PackageCopy) -> None:
    async def run() -> None:
        async with watched_bench(await Workbench.open(find_package(str(copy.folder)))) as bench:
            copy.change("game.py", '"en": "Kites"', '"en": "Dragons"')
            state = await bench.state_after(bench.state.version, patience=60)
            assert state.shown.game.title["en"] == "Dragons" and state.reloads == 1

    asyncio.run(run())


def test_a_match_is_kept_up_to_the_first_play_that_no_longer_replays(copy: PackageCopy) -> None:
    async def work(bench: Workbench) -> None:
        await bid_both(bench)
        shown = await do(bench, say.LetBots(bot="random", steps=3))
        assert shown.steps == 5
        sealed = "        log.happened(ChoiceSealed, seat, action)\n"
        copy.change("rules.py", sealed, "        luck.die(5)\n" + sealed)
        await bench.reload()
        cut = bench.state.shown.cut
        assert cut is not None and (cut.kept, cut.steps) == (0, 5)
        assert cut.why.kind == "luck" and "asked for a die" in cut.why.text
        assert cut.why.place is not None
        assert (cut.why.place.file, cut.why.place.line) == ("rules.py", copy.line_of("rules.py", "luck.die(5)"))
        # The author undoes the change: nothing is lost.
        copy.change("rules.py", "        luck.die(5)\n", "")
        await bench.reload()
        shown = bench.state.shown
        assert shown.cut is None and shown.steps == 5

    run_at_workbench(copy, work)


def test_a_move_that_new_rules_refuse_names_the_refusing_line(copy: PackageCopy) -> None:
    async def work(bench: Workbench) -> None:
        await bid_both(bench)
        copy.change(
            "rules.py",
            "return [Bid(card) for card in names_in_hand(state, seat)]",
            "return [Bid(card) for card in names_in_hand(state, seat)[seat:]]",
        )
        await bench.reload()
        cut = bench.state.shown.cut
        assert cut is not None and (cut.kept, cut.steps, cut.why.kind) == (1, 2, "refused")
        assert cut.failed is not None and (cut.failed.seat, cut.failed.action["type"]) == (1, "bid")
        assert cut.failed.said is not None
        assert cut.why.section == "§2" and cut.why.place is not None
        assert cut.why.place.line == copy.line_of("rules.py", '"§2", "not-in-hand"')

    run_at_workbench(copy, work)


def test_a_match_whose_set_up_no_longer_replays_begins_afresh(copy: PackageCopy) -> None:
    async def work(bench: Workbench) -> None:
        await bid_both(bench)
        copy.change("box.toml", "hand = 3", "hand = 2")
        await bench.reload()
        shown = bench.state.shown
        assert shown.cut is not None and shown.cut.kept == -1
        assert shown.cut.why.kind == "luck" and "asked for a die, but it is a draw" in shown.cut.why.text
        assert shown.steps == 0 and shown.panels[0].view["hands"] == [2, 2]
        # As the page promises, the old match comes back if nothing was played in the new one.
        copy.change("box.toml", "hand = 2", "hand = 3")
        await bench.reload()
        shown = bench.state.shown
        assert shown.cut is None and (shown.at, shown.steps) == (2, 2)

    run_at_workbench(copy, work)


def test_a_set_up_that_draws_more_or_less_luck_is_reported(copy: PackageCopy) -> None:
    begin = "    state.round += 1\n"

    async def work(bench: Workbench) -> None:
        shown = await do(bench, say.LetBots(bot="random", steps=3))
        copy.change("rules.py", begin, begin + "    luck.die(6)\n")
        await bench.reload()
        cut = bench.state.shown.cut
        assert cut is not None and cut.kept == -1 and "recorded" in cut.why.text
        copy.change("rules.py", begin + "    luck.die(6)\n", begin)
        await bench.reload()
        again = bench.state.shown
        assert again.cut is None and (again.at, again.steps, again.position) == (3, 3, shown.position)
        # If the author plays on in the new match, the old match does not come back.
        copy.change("rules.py", begin, begin + "    luck.die(6)\n")
        await bench.reload()
        await bid_both(bench)
        copy.change("rules.py", begin + "    luck.die(6)\n", begin)
        await bench.reload()
        cut = bench.state.shown.cut
        assert cut is not None and "no longer ask" in cut.why.text and cut.why.place is None

    run_at_workbench(copy, work)


def test_a_syntax_error_is_shown_and_the_last_good_rules_stay_in_use(copy: PackageCopy) -> None:
    async def work(bench: Workbench) -> None:
        await bid_both(bench)
        copy.change("rules.py", "def set_up(state: State,", "def set_up(state: State;")
        await bench.reload()
        broken = bench.state.broken
        assert broken is not None and broken.kind == "syntax" and broken.place is not None
        assert (broken.place.file, broken.place.line) == ("rules.py", copy.line_of("rules.py", "def set_up("))
        assert any("State;" in line for line in broken.place.lines)
        shown = await do(bench, say.LetBots(bot="random", steps=1))
        assert shown.steps == 3
        copy.change("rules.py", "State;", "State,")
        await bench.reload()
        assert bench.state.broken is None and bench.state.shown.steps == 3

    run_at_workbench(copy, work)


@pytest.mark.parametrize(
    ("file", "before", "after", "kind", "line"),
    [
        ("game.py", "GAME = Kites()", "GAME = Kites", "contract", "GAME = Kites"),
        (
            "rules.py",
            "    return NO_SEATS if state.turn == NOBODY",
            "    return NO_SEATS\n    return NO_SEATS if state.turn == NOBODY",
            "",
            "",
        ),
        (
            "rules.py",
            "return [Bid(card) for card in names_in_hand(state, seat)]",
            "return []",
            "contract",
            "class Kites(",
        ),
        (
            "rules.py",
            "    begin_round(state, luck, log)\n\n\ndef begin",
            "    state.nothing\n\n\ndef begin",
            "exception",
            "state.nothing",
        ),
        ("box.toml", "hand = 3", "hand = three", "input", "hand ="),
        ("box.toml", "hand = 3", "hand = 30", "input", "cards are too few"),
        ("words.fr.ftl", "card-times = { $card }", "card-times = { $card", "contract", "card-times ="),
    ],
)
def test_a_broken_contract_names_its_line(
    copy: PackageCopy, file: str, before: str, after: str, kind: str, line: str
) -> None:
    async def work(bench: Workbench) -> None:
        copy.change(file, before, after)
        await bench.reload()
        broken = bench.state.broken
        if not kind:
            assert broken is None  # the author can look at this step although a later one raises an error
            return
        assert broken is not None and broken.kind == kind and broken.place is not None, broken
        assert line in broken.place.lines[broken.place.line - broken.place.first]

    run_at_workbench(copy, work)


ENDLESS = "        while True:\n            pass\n"


def test_endless_rules_are_stopped_and_located(copy: PackageCopy, monkeypatch: pytest.MonkeyPatch) -> None:
    start = RulesProcess.start

    async def impatient(package: Any, kept: Any, limit: float = 3.0) -> Any:
        return await start(package, kept, limit)

    monkeypatch.setattr(RulesProcess, "start", impatient)

    async def work(bench: Workbench) -> None:
        copy.change("rules.py", "        lifts = [sum(", ENDLESS + "        lifts = [sum(")
        await bench.reload()
        await bid_both(bench)
        broken = bench.state.broken
        assert broken is not None and broken.kind == "stuck" and broken.place is not None
        assert broken.place.function == "go_on"
        assert bench.state.shown.steps == 1

    run_at_workbench(copy, work)


def test_a_hanging_load_is_abandoned_when_the_files_change(copy: PackageCopy) -> None:
    begin = "    state.round += 1\n"
    loop = "    while True:\n        pass\n"

    async def work(bench: Workbench) -> None:
        await bid_both(bench)
        copy.change("rules.py", begin, loop + begin)
        hanging = asyncio.create_task(bench.reload())
        await asyncio.sleep(1)
        assert not hanging.done()
        copy.change("rules.py", loop + begin, begin)
        await hanging
        assert bench.state.broken is None and bench.state.shown.steps == 2

    run_at_workbench(copy, work)


def test_a_hanging_command_is_repeated_with_the_corrected_rules(copy: PackageCopy) -> None:
    lifts = "        lifts = [sum("
    copy.change("rules.py", lifts, ENDLESS + lifts)

    async def work(bench: Workbench) -> None:
        await do(bench, bid(bench.state.shown, 0))
        hanging = asyncio.create_task(do(bench, bid(bench.state.shown, 1)))
        await asyncio.sleep(1)
        assert not hanging.done()
        copy.change("rules.py", ENDLESS + lifts, lifts)
        await bench.reload()
        await hanging
        assert bench.state.broken is None and bench.state.shown.steps == 2

    run_at_workbench(copy, work)


def test_rules_that_kill_their_process_are_restarted(copy: PackageCopy) -> None:
    copy.change("rules.py", "        lifts = [sum(", "        __import__('os')._exit(7)\n        lifts = [sum(")

    async def work(bench: Workbench) -> None:
        shown = await bid_both(bench)
        broken = bench.state.broken
        assert broken is not None and broken.kind == "gone" and "exit code 7" in broken.text
        assert shown.steps == 1

    run_at_workbench(copy, work)


def test_an_error_in_showing_a_step_is_reported_at_the_previous_step(copy: PackageCopy) -> None:
    copy.change("rules.py", "        others = all_seats(", "        assert state.step < 2\n        others = all_seats(")

    async def work(bench: Workbench) -> None:
        shown = await bid_both(bench)
        assert (shown.at, shown.steps) == (1, 2)
        assert shown.fault is not None and shown.fault.place is not None
        assert shown.fault.place.line == copy.line_of("rules.py", "assert state.step < 2")

    run_at_workbench(copy, work)


def test_a_package_that_is_broken_from_the_start_cannot_be_opened(copy: PackageCopy) -> None:
    copy.change("game.py", "GAME = Kites()", "GAME = 7")
    with pytest.raises(CannotOpen, match=r"must be a ludotheque\.Game, but it is a int"):
        run_at_workbench(copy, lambda bench: asyncio.sleep(0))


def test_output_printed_by_the_rules_does_no_harm(copy: PackageCopy, capfd: pytest.CaptureFixture[str]) -> None:
    copy.change("rules.py", "    state.round += 1\n", "    state.round += 1\n    print('round', state.round)\n")

    async def work(bench: Workbench) -> None:
        assert json.loads(bench.state.shown.position)["position"]["round"] == 1

    run_at_workbench(copy, work)
    assert "round 1" in capfd.readouterr().err
