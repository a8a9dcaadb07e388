/**
 * Tests of walks of All Wound Up in the browser: decoding the keyframes that Python wrote, and how long they are shown.
 */
import { describe, expect, it } from "vitest";
import {
  fits,
  isLong,
  liesAcross,
  nearestLegal,
  nextGoal,
  type PoseRegion,
  type SwingRegion,
} from "../src/games/wound_up/geometry";
import { courseAt, directionOf, sizeOf } from "../src/games/wound_up/course";
import { pitOnTheWay, stopsOf } from "../src/games/wound_up/turning";
import { fromDegrees } from "../src/stage/angles";
import { flipped, moved, textOf, turned } from "../src/games/wound_up/editor/layout";
import { decoded, poseAt } from "../src/games/wound_up/keyframes";
import { duration, stretches, tickAt, walkLasts } from "../src/games/wound_up/walks";
import type { BoardView, PawnsWalked, WoundUpView } from "../src/types/wound_up";
import made from "./fixtures/walk.json";

const walk = made.walk as PawnsWalked;
/** Returns the frames of each pawn in the fixture, in which commas separate numbers and semicolons separate frames. */
const rows = (text: string) =>
  decoded(text).map((frames) =>
    frames.map(({ x, y, facing, pitch, roll, winds }) => [x, y, facing, pitch, roll, winds].join(",")).join(";"),
  );

describe("keyframes", () => {
  it("equal those that Python wrote", () => {
    expect(rows(walk.frames)).toEqual(made.frames);
  });
  it("may differ by any 16-bit number", () => {
    expect(rows(made.jumps.text)).toEqual(made.jumps.frames);
  });
  it("that end too early are refused", () => {
    expect(() => decoded(walk.frames.slice(0, 40))).toThrow("too early");
  });
  it("of another format are refused", () => {
    expect(() => decoded(btoa("\u0002\u0000\u0001\u0000"))).toThrow("format");
  });
  it("give the poses between them", () => {
    const [a, b] = [decoded(walk.frames)[0]![10]!, decoded(walk.frames)[0]![11]!];
    expect(poseAt(decoded(walk.frames)[0]!, 10.5).x).toBeCloseTo((a.x + b.x) / 2);
  });
});

describe("the pace of a walk", () => {
  it("is slow around important events, and complete", () => {
    const all = stretches(walk);
    expect(all[0]!.from).toBe(0);
    expect(all.at(-1)!.to).toBe(walk.ticks);
    for (let i = 1; i < all.length; i++) expect(all[i]!.from).toBe(all[i - 1]!.to);
    expect(all.at(-1)!.slowness).toBeGreaterThan(1); // a pawn runs off at the end
    expect(walkLasts(walk)).toBeGreaterThan((walk.ticks / 240) * 1000);
  });
  it("comes to its last tick in its time", () => {
    const all = stretches(walk);
    expect(tickAt(all, 0).tick).toBe(0);
    expect(tickAt(all, walkLasts(walk)).tick).toBeCloseTo(walk.ticks);
  });
  it("takes longer the more a pawn is wound", () => {
    const wound = (winds: number) => ({ type: "pawnWound", seat: 0, winds, black: 0, green: 0, slip: null });
    expect(duration([wound(3), walk])).toBeGreaterThan(duration([wound(1), walk]));
  });
});

describe("headings", () => {
  const tile = (number: number, column: number, row: number) => ({
    ...{ tile: number, face: "A", column, row, turns: 0 },
    ...{ west: column * 25000, east: (column + 1) * 25000, south: row * 25000, north: (row + 1) * 25000 },
  });
  /** The path goes south, then east, then north. */
  const board = {
    ...{ path: [2, 3, 4, 1], gateEdge: "north" },
    tiles: [tile(2, 0, 2), tile(3, 0, 1), tile(4, 1, 1), tile(1, 1, 2)],
  } as unknown as BoardView;
  const hours = (x: number, y: number, step: number) =>
    Array.from({ length: 12 }, (_, hour) => directionOf(fromDegrees(90 - hour * 30), courseAt(board, { x, y }, step)));

  it("are described as seen along the path", () => {
    const south = hours(12500, 62500, 0);
    expect([south[6], south[0], south[9], south[3]]).toEqual(["ahead", "back", "side-right", "side-left"]);
    expect([south[5], south[7]]).toEqual(["little-left", "little-right"]);
    expect(hours(12500, 30000, 1)[3]).toBe("ahead");
    expect(hours(30000, 62500, 3)[0]).toBe("ahead");
    expect(courseAt(board, { x: 30000, y: 62500 }, 3).isLast).toBe(true);
  });
  it("of a pawn beside the tiles are those of the nearest tile", () => {
    expect(hours(-300, 62500, 0)).toEqual(hours(300, 62500, 0));
  });
  it("name how far a turn goes", () => {
    expect([5, 20, -45, 90, 120, -180].map((turn) => sizeOf(fromDegrees(turn)))).toEqual([
      "touch",
      "little",
      "eighth",
      "quarter",
      "more",
      "half",
    ]);
  });
});

