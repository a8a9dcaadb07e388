/** Tests of questions about Wilds that are answered automatically. */
import { describe, expect, it } from "vitest";
import { Repeats } from "../src/games/wound_up/repeats";
import type { Event, WoundUpView } from "../src/types/wound_up";

const raising = (bids: number[], tokens: Record<string, number> = {}, card = "Wind 3") =>
  ({
    ...{ seat: 0, turn: 1, phase: "raising", tokens: [tokens, {}, {}] },
    auction: { card, raiser: 0, bids: bids.map((bid, seat) => ({ seat, bid })) },
  }) as unknown as WoundUpView;
const answered = [{ type: "bidAnswered", seat: 0 }] as unknown as Event[];

describe("a question about Wilds", () => {
  it("is asked before the player has decided anything in this auction", () => {
    expect(new Repeats().has(raising([3, 2, 0]))).toBe(false);
  });
  it("is answered automatically until a bid changes, and then asked again", () => {
    const repeats = new Repeats();
    repeats.note(raising([1, 3, 0]), answered);
    expect(repeats.has(raising([1, 3, 0]))).toBe(true);
    expect(repeats.has(raising([1, 3, 2]))).toBe(false);
    expect(repeats.has(raising([1, 3, 0], {}, "Wind 4"))).toBe(false);
  });
  it("is answered automatically while the player leads alone, but not in a tie", () => {
    const repeats = new Repeats();
    repeats.note(raising([3, 0, 0]), answered);
    expect(repeats.has(raising([3, 2, 1]))).toBe(true);
    expect(repeats.has(raising([3, 3, 1]))).toBe(false);
  });
  it("is asked again on a board that jumped to another position, but not when a step ends", () => {
    const repeats = new Repeats();
    const before = raising([1, 3, 0]);
    repeats.note(before, answered);
    repeats.note(before, null);
    expect(repeats.has(before)).toBe(true);
    repeats.note(raising([1, 3, 0]), null);
    expect(repeats.has(raising([1, 3, 0]))).toBe(false);
  });
  it("is asked of a player who could use a red token", () => {
    const repeats = new Repeats();
    repeats.note(raising([1, 3, 0]), answered);
    expect(repeats.has(raising([1, 3, 0], { red: 1 }))).toBe(false);
  });
});
