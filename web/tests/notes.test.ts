// @vitest-environment happy-dom
/** Tests of private notes, which stay in this browser, each with its match and step. */
import { beforeEach, expect, it } from "vitest";
import { LONGEST, Notes } from "../src/replay/notes.svelte";

beforeEach(() => localStorage.clear());

it("are kept by match and version, in order", () => {
  const notes = new Notes("one");
  expect(notes.write(9, "later")).toBe(true);
  notes.write(4, "earlier");
  expect(new Notes("one").all).toEqual([
    [4, "earlier"],
    [9, "later"],
  ]);
  expect(new Notes("another").all).toEqual([]);
  notes.write(4, " ");
  expect(new Notes("one").all).toEqual([[9, "later"]]);
});

it("have a maximum length and number of matches", () => {
  new Notes("one").write(1, "x".repeat(LONGEST + 1));
  expect(new Notes("one").at(1)).toHaveLength(LONGEST);
  for (let match = 0; match < 60; match++) new Notes(`match ${match}`).write(1, "note");
  expect(new Notes("one").all).toEqual([]);
  expect(new Notes("match 59").at(1)).toBe("note");
  expect(new Notes("match 10").at(1)).toBe("note");
  expect(new Notes("match 9").at(1)).toBe("");
});

it("survive foreign data in the storage", () => {
  localStorage.setItem("ludotheque-notes", "{nonsense");
  const notes = new Notes("one");
  expect(notes.all).toEqual([]);
  expect(notes.write(1, "mine")).toBe(true);
});
