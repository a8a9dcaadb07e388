import { expect, test } from "vitest";
import { matching, plain } from "../src/table/typing";

test("capitals, accents and punctuation need not be typed", () => {
  expect(plain("Échange — Cœur !")).toBe("echange coeur");
});

test("an exact name comes before a beginning, a beginning before words in any order", () => {
  const names = ["Move up", "Move", "Up the move"];
  const found = (typed: string) => matching(typed, names, (name) => [name]);
  expect(found("move")).toEqual(["Move"]);
  expect(found("mov")).toEqual(["Move up", "Move"]);
  expect(found("the up")).toEqual(["Up the move"]);
  expect(found("zz")).toEqual([]);
  expect(found("")).toEqual(names);
});
