import { describe, expect, it } from "vitest";
import type { Event, MaltaView } from "../src/types/malta";
import { placesAlong, spotOf, turned } from "../src/games/malta/grid";
import type { Option } from "../src/games/malta/choosing";
import { drawOf, landingOf } from "../src/games/malta/landing";
import { reasonsIn } from "../src/games/malta/outs";
import { tracksOf } from "../src/games/malta/motion";
import { ordersOf } from "../src/games/malta/orders";
import { after, laid, type Tile } from "../src/games/malta/tiles";
import { duration, scenesOf } from "../src/games/malta/timeline";

/** Returns a board of 3 × 3 stars, each named after the place where it lies at first. */
function board(): MaltaView {
  const places = ["1", "2", "3"].flatMap((row) => ["a", "b", "c"].map((column) => column + row));
  const arrows = ["up", "right", "down", "left"];
  const lying = places.map((place) => ({ place, space: `at ${place}`, turned: 0, faceUp: true, arrows, number: 1 }));
  return { board: lying, components: { space: [{ id: "start", start: true }], card: [] } } as unknown as MaltaView;
}

const placeOf = (tiles: Tile[], space: string) => tiles.find((tile) => tile.space === `at ${space}`)!.place;

describe("the grid", () => {
  it("counts rows from the bottom and the screen from the top", () => {
    expect(spotOf("c1", 7)).toEqual({ x: 2, y: 6 });
  });

  it("turns directions clockwise, and back", () => {
    expect([turned("up", 1), turned("left", 1), turned("up", -1)]).toEqual(["right", "up", "left"]);
  });

  it("names a line in the order in which it slides", () => {
    expect(placesAlong("row 2", "left", 3)).toEqual(["c2", "b2", "a2"]);
    expect(placesAlong("column b", "up", 3)).toEqual(["b1", "b2", "b3"]);
  });
});

describe("spaces keep their identity", () => {
  it("when two change places", () => {
    const tiles = after({ type: "spacesSwapped", one: "a1", other: "c3" }, laid(board(), []), 3);
    expect([placeOf(tiles, "a1"), placeOf(tiles, "c3"), placeOf(tiles, "b2")]).toEqual(["c3", "a1", "b2"]);
  });

  it("when a line slides and its end goes round", () => {
    const tiles = after({ type: "lineShifted", line: "row 1", direction: "right" }, laid(board(), []), 3);
    expect(["a1", "b1", "c1", "a2"].map((space) => placeOf(tiles, space))).toEqual(["b1", "c1", "a1", "a2"]);
  });

  it("when they turn three quarters: they never spin back", () => {
    const tiles = after({ type: "spaceTurned", place: "b2", quarters: 3 }, laid(board(), []), 3);
    const view = board();
    view.board[4]!.turned = 3;
    expect(laid(view, tiles)[4]!.quarters).toBe(3);
    const again = after({ type: "spaceTurned", place: "b2", quarters: 2 }, laid(view, tiles), 3);
    view.board[4]!.turned = 1;
    expect(laid(view, again)[4]!.quarters).toBe(5);
  });

  it("and remember their front while face down", () => {
    const before = laid(board(), []);
    const view = board();
    Object.assign(view.board[0]!, { faceUp: false, arrows: [], number: 0 });
    const [tile] = laid(view, before);
    expect([tile!.isUp, tile!.front?.number]).toEqual([false, 1]);
  });
});

