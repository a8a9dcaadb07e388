// @vitest-environment happy-dom
// Tests of how the choices of a hint are found in the list and on the board.
import { expect, test } from "vitest";
import { light, placesOf, thingsOf } from "../src/table/advised";

test("a choice is found in the list whatever the order of its fields", () => {
  const listed = [
    { type: "open", card: "Wind 1", wilds: 0 },
    { type: "open", card: "Wind 1", wilds: 1 },
  ];
  expect(placesOf([{ wilds: 1, card: "Wind 1", type: "open" }, { type: "pass" }], listed)).toEqual([1, -1]);
});

test("an action names its card, space, pawn or wrestler, and itself", () => {
  expect(thingsOf({ type: "playOnWrestler", card: "Rest", wrestler: "Cleo" })).toEqual([
    "card:Rest",
    "wrestler:Cleo",
    "playOnWrestler",
  ]);
  expect(thingsOf({ type: "nameTarget", seat: 0 })).toContain("pawn:0");
  expect(thingsOf({ type: "lay", card: null })).toEqual(["lay"]);
  expect(thingsOf({})).toEqual([]);
});

test("only what the actions name glows on the board", () => {
  document.body.innerHTML = `<i data-thing="card:4"></i><i data-thing="card:5" data-advised></i><i data-thing="advance"></i>`;
  const glowing = () => [...document.querySelectorAll("[data-advised]")].map((one) => one.getAttribute("data-thing"));
  light(document.body, [{ type: "bid", tile: "4" }, { type: "advance" }]);
  expect(glowing()).toEqual(["card:4", "advance"]);
  light(document.body, []);
  expect(glowing()).toEqual([]);
});
