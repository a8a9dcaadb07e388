/** Tests of hands of cards. */
import { describe, expect, it } from "vitest";
import { fanOf, lensAt, pilesOf, shownHand } from "../src/stage/hand";

describe("a hand", () => {
  it("is sorted in the order of the box, with equal cards together", () => {
    expect(pilesOf(["b", "a", "b"], ["c", "b", "a"])).toEqual([
      { card: "b", count: 2 },
      { card: "a", count: 1 },
    ]);
  });
});

describe("a hand as it is shown", () => {
  it("loses cards at once, and gains them when their arrival has been shown", () => {
    expect(shownHand(["a", "b", "b"], ["b", "c", "b", "b"], false)).toEqual(["b", "b"]);
    expect(shownHand(["a"], ["b", "c"], true)).toEqual(["b", "c"]);
  });
});

describe("a fan", () => {
  it("shows cards side by side if there is room", () => {
    const { size, width, places } = fanOf(3, 1000);
    expect([size, width]).toEqual([118, 1000]);
    expect(places.map(({ left }) => left)).toEqual([376, 500, 624]);
    expect(places.map(({ lean }) => lean)).toEqual([-1, 0, 1]);
  });

  it("has a middle card that stands upright", () => {
    expect(fanOf(1, 390).places).toEqual([{ left: 195, lean: 0 }]);
  });

  it("is one row in which every card can be touched, and scrolls if there are too many", () => {
    for (const room of [320, 390, 700, 1200])
      for (const count of [1, 5, 9, 20, 26]) {
        const { size, width, places } = fanOf(count, room);
        expect(places).toHaveLength(count);
        for (const { left } of places) {
          expect(left - size / 2).toBeGreaterThanOrEqual(0);
          expect(left + size / 2).toBeLessThanOrEqual(width);
        }
        const steps = places.slice(1).map(({ left }, at) => left - places[at]!.left);
        for (const step of steps) expect(step).toBeGreaterThanOrEqual(23.999);
        if (count === 5) expect(width).toBe(room);
      }
  });

  it("can be laid out before its width is known", () => {
    expect(fanOf(5, 0).places.every(({ left }) => Number.isFinite(left))).toBe(true);
  });
});

describe("an enlarged card", () => {
  const lens = { width: 200, height: 300 };
  const card = (left: number, top: number) => ({ left, top, width: 100, height: 146 });

  it("is drawn above its card", () => {
    expect(lensAt(card(500, 600), lens, { width: 1440, height: 900 })).toEqual({ left: 450, top: 290 });
  });

  it("never leaves the window", () => {
    const room = { width: 390, height: 390 };
    expect(lensAt(card(0, 100), lens, room)).toEqual({ left: 10, top: 10 });
    expect(lensAt(card(350, 900), lens, room)).toEqual({ left: 180, top: 80 });
  });
});
