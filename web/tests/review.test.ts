import { expect, test } from "vitest";
import { entryAt, lineOf, mistakesOf, signed, withError } from "../src/review/figures";
import type { Moment, Review } from "../src/types/review";

const moment = (entry: number, chance: number, loss = 0, isMistake = false): Moment => ({
  entry,
  seat: 0,
  chances: [chance, 1 - chance],
  errors: [0.1, 0.1],
  luck: [],
  luckErrors: [],
  decision: {
    seat: 0,
    loss,
    error: 0.01,
    better: isMistake ? { did: PHRASE, best: PHRASE, reason: PHRASE } : null,
  },
  takesBack: false,
});
const PHRASE = { message: "just", values: {} };

test("changes are written in hundredths with their sign and error", () => {
  expect([signed(0.124), signed(-0.05), signed(0.001)]).toEqual(["+12", "−5", "0"]);
  expect(withError(-0.2, 0.031)).toBe("−20 ± 3");
  expect(withError(0.2, 0.0001)).toBe("+20 ± 1");
});

test("a version belongs to the last entry made by then", () => {
  expect([1, 4, 5, 6, 99].map((version) => entryAt([2, 4, 4, 6], version))).toEqual([0, 2, 2, 3, 3]);
});

test("a line goes from the left to the right edge, and its band stays inside", () => {
  const { line, band } = lineOf([moment(0, 0.5), moment(1, 1)], 0, 100, 50);
  expect(line).toBe("M0.0 25.0L100.0 0.0");
  expect(band).toBe("M0.0 20.0L100.0 0.0L100.0 5.0L0.0 30.0Z");
});

test("the worst mistakes come first", () => {
  const moments = [
    moment(0, 0.5, 0.1, true),
    moment(1, 0.5, 0.3, true),
    moment(2, 0.5, 0.01),
    moment(3, 0.5, 0.2, true),
  ];
  expect(mistakesOf({ moments } as Review, 2).map((one) => one.entry)).toEqual([1, 3]);
});
