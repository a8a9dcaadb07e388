import { expect, test } from "vitest";
import type { GameModule, View } from "../src/games/board";
import { outsOf, Rounds } from "../src/table/rounds";

const game = {
  out: { seats: (view: View & { lost: number[] }) => view.lost, event: "seatLost" },
} as unknown as GameModule;
const view = (lost: number[]) => ({ lost }) as unknown as View;

test("eliminated seats are listed with the round of their last elimination", () => {
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
    { seat: 1, round: 4, why: null },
    { seat: 2, round: 5, why: null },
  ]);
  expect(outsOf(game, view([]), rounds)).toEqual([]);
});

test("in a match that began from a position the round may be unknown", () => {
  expect(outsOf(game, view([3]), new Rounds())).toEqual([{ seat: 3, round: null, why: null }]);
});

test("games without elimination list nobody as out", () => {
  expect(outsOf({} as GameModule, view([1]), new Rounds())).toEqual([]);
});

test("the reason comes from the events of the play that put a seat out", () => {
  const rounds = new Rounds();
  const events = [{ type: "cardPlayed" }, { type: "seatLost", seat: 2 }];
  rounds.read(events);
  const why = (seen: readonly object[], seat: number) => ({ message: "why", values: { seen, seat } });
  const told = { out: { ...game.out, why } } as unknown as GameModule;
  expect(outsOf(told, view([2]), rounds)).toEqual([
    { seat: 2, round: null, why: { message: "why", values: { seen: events, seat: 2 } } },
  ]);
});
