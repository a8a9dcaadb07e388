import { expect, test } from "vitest";
import type { GameModule, View } from "../src/games/board";
import { outsOf, Rounds } from "../src/table/rounds";

const game = {
  out: { seats: (view: View & { lost: number[] }) => view.lost, event: "seatLost" },
} as unknown as GameModule;
const view = (lost: number[]) => ({ lost }) as unknown as View;

test("who is out is told with the round of the last time", () => {
  const rounds = new Rounds();
  rounds.read([{ type: "turnBegan", round: 1, seat: 0 }]);
  rounds.read([{ type: "seatLost", seat: 2 }]);
  rounds.read([
    { type: "turnBegan", round: 4, seat: 1 },
    { type: "seatReturned", seat: 2 },
    { type: "seatLost", seat: 1 },
  ]);
  rounds.read([
    { type: "turnBegan", round: 5, seat: 0 },
    { type: "seatLost", seat: 2 },
  ]);
  expect(outsOf(game, view([1, 2]), rounds)).toEqual([
    { seat: 1, round: 4 },
    { seat: 2, round: 5 },
  ]);
  expect(outsOf(game, view([]), rounds)).toEqual([]);
});

test("a match that began from a position may not know the round", () => {
  expect(outsOf(game, view([3]), new Rounds())).toEqual([{ seat: 3, round: null }]);
});

test("games that all play to the end put nobody out", () => {
  expect(outsOf({} as GameModule, view([1]), new Rounds())).toEqual([]);
});
