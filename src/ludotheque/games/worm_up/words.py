"""Worm Up in words: actions, events, questions and whole positions as phrases, and the table drawn in text."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import msgspec

from ludotheque.core.errors import Refused
from ludotheque.core.events import ChoiceReopened, ChoiceSealed, Event, StepTaken, StepTakenBack
from ludotheque.core.regions import Region
from ludotheque.core.structs import Action, Outcome, Seat, View
from ludotheque.core.trig import TURN, nearest_angle
from ludotheque.core.words import Colour, Line, Phrase, Question, Voice, Who
from ludotheque.games.worm_up.actions import Actions, Bid, Confirm, Crawl, CrawlPath, NameNumber, SwingFinish
from ludotheque.games.worm_up.box import X
from ludotheque.games.worm_up.events import (
    BidsShown,
    FinishSwung,
    MatchEnded,
    MoveBegan,
    NumberNamed,
    RaceBegan,
    RaceEnded,
    RoundBegan,
    WormCrawled,
    WormStayed,
)
from ludotheque.games.worm_up.geometry import card_distance
from ludotheque.games.worm_up.views import WormUpView, WormView

MINUTES = 720  # on a clock face


def heading(angle: int) -> Phrase:
    """A direction on the clock face; 12 o'clock points from the start to the finish."""
    minutes = -round(angle * MINUTES / TURN) % MINUTES
    hour = minutes // 60 or 12
    if minutes % 60 == 0:
        return Phrase("heading-hour", {"hour": hour})
    return Phrase("heading-time", {"hour": hour, "minute": f"{minutes % 60:02}"})


def clock(angle: int) -> str:
    """The same as one types it: 2 or 2:30."""
    minutes = -round(angle * MINUTES / TURN) % MINUTES
    hour = minutes // 60 or 12
    return f"{hour}:{minutes % 60:02}" if minutes % 60 else str(hour)


def worm_of(seat: Seat, worm: int) -> Phrase:
    """A worm by whose it is and by its colour: with two seats each has two (§6.1)."""
    return Phrase("worm-of", whose(seat, worm))


def whose(seat: Seat, worm: int) -> dict[str, Any]:
    """Whose worm it is and its colour, for sentences that begin with it."""
    return {"seat": Who(seat), "colour": Colour(worm)}


def coloured(worm: int) -> Phrase:
    """A worm by its colour alone."""
    return Phrase("worm-colour", {"colour": Colour(worm)})


def swing_values(held: str, turn: int) -> dict[str, Any]:
    """How a swing is spoken of: which post is held, how far the other goes, to which side."""
    degrees = round(abs(turn) * 3600 / TURN) / 10
    return {
        "post": Phrase(f"post-{held}"),
        "degrees": int(degrees) if degrees == int(degrees) else degrees,
        "way": "left" if turn > 0 else "right",
    }


def of_action(action: Action, view: View | None = None) -> Phrase:
    """An action as a choice."""
    assert view is None or isinstance(view, WormUpView)
    match action:
        case Bid(tile):
            if view is not None and view.seats == 2 and view.seat is not None:
                worm = worm_of(view.seat, 2 * view.seat + len(view.laid))
                return Phrase("action-bid-for", {"tile": tile, "worm": worm})
            return Phrase("action-bid", {"tile": tile})
        case NameNumber(number):
            return Phrase("action-name-number", {"number": number})
        case Crawl(angle, reverse):
            return Phrase("action-crawl-reverse" if reverse else "action-crawl", {"heading": heading(angle)})
        case CrawlPath(angles, reverse):
            message = "action-crawl-path-reverse" if reverse else "action-crawl-path"
            return Phrase(message, {"count": len(angles), "headings": [heading(angle) for angle in angles]})
        case SwingFinish(held, turn):
            return Phrase("action-swing", swing_values(held, turn))
    assert isinstance(action, Confirm)
    return Phrase("action-confirm")


