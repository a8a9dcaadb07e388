"""Tests of fair dice: a verifier that shares no code with us agrees with our luck, and finds every change."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque import check_dice
from ludotheque.check_dice import Wrong, check_sheet
from ludotheque.cli import main
from ludotheque.core.drive import random_play
from ludotheque.core.fair import Fair, commitment, seal_of
from ludotheque.core.record import add_hashes, read_record
from ludotheque.dice_sheet import sheet_of
from ludotheque.table import Settings
from ludotheque.table import messages as say
from ludotheque_trust.trial import Task
from ludotheque_trust.trials.dice import chance_of, finished_record, try_dice
from tests.table.seated import Person, World, begin, expect_ack, expect_refusal, simulated
from tests.trust.games import GAMES

MATCHES = 6  # matches of each game
VERIFIER = Path(check_dice.__file__)


def a_sheet(game: str = "malta") -> dict[str, Any]:
    return sheet_of(finished_record(game, ludotheque.luck(3), 3))


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_of_finished_matches_follows_from_seed_and_nonces(game: str) -> None:
    assert f"{MATCHES} flipped bits found" in try_dice(Task(MATCHES, games=(game,)))


def test_the_verifier_is_short_and_uses_only_the_standard_library() -> None:
    text = VERIFIER.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 200
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    names = {alias.name for node in imported if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "." for node in imported if isinstance(node, ast.ImportFrom)}
    for said in ("`ludotheque verify`", 'b"ludotheque seed', 'f"ludotheque nonce'):  # the hashed text contains our name
        text = text.replace(said, "")
    assert names <= sys.stdlib_module_names and "ludotheque" not in text


def test_the_verifier_runs_by_itself(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    sheet = a_sheet()
    good.write_text(json.dumps(sheet), encoding="utf-8")
    sheet["record"]["nonces"] = []
    bad.write_text(json.dumps(sheet), encoding="utf-8")
    for file, code in ((good, 0), (bad, 1)):
        assert subprocess.run([sys.executable, "-I", VERIFIER, file], stdout=subprocess.DEVNULL).returncode == code


def with_valid_hashes(record: dict[str, Any]) -> dict[str, Any]:
    """Returns the record with its hashes recomputed, as a forger would do."""
    return json.loads(add_hashes(read_record(record)).to_bytes())


def lucky_entry(sheet: dict[str, Any], kind: str) -> tuple[int, int]:
    for at, line in enumerate(sheet["asked"]):
        for number, asked in enumerate(line):
            if kind in asked:
                return at, number
    raise AssertionError(kind)


def test_a_forged_draw_with_valid_hashes_is_detected() -> None:
    sheet = a_sheet()
    at, number = lucky_entry(sheet, "draw")
    luck = sheet["record"]["entries"][at]["luck"]
    bag = [name for name, _ in sheet["asked"][at][number]["draw"]]
    luck[number]["draw"] = next(name for name in bag if name != luck[number]["draw"])
    sheet["record"] = with_valid_hashes(sheet["record"])
    with pytest.raises(Wrong, match="the seed gives"):
        check_sheet(sheet)


def test_a_bag_in_another_order_is_detected() -> None:
    sheet = a_sheet()
    at, number = lucky_entry(sheet, "draw")
    sheet["asked"][at][number]["draw"].reverse()
    with pytest.raises(Wrong, match="same order"):
        check_sheet(sheet)


def test_changed_seeds_nonces_and_walks_are_detected() -> None:
    sheet = a_sheet()
    for name, value in (("seed", "00" * 32), ("nonces", ["00" * 8]), ("commitment", "00" * 32)):
        forged = {**sheet, "record": with_valid_hashes({**sheet["record"], name: value})}
        with pytest.raises(Wrong):
            check_sheet(forged)
    sheet = a_sheet("wound-up")
    at, number = lucky_entry(sheet, "walk")
    sheet["asked"][at][number]["walk"] ^= 1
    with pytest.raises(Wrong, match="the seed gives"):
        check_sheet(sheet)


def sealed_record() -> dict[str, Any]:
    """Plays a match whose nonces were sealed; returns the record of the match."""
    seed, nonces = b"house", (b"sixteen bytes of", b"what a seat adds")
    seals = tuple([(seat, seal_of(commitment(seed), seat, nonce)) for seat, nonce in enumerate(nonces)])
    match = ludotheque.new("malta", 2, luck=Fair(seed, nonces, seals=seals))
    random_play(match, ludotheque.luck(4))
    return json.loads(match.record().to_bytes())


def with_flipped_bit(number: str, bit: int) -> str:
    """Returns a hexadecimal number with one bit changed."""
    return f"{int(number, 16) ^ (1 << bit):0{len(number)}x}"


def test_a_flipped_bit_in_a_seal_or_nonce_is_detected_despite_valid_hashes() -> None:
    record = sealed_record()
    asked = sheet_of(read_record(record))["asked"]
    assert check_sheet({"record": record, "asked": asked}) and ludotheque.verify(record)
    for seat in range(2):
        for bit in range(128):
            seals = [[value, with_flipped_bit(seal, bit) if value == seat else seal] for value, seal in record["seals"]]
            nonces = [
                with_flipped_bit(nonce, bit) if value == seat else nonce for value, nonce in enumerate(record["nonces"])
            ]
            for forged in ({**record, "seals": seals}, {**record, "nonces": nonces}):
                forged = with_valid_hashes(forged)
                with pytest.raises(Wrong, match="does not fit its seal"):
                    check_sheet({"record": forged, "asked": asked})
                assert "does not fit its seal" in ludotheque.verify(forged).reason


@pytest.mark.parametrize("change", ["none", "fewer", "swapped", "twice", "of nobody", "format"])
def test_seals_of_another_match_are_detected(change: str) -> None:
    record = sealed_record()
    asked = sheet_of(read_record(record))["asked"]
    first, second = record["seals"]
    forged = {
        "none": {**record, "seals": []},
        "fewer": {**record, "seals": [first]},
        "swapped": {**record, "seals": [second, first], "nonces": record["nonces"][::-1]},
        "twice": {**record, "seals": [first, first], "nonces": record["nonces"][:1] * 2},
        "of nobody": {**record, "seals": [first, [2, second[1]]]},
        "format": {**record, "format": 1},
    }[change]
    with pytest.raises(Wrong, match="seal"):
        check_sheet({"record": with_valid_hashes(forged), "asked": asked})
    assert "seal" in ludotheque.verify(with_valid_hashes(forged)).reason


def test_a_record_without_seals_verifies_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ludotheque.new("malta", 2, luck=ludotheque.fair(b"house", (b"a", b"b")))
    random_play(match, ludotheque.luck(4))
    sheet = sheet_of(match.record())
    assert sheet["record"]["format"] == 1 and "seals" not in sheet["record"] and ludotheque.verify(match.record())
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(sheet), encoding="utf-8")
    assert check_dice.main([str(file)]) == 0
    assert "0 of 2 nonces were sealed" in capsys.readouterr().out


def test_chi_square_chances_match_published_tables() -> None:
    """Compares with published tables of the chi-square distribution."""
    assert chance_of([10, 10, 10, 10, 10, 10]) > 0.999
    # A chi-square of 13.4, with 5 degrees of freedom.
    assert chance_of([5, 8, 9, 8, 10, 20]) == pytest.approx(0.0199, abs=0.001)
    assert chance_of([1000, 1200]) < 1e-4


@simulated
async def test_not_even_the_last_player_to_add_a_nonce_can_steer_the_luck() -> None:
    """Shows that the server commits to the seed before anybody adds a nonce; then every nonce counts, and none can be
    changed.
    """

    async def first_hand(*nonces: str) -> tuple[Any, list[say.Message]]:
        world = World()
        table = await world.house.open(Settings(game="malta", seats=2), host="p0")
        people = [await Person(table, f"p{seat}").connect() for seat in range(2)]
        for seat, (person, nonce) in enumerate(zip(people, nonces)):
            expect_ack(await person.sit(seat, nonce=nonce))
        await begin(people[0], people)
        assert expect_refusal(await people[1].seal(1, "ff" * 16)) == "table-begun"
        assert table.state.match is not None
        return table.state.match.to_json()["position"], people[1].wire.received

    position, heard = await first_hand("11" * 16, "22" * 16)
    welcome = heard[0]
    assert isinstance(welcome, say.Welcome) and welcome.now.seats[0].kind == "empty"  # nobody has that seat yet
    assert isinstance(welcome.missed[0].news[0], say.TableOpened) and welcome.missed[0].news[0].commitment
    others = [(await first_hand(*nonces))[0] for nonces in (("11" * 16, "23" * 16), ("12" * 16, "22" * 16))]
    assert position not in others and others[0] != others[1]
    assert (await first_hand("11" * 16, "22" * 16))[0] == position


def test_the_dice_are_even_however_the_last_nonce_is_chosen() -> None:
    """Shows that without knowledge of the seed no choice of the last nonce helps: over many seeds, every way to choose
    it gives fair dice.
    """
    for choose in (lambda number: b"always", lambda number: number.to_bytes(8, "big")):
        counts = [0] * 6
        for number in range(6000):
            luck = ludotheque.fair(b"seed %d" % number, [b"first", choose(number)])
            counts[luck.die(6) - 1] += 1
        assert chance_of(counts) > 1e-4


def test_the_luck_of_any_record_can_be_verified_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, sheet = tmp_path / "record.json", tmp_path / "sheet.json"
    record.write_bytes(finished_record("glory", ludotheque.luck(5), 5).to_bytes())
    assert main(["verify", str(record), "--sheet", str(sheet)]) == 0
    assert check_dice.main([str(sheet)]) == 0
    record.write_bytes(ludotheque.new("glory", 2, seed=1).record().to_bytes())
    assert main(["verify", str(record), "--sheet", str(sheet), "--language", "en"]) == 2
    assert "seed" in capsys.readouterr().err
