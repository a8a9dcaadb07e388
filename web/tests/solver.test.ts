// @vitest-environment happy-dom
/** Tests of an attempt at a puzzle: while the answer to the puzzle is shown, and when the server cannot be reached. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Input } from "../src/types/lesson";

vi.mock("../src/house/settings.svelte", () => ({ settings: { tempo: 1 } }));
vi.mock("../src/house/sound", () => ({ play: () => undefined }));
const puzzleAttempt = vi.fn<(game: string, id: string, inputs: Input[]) => Promise<unknown>>();
vi.mock("../src/house/api", () => ({
  puzzleAttempt: (...given: [string, string, Input[]]) => puzzleAttempt(...given),
}));
const { Solver } = await import("../src/puzzle/solver.svelte");
const { choicesAt, watch } = await import("./watched.svelte");

const STEPS = [{ type: "draw" }, { type: "stay" }];
const LAST = { type: "act", action: STEPS[1] };

/** Answers as the server does: two steps solve the puzzle, and each of them is shown. */
const answer = (_game: string, _id: string, inputs: Input[]) =>
  Promise.resolve({
    status: inputs.length === 2 ? "solved" : "open",
    view: { inputs: inputs.length },
    frames: inputs.length ? [{ events: [], said: [], view: { inputs: inputs.length } }] : [],
    choices: { actions: STEPS, regions: [], default: null },
    labels: [],
    mayTakeBack: false,
  });
const frameAt = (name: string) => ({ events: [], said: [], view: { name } });
const fail = () => Promise.reject(new Error("no house"));

let solver: InstanceType<typeof Solver>;
beforeEach(async () => {
  vi.useFakeTimers();
  puzzleAttempt.mockReset().mockImplementation(answer);
  solver = new Solver("glory", "1-1");
  await solver.open({});
});
afterEach(() => {
  solver.close();
  vi.useRealTimers();
});

test("the answer is played step by step", async () => {
  await solver.show(STEPS);
  expect([solver.isAtRest, solver.choices]).toEqual([false, null]);
  await vi.runAllTimersAsync();
  expect([solver.isAtRest, solver.isOver]).toEqual([true, true]);
  expect(puzzleAttempt.mock.lastCall![2].at(-1)).toEqual(LAST);
});

test("an answer is not shown if the server does not send its beginning", async () => {
  puzzleAttempt.mockImplementationOnce(fail);
  await solver.show(STEPS);
  await vi.runAllTimersAsync();
  expect([solver.isAtRest, puzzleAttempt.mock.calls.length]).toEqual([true, 2]);
  expect(solver.trouble).toBeInstanceOf(Error);
});

test("a failed request amid the answer does not lock the puzzle", async () => {
  await solver.show(STEPS);
  puzzleAttempt.mockImplementationOnce(fail);
  await vi.runAllTimersAsync();
  expect(solver.isAtRest).toBe(true);
  expect(solver.trouble).toBeInstanceOf(Error);
  expect(await solver.again()).toBe(true);
  expect([solver.trouble, solver.choices?.actions]).toEqual([null, STEPS]);
});

test("starting again fails if the server cannot be reached, and leaves the board unchanged", async () => {
  solver.act(STEPS[0]!);
  await vi.runAllTimersAsync();
  puzzleAttempt.mockImplementationOnce(fail);
  expect(await solver.again()).toBe(false);
  expect(solver.stage.view).toEqual({ inputs: 1 });
});

test.each(["close", "again"] as const)("%s ends an answer that is about to begin", async (call) => {
  await solver.show(STEPS);
  await solver[call]();
  const asked = puzzleAttempt.mock.calls.length;
  await vi.runAllTimersAsync();
  expect([solver.isAtRest, puzzleAttempt.mock.calls.length]).toEqual([true, asked]);
});

test("a reply that arrives after the page was left starts nothing", async () => {
  const shown = solver.show(STEPS);
  solver.close();
  await shown;
  expect([solver.isAtRest, vi.getTimerCount()]).toEqual([true, 0]);
});

test("a new attempt begins on a new board, and no board sees the choices of another position", async () => {
  puzzleAttempt.mockImplementation(async (game, id, inputs) => {
    const name = ["start", "end"][inputs.length]!;
    const attempt = await answer(game, id, inputs);
    return { ...attempt, view: { name }, choices: choicesAt(name), frames: attempt.frames.map(() => frameAt(name)) };
  });
  await solver.again();
  const { sights, stop } = watch(solver);
  solver.act(STEPS[0]!);
  await vi.runAllTimersAsync();
  await solver.again();
  await vi.runAllTimersAsync();
  stop();
  expect(sights).toEqual([
    "board 2: start, choices start",
    "board 2: start, choices none",
    "board 2: end, choices none",
    "board 2: end, choices end",
    "board 2: end, choices none",
    "board 3: start, choices start",
  ]);
});
