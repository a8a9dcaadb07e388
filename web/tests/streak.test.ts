/** Tests of what a browser remembers of puzzles. */
import { expect, test } from "vitest";
import { addSolved, streakOn } from "../src/puzzle/streak";

const NONE = { ids: [], streak: 0, lastDay: 0 };

test("solving the puzzle of the day on consecutive days makes a streak", () => {
  const first = addSolved(NONE, "malta/1", 100);
  const second = addSolved(first, "glory/2", 101);
  expect(second).toEqual({ ids: ["malta/1", "glory/2"], streak: 2, lastDay: 101 });
  expect(addSolved(second, "glory/2", 101)).toEqual(second);
});

test("a missed day ends the streak, and other puzzles do not count", () => {
  const kept = { ids: ["malta/1"], streak: 5, lastDay: 100 };
  expect(streakOn(101, kept)).toBe(5);
  expect(streakOn(102, kept)).toBe(0);
  expect(addSolved(kept, "malta/2", 102).streak).toBe(1);
  expect(addSolved(kept, "malta/2", null)).toEqual({ ...kept, ids: ["malta/1", "malta/2"] });
});
