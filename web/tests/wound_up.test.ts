/**
 * Tests of walks of All Wound Up in the browser: decoding the keyframes that Python wrote, and how long they are shown.
 */
import { describe, expect, it } from "vitest";
import {
  clock,
  fits,
  isLong,
  liesAcross,
  nearestLegal,
  nextGoal,
  type PoseRegion,
} from "../src/games/wound_up/geometry";
import { fromDegrees, wrapped } from "../src/stage/angles";
import { flipped, moved, textOf, turned } from "../src/games/wound_up/editor/layout";
import { decoded, poseAt } from "../src/games/wound_up/keyframes";
import { duration, stretches, tickAt, walkLasts } from "../src/games/wound_up/walks";
import type { BoardView, PawnsWalked } from "../src/types/wound_up";
import made from "./fixtures/walk.json";

const walk = made.walk as PawnsWalked;
/** Returns the frames of each pawn in the fixture, in which commas separate numbers and semicolons separate frames. */
const rows = (text: string) =>
  decoded(text).map((frames) =>
    frames.map(({ x, y, facing, pitch, roll, winds }) => [x, y, facing, pitch, roll, winds].join(",")).join(";"),
  );

describe("keyframes", () => {
  it("are what Python wrote", () => {
    expect(rows(walk.frames)).toEqual(made.frames);
  });
  it("may jump as far as 16 bits go", () => {
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

describe("a walk as it is shown", () => {
  it("is slow around what mattered, and whole", () => {
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
  it("are those of a clock face", () => {
    expect(clock(fromDegrees(90))).toEqual({ hour: 12, minute: 0 });
    expect(clock(0)).toEqual({ hour: 3, minute: 0 });
    expect(clock(wrapped(fromDegrees(-90)))).toEqual({ hour: 6, minute: 0 });
    expect(clock(fromDegrees(75))).toEqual({ hour: 12, minute: 30 });
  });
});

describe("where a pawn goes next", () => {
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
  it("is found even where a pawn askew only just fits", () => {
    const askew = fromDegrees(47);
    expect(fits(region, 5000, 2000, askew)).toBe(false);
    const found = nearestLegal(region, 5000, 2000, askew)!;
    expect(fits(region, found.x, found.y, askew)).toBe(true);
    expect(Math.abs(found.x - 5000)).toBeLessThan(250);
  });
  it("that is free stays as it is", () => {
    expect(nearestLegal(region, 5000, 2500, 0)).toEqual({ x: 5000, y: 2500 });
  });
});

describe("a layout while it is made", () => {
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

  it("needs no turn if it is compact, or already wide", () => {
    expect(liesAcross(board(2, 2), 1060, 480)).toBe(false);
    expect(liesAcross(board(4, 1), 1060, 480)).toBe(false);
    expect([isLong(board(4, 1)), isLong(board(2, 3))]).toEqual([true, false]);
  });
});
