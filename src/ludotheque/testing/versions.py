"""Checks that matches with different versions of the rules run side by side: each match keeps the rules it began with."""

from __future__ import annotations

import ludotheque
from ludotheque.core.drive import random_step
from ludotheque.core.errors import BadInput
from ludotheque.core.start import begin
from ludotheque.testing.case import Case, ContractBroken, Findings, contract_check, position_bytes, require, viewers

PLAYS = 12  # number of plays made before a match is written and read back


@contract_check
def versions_side_by_side(case: Case) -> Findings:
    """The views, positions, bytes and records of a match name the version of its rules, and reading them back gives a
    match of the same version; this is tried with every version that the game knows.
    """
    findings = Findings()
    newest = case.rules
    require(newest.version == newest.versions[-1], f"version {newest.version} is not the last of {newest.versions}")
    for version in newest.versions:
        rules = newest.at(version)
        require(rules.version == version, f"the rules at version {version} say that they are {rules.version}")
        luck = case.luck(f"version {version}")
        match = begin(rules, case.seats, case.options, None, ludotheque.luck(luck.noise()))
        for _ in range(PLAYS):
            if match.outcome is None:
                random_step(match, luck)
        for viewer in viewers(match):
            view = match.view(viewer)
            require(view.rules == version, f"a view at version {version} names version {view.rules}", match)
            imagined = ludotheque.imagine(view, luck)
            require(imagined.version == version, f"imagined at version {version}: {imagined.version}", match)
        for what, again in (
            ("a position", ludotheque.from_json(match.to_json())),
            ("bytes", ludotheque.from_bytes(match.to_bytes())),
            ("a record", ludotheque.replay(match.record())),
        ):
            require(again.version == version, f"{what} of version {version} is read as {again.version}", match)
            require(
                position_bytes(again) == position_bytes(match),
                f"{what} of version {version} gives a different position",
            )
        findings["versions"] += 1
    try:
        newest.at("no such version")
    except BadInput:
        return findings
    raise ContractBroken("a version that does not exist is accepted")
