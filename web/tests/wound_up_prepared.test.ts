import { describe, expect, it } from "vitest";
import { Prepared } from "../src/games/wound_up/prepared";
import { Repeats } from "../src/games/wound_up/repeats";
import type { Action, Event, WoundUpView } from "../src/types/wound_up";

const open = (card: string): Action => ({ type: "open", card, wilds: 0 });
const opening = (opened: string[]) =>
  ({ turn: 1, opened, hand: ["Wind 2", "Wind 4", "Rotate Left"] }) as unknown as WoundUpView;
const NOTHING = { opening: null, wilds: null };

describe("a prepared bid", () => {
  const offered = [open("Wind 2"), open("Wind 4"), open("Rotate Left")];
  const chosen = { opening: "Rotate Left", wilds: 2 };

  it("is kept while a token is used", () => {
    const prepared = new Prepared();
    prepared.renewed(opening([]), offered, NOTHING);
    expect(prepared.renewed(opening([]), [], chosen)).toEqual(NOTHING);
    expect(prepared.renewed(opening([]), offered, NOTHING)).toEqual(chosen);
  });
  it("is forgotten when it is no longer possible, and in the next auction", () => {
    const prepared = new Prepared();
    prepared.renewed(opening([]), offered, NOTHING);
    expect(prepared.renewed(opening([]), [open("Wind 4")], chosen).opening).toBe("Wind 4");
    expect(prepared.renewed(opening(["Wind 2"]), offered, chosen)).not.toEqual(chosen);
  });
});

describe("a question about Wilds when the best bid is out of reach", () => {
  const raising = (other: number) =>
    ({
      turn: 1,
      seat: 0,
      phase: "raising",
      tokens: [{}, {}],
      auction: {
        card: "Wind 2",
        raiser: 0,
        bids: [
          { seat: 0, bid: 1 },
          { seat: 1, bid: other },
        ],
      },
    }) as unknown as WoundUpView;

  it("is asked once in an auction", () => {
    const repeats = new Repeats();
    repeats.note(raising(4), []);
    expect(repeats.has(raising(4), true)).toBe(false);
    repeats.note(raising(4), [{ type: "raisePassed", seat: 0 } as unknown as Event]);
    expect(repeats.has(raising(5), true)).toBe(true);
    expect(repeats.has(raising(5))).toBe(false);
  });
});
