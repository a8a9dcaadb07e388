/** Tests of bids in All Wound Up: how many Wilds are preset, and what a touch of the Wild card changes. */
import { describe, expect, it } from "vitest";
import { biddingOf, withWild } from "../src/games/wound_up/bidding";
import type { Action, WoundUpView } from "../src/types/wound_up";

const view = (mine: number, theirs: number) =>
  ({ seat: 0, auction: { bids: [mine, theirs].map((bid, seat) => ({ seat, bid })) } }) as unknown as WoundUpView;
const open = (card: string, wilds: number): Action => ({ type: "open", card, wilds }) as Action;
const raise = (wilds: number): Action => ({ type: "raise", wilds }) as Action;
const PASS = { type: "pass" } as Action;

describe("the Wild card", () => {
  it("adds one Wild to an opening bid at each touch, and then takes all of them back", () => {
    const bidding = biddingOf(view(0, 0), [PASS, open("Wind 2", 0), open("Wind 2", 1), open("Wind 3", 0)], "Wind 2");
    expect(bidding.usual).toBe(0);
    expect(withWild(bidding, 0)).toBe(1);
    expect(withWild(bidding, 1)).toBe(0);
  });
  it("is needed for a type of which the player has no card", () => {
    const bidding = biddingOf(view(0, 0), [PASS, open("Wind 2", 1), open("Wind 2", 2)], "Wind 2");
    expect([bidding.usual, withWild(bidding, 1), withWild(bidding, 2)]).toEqual([1, 2, 1]);
  });
  it("is preset in a raise to just take the lead, and can be taken back in order to pass", () => {
    const bidding = biddingOf(view(1, 2), [PASS, raise(1), raise(2)], null);
    expect([bidding.usual, withWild(bidding, 2)]).toEqual([2, 0]);
  });
  it("is not preset in a raise that leads already or cannot lead", () => {
    expect(biddingOf(view(3, 2), [PASS, raise(1)], null).usual).toBe(0);
    expect(biddingOf(view(0, 4), [PASS, raise(1)], null).usual).toBe(0);
  });
});
