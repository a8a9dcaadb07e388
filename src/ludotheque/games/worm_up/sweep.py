"""Computes how far the finish may be swung (§4.2).  Units, coordinates and tolerance are those of geometry.py."""

from __future__ import annotations

import math

from ludotheque.core.geometry import Box, box_disc_gap, boxes_gap
from ludotheque.core.trig import QUARTER, TURN, cosine, sine
from ludotheque.games.worm_up.geometry import QUANTA, TOLERANCE, Body, Solid, half_angle


class Sweep:
    """§4.2  The card while it turns about one of its posts: how far it may turn in each direction."""

    __slots__ = ("x", "y", "start", "card", "half_thick", "post", "discs", "solids", "length", "width")

    def __init__(self, x: int, y: int, start: int, card: int, thick: int, post: int, length: int, width: int) -> None:
        self.x = x  # the coordinates of the held post
        self.y = y
        self.start = start  # the card's direction from the held post
        self.card = card
        self.half_thick = thick // 2
        self.post = post
        self.length = length
        self.width = width
        self.discs: list[tuple[int, int, int]] = []  # centre and radius of everything the card must not touch
        self.solids: list[Solid] = []

    def put_discs(self, body: Body, radius: int) -> None:
        """Adds the segments of a worm that the swing can come near."""
        far = self.card + self.post + radius + 2 * TOLERANCE
        for at in range(0, len(body), 2):
            dx = body[at] - self.x
            dy = body[at + 1] - self.y
            if dx * dx + dy * dy <= far * far:
                self.discs.append((body[at], body[at + 1], radius))

    def limit(self, direction: int, most: int) -> int:
        """Returns the number of quanta that the card may turn (1: counter-clockwise, -1: clockwise) before the first
        contact.
        """
        limit = self.limit_of_edges(direction, most)
        for x, y, radius in self.discs:
            limit = self.limit_of_disc(float(x - self.x), float(y - self.y), radius, direction, limit)
        for solid in self.solids:
            limit = self.limit_of_solid(solid, direction, limit)
        return limit

    def limit_of_disc(self, dx: float, dy: float, radius: int, direction: int, most: int) -> int:
        """Returns the last quantum before the card or the moving post touches a disc; a disc that is already touched
        only keeps the card from coming nearer.
        """
        by_card = min(float(radius + self.half_thick + TOLERANCE), self.distance_to_card(dx, dy, 0))
        by_post = min(float(radius + self.post + TOLERANCE), self.distance_to_post(dx, dy, 0))
        length = float(self.card)
        square = dx * dx + dy * dy
        far = math.sqrt(square)
        half = 0.0
        if far <= by_card:
            half = TURN / 4.0
        elif square - by_card * by_card <= length * length:
            half = math.asin(by_card / far) * QUANTA
        ratio = (square + length * length - by_post * by_post) / (2.0 * far * length)
        if ratio < 1.0:
            half = max(half, half_angle(ratio))
        if half == 0.0:
            return most
        middle = (math.atan2(dy, dx) * QUANTA - self.start) * direction
        return self.first_contact(dx, dy, by_card, by_post, middle - half - 2.0, 2.0 * half + 4.0, direction, most)

    def first_contact(
        self, dx: float, dy: float, by_card: float, by_post: float, low: float, span: float, direction: int, most: int
    ) -> int:
        """Tries every quantum of a real interval of turns; returns the last one before a contact."""
        low -= math.floor(low / TURN) * TURN
        spans = [(math.floor(low), math.ceil(low + span))]
        if low + span > TURN:
            spans.insert(0, (1, math.ceil(low + span - TURN)))
        for first, last in spans:
            for turn in range(max(1, first), min(last, most) + 1):
                if (
                    self.distance_to_post(dx, dy, turn * direction) < by_post
                    or self.distance_to_card(dx, dy, turn * direction) < by_card
                ):
                    return turn - 1
        return most

    def distance_to_post(self, dx: float, dy: float, turn: int) -> float:
        """Returns the distance from a point, given relative to the held post, to the centre of the moving post."""
        ex = dx - self.card * cosine(self.start + turn)
        ey = dy - self.card * sine(self.start + turn)
        return math.sqrt(ex * ex + ey * ey)

    def distance_to_card(self, dx: float, dy: float, turn: int) -> float:
        """Returns the distance from a point, given relative to the held post, to the middle line of the card."""
        ux = cosine(self.start + turn)
        uy = sine(self.start + turn)
        along = dx * ux + dy * uy
        if along <= 0.0:
            return math.sqrt(dx * dx + dy * dy)
        if along >= self.card:
            return self.distance_to_post(dx, dy, turn)
        return abs(dy * ux - dx * uy)

    def limit_of_edges(self, direction: int, most: int) -> int:
        """Returns the last quantum up to which the moving post stays on the table."""
        rooms = (
            float(self.length - self.post - self.x),
            float(self.width - self.post - self.y),
            float(self.x - self.post),
            float(self.y - self.post),
        )
        for side, room in enumerate(rooms):
            if room < self.card:
                half = half_angle(room / self.card) + 2.0
                low = (side * QUARTER - self.start) * direction - half
                low -= math.floor(low / TURN) * TURN
                spans = [(math.floor(low), math.ceil(low + 2.0 * half))]
                if low + 2.0 * half > TURN:
                    spans.insert(0, (1, math.ceil(low + 2.0 * half - TURN)))
                most = self.first_beyond(side, room, spans, direction, most)
        return most

    def first_beyond(self, side: int, room: float, spans: list[tuple[int, int]], direction: int, most: int) -> int:
        """Returns the last quantum before the moving post would cross one edge of the table, testing every quantum in
        some spans of turns.
        """
        start = self.start - side * QUARTER
        for first, last in spans:
            for turn in range(max(1, first), min(last, most) + 1):
                if self.card * cosine(start + turn * direction) > room:
                    return turn - 1
        return most

    def limit_of_solid(self, solid: Solid, direction: int, most: int) -> int:
        """Returns the last quantum before card or post touch an obstacle."""
        if solid.radius:
            return self.limit_of_disc(float(solid.x - self.x), float(solid.y - self.y), solid.radius, direction, most)
        # A turn is safe as long as the far side of the moving post, which is the fastest point of all, moves by less
        # than the gap.
        speed = (self.card + self.post) / QUANTA
        turn = 0
        while True:
            turn += max(1, math.floor((self.gap_to(solid, turn * direction) - TOLERANCE) / speed))
            if turn > most:
                return most
            if self.gap_to(solid, turn * direction) < TOLERANCE:
                return turn - 1

    def gap_to(self, solid: Solid, turn: int) -> float:
        """Returns a lower bound for the distance of card and post from a box."""
        ux = cosine(self.start + turn)
        uy = sine(self.start + turn)
        half = 0.5 * self.card
        card = Box(self.x + half * ux, self.y + half * uy, ux, uy, half, float(self.half_thick))
        gap = boxes_gap(card, solid.box)
        tip = box_disc_gap(solid.box, self.x + self.card * ux, self.y + self.card * uy, float(self.post))
        return min(gap, tip)
