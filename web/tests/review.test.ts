import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { entryAt, lineOf, mistakesOf, signed, spread, withError } from "../src/review/figures";
import { shareOf } from "../src/review/shares";
import {
  balanceOf,
  decisionsOf,
  describeCost,
  describeTurningPoint,
  keyEntry,
  luckOf,
  pointsFor,
  storyOf,
  timesByVersion,
  winnersOf,
  worstOf,
  type When,
} from "../src/review/story";
import type { Moment, Review, SeatReview } from "../src/types/review";

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
    isMistake,
  },
  takesBack: false,
});
const PHRASE = { message: "just", values: {} };

test("changes are written in hundredths with their sign and error", () => {
  expect([signed(0.124), signed(-0.05), signed(0.001)]).toEqual(["+12", "−5", "0"]);
  expect(withError(-0.2, 0.031)).toBe("−20 ± 3");
  expect(withError(0.2, 0.0001)).toBe("+20 ± 1");
});

test("a version belongs to the last entry made up to it", () => {
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

test("buttons for turning points stay apart and inside", () => {
  expect(spread([10, 300, 590, 595, 600], 40, 600)).toEqual([20, 300, 500, 540, 580]);
  expect(spread([], 40, 600)).toEqual([]);
});

const seatOf = (luck: number, loss: number, error = 0.02): SeatReview => ({
  luck,
  luckError: error,
  loss,
  lossError: error,
  decisions: 9,
  mistakes: 1,
});

/**
 * Makes a review of two seats from the chances of the first one; the decision at entry `mistake` cost 0.2, and the
 * change at entry `luck` was due to luck.
 */
function reviewOf(chances: number[], { mistake = -1, luck = -1, own = seatOf(0, 0.2) } = {}): Review {
  const moments = chances.map((chance, entry) => {
    const found = moment(entry, chance, entry === mistake ? 0.2 : 0, entry === mistake);
    const change = entry === luck ? chance - chances[entry - 1]! : 0;
    return { ...found, errors: [0.01, 0.01], ...(change && { luck: [change, -change], luckErrors: [0.01, 0.01] }) };
  });
  const seats = [own, seatOf(0, 0)];
  return { game: "", simulations: 1, isCalibrated: true, moments, seats, turningPoints: [], bestMoments: [null, null] };
}
const when = (entry: number): When => ({ unit: "round", number: entry });
const told = (review: Review, seat = 0) => storyOf(review, seat, when).map((one) => one.message);
const LEADS = [0.5, 0.6, 0.7, 0.7, 0.7, 0.4, 0.3, 0.3, 0.3, 0.2, 0.1, 0.0];

test("the story of a lost match names the lead, the costliest choice and luck", () => {
  const review = reviewOf(LEADS, { mistake: 5, own: seatOf(0.06, 0.2) });
  const story = storyOf(review, 0, when);
  expect(story.map((one) => one.message)).toEqual(["story-lost-ahead", "story-blow-choice", "story-luck-for"]);
  expect(story[0]!.values["until"]).toEqual({ message: "when-until", values: { unit: "round", number: 4 } });
  expect(story[1]!.values["share"]).toEqual({ message: "story-share", values: { share: "quarter" } });
  expect(keyEntry(review, 0)).toBe(5);
  expect(winnersOf(review)).toEqual([1]);
});

test("bad luck is named only if it cost more than any choice", () => {
  expect(told(reviewOf(LEADS, { mistake: 2, luck: 5 }))).toContain("story-blow-luck");
  expect(told(reviewOf(LEADS))).toEqual(["story-lost-ahead", "story-no-blow", "story-luck-nobody"]);
});

test("a seat that is out early is judged by the part of the match in which it had a chance", () => {
  const early = [0.3, 0.45, 0.45, 0.45, 0.45, 0.1, ...Array<number>(80).fill(0)];
  expect(told(reviewOf(early))[0]).toBe("story-lost-hopeful");
});

test("the story of a won match says when the lead was taken", () => {
  expect(told(reviewOf([0.5, ...Array<number>(20).fill(0.7), 1]))[0]).toBe("story-won-always");
  expect(told(reviewOf([0.5, 0.3, 0.4, 0.4, 0.6, 0.7, 0.7, 0.8, 0.9, 1]))[0]).toBe("story-won-lead");
  expect(told(reviewOf([0.5, 0.2, 0.4, 0.6, 0.7, 1]))[0]).toBe("story-won-behind");
  expect(told(reviewOf([0.5, 0.4, 0.4, 0.4, 0.45, 1]))[0]).toBe("story-won-late");
});

test("at the beginning nobody counts as behind, and “hardly a chance” is worse than “well behind”", () => {
  const chance = (chances: number[]) => storyOf(reviewOf(chances), 0, when)[0]!.values["chance"];
  expect(told(reviewOf([0.1, 0.1, ...Array<number>(20).fill(0.7), 1]))[0]).toBe("story-won-always");
  expect(chance([0.5, 0.5, 0.2, 0.7, 1])).toBe("poor");
  expect(chance([0.5, 0.5, 0.08, 0.7, 1])).toBe("slim");
});

test("a poor decision after which the chance did not fall was lucky, and is blamed for nothing", () => {
  const review = reviewOf([0.5, 0.55, 0.83, 0.6, 0.4, 1], { mistake: 2 });
  const percent = (chance: number) => `${Math.round(100 * chance)}%`;
  const said = describeCost(review, review.moments[2]!, percent);
  expect(said).toMatchObject({ message: "review-lucky", values: { before: "55%", after: "83%" } });
  expect(pointsFor(review, 0).find((one) => one.entry === 2)).toMatchObject({ isLuck: true });
  expect(worstOf(review, 0)).toBeNull();
  const harmful = reviewOf([0.5, 0.55, 0.4, 0.3], { mistake: 2 });
  expect(describeCost(harmful, harmful.moments[2]!, percent).message).toBe("review-cost");
  expect(worstOf(harmful, 0)?.entry).toBe(2);
});

test("a change by what another seat did names that seat", () => {
  const review = reviewOf([0.5, 0.8]);
  const said = (seat: number) => describeTurningPoint(review, pointsFor(review, seat)[0]!, String);
  expect([said(0).message, said(1).message]).toEqual(["review-turn", "review-turn-others"]);
  expect(said(1).values["doer"]).toEqual({ seat: 0 });
});

test("turning points are those of the seat, in the order of the match", () => {
  const points = pointsFor(reviewOf(LEADS, { luck: 5 }), 1);
  expect(points.map((one) => one.entry)).toEqual([1, 2, 5, 6, 9, 10]);
  expect(points.find((one) => one.entry === 5)).toMatchObject({ seat: 1, isLuck: true });
  expect(decisionsOf(reviewOf(LEADS, { mistake: 5 }), 1)).toEqual([]);
});

test("luck and choices are compared only if they differ by more than their errors", () => {
  expect(luckOf(seatOf(0.3, 0))).toEqual({ side: "for", strength: "strong" });
  expect(luckOf(seatOf(-0.06, 0))).toEqual({ side: "against", strength: "slight" });
  expect(luckOf(seatOf(0.06, 0, 0.05)).side).toBe("nobody");
  const cases: [number, number][] = [
    [0.3, 0.1],
    [0.1, 0.3],
    [-0.3, 0.1],
    [-0.1, 0.3],
    [-0.2, 0.22],
  ];
  expect(cases.map(([luck, loss]) => balanceOf(seatOf(luck, loss)))).toEqual([
    "luck-helped-more",
    "luck-wasted",
    "luck-hurt-more",
    "choices-more",
    "close",
  ]);
  expect([0.01, 0.1, 0.33, 0.5, 0.97].map((loss) => shareOf(loss, 1))).toEqual([
    "little",
    "tenth",
    "third",
    "half",
    "all",
  ]);
});

test("a step is named by the latest round in the events, or by its number", () => {
  const frame = (version: number, ...events: object[]) => ({ version, at: 0, view: {}, happened: { events } }) as never;
  const found = timesByVersion([
    frame(1, { type: "a" }),
    frame(3, { type: "b" }),
    frame(4, { round: 2 }),
    frame(9, {}),
  ]);
  expect([...found.values()]).toEqual([
    { unit: "step", number: 1 },
    { unit: "step", number: 2 },
    { unit: "round", number: 2 },
    { unit: "round", number: 2 },
  ]);
});

test.each(["en", "fr"])("every sentence of a story exists in %s", (language) => {
  const bundle = new FluentBundle(language);
  for (const folder of ["src", "src/review"])
    bundle.addResource(new FluentResource(readFileSync(`${folder}/words.${language}.ftl`, "utf-8")));
  const story = readFileSync("src/review/story.ts", "utf-8");
  const ids = [...story.matchAll(/"((?:story|when)-[a-z-]+)"/g)].map((one) => one[1]!);
  const sides = ["for", "against", "nobody"].map((side) => `story-luck-${side}`);
  const balances = [...story.matchAll(/"(luck-[a-z-]+|close|choices-more)"/g)].map((one) => `balance-${one[1]!}`);
  expect([...ids, ...sides, ...balances].filter((id) => !bundle.hasMessage(id))).toEqual([]);
});