describe("a turn", () => {
  const pawn = (seat: number, x: number, y: number) => ({ seat, x, y, facing: fromDegrees(90), ignores: [] });
  const view = (pawns: object[], card = "Rotate Opponent") =>
    ({
      pawns,
      auction: { card },
      board: {
        ...{ halfLength: 1500, halfWidth: 2000 },
        triggers: [{ kind: "grave", tile: 2, x: 12500, y: 8300, halfX: 3000, halfY: 2500, radius: 0 }],
      },
    }) as unknown as WoundUpView;
  const swing = (low: number, high: number): SwingRegion => ({
    ...{ kind: "swing", action: { type: "turn" }, still: true, pivot: [12500, 12500], start: fromDegrees(90) },
    ...{ low: fromDegrees(low), high: fromDegrees(high) },
  });

  it("names the pawn that stops it, and the side", () => {
    const close = view([pawn(0, 12500, 12500), pawn(1, 16475, 12500)]);
    expect(stopsOf(close, swing(0, 0), 0)).toEqual({ left: 1, right: 1 });
    const free = view([pawn(0, 12500, 12500), pawn(1, 20000, 12500)]);
    expect(stopsOf(free, swing(-180, 180), 0)).toEqual({ left: null, right: null });
    const onlyLeft = view([pawn(0, 12500, 12500), pawn(1, 16475, 12500)], "Rotate Left");
    expect(stopsOf(onlyLeft, swing(0, 0), 0)).toEqual({ left: 1, right: null });
  });
  it("names the grave that the feet would touch", () => {
    const alone = view([pawn(0, 12500, 12500)]);
    expect(pitOnTheWay(alone, swing(-180, 180), alone.pawns[0]!, 0)).toBeNull();
    expect(pitOnTheWay(alone, swing(-180, 180), alone.pawns[0]!, fromDegrees(5))).toBeNull();
    expect(pitOnTheWay(alone, swing(-180, 180), alone.pawns[0]!, fromDegrees(60))?.kind).toBe("grave");
  });
});

describe("the next goal of a pawn", () => {
  const tile = (number: number, south: number) => ({
    tile: number,
    west: 0,
    east: 25000,
    south,
    north: south + 25000,
  });
  const board = {
    tiles: [tile(4, 0), tile(2, 25000)],
    path: [4, 2],
    gate: [
      [10000, 50000],
      [15000, 50000],
    ],
    gateEdge: "north",
  } as unknown as BoardView;

  it("is the next tile of the path", () => {
    expect(nextGoal(board, 0)).toEqual({ x: 50, y: 50 });
  });
  it("is beyond the gate after the last tile", () => {
    expect(nextGoal(board, 1).x).toBeCloseTo(50);
    expect(nextGoal(board, 1).y).toBeCloseTo(-11);
  });
});

describe("a place for a pawn", () => {
  const region: PoseRegion = {
    kind: "pose",
    action: { type: "placePawn" },
    area: [
      [0, 0],
      [25000, 0],
      [25000, 5000],
      [0, 5000],
    ],
    halfLength: 1500,
    halfWidth: 2000,
    boxes: [[10000, 2500, 0, 1500, 2000]],
    tolerance: 25,
    untouchedBoxes: [],
    untouchedDiscs: [[20000, 2500, 750]],
  };
  it("lies within the area, apart from pawns and brains", () => {
    expect(fits(region, 5000, 2500, 0)).toBe(true);
    expect(fits(region, 1000, 2500, 0)).toBe(false); // sticks out
    expect(fits(region, 7000, 2500, 0)).toBe(true); // touches the other pawn
    expect(fits(region, 7100, 2500, 0)).toBe(false);
    expect(fits(region, 18000, 2500, 0)).toBe(false); // on the brain
  });
  it("is found even where a pawn only just fits at an angle", () => {
    const askew = fromDegrees(47);
    expect(fits(region, 5000, 2000, askew)).toBe(false);
    const found = nearestLegal(region, 5000, 2000, askew)!;
    expect(fits(region, found.x, found.y, askew)).toBe(true);
    expect(Math.abs(found.x - 5000)).toBeLessThan(250);
  });
  it("that is free is not changed", () => {
    expect(nearestLegal(region, 5000, 2500, 0)).toEqual({ x: 5000, y: 2500 });
  });
});

describe("a layout being edited", () => {
  const tiles = [
    { number: 2, face: "A", column: 1, row: 1, turns: 0 },
    { number: 1, face: "A", column: 2, row: 4, turns: 1 },
  ];
  it("is a short text that begins in the south-west", () => {
    expect(textOf({ tiles, path: [2, 1], start: "S" })).toBe("1A131-2A00-21-S");
  });
  it("lets tiles change places", () => {
    const next = moved(tiles, 2, 2, 4);
    expect(next.map(({ column, row }) => [column, row])).toEqual([
      [2, 4],
      [1, 1],
    ]);
  });
  it("turns by quarters and flips", () => {
    const four = [1, 2, 3, 4].reduce((all) => turned(all, 1), tiles);
    expect(four).toEqual(tiles);
    expect(flipped(flipped(tiles, 2), 2)).toEqual(tiles);
    expect(flipped(tiles, 2)[0]!.face).toBe("B");
  });
});

describe("a long course", () => {
  const board = (columns: number, rows: number) =>
    ({ tiles: [{ east: columns * 25000, north: rows * 25000 }] }) as unknown as BoardView;

  it("runs across a wide screen, and up a narrow one", () => {
    expect(liesAcross(board(1, 4), 1060, 480)).toBe(true);
    expect(liesAcross(board(1, 4), 378, 312)).toBe(false);
  });

  it("is not turned if it is compact or already wide", () => {
    expect(liesAcross(board(2, 2), 1060, 480)).toBe(false);
    expect(liesAcross(board(4, 1), 1060, 480)).toBe(false);
    expect([isLong(board(4, 1)), isLong(board(2, 3))]).toEqual([true, false]);
  });
});
