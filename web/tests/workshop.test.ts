/** Tests of the contents of a box, as a form reads and writes them. */
import { describe, expect, it } from "vitest";
import {
  type Row,
  choicesOf,
  columnsOf,
  exampleOf,
  freeName,
  kindOf,
  pathOf,
  read,
  valueToText,
  textToValue,
  write,
} from "../src/workshop/contents";

describe("parts of a box", () => {
  it("are values, tables or rows", () => {
    expect(kindOf(20)).toBe("number");
    expect(kindOf([4, 5])).toBe("number");
    expect(kindOf({ width: 3 })).toBe("table");
    expect(kindOf([{ id: "a" }])).toBe("rows");
  });

  it("have the counts and the name first, and fields of inner tables by their path", () => {
    const rows: Row[] = [
      { shape: "star", id: "a", look: { hair: "red" } },
      { id: "b", count: 2 },
    ];
    expect(columnsOf(rows)).toEqual(["count", "id", "shape", "look.hair"]);
    expect(read(rows[0]!, "look.hair")).toBe("red");
    expect(read(rows[1]!, "look.hair")).toBeUndefined();
  });

  it("are changed and cleared in place", () => {
    const row = { id: "a", count: 1 };
    write(row, "count", 4);
    write(row, "look.hair", "red");
    expect(row).toEqual({ id: "a", count: 4, look: { hair: "red" } });
    write(row, "count", undefined);
    expect(row).toEqual({ id: "a", look: { hair: "red" } });
  });
});

describe("typed text", () => {
  it("has the type of the printed value", () => {
    expect(textToValue("7", 3)).toBe(7);
    expect(textToValue("0.5", 3)).toBe(0.5);
    expect(textToValue("7", "x")).toBe("7");
    expect(textToValue("[4, 5]", [1])).toEqual([4, 5]);
  });

  it("stays a text if it does not fit, so that the server can refuse it", () => {
    expect(textToValue("many", 3)).toBe("many");
    expect(textToValue("[4,", [1])).toBe("[4,");
    expect(textToValue("  ", 3)).toBeUndefined();
  });

  it("is shown unchanged", () => {
    expect(valueToText([4, 5])).toBe("[4,5]");
    expect(valueToText(undefined)).toBe("");
    expect(valueToText(false)).toBe("false");
  });
});

describe("rows", () => {
  const rows: Row[] = [
    { id: "a", shape: "star" },
    { id: "b", shape: "star" },
    { id: "c", shape: "drop" },
    { id: "d", shape: "drop" },
  ];
  it("offer the values of a column, but never names", () => {
    expect(choicesOf(rows, "shape")).toEqual(["star", "drop"]);
    expect(choicesOf(rows, "id")).toEqual([]);
    expect(exampleOf(rows, "shape")).toBe("star");
  });

  it("that are copied get a free name", () => {
    expect(freeName([{ id: "Shove" }, { id: "Shove 2" }], "Shove")).toBe("Shove 3");
  });
});

describe("a complaint about a box", () => {
  it("names the field that is wrong", () => {
    expect(pathOf("components.space[1] (star 1).number", "")).toBe("space[1].number");
    expect(pathOf("components.stamina", "")).toBe("stamina");
    expect(pathOf("components", "Expected `int`, got `str` - at `$.card[3].count`")).toBe("card[3].count");
    expect(pathOf("components", "Object missing required field `count` - at `$.space[1]`")).toBe("space[1].count");
    expect(pathOf("components", "Object missing required field `stamina`")).toBe("stamina");
    expect(pathOf("csv, line 3", "'x'")).toBe("");
  });
});
