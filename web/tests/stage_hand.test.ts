/** Tests of hands of cards. */
import { describe, expect, it } from "vitest";
import { fanOf, pilesOf, shownHand } from "../src/stage/hand";

describe("a hand", () => {
  it("lies in the order of the box, equal cards together", () => {
    expect(pilesOf(["b", "a", "b"], ["c", "b", "a"])).toEqual([
      { card: "b", count: 2 },
      { card: "a", count: 1 },
    ]);
  });
});

describe("what has been shown of a hand", () => {
  it("loses cards at once, and gains them when they have come", () => {
    expect(shownHand(["a", "b", "b"], ["b", "c", "b", "b"], false)).toEqual(["b", "b"]);
    expect(shownHand(["a"], ["b", "c"], true)).toEqual(["b", "c"]);
  });
});

describe("a fan", () => {
  it("lies side by side where there is room", () => {
    const { size, rows, places } = fanOf(3, 1000);
    expect([size, rows]).toEqual([118, 1]);
    expect(places.map(({ left }) => left)).toEqual([376, 500, 624]);
    expect(places.map(({ lean }) => lean)).toEqual([-1, 0, 1]);
  });

  it("has a middle card that stands upright", () => {
    expect(fanOf(1, 390).places).toEqual([{ left: 195, row: 0, lean: 0 }]);
  });

  it("stays on the screen, with something of each card to touch, in as many rows as that takes", () => {
    for (const width of [320, 390, 700, 1200])
      for (const count of [1, 5, 9, 20, 40]) {
        const { size, rows, inRow, places } = fanOf(count, width);
        expect(places).toHaveLength(count);
        expect(rows * inRow).toBeGreaterThanOrEqual(count);
        for (const { left, row } of places) {
          expect(left - size / 2).toBeGreaterThanOrEqual(0);
          expect(left + size / 2).toBeLessThanOrEqual(width);
          expect(row).toBeLessThan(rows);
        }
        const steps = places.slice(1, inRow).map(({ left }, at) => left - places[at]!.left);
        for (const step of steps) expect(step).toBeGreaterThanOrEqual(42);
      }
  });

  it("can be laid before its width is known", () => {
    expect(fanOf(5, 0).places.every(({ left }) => Number.isFinite(left))).toBe(true);
  });
});
