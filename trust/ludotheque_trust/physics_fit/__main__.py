"""Measures the physics kernel and writes `stand_in.toml`, or draws and prints the pictures and tables of docs/physics.md.

uv run python -m ludotheque_trust.physics_fit                # five minutes pure, ten seconds compiled
uv run python -m ludotheque_trust.physics_fit --count 400
uv run python -m ludotheque_trust.physics_fit --plots docs/physics
uv run python -m ludotheque_trust.physics_fit --falls        # only who falls, and how
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import fmean

from ludotheque.physics.stand_in import table_path
from ludotheque_trust.physics_fit.fates import MEETINGS, Fates
from ludotheque_trust.physics_fit.measurements import distance_walked, meetings, row
from ludotheque_trust.physics_fit.plots import draw

WINDS = range(1, 10)
BIASES = (0.0, 0.01, 0.02, 0.03)
HEAD = """\
# Fitted to the kernel by `python -m ludotheque_trust.physics_fit`: where a free walk ends, as seen from its start (cm, radians;
# bias in radians a step), and what becomes of it when another pawn stands in its way.
"""


def fit(count: int) -> str:
    """Measures the kernel and returns the text of `stand_in.toml`."""
    parts = [HEAD]
    result = [meeting for degrees in (0, 90, 180, 270) for meeting in meetings(degrees, count) if not meeting.fell(0)]
    # The share of its remaining distance that a walker still covers after it has met another pawn: a walk with four
    # winds is 27.5 cm long, and the pawns touch after about 3 cm.
    keeps = fmean(max(0.0, distance_walked(walk) - 3.0) for walk in result) / 24.5
    parts.append(f"[push]\nkeeps = {keeps:.3f}\n")
    fates = Fates(4 * count)
    parts.append("# How likely the walker falls, and the other.\n[falls]")
    for name in MEETINGS:
        falls = f"{fates.fall_share_of(name, True):.3f}, {fates.fall_share_of(name, False):.3f}"
        parts.append(f"{name.replace(' ', '_')} = [{falls}]")
    parts.append("")
    for winds in WINDS:
        for bias in BIASES:
            lines = [f"{name} = {value}" for name, value in row(winds, bias, count).items()]
            parts.append("[[free]]\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ludotheque_trust.physics_fit", description=__doc__)
    parser.add_argument("--count", type=int, default=150, help="walks a row")
    parser.add_argument("--plots", type=Path, help="draw the pictures into this folder instead of fitting")
    parser.add_argument("--table", type=Path, default=table_path(), help="where to write the table")
    parser.add_argument("--falls", action="store_true", help="print who falls, and how, instead of fitting")
    arguments = parser.parse_args()
    if arguments.falls:
        print(Fates(arguments.count).table())
    elif arguments.plots:
        print(draw(arguments.plots, arguments.count))
    else:
        arguments.table.write_text(fit(arguments.count), encoding="utf-8")
        print(f"wrote {arguments.table}")


if __name__ == "__main__":
    main()
