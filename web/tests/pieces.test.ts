import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../src/house/words.svelte";

const SENTENCES = `
you = you
seat-name = Player { $number }
list-and = { $items } and { $last }
piece-of = { $seatIs ->
    [you] { $piece } (you)
   *[other] { $seat } ({ $piece })
 }
wrestler-ondine = Ondine
wrestler-granit = Baron Granit
out = { $wrestler } is out
takes = { $seat } takes { $wrestler }
both = { $pair } fight
`;

afterEach(() => {
  words.own([]);
  vi.unstubAllGlobals();
});

describe("sentences about pieces", () => {
  const piece = (id: string) => ({ message: `wrestler-${id}`, values: {} });
  const listener = { names: ["Ann", "Cleo"], you: 0 };
  const say = (message: string, values: Record<string, unknown>, names = listener.names) =>
    words.say({ message, values }, { ...listener, names });

  async function learn() {
    vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => SENTENCES }));
    await words.speak("en");
    words.own([
      ["wrestler-ondine", 0],
      ["wrestler-granit", 1],
    ]);
  }

  it("name the player before the piece, and mark the viewer's own", async () => {
    await learn();
    expect(say("out", { wrestler: piece("granit") })).toBe("Cleo (Baron Granit) is out");
    expect(say("out", { wrestler: piece("ondine") })).toBe("Ondine (you) is out");
    expect(say("both", { pair: [piece("ondine"), piece("granit")] })).toBe(
      "Ondine (you) and Cleo (Baron Granit) fight",
    );
  });

  it("name no player twice", async () => {
    await learn();
    expect(say("takes", { seat: { seat: 1 }, wrestler: piece("granit") })).toBe("Cleo takes Baron Granit");
    expect(say("out", { wrestler: piece("granit") }, ["Ann", "Granit"])).toBe("Baron Granit is out");
  });
});
