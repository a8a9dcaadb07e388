import { describe, expect, it } from "vitest";
import { offeredType } from "../src/games/wound_up/opening";
import type { Action } from "../src/types/wound_up";

const opens = (...cards: string[]): Action[] => cards.map((card) => ({ type: "open", card, wilds: 0 }));

describe("the type offered first to the opener", () => {
  it("is a Wind, even if there are more cards of another type", () => {
    const hand = ["Rotate Left", "Rotate Left", "Rotate Left", "Wind 1", "Wind 2", "Wind 2", "Wild"];
    expect(offeredType(hand, opens("Wind 1", "Wind 2", "Wind 4", "Rotate Left"))).toBe("Wind 2");
  });
  it("is the longer walk if there are equally many cards of each", () => {
    expect(offeredType(["Wind 1", "Wind 3"], opens("Wind 1", "Wind 3"))).toBe("Wind 3");
  });
  it("is the type with most cards without a Wind, and none if nothing may be opened", () => {
    expect(offeredType(["Rotate Left", "Rotate Right", "Rotate Right"], opens("Rotate Left", "Rotate Right"))).toBe(
      "Rotate Right",
    );
    expect(offeredType(["Wind 1"], [{ type: "pass" }])).toBeNull();
  });
});