def of_event(event: Event) -> Phrase:
    """An event as it was seen."""
    match event:
        case RaceBegan(race, lanes):
            return Phrase("event-race-began", {"race": race, "worms": [coloured(worm) for worm in lanes]})
        case RoundBegan(number):
            return Phrase("event-round-began", {"round": number})
        case BidsShown(bids, clashing, _):
            shown = [Phrase("tile-and-worm", {"tile": tile, "worm": coloured(at)}) for at, tile in enumerate(bids)]
            if not clashing:
                return Phrase("event-bids-shown", {"bids": shown})
            worms = [coloured(worm) for worm in clashing]
            return Phrase("event-bids-shown-clashing", {"bids": shown, "worms": worms})
        case NumberNamed(seat, worm, number):
            if number is None:
                return Phrase("event-number-named-none", {"worm": worm_of(seat, worm)})
            return Phrase("event-number-named", {"worm": worm_of(seat, worm), "number": number})
        case MoveBegan(seat, worm, number, _):
            return Phrase("event-move-began", {**whose(seat, worm), "number": number})
        case WormStayed(seat, worm, _):
            return Phrase("event-worm-stayed", {"worm": worm_of(seat, worm)})
        case FinishSwung(seat, _, held, turn):
            return Phrase("event-finish-swung", {"seat": Who(seat), **swing_values(held, turn)})
        case WormCrawled(seat, worm, reverse, angles, _, lost):
            values: dict[str, Any] = {**whose(seat, worm), "count": len(angles)}
            if lost:
                return Phrase("event-worm-crawled-lost", {**values, "lost": lost})
            return Phrase("event-worm-crawled-reverse" if reverse else "event-worm-crawled", values)
        case RaceEnded(race, winners, _):
            return Phrase("event-race-ended", {"race": race, **winners_of(winners)})
        case MatchEnded(outcome):
            return of_outcome(outcome)
        case StepTaken(_, action):
            return Phrase("event-step-taken", {"action": of_action(msgspec.convert(action, Actions))})
        case StepTakenBack():
            return Phrase("event-step-taken-back")
        case ChoiceReopened(seat):
            return Phrase("event-choice-reopened", {"seat": Who(seat)})
    assert isinstance(event, ChoiceSealed)
    if event.action is None:
        return Phrase("event-choice-sealed-unseen", {"seat": Who(event.seat)})
    return Phrase("event-choice-sealed", {"action": of_action(msgspec.convert(event.action, Actions))})


def winners_of(winners: tuple[Seat, ...]) -> dict[str, Any]:
    """Who won, and how many."""
    return {"winners": [Who(seat) for seat in winners], "count": len(winners)}


def is_minor(event: Event) -> bool:
    """Does this event go without saying in a log?"""
    return isinstance(event, (StepTaken, StepTakenBack, ChoiceSealed, ChoiceReopened, MoveBegan, RoundBegan))


def of_outcome(outcome: Outcome) -> Phrase:
    """How the match ended."""
    return Phrase(outcome.reason, winners_of(outcome.winners))


def of_refusal(refused: Refused) -> Phrase:
    """Why a move was refused."""
    return Phrase(refused.message, dict(refused.values))


def of_question(view: View) -> Question:
    """What the viewer is asked, why, and where the rulebook says so."""
    assert isinstance(view, WormUpView)
    if view.phase == "bidding":
        ask = Phrase("ask-bidding")
        if view.seats == 2 and view.seat is not None and len(view.laid) < 2:
            ask = Phrase("ask-bidding-for", {"worm": worm_of(view.seat, 2 * view.seat + len(view.laid))})
        return Question(ask, Phrase("why-bidding"), "§2.1")
    if view.phase == "naming":
        return Question(Phrase("ask-naming"), Phrase("why-naming"), "§2.4")
    worm = worm_of(view.to_act[0], view.order[0].worm)
    if view.left and view.may_swing and not view.draft:
        return Question(Phrase("ask-moving-swing", {"left": view.left}), Phrase("why-moving", {"worm": worm}), "§4.1")
    if view.left:
        return Question(Phrase("ask-moving", {"left": view.left}), Phrase("why-moving", {"worm": worm}), "§3.1")
    if view.may_swing:
        return Question(Phrase("ask-swinging"), Phrase("why-swinging"), "§4.1")
    return Question(Phrase("ask-confirming"), Phrase("why-confirming"), "§3.3")


def of_waiting(view: View) -> Phrase:
    """Who is asked, and what for, as the others see it."""
    assert isinstance(view, WormUpView)
    if view.outcome is not None:
        return of_outcome(view.outcome)
    return Phrase(f"wait-{view.phase}", {"seats": [Who(seat) for seat in view.to_act]})


def millimetres_to_go(view: WormUpView, worm: WormView) -> int:
    """From the side of a head to the card, in whole millimetres."""
    x, y = worm.body[0]
    table = view.table
    square = card_distance(x, y, (*view.finish.right, *view.finish.left))
    far: float = math.sqrt(square) / table.card - (table.segment + table.thick) / 2
    return max(0, round(far / 100))


