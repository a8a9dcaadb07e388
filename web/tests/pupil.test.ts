// @vitest-environment happy-dom
/** Tests of a learner in a lesson: what the board sees after a mistake, and when the server cannot be reached. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Input } from "../src/types/lesson";
import { choicesAt, watch } from "./watched.svelte";

vi.mock("../src/house/settings.svelte", () => ({ settings: { tempo: 0 } }));
vi.mock("../src/house/sound", () => ({ play: () => undefined }));
vi.mock("../src/house/words.svelte", () => ({ words: { learnPart: () => Promise.resolve() } }));
const lessonScene = vi.fn<(game: string, chapter: string, inputs: Input[]) => Promise<unknown>>();
vi.mock("../src/house/api", () => ({
  Complaint: class extends Error {},
  lessonInfo: () => Promise.resolve({ chapters: ["win"] }),
  lessonScene: (...given: [string, string, Input[]]) => lessonScene(...given),
}));
const { Pupil } = await import("../src/lesson/pupil.svelte");

/** Answers as the server does: whatever the learner does is a mistake. */
const answer = (_game: string, _chapter: string, inputs: Input[]) => {
  const name = inputs.length ? "mistake" : "start";
  return Promise.resolve({
    status: inputs.length ? "mistaken" : "asked",
    kept: 0,
    view: { name },
    frames: inputs.length ? [{ events: [], said: [], view: { name } }] : [],
    choices: inputs.length ? null : choicesAt(name),
  });
};

let pupil: InstanceType<typeof Pupil>;
beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  lessonScene.mockReset().mockImplementation(answer);
  pupil = new Pupil("malta");
  await pupil.open({});
});
afterEach(() => {
  pupil.close();
  vi.useRealTimers();
});

test("another try begins on a new board, and the old board does not see it", async () => {
  const { sights, stop } = watch(pupil);
  pupil.act({ type: "go" });
  await vi.runAllTimersAsync();
  await pupil.tryAgain();
  await vi.runAllTimersAsync();
  stop();
  expect(sights).toEqual([
    "board 1: start, choices start",
    "board 1: start, choices none",
    "board 1: mistake, choices none",
    "board 2: start, choices start",
  ]);
});

test("another try that the server does not answer leaves the board unchanged", async () => {
  pupil.act({ type: "go" });
  await vi.runAllTimersAsync();
  lessonScene.mockImplementationOnce(() => Promise.reject(new Error("no server")));
  await pupil.tryAgain();
  expect([pupil.setUps, pupil.stage.view]).toEqual([1, { name: "mistake" }]);
  expect(pupil.trouble).toBeInstanceOf(Error);
  await pupil.tryAgain();
  expect([pupil.setUps, pupil.stage.view, pupil.trouble]).toEqual([2, { name: "start" }, null]);
});

test("a chapter that ended in a mistake is opened where the mistake was made", async () => {
  const before = pupil.setUps;
  await pupil.begin("win", [{ type: "act", action: { type: "go" } }]);
  expect([pupil.scene!.status, pupil.setUps, pupil.stage.view]).toEqual(["asked", before + 1, { name: "start" }]);
});
