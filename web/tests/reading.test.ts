import { expect, test } from "vitest";
import { keysShown, keysOfAction, readLayout, type Piece } from "../src/board/reading";
import type { BoardInfo, Shape } from "../src/types/table";
import { card, each, list, number, seat, shape, TRICKS, view } from "./shapes";

const fields = (pieces: Piece[]) => pieces.map((piece) => `${piece.field} ${piece.type}`);
const of = (shapes: Record<string, Shape>): BoardInfo => ({ ...TRICKS, view: shapes });

test("each field of a view has its zone", () => {
  const layout = readLayout(TRICKS, view());
  expect(fields(layout.facts)).toEqual(["round number"]);
  expect(fields(layout.table)).toEqual(["trick things", "deck stack"]);
  expect(fields(layout.own)).toEqual(["hand things"]);
  expect(layout.seats.map(fields)).toEqual([
    ["turn flag", "handSizes number"],
    ["handSizes number"],
    ["handSizes number", "sealed flag"],
  ]);
});

test("a spectator has no hand", () => {
  expect(readLayout(TRICKS, view({ seat: null, hand: null })).own).toEqual([]);
});

test("lists of lists belong to the seats, or are a grid if cells may be empty", () => {
  const cell = shape("thing", { kind: "tile", isOptional: true });
  const layout = readLayout(of({ known: list(list(card)), board: list(list(cell)) }), {
    ...view(),
    ...{
      known: [[], ["7♠"], []],
      board: [
        ["a", null],
        [null, "b"],
        [null, null],
      ],
    },
  });
  expect(layout.seats.map(fields)).toEqual([[], ["known things"], []]);
  const [grid] = layout.table;
  expect(grid?.type === "grid" && grid.rows.map((row) => row.map((one) => one?.things.length))).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ]);
  expect(keysShown(layout)).toContain("at:1,0");
});

test("records are placed at their seat, or at the place they name", () => {
  const runner = shape("record", { fields: { seat, at: number } });
  const tile = shape("record", { fields: { x: number, y: number, tile: shape("thing", { kind: "tile" }) } });
  const layout = readLayout(of({ runners: list(runner), tiles: list(tile) }), {
    ...view(),
    ...{
      runners: [{ seat: 1, at: 4 }],
      tiles: [
        { x: 3, y: 1, tile: "a" },
        { x: 4, y: 2, tile: "b" },
      ],
    },
  });
  expect(fields(layout.seats[1]!)).toEqual(["at number"]);
  const [grid] = layout.table;
  expect(grid?.type === "grid" && grid.rows.map((row) => row.map((one) => one?.things[0]?.id ?? null))).toEqual([
    ["a", null],
    [null, "b"],
  ]);
  expect(keysShown(layout)).toContain("at:4,2");
});

test("a map counts things", () => {
  const discards = shape("map", { key: card, item: number });
  const layout = readLayout(of({ discards, known: each(list(card)) }), {
    ...view(),
    ...{ discards: { gust: 2, gale: 1 }, known: [[], [], []] },
  });
  expect(layout.table[0]).toMatchObject({ counts: [2, 1], things: [{ id: "gust" }, { id: "gale" }] });
  expect(layout.seats.flat()).toEqual([]);
});

test("an action names things, seats and places", () => {
  const named = keysOfAction({ type: "giveCard", card: "7♠", seat: 1 }, TRICKS.actions["giveCard"]);
  expect([...named]).toEqual(["card:7♠", "seat:1"]);
  expect([...keysOfAction({ type: "put", x: 1, y: 2 }, { x: number, y: number })]).toEqual(["at:1,2"]);
  expect([...keysOfAction({ type: "lay", cards: ["a", "b"] }, { cards: list(card) })]).toEqual(["card:a", "card:b"]);
});