describe("an arrow", () => {
  const view = (changes: Partial<MaltaView> = {}): MaltaView =>
    ({
      ...board(),
      seat: 0,
      pawns: ["b2", "a1"],
      naming: null,
      named: [],
      options: { board: 3 },
      ...changes,
    }) as MaltaView;
  const option = (message: string, place?: string) =>
    ({ message, values: place ? { place } : {} }) as unknown as Option;

  it("to a space says how many cards a pawn that lands there draws next turn", () => {
    expect(drawOf(view(), "up", option("action-move-to", "b3"))).toEqual({ seat: 0, number: 1 });
    const shove = view({ naming: "Shove", named: [1] });
    expect(drawOf(shove, "right", option("action-name-direction-to", "b1"))).toEqual({ seat: 1, number: 1 });
  });

  it("of a card on the own pawn promises no cards: the pawn will move once more", () => {
    expect(drawOf(view({ naming: "Sidestep" }), "up", option("action-name-direction-to", "b3"))).toBeNull();
  });

  it("for a line is at the end that moves out, and for all pawns at the edge", () => {
    const shift = view({ naming: "Shift A Line", named: ["row 2"] });
    expect(landingOf(shift, "left", option("action-slide"))).toEqual({ spot: { x: 0, y: 1 }, isSpace: false });
    expect(drawOf(shift, "left", option("action-slide"))).toBeNull();
    const all = option("action-everyone-goes", "c2");
    expect(landingOf(view(), "right", all)).toEqual({ spot: { x: 2, y: 1 }, isSpace: false });
  });
});

describe("the timeline of a step", () => {
  const moved = (seat: number, start: string, end: string): Event => ({ type: "pawnMoved", seat, start, end });

  it("lets pawns move together, but one pawn only once at a time", () => {
    const one = duration([moved(0, "a1", "a2")]);
    expect(duration([moved(0, "a1", "a2"), moved(1, "b1", "b2")])).toBe(one);
    expect(duration([moved(0, "a1", "a2"), moved(1, "b1", "b2"), moved(0, "a2", "a3")])).toBe(2 * one);
  });

  it("shows a move that puts its player out twice as long", () => {
    const given: Event = { type: "cardsGiven", giver: 0, receiver: 1, count: 1, cards: null } as unknown as Event;
    const move = [moved(0, "a1", "a2"), given];
    const lost: Event = { type: "seatLost", seat: 0, reason: "no-cards" };
    expect(duration([...move, lost])).toBe(2 * (duration(move) + duration([lost]) / 2));
    expect([...reasonsIn([...move, lost]).values()]).toEqual([
      { message: "out-paid", values: { seat: { seat: 0 }, to: { seat: 1 } } },
    ]);
    expect(reasonsIn([{ ...lost, reason: "no-way" }]).get(0)!.message).toBe("out-no-way");
  });

  it("takes no time for one's own steps", () => {
    expect(duration([{ type: "stepTaken", seat: 0, action: {} }])).toBe(0);
  });

  it("never runs backwards", () => {
    const events: Event[] = [
      { type: "spaceTurned", place: "a1", quarters: 1 },
      moved(0, "a1", "a2"),
      { type: "spaceRemoved", place: "a1" },
      { type: "seatLost", seat: 0, reason: "no-way" },
      { type: "seatReturned", seat: 0, place: "a1" },
      { type: "lineShifted", line: "column a", direction: "up" },
      moved(0, "a1", "b1"),
    ];
    const tracks = tracksOf(scenesOf(events), laid(board(), []), ["a1"], 3);
    expect([...tracks.keys()]).toContain("pawn 0");
    for (const frames of tracks.values()) {
      const offsets = frames.map((frame) => frame.offset!);
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBeLessThanOrEqual(1);
    }
  });
});

describe("standing orders", () => {
  const onSeats = ["Swap Hands", "Shove"];

  it("list what to react to, and end with what to do otherwise", () => {
    expect(ordersOf([{ reaction: "Negate", cards: ["Swap Hands"], isOnMe: true }], "pass", onSeats)).toEqual([
      {
        event: "cardPlayed",
        where: { card: ["Swap Hands"], targets: ["me"] },
        answer: { type: "react", card: "Negate" },
      },
      { answer: { type: "pass" } },
    ]);
  });

  it("take only cards that name a seat when any card on me is meant", () => {
    const [order] = ordersOf([{ reaction: "Boomerang", cards: [], isOnMe: true }], "ask", onSeats);
    expect(order!.where!["card"]).toEqual(onSeats);
  });
});
