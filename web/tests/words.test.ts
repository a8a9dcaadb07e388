/** Tests of the sentences: several games use the same ids, and a page speaks of one game at a time. */
import { afterEach, expect, it, vi } from "vitest";
import { words } from "../src/house/words.svelte";

const SERVED: Record<string, string> = {
  "/api/words/en": "match-over = The match is over.",
  "/api/words/fr": "match-over = La partie est finie.",
  "/api/words/en/kites": "turn = Kites: turn { $number }.\nmatch-over = The kites are down.",
  "/api/words/fr/kites": "turn = Cerfs-volants : tour { $number }.",
  "/api/words/en/cards": "turn = Cards: { $player } plays.\nonly-cards = A trick.",
  "/api/words/en/cards/lesson": "lesson = Follow suit!",
};

let gates: Record<string, Promise<void>> = {};

function serve(): void {
  vi.stubGlobal("fetch", async (path: string) => {
    await gates[path];
    const text = SERVED[path];
    return { ok: text !== undefined, text: () => Promise.resolve(text) };
  });
}

afterEach(() => {
  gates = {};
  vi.unstubAllGlobals();
});

it("speaks of the game that was opened last, also of one that it knew before", async () => {
  serve();
  await words.speak("en");
  await words.learn("kites");
  await words.learn("cards");
  expect(words.tell("turn", { player: "Ada" })).toBe("Cards: Ada plays.");
  await words.learn("kites");
  expect(words.tell("turn", { number: 2 })).toBe("Kites: turn 2.");
  expect(words.knows("only-cards")).toBe(false);
});

it("gives back its own sentences when a game that replaced them is left", async () => {
  serve();
  await words.speak("en");
  await words.learn("kites");
  expect(words.tell("match-over")).toBe("The kites are down.");
  await words.learn("cards");
  expect(words.tell("match-over")).toBe("The match is over.");
});

it("loads a lesson beside its game and forgets it with the game", async () => {
  serve();
  await words.speak("en");
  await Promise.all([words.learn("cards"), words.learnPart("cards", "lesson")]);
  expect([words.tell("lesson"), words.tell("only-cards")]).toEqual(["Follow suit!", "A trick."]);
  await words.learn("kites");
  expect(words.tell("lesson")).toBe("lesson");
});

it("keeps to the game that was opened last when an earlier one arrives late", async () => {
  serve();
  await words.speak("en");
  SERVED["/api/words/en/late"] = "turn = Late.";
  let open = (): void => undefined;
  gates["/api/words/en/late"] = new Promise((resolve) => (open = resolve));
  const late = words.learn("late");
  await words.learn("kites");
  open();
  await late;
  expect(words.tell("turn", { number: 1 })).toBe("Kites: turn 1.");
});

it("loads a game that is opened while the language changes", async () => {
  serve();
  await words.speak("en");
  let open = (): void => undefined;
  gates["/api/words/fr"] = new Promise((resolve) => (open = resolve));
  const speaking = words.speak("fr");
  const learning = words.learn("kites");
  open();
  await Promise.all([speaking, learning]);
  expect(words.tell("turn", { number: 3 })).toBe("Cerfs-volants : tour 3.");
  await words.speak("en");
});

it("loads the sentences of a page together with the page, in each language", async () => {
  serve();
  await words.speak("en");
  expect(words.knows("puzzle-solve")).toBe(false);
  expect(await words.open("puzzle", Promise.resolve("the page"))).toBe("the page");
  expect(words.tell("puzzle-solve")).toBe("Solve it");
  const speaking = words.speak("fr");
  const opening = words.open("workbench", Promise.resolve("another page"));
  await Promise.all([speaking, opening]);
  expect(words.tell("puzzle-solve")).toBe("Résoudre");
  expect(words.tell("bench-luck")).not.toBe("bench-luck");
});