def of_view(view: View) -> list[Phrase]:
    """All that a seat knows, line by line."""
    assert isinstance(view, WormUpView)
    lines = [Phrase("view-round", {"race": view.race, "round": view.round})]
    if view.seat is not None and view.seat in view.to_act:
        lines.append(of_question(view).ask)
    else:
        lines.append(of_waiting(view))
    if view.options["races"] > 1:
        wins = [Phrase("wins-of", {"seat": Who(seat), "wins": won}) for seat, won in enumerate(view.wins)]
        lines.append(Phrase("view-wins", {"wins": wins}))
    for worm in view.worms:
        lines += of_worm(view, worm)
    (left_x, left_y), (right_x, right_y) = view.finish.left, view.finish.right
    posts = {"leftX": tenths(left_x), "leftY": tenths(left_y), "rightX": tenths(right_x), "rightY": tenths(right_y)}
    lines.append(Phrase("view-finish", posts))
    for thing in view.table.obstacles:
        place = {"x": tenths(thing.centre[0]), "y": tenths(thing.centre[1])}
        lines.append(Phrase("view-obstacle", {"kind": thing.kind, **place}))
    if view.order:
        moves = [
            Phrase("order-move", {"worm": worm_of(view.worms[move.worm].seat, move.worm), "number": move.number})
            for move in view.order
        ]
        lines.append(Phrase("view-order", {"moves": moves}))
    if view.laid:
        lines.append(Phrase("view-laid", {"tiles": list(view.laid)}))
    return lines


def tenths(length: int) -> float:
    """Centimetres, with one decimal."""
    return round(length / 1000, 1)


def of_worm(view: WormUpView, worm: WormView) -> list[Phrase]:
    """Where a worm lies and heads for, and its tiles."""
    (x, y), (neck_x, neck_y) = worm.body[0], worm.body[1]
    name = whose(worm.seat, worm.worm)
    where = {
        **name,
        "x": tenths(x),
        "y": tenths(y),
        "heading": heading(nearest_angle(float(x - neck_x), float(y - neck_y))),
        "far": millimetres_to_go(view, worm),
    }
    resting = Phrase("no-tile") if worm.resting is None else worm.resting
    return [
        Phrase("view-worm", where),
        Phrase("view-tiles", {**name, "tiles": list(worm.available), "resting": resting}),
    ]


def of_hand(view: View) -> list[Phrase]:
    """The viewer's tiles."""
    assert isinstance(view, WormUpView)
    return [of_worm(view, worm)[1] for worm in view.worms if worm.seat == view.seat]


def notes(action: Action, view: View) -> list[Phrase]:
    """What a tile does."""
    if not isinstance(action, Bid):
        return []
    return [Phrase("note-tile-x" if action.tile == X else "note-tile-number", {"tile": action.tile})]


def is_idle(action: Action) -> bool:
    """Is this just going without?  Nothing is: until a move is confirmed its steps may be taken back."""
    return False


def of_region(region: Region) -> Phrase | None:
    """What a region allows, and how to say it; None: nothing that is not said by another one."""
    numbers = region.numbers()
    template = region.template
    if isinstance(template, Crawl):
        # Arcs run counter-clockwise, a clock does not.
        arcs = [Phrase("region-arc", {"first": heading(b), "last": heading(a)}) for a, b in numbers["arcs"]]
        return Phrase("region-crawl-reverse" if template.reverse else "region-crawl", {"arcs": arcs})
    if isinstance(template, SwingFinish):
        left, right = degrees_of(numbers["high"]), degrees_of(-numbers["low"])
        return Phrase("region-swing", {"post": Phrase(f"post-{template.held}"), "left": left, "right": right})
    return None


def degrees_of(turn: int) -> int:
    """Whole degrees, rounded down."""
    return turn * 360 // TURN


def short(action: Action) -> list[Any]:
    """Shorter ways to name an action."""
    match action:
        case Bid(tile):
            return [tile]
        case NameNumber(number):
            return [str(number)]
        case Crawl(angle, reverse):
            return [Phrase("typed-reverse" if reverse else "typed-towards", {"clock": clock(angle)})]
        case CrawlPath(angles, False):
            return [" ".join([clock(angle) for angle in angles])]
        case SwingFinish(held, turn):
            values = swing_values(held, turn)
            return [Phrase("typed-swing", {**values, "way": Phrase(f"typed-way-{values['way']}")})]
        case Confirm():
            return [Phrase("typed-confirm")]
    return []


