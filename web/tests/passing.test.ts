import { describe, expect, it } from "vitest";
import { drawnOf, textOf } from "../src/games/wound_up/editor/layout";
import { completed, dueOf, freeOf, touched } from "../src/games/wound_up/passing";
import type { WoundUpView } from "../src/types/wound_up";

describe("passing cards", () => {
  const hand = ["Wind 1", "Wind 1", "Rotate Left", "Wild"];

  it("asks for the cards of the round that are not yet chosen, but never for more than the hand", () => {
    const view = { passing: [["give", 3]], round: 0, chosen: ["Wild"], hand } as unknown as WoundUpView;
    expect(dueOf(view)).toBe(2);
    expect(freeOf(view)).toEqual(["Wind 1", "Wind 1", "Rotate Left"]);
    expect(dueOf({ ...view, hand: ["Wild", "Wind 1"] })).toBe(1);
    expect(dueOf({ ...view, passing: [] })).toBe(0);
  });

  it("picks one more of a pile at each touch, then puts the pile back", () => {
    const one = touched([], "Wind 1", hand, 3);
    const two = touched(one, "Wind 1", hand, 3);
    expect(two).toEqual(["Wind 1", "Wind 1"]);
    expect(touched(two, "Wind 1", hand, 3)).toEqual([]);
    expect(touched(two, "Wild", hand, 2)).toEqual(two); // no more cards are due
  });

  it("completes what is picked with single cards first and Wilds last", () => {
    expect(completed([], hand, 3)).toEqual(["Rotate Left", "Wind 1", "Wind 1"]);
    expect(completed(["Wild"], hand, 2)).toEqual(["Wild", "Rotate Left"]);
  });
});

it("a layout is read from its short text", () => {
  const text = "1A121-2A00-3A01-4A02-2341-S";
  expect(textOf(drawnOf(text))).toBe(text);
});
