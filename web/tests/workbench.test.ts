import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BenchState, Command, Fault } from "../src/types/workbench";

const STEPS = 9;
const FAULT = { kind: "exception", text: "ZeroDivisionError", said: {}, section: "", trace: [] } as unknown as Fault;

let state: { version: number; at: number; reloads: number; fault: Fault | null };
let sent: Command[];
let answer: (() => void)[]; // among the waiting commands

function told(): BenchState {
  const shown = { game: { id: "kites" }, line: 0, lines: [{ steps: STEPS }], at: state.at, fault: state.fault };
  const { version, reloads } = state;
  return { version, reloads, shown: { ...shown, position: "", panels: [] } } as unknown as BenchState;
}

let follow: (bench: BenchState) => void;
vi.mock("../src/house/api", () => ({
  Complaint: class extends Error {},
  bench: () => new Promise<BenchState>((done) => (follow = done)),
  leaksOf: () => Promise.resolve(null),
  command: (wish: Command) => {
    sent.push(wish);
    return new Promise<BenchState>((done) => {
      answer.push(() => {
        state.version++;
        state.fault = null;
        if (wish.type === "go") state.at = wish.at;
        if (wish.type === "play") state.fault = FAULT;
        done(told());
      });
    });
  },
}));
vi.mock("../src/house/settings.svelte", () => ({ LANGUAGES: ["en", "fr"], settings: { language: "en" } }));
vi.mock("../src/house/words.svelte", () => ({ t: (id: string) => id, words: {} }));
vi.mock("../src/house/boxes", () => ({ reloadGame: () => Promise.resolve() }));
vi.mock("../src/board/loaded", () => ({ loadGame: () => Promise.resolve(null) }));
const { otherLanguages } = await import("../src/workbench/describe");
const { BenchClient } = await import("../src/workbench/bench.svelte");

const settled = () => new Promise((done) => setTimeout(done));
async function answerAll(): Promise<void> {
  await settled();
  while (answer.length) {
    answer.shift()!();
    await settled();
  }
}
async function reload(): Promise<void> {
  state.version++;
  state.reloads++;
  state.fault = null;
  follow(told());
  await settled();
}

let client: InstanceType<typeof BenchClient>;
beforeEach(async () => {
  state = { version: 1, at: 5, reloads: 0, fault: null };
  sent = [];
  answer = [];
  client = new BenchClient();
  void client.follow();
  follow(told());
  await settled();
});
afterEach(() => client.close());

test("every press of an arrow key counts, even while the previous one is processed", async () => {
  client.step(-1);
  await settled();
  client.step(-1);
  client.step(-1);
  await answerAll();
  expect(sent.map((wish) => wish.type === "go" && wish.at)).toEqual([4, 2]);
  expect(client.bench!.shown.at).toBe(2);
});

test("holding a key stops at the ends", async () => {
  for (let press = 0; press < 20; press++) client.step(1);
  client.step(-1);
  await answerAll();
  expect(client.bench!.shown.at).toBe(STEPS - 1);
});

test("of many slider positions only the last is requested", async () => {
  for (const at of [1, 7, 3]) client.go(at);
  await answerAll();
  expect(sent).toEqual([{ type: "go", at: 3, line: 0 }]);
});

test("steps and plays are executed in the order of the requests", async () => {
  client.step(-1);
  void client.play(0, {});
  client.step(-1);
  await answerAll();
  expect(sent.map((wish) => wish.type)).toEqual(["go", "play", "go"]);
});

test("an error of the rules is cleared when they change", async () => {
  void client.play(0, {});
  await answerAll();
  expect(client.fault).toEqual(FAULT);
  await reload();
  expect(client.fault).toBeNull();
});

test("a sentence without a translation is shown once", () => {
  const said = (en: string, fr: string) => ({ ...FAULT, said: { en, fr } });
  expect(otherLanguages(said("No.", "Non."), "en")).toEqual(["fr"]);
  expect(otherLanguages(said("No.", "Non."), "fr")).toEqual(["en"]);
  expect(otherLanguages(said("No.", "No."), "fr")).toEqual([]);
  expect(otherLanguages(FAULT, "fr")).toEqual([]);
});
