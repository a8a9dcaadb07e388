import { describe, expect, it, test } from "vitest";
import { contentsOf, search, sectionNumber } from "../src/pages/sections";

test("sections are numbers at the beginning of a heading", () => {
  expect(sectionNumber("3.2 Play")).toBe("3.2");
  expect(sectionNumber("4 Cards")).toBe("4");
  expect(sectionNumber("§5.1 Reactions")).toBe("5.1");
  expect(sectionNumber("The 3 cards")).toBeNull();
  expect(sectionNumber("12.5cm")).toBeNull();
});

describe("a table of contents", () => {
  const page =
    "# Kites\n\nFly.\n\n## 1 The box\n\nTwo **kites**.\n\n### 1.1 Strings\n\nEach kite has a string, été comme hiver.\n\n## Options\n\nNone.";

  it("has chapters and sections, with anchors", () => {
    expect(contentsOf(page).map(({ anchor, level }) => [anchor, level])).toEqual([
      ["1", 2],
      ["1.1", 3],
      ["options", 2],
    ]);
  });

  it("is searched by the beginnings of words, without accents; titles come first", () => {
    const found = (typed: string) => search(typed, contentsOf(page)).map(({ anchor }) => anchor);
    expect(found("kit")).toEqual(["1", "1.1"]);
    expect(found("ETE")).toEqual(["1.1"]);
    expect(found("string kite")).toEqual(["1.1"]);
    expect(found("box")).toEqual(["1"]);
    expect(found("ring")).toEqual([]);
    expect(found(" ")).toEqual([]);
    expect(search("string", contentsOf(page))[0]!.excerpt).toContain("has a string");
  });
});
