"""Reports what the feet of pawns pass over: tiles, triggers and the gate.  Every tick is tested, with a margin for the
motion between two ticks.
"""

from __future__ import annotations

import math

from ludotheque.physics.body import GONE, Body
from ludotheque.physics.constants import Constants
from ludotheque.physics.report import EDGES, TRIGGERS, Happening
from ludotheque.physics.scene import BRAIN, Gate, Scene, Trigger


class Sweep:
    """Watches the feet of all pawns, standing or lying, and reports what the feet pass over."""

    def __init__(self, scene: Scene, bodies: list[Body], constants: Constants, happened: list[Happening]) -> None:
        self.tiles = scene.tiles
        self.triggers = scene.triggers
        self.gate = scene.gate
        self.happened = happened
        self.half_length = constants.half_length
        self.half_width = constants.half_width
        self.reach = math.sqrt(
            constants.half_length * constants.half_length + constants.half_width * constants.half_width
        )
        self.leave_gap = constants.leave_gap
        self.leaves_late = scene.leaves_late
        # If several triggers are touched in one tick, brains count before mausoleums and graves; equal kinds count in
        # the order of the list.
        self.order = sorted(range(len(scene.triggers)), key=lambda number: (scene.triggers[number].kind, number))
        # held[pawn][trigger]: whether the pawn has touched the trigger and not left it since
        self.held = [[False] * len(scene.triggers) for _ in bodies]
        self.has_moved = [False] * len(bodies)
        for body in bodies:
            if body.on_board():
                self.begin(body, scene.pawns[body.index].ignores)

    def begin(self, body: Body, ignores: tuple[int, ...]) -> None:
        """Begins to watch a pawn: triggers that it touches now do not count before the pawn has left them."""
        held = self.held[body.index]
        for number, trigger in enumerate(self.triggers):
            if number in ignores or self.gap(body, trigger) <= 0.0:
                held[number] = True
        for number, tile in enumerate(self.tiles):
            if tile.carries(body.x, body.y):
                body.tile = number
                break
        if self.gate is not None:
            body.beyond = self.gate.beyond(body.x, body.y)

    def gap(self, body: Body, trigger: Trigger) -> float:
        """Returns the distance between a pawn's feet and a trigger, or slightly less; at most 0.0 if they touch."""
        dx = trigger.x - body.x
        dy = trigger.y - body.y
        ahead = abs(dx * body.c + dy * body.s) - self.half_length
        aside = abs(dy * body.c - dx * body.s) - self.half_width
        if trigger.radius > 0.0:
            if ahead <= 0.0 or aside <= 0.0:
                return (ahead if ahead > aside else aside) - trigger.radius
            return math.sqrt(ahead * ahead + aside * aside) - trigger.radius
        c = abs(trigger.c * body.c + trigger.s * body.s)
        s = abs(trigger.c * body.s - trigger.s * body.c)
        gap = ahead - (trigger.half_length * c + trigger.half_width * s)
        other = aside - (trigger.half_length * s + trigger.half_width * c)
        if other > gap:
            gap = other
        other = abs(dx * trigger.c + dy * trigger.s) - trigger.half_length
        other = other - (self.half_length * c + self.half_width * s)
        if other > gap:
            gap = other
        other = abs(dy * trigger.c - dx * trigger.s) - trigger.half_width
        other = other - (self.half_length * s + self.half_width * c)
        return other if other > gap else gap

    def report_move(self, body: Body, tick: int, dx: float, dy: float, turned: float) -> None:
        """Reports what a pawn has touched, entered, crossed or left by its motion in this tick."""
        self.has_moved[body.index] = True
        travel = abs(dx) + abs(dy) + self.reach * abs(turned)
        body.clear -= travel
        margin = 0.5 * travel
        if body.clear <= margin:
            self.test_triggers(body, tick, margin)
            if body.status == GONE:
                return
        if self.tiles:
            self.follow_tiles(body, tick)
        gate = self.gate
        if gate is not None:
            self.follow_gate(gate, body, tick, dx, dy)
        if not self.is_carried(body) and self.is_off(body):
            self.report(tick, "left", body, body.tile, self.edge(body))
            body.status = GONE

    def test_triggers(self, body: Body, tick: int, margin: float) -> None:
        """Tests all triggers, and computes how far the pawn may go before the next test."""
        held = self.held[body.index]
        clear = 1000.0
        for number in self.order:
            trigger = self.triggers[number]
            dx = trigger.x - body.x
            dy = trigger.y - body.y
            gap = math.sqrt(dx * dx + dy * dy) - trigger.reach - self.reach
            if gap <= self.leave_gap + margin:
                gap = self.gap(body, trigger)
            if held[number]:
                # A pawn leaves a brain only at some distance, so that waddling does not count the brain twice; it
                # leaves any other trigger as soon as the two no longer touch.
                if gap <= (self.leave_gap if self.leaves_late or trigger.kind == BRAIN else margin):
                    clear = 0.0
                    continue
                held[number] = False
            if gap <= margin:
                held[number] = True
                clear = 0.0
                self.report(tick, "touched", body, number, TRIGGERS[trigger.kind])
                if trigger.kind != BRAIN:
                    body.status = GONE
                    return
            elif gap < clear:
                clear = gap
        body.clear = clear

    def is_carried(self, body: Body) -> bool:
        """Returns whether the centre of the feet is on the current tile of the pawn, which `follow_tiles` updates."""
        return not self.tiles or (body.tile >= 0 and self.tiles[body.tile].carries(body.x, body.y))

    def follow_tiles(self, body: Body, tick: int) -> None:
        """Reports an entry when the centre of the feet comes onto another tile."""
        if self.is_carried(body):
            return
        for number, tile in enumerate(self.tiles):
            if tile.carries(body.x, body.y):
                body.tile = number
                self.report(tick, "entered", body, number, "")
                return

    def follow_gate(self, gate: Gate, body: Body, tick: int, dx: float, dy: float) -> None:
        """Tracks a pawn that leaves through the gate: first its centre crosses the edge of the gate, then its whole
        foot box is beyond, and the crossing is reported.
        """
        before = body.beyond
        beyond = gate.beyond(body.x, body.y)
        body.beyond = beyond
        if beyond <= 0.0:
            body.crossing = False
            return
        if before <= 0.0:
            back = beyond / (beyond - before)
            along = gate.along(body.x - dx * back, body.y - dy * back)
            body.crossing = 0.0 <= along <= gate.length
        if body.crossing:
            # The foot box extends along the gate's normal, (ty, -tx), by these shares of its half length and half width.
            ahead = abs(gate.ty * body.c - gate.tx * body.s)
            aside = abs(gate.ty * body.s + gate.tx * body.c)
            if beyond > self.half_length * ahead + self.half_width * aside:
                body.crossing = False
                self.report(tick, "crossed", body, -1, "")

    def is_off(self, body: Body) -> bool:
        """Returns whether the pawn is completely off the board: its foot box touches no tile."""
        for tile in self.tiles:
            if tile.gap(body.x, body.y, body.c, body.s, self.half_length, self.half_width) <= 0.0:
                return False
        return True

    def edge(self, body: Body) -> str:
        """Returns the edge that a pawn crossed when it left the board, which is an edge of the last tile under it."""
        if body.tile < 0:
            return ""
        tile = self.tiles[body.tile]
        best = body.x - tile.east
        edge = 0
        over = body.y - tile.north
        if over > best:
            best = over
            edge = 1
        over = tile.west - body.x
        if over > best:
            best = over
            edge = 2
        over = tile.south - body.y
        if over > best:
            edge = 3
        return EDGES[edge]

    def report(self, tick: int, kind: str, body: Body, thing: int, how: str) -> None:
        self.happened.append(Happening(tick, kind, body.index, thing, how))

    def current_triggers(self, body: Body) -> tuple[int, ...]:
        """Returns the triggers that a pawn stands on, or has not left far enough to count again."""
        held = self.held[body.index]
        return tuple([number for number in range(len(held)) if held[number] and not self.has_left(body, number)])

    def has_left(self, body: Body, number: int) -> bool:
        """Returns True if a pawn at rest no longer touches this mausoleum or grave, even if the gap between the two is
        smaller than the pawn's last motion.
        """
        trigger = self.triggers[number]
        if self.leaves_late or trigger.kind == BRAIN or not self.has_moved[body.index]:
            return False
        return self.gap(body, trigger) > 0.0
