/** Tests of lessons: where the host's speech bubble is placed, and what the browser remembers. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { around, beside, overlap } from "../src/lesson/placing";
import { keepProgress, progressOf } from "../src/lesson/progress";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const ROOM = box(0, 0, 1000, 700);
const SIZE = { width: 300, height: 100 };

describe("the host", () => {
  it("speaks beside the thing, inside the given box", () => {
    expect(beside(SIZE, [box(100, 300, 50, 50)], [], ROOM)).toEqual(box(166, 275, 300, 100));
    const corner = beside(SIZE, [box(950, 650, 50, 50)], [], ROOM)!;
    expect(corner.left + corner.width).toBeLessThanOrEqual(1000);
    expect(overlap(corner, box(950, 650, 50, 50))).toBe(0);
  });

  it("covers nothing that may be chosen", () => {
    const choice = box(160, 290, 400, 300);
    const place = beside(SIZE, [box(100, 300, 50, 50)], [choice], ROOM)!;
    expect(overlap(place, choice)).toBe(0);
  });

  it("has no place if the thing fills the box or is missing", () => {
    expect(beside(SIZE, [ROOM], [], ROOM)).toBeNull();
    expect(beside(SIZE, [], [], ROOM)).toBeNull();
    expect(beside(SIZE, [box(100, 300, 50, 50)], [ROOM], ROOM)).toBeNull(); // it would always cover something
    expect(around([])).toBeNull();
  });
});

describe("progress", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const getItem = (key: string) => kept.get(key) ?? null;
    const setItem = (key: string, value: string) => kept.set(key, value);
    vi.stubGlobal("localStorage", { getItem, setItem });
  });

  it("is stored for each game", () => {
    keepProgress("malta", { chapter: "turn", inputs: [{ type: "guess", guess: "up" }], done: ["win"], isDone: false });
    expect(progressOf("malta").inputs).toHaveLength(1);
    expect(progressOf("glory")).toEqual({ chapter: "", inputs: [], done: [], isDone: false });
  });

  it("is reset if the storage holds other data", () => {
    localStorage.setItem("lesson-malta", "{");
    expect(progressOf("malta").chapter).toBe("");
    localStorage.setItem("lesson-malta", '{"chapter": 5, "inputs": "x", "done": null}');
    expect(progressOf("malta")).toEqual({ chapter: "", inputs: [], done: [], isDone: false });
  });
});
