import { describe, expect, it, vi } from "vitest";
import { about, piecesOf, readAbout, sentence, thingAt } from "../src/guide/about";
import { openingOf } from "../src/guide/opening";

// `thingAt` checks whether its target is an Element, a class that is missing outside a browser.
vi.stubGlobal("Element", class {});

describe("the explanation of a thing", () => {
  it("is attached to what is drawn, and read back", () => {
    const attributes = about(sentence("about-deck", { count: 3 }), null);
    const thing = { getAttribute: (name: string) => attributes[name as "data-about"] } as unknown as Element;
    expect(readAbout(thing)).toEqual([{ message: "about-deck", values: { count: 3 } }]);
    expect(thingAt(null)).toBeNull();
  });

  it("links each section", () => {
    expect(piecesOf("You lose (§3.3, § 4.2).")).toEqual([
      { text: "You lose (", section: "" },
      { text: "§3.3", section: "3.3" },
      { text: ", ", section: "" },
      { text: "§ 4.2", section: "4.2" },
      { text: ").", section: "" },
    ]);
  });
});

describe("the opening of a rulebook", () => {
  it("ends before the credits and leaves the title out", () => {
    expect(openingOf("# Kites\n\nFly high.\n\n1. **Bid**\n\n*After “Kites”.*\n\n## 1 The box")).toBe(
      "Fly high.\n\n1. **Bid**",
    );
  });
});
