// Tests of which presses count in a sheet whose choices have just moved.
import { expect, test } from "vitest";
import { Steady } from "../src/table/steady";

test("a press on what has just moved is ignored, a later one is not", () => {
  const steady = new Steady();
  expect(steady.ignores(900, 1)).toBe(false);
  steady.moved(1000);
  expect(steady.ignores(1100, 1)).toBe(true);
  expect(steady.ignores(1400, 1)).toBe(false);
});

test("a press counts after the player has opened a part of the sheet", () => {
  const steady = new Steady();
  steady.opened(1000);
  steady.moved(1020);
  expect(steady.ignores(1100, 1)).toBe(false);
});

test("a player without animations never waits, and a slow one not longer than others", () => {
  const steady = new Steady();
  steady.moved(1000);
  expect(steady.ignores(1000, 0)).toBe(false);
  expect(steady.ignores(1400, 2)).toBe(false);
});
