import { expect, test } from "vitest";
import { sectionOf } from "../src/pages/sections";

test("sections are numbers at the beginning of a heading", () => {
  expect(sectionOf("3.2 Play")).toBe("3.2");
  expect(sectionOf("4 Cards")).toBe("4");
  expect(sectionOf("§5.1 Reactions")).toBe("5.1");
  expect(sectionOf("The 3 cards")).toBeNull();
  expect(sectionOf("12.5cm")).toBeNull();
});
