"""Measures the CPU milliseconds that the physics kernel and its stand-in need for a walk of 8 simulated seconds, on an
open floor and in a crowd.

uv run python bench/physics.py                 # the sources, pure
.venv-compiled/bin/python bench/physics.py     # compiled, after ./test --compiled has built it
uv run --group bench python bench/physics.py   # alternating with pymunk on the same two scenes

To compare pymunk with the compiled build, add pymunk to that build:
`uv pip install --python .venv-compiled pymunk==7.3.1`.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from importlib.util import find_spec
from time import process_time
from typing import Any

from ludotheque.build import build_and_reason
from ludotheque.physics import Pawn, Scene, standard_characters, walk
from ludotheque.physics.stand_in import estimate_walk

# The pawns of each scene: x and y in cm, and the facing in degrees.
OPEN = [(4.0, 12.0, 0.0), (4.0, 40.0, 10.0), (14.0, 60.0, 80.0), (17.0, 80.0, 200.0)]
CROWD = [(4.0, 12.0, 0.0), (10.0, 12.5, 10.0), (13.5, 14.0, 80.0), (17.0, 11.0, 200.0)]
SECONDS = 8.0


def scene_of(places: list[tuple[float, float, float]]) -> Scene:
    characters = standard_characters()
    return Scene(
        [
            Pawn(round(x * 1000), round(y * 1000), round(degrees / 360 * 65536), who)
            for (x, y, degrees), who in zip(places, characters)
        ]
    )


def cpu_ms(run: Callable[[int], float], count: int) -> float:
    """Measures the CPU milliseconds for 8 simulated seconds."""
    start = process_time()
    simulated = sum(run(seed) for seed in range(count))
    return (process_time() - start) * 1000 * SECONDS / simulated


def ours(places: list[tuple[float, float, float]]) -> Callable[[int], float]:
    scene = scene_of(places)
    return lambda seed: walk(scene, 0, 4, seed).seconds()


def pymunk_walk(places: list[tuple[float, float, float]]) -> Callable[[int], float]:
    """Returns a walk in pymunk: the same four boxes as in our scene, at 240 Hz with 10 iterations; one of them is
    driven at the speed of a walking pawn, and none can fall over.
    """
    import math
    from importlib import import_module

    pymunk: Any = import_module("pymunk")

    def run(seed: int) -> float:
        space = pymunk.Space()
        space.iterations = 10
        bodies = []
        for x, y, degrees in places:
            body = pymunk.Body(40.0, 40.0 * 25.0 / 12.0)
            body.position = (x, y)
            body.angle = math.radians(degrees)
            shape = pymunk.Poly.create_box(body, (3.0, 4.0))
            shape.friction = 0.3
            space.add(body, shape)
            grip = pymunk.PivotJoint(space.static_body, body, (0, 0), (0, 0))
            grip.max_bias = 0.0
            grip.max_force = 0.5 * 40.0 * 981.0
            yaw = pymunk.GearJoint(space.static_body, body, 0.0, 1.0)
            yaw.max_bias = 0.0
            yaw.max_force = grip.max_force * 1.33
            space.add(grip, yaw)
            bodies.append(body)
        walker = bodies[0]
        drive = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        wheel = pymunk.PivotJoint(drive, walker, (0, 0), (0, 0))
        wheel.max_bias = 0.0
        wheel.max_force = 2.0 * 0.5 * 40.0 * 981.0
        space.add(wheel)
        for tick in range(round(SECONDS * 240)):
            within = (tick / 50.0) % 1.0
            speed = 5.0 * 6.0 * within * (1.0 - within)
            drive.velocity = (speed * math.cos(walker.angle), speed * math.sin(walker.angle))
            space.step(1.0 / 240.0)
        return SECONDS

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5, help="walks a round")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    runs = {"walk, open": ours(OPEN), "walk, crowd": ours(CROWD)}
    if find_spec("pymunk"):
        runs |= {"pymunk, open": pymunk_walk(OPEN), "pymunk, crowd": pymunk_walk(CROWD)}
    print(
        f"ludotheque {build_and_reason()[0]}; CPU ms for {SECONDS:g} simulated seconds, median of {arguments.rounds} rounds"
    )
    # Alternate the runs (A B A B), because the machine may be shared.
    found = [{name: cpu_ms(run, arguments.count) for name, run in runs.items()} for _ in range(arguments.rounds)]
    for name in runs:
        times = [fall[name] for fall in found]
        middle = statistics.median(times)
        line = f"{name:14} {middle:9.2f} ms   spread {(max(times) - min(times)) / middle:.0%}"
        beside = name.replace("walk", "pymunk")
        if beside in runs and beside != name:
            line += f"   {statistics.median(one[name] / one[beside] for one in found):.2f} of pymunk"
        print(line)
    for name, places in (("open", OPEN), ("crowd", CROWD)):
        scene = scene_of(places)
        estimate_walk(scene, 0, 4, 0)
        rates = []
        for _ in range(arguments.rounds):
            start = process_time()
            for seed in range(400):
                estimate_walk(scene, 0, 4, seed)
            rates.append(400 / (process_time() - start))
        print(f"stand-in, {name:5} {statistics.median(rates):8.0f} walks/s")


if __name__ == "__main__":
    main()
