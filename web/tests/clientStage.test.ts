import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened, Now, Said } from "../src/types/table";

const heard: string[] = [];
vi.mock("../src/house/settings.svelte", () => ({ settings: { tempo: 1 } }));
vi.mock("../src/house/sound", () => ({ play: (sound: string) => heard.push(sound) }));
const { Stage } = await import("../src/table/stage.svelte");
const { settings } = (await import("../src/house/settings.svelte")) as unknown as { settings: { tempo: number } };

const phrase = (message: string) => ({ message, values: {} });
const said = (message: string, isMinor = false): Said => ({ phrase: phrase(message), isMinor });

function happened(version: number, ...events: string[]): Happened {
  const told = events.map((type, at) => said(type === "minor" ? "minor" : `${type} ${at}`, type === "minor"));
  return { type: "happened", version, at: 0, events: events.map((type) => ({ type })), said: told, news: [] };
}
const now = (version: number) => ({ type: "now", version, view: { version } }) as unknown as Now;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let rests = 0;
let stage: InstanceType<typeof Stage>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  heard.length = 0;
  rests = 0;
  settings.tempo = 1;
  stage = new Stage(() => (rests += 1));
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

function tell(version: number, ...events: string[]) {
  stage.happened(happened(version, ...events));
  stage.now(now(version));
}

test("a step is shown for its duration, together with the view after it", async () => {
  stage.jump(now(1));
  expect([stage.isAtRest, rests]).toEqual([true, 1]);
  tell(2, "moved");
  expect(stage.step).toMatchObject({ version: 2, duration: 420, events: [{ type: "moved" }] });
  expect(stage.view).toEqual({ version: 2 });
  expect([stage.isAtRest, rests]).toEqual([false, 1]);
  await pass(419);
  expect(stage.isAtRest).toBe(false);
  await pass(1);
  expect([stage.isAtRest, rests]).toEqual([true, 2]);
});

test("a held stage shows its step to the end, and the next only when it is released", async () => {
  tell(1, "moved");
  tell(2, "moved");
  stage.hold(true);
  await pass(2000);
  expect([stage.view, stage.step, stage.isAtRest]).toEqual([{ version: 1 }, null, false]);
  stage.hold(false);
  expect(stage.view).toEqual({ version: 2 });
  await pass(420);
  expect(stage.isAtRest).toBe(true);
});

test("a running clock ends the hold", async () => {
  tell(1, "moved");
  tell(2, "moved");
  stage.hold(true);
  stage.catchUpWithin(1000);
  await pass(1000);
  expect([stage.view, stage.isAtRest]).toEqual([{ version: 2 }, true]);
});

test("steps are shown one after another, and skipped if too many wait", async () => {
  for (let version = 1; version <= 10; version += 1) tell(version, "moved");
  expect(stage.step?.version).toBe(1);
  await pass(420);
  expect(stage.step?.version).toBe(5); // the last six are still shown
  expect(stage.step?.duration).toBe(210); // in a hurry
  await pass(10_000);
  expect([stage.isAtRest, (stage.view as unknown as { version: number }).version]).toEqual([true, 10]);
});

test("the game says how long events take and how they sound", async () => {
  stage.use({ duration: () => 1000, sounds: { moved: "hop" } });
  tell(2, "other", "moved");
  expect([stage.step?.duration, heard]).toEqual([1000, ["hop"]]);
  expect(stage.headline).toEqual(phrase("other 0"));
});

test("events that have not been seen are not reported", async () => {
  stage.jump(now(1));
  stage.use({ duration: () => 1000, moments: () => [0, 600, 600] });
  tell(2, "wound", "walked", "minor");
  const lines = [-1, 0, 1, 2].map((event) => ({ version: 2, event }));
  const told = () => lines.map((line) => stage.isTold(line));
  expect([stage.told, stage.headline, told()]).toEqual([1, phrase("wound 0"), [false, true, false, false]]);
  await pass(599);
  expect([stage.told, stage.isTold({ version: 1, event: 0 })]).toEqual([1, true]);
  await pass(1);
  expect([stage.headline, told()]).toEqual([phrase("walked 1"), [true, true, true, true]]);
  expect(stage.spoken).toEqual([]);
  await pass(400);
  expect([stage.spoken, stage.headline]).toEqual([[phrase("wound 0"), phrase("walked 1")], null]);
});

test("with suspense, the result is reported only when it has been seen", async () => {
  stage.use({ hasSuspense: true });
  tell(2, "moved");
  expect([stage.headline, stage.isTold({ version: 2, event: 0 })]).toEqual([null, false]);
  await pass(420);
  expect(stage.isTold({ version: 2, event: 0 })).toBe(true);
});

test("sentences wait for their view and for earlier steps", async () => {
  stage.jump(now(1));
  stage.happened(happened(2, "moved"));
  expect(stage.isTold({ version: 2, event: 0 })).toBe(false);
  stage.now(now(2));
  expect(stage.isTold({ version: 2, event: 0 })).toBe(true);
  tell(3, "moved");
  expect(stage.isTold({ version: 3, event: 0 })).toBe(false);
});

test("a step keeps the view before it, and `settled` changes when the step ends", async () => {
  stage.jump(now(1));
  tell(2, "moved");
  expect([stage.step?.before, stage.settled]).toEqual([{ version: 1 }, { version: 1 }]);
  await pass(420);
  expect(stage.settled).toEqual({ version: 2 });
});

test("while a clock runs, animations are cut short", async () => {
  stage.use({ duration: () => 9000 });
  tell(2, "moved");
  tell(3, "moved");
  stage.catchUpWithin(1000);
  await pass(1000);
  expect([stage.isAtRest, stage.isTold({ version: 3, event: 0 })]).toEqual([true, true]);
});

test("without motion the board still sees each step once", async () => {
  settings.tempo = 0;
  tell(2, "moved");
  expect(stage.step).toMatchObject({ version: 2, duration: 0 });
  await pass(0);
  expect(stage.isAtRest).toBe(true);
});

test("skipping goes to the latest known state", async () => {
  tell(2, "moved");
  tell(3, "moved");
  tell(4, "moved");
  stage.skip();
  expect(stage.step?.version).toBe(4);
  stage.skip();
  expect(stage.isAtRest).toBe(true);
});

test("after a reconnect the current state is shown without animation", async () => {
  tell(2, "moved");
  stage.jump(now(9));
  expect([stage.isAtRest, stage.view]).toEqual([true, { version: 9 }]);
  await pass(1000);
  expect(stage.view).toEqual({ version: 9 });
});