def vocabulary(view: View) -> Iterable[Action]:
    """What one could name in this match: tiles, numbers, headings by ten minutes on the clock, swings by five degrees."""
    assert isinstance(view, WormUpView)
    yield Confirm()
    for tile in view.table.tiles:
        yield Bid(tile)
        if tile != X:
            yield NameNumber(int(tile))
    for minutes in range(0, MINUTES, 10):
        angle = -round(minutes * TURN / MINUTES) % TURN
        yield Crawl(angle, False)
        yield Crawl(angle, True)
    for degrees in range(5, 360, 5):
        turn = round(degrees * TURN / 360)
        for held in ("left", "right"):
            yield SwingFinish(held, turn)
            yield SwingFinish(held, -turn)


MARGIN = 4000  # drawn around whatever lies on the table: 4 cm
LEAST_ROWS = 8
ROWS_BELOW = 13  # that the news, the question and its choices need
MARKS = "●■▲◆★"  # each worm has a shape and a colour of its own
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta")


def draw(view: View, voice: Voice, width: int, height: int) -> tuple[list[Line], list[Line]]:
    """The table from above, the finish at the right; and each worm's tiles and how far it has to go.

    Where nothing lies at the long edges, they are left out, so that the question has room below.
    """
    assert isinstance(view, WormUpView)
    low, high = band(view)
    most = max(LEAST_ROWS, height - len(view.worms) - ROWS_BELOW)
    columns = max(40, min(width - 2, 120))
    # A letter is about twice as high as wide.
    rows = round(columns * (high - low) / view.table.length / 2)
    if rows > most:
        rows = most
        columns = max(40, min(columns, round(rows * 2 * view.table.length / (high - low))))
    cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(x: float, y: float, mark: str, style: str) -> None:
        column = min(columns - 1, int(x * columns / view.table.length))
        row = max(0, min(rows - 1, int((high - y) * rows / (high - low))))
        cells[row, column] = (mark, style)

    draw_table(view, put)
    top, bottom = ("─" if high == view.table.width else "┄"), ("─" if low == 0 else "┄")
    lines: list[Line] = [[("┌" + top * columns + "┐", "dim")]]
    for row in range(rows):
        inside = [cells.get((row, column), (" ", "")) for column in range(columns)]
        lines.append([("│", "dim"), *inside, ("│", "dim")])
    lines.append([("└" + bottom * columns + "┘", "dim")])
    return lines, [panel_line(view, worm, voice) for worm in view.worms]


def band(view: WormUpView) -> tuple[float, float]:
    """The part of the table that is drawn: from one long edge to the other, or as far as something lies there."""
    places: list[float] = [y for worm in view.worms for _, y in worm.body]
    places += [view.finish.left[1], view.finish.right[1], *(y for _, y in view.table.start)]
    for thing in view.table.obstacles:
        places += [y for _, y in thing.corners or (thing.centre,)]
    return max(0, min(places) - MARGIN), min(view.table.width, max(places) + MARGIN)


def draw_table(view: WormUpView, put: Any) -> None:
    """What lies there: the start line, obstacles, the card, then the worms."""
    (start_x, top), (_, bottom) = view.table.start
    for part in range(21):
        put(start_x, bottom + (top - bottom) * part / 20, "·", "dim")
    for thing in view.table.obstacles:
        corners = thing.corners or ((thing.centre[0], thing.centre[1]),)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            for part in range(11):
                put(ax + (bx - ax) * part / 10, ay + (by - ay) * part / 10, "#", "dim")
        if thing.radius:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                put(thing.centre[0] + dx * thing.radius, thing.centre[1] + dy * thing.radius, "#", "dim")
    (lx, ly), (rx, ry) = view.finish.left, view.finish.right
    for part in range(21):
        put(rx + (lx - rx) * part / 20, ry + (ly - ry) * part / 20, "┃", "bold")
    put(lx, ly, "L", "bold")
    put(rx, ry, "R", "bold")
    for worm in view.worms:
        for x, y in worm.body[:0:-1]:
            put(x, y, "o", COLOURS[worm.worm])
        put(*worm.body[0], MARKS[worm.worm], f"bold {COLOURS[worm.worm]}")


def panel_line(view: WormUpView, worm: WormView, voice: Voice) -> Line:
    """A worm beside the table: whose it is, its tiles, what rests, how far it has to go."""
    name = voice.tell("panel-you") if worm.seat == view.seat else voice.name(worm.seat)
    line: Line = [(f"{MARKS[worm.worm]} {name[:12]:<13}", f"bold {COLOURS[worm.worm]}")]
    line.append((" ".join(worm.available).ljust(12), ""))
    if worm.resting is not None:
        line.append((voice.tell("panel-resting", tile=worm.resting) + "  ", "dim"))
    line.append((voice.tell("panel-to-go", far=millimetres_to_go(view, worm)), ""))
    return line
