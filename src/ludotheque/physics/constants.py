"""The constants of the model, read from `constants.toml` or from a game's own box."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludotheque.core.errors import BadInput


class Character:
    """What distinguishes one pawn from another: its mass, its grip, and the side to which it drifts."""

    def __init__(self, name: str, mass: float, friction: float, bias: float) -> None:
        self.name = name
        self.mass = float(mass)
        self.friction = float(friction)
        self.bias = float(bias)  # drift in radians per step, to the left if positive


class Constants:
    """The constants that all pawns share.  `constants.toml` explains each."""

    def __init__(self, doc: Mapping[str, Any]) -> None:
        spring = numbers(doc, "spring")
        self.frequency = spring["frequency"]
        self.frequency_a_wind = spring["frequency_a_wind"]
        self.full = spring["full"]
        self.cycles_a_wind = spring["cycles_a_wind"]
        self.load = spring["load"]
        self.fallen = spring["fallen"]

        gait = numbers(doc, "gait")
        self.step = gait["step"]
        self.step_spread = gait["step_spread"]
        self.turn_spread = gait["turn_spread"]
        self.grip_spread = gait["grip_spread"]
        self.yaw_swing = gait["yaw_swing"]
        self.side_swing = gait["side_swing"]
        self.shown_roll = gait["shown_roll"]
        self.leaning_drive = gait["leaning_drive"]

        foot = numbers(doc, "foot")
        self.half_length = foot["length"] / 2.0
        self.half_width = foot["width"] / 2.0
        self.height = foot["height"]
        self.centre = foot["centre"]
        self.centre_ahead = foot["centre_ahead"]
        self.side_base = foot["side_base"]
        self.walking_base = foot["walking_base"]
        self.lifted_base = foot["lifted_base"]
        self.lying_length = foot["lying_length"]
        self.lying_width = foot["lying_width"]
        self.yaw_arm = foot["yaw_arm"]

        contact = numbers(doc, "contact")
        self.contact_friction = contact["friction"]
        self.correction = contact["correction"]
        self.slop = contact["slop"]
        self.fastest_correction = contact["fastest_correction"]
        self.let_go = contact["let_go"]
        self.contact_height = contact["height"]
        self.front_front = contact["front_front"]
        self.front_back = contact["front_back"]
        self.front_side = contact["front_side"]
        self.otherwise = contact["otherwise"]
        self.height_spread = contact["height_spread"]
        self.lift = contact["lift"]
        self.trip = contact["trip"]

        build = numbers(doc, "build")
        self.usual_mass = build["mass"]
        self.broad = build["broad"]
        self.shallow = build["shallow"]
        self.low = build["low"]

        rocking = numbers(doc, "rocking")
        self.landing_rate_kept = rocking["flat_keeps"]
        self.landing_rate_still = rocking["flat_still"]
        self.leaning = rocking["leaning"]

        self.leave_gap = numbers(doc, "trigger")["leave"]
        rest = numbers(doc, "rest")
        self.rest_speed = rest["speed"]
        self.rest_turning = rest["turning"]


def numbers(doc: Mapping[str, Any], section: str) -> dict[str, float]:
    """Returns a section of the file, whose values must all be numbers."""
    values: dict[str, float] = {}
    for name, value in doc[section].items():
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise BadInput(f"{section}.{name}", "bad-components", reason=f"{value!r} is not a number")
        values[name] = float(value)
    return values


def constants_from(changes: Mapping[str, Mapping[str, float]]) -> Constants:
    """Returns the standard constants with some changed: {"gait": {"step": 0.9}}."""
    doc = standard_document()
    for section, values in changes.items():
        known = doc.get(section)
        for name, value in values.items():
            if not isinstance(known, dict) or name not in known:
                raise BadInput(f"{section}.{name}", "bad-components", reason="unknown constant")
            known[name] = value
    return Constants(doc)


def standard_document() -> dict[str, Any]:
    """Returns a fresh copy of the file beside this module."""
    text = Path(__file__).with_name("constants.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def standard_characters() -> tuple[Character, ...]:
    """Returns the four pawns of the box, in order."""
    rows = standard_document()["characters"]
    return tuple([Character(row["name"], row["mass"], row["friction"], row["bias"]) for row in rows])


STANDARD: Final = constants_from({})
