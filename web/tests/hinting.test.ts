// @vitest-environment happy-dom
// Tests of the hint at a table: what the button asks for, and how the answer is shown.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { TableClient } from "../src/table/client.svelte";
import type { Hint } from "../src/types/table";
import { label } from "./shapes";

vi.mock("../src/house/settings.svelte", () => ({ settings: { tempo: 1 } }));
const { default: Hinting } = await import("../src/table/Hinting.svelte");
const { callCoach } = await import("../src/table/coach.svelte");
const { Asked } = await import("./asked.svelte");

let shown: Record<string, unknown>;
let client: InstanceType<typeof Asked>;

function ask(...names: string[]): void {
  client = new Asked(names.map(label));
  document.body.innerHTML = "";
  const point = (at: readonly number[]) => client.point(at);
  shown = mount(Hinting, { target: document.body, props: { client: client as unknown as TableClient, point } });
  flushSync();
}
afterEach(() => {
  unmount(shown);
  sessionStorage.clear();
});

const phrase = (message: string) => ({ message, values: {} });
const choice = (number: number, value: number, said: string) => ({
  action: { number },
  said: phrase(said),
  then: number ? [] : [phrase("then this")],
  value,
  error: 0.01,
  reason: phrase(`because ${said}`),
});
const HINT: Hint = {
  type: "hint",
  version: 3,
  id: "1",
  choices: [choice(2, 0.62, "swap"), choice(0, 0.4, "keep"), choice(7, 0.1, "on the board")],
  hasValues: true,
};
const press = (key: string) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  flushSync();
};

test("a hint is asked for by the tool or a key", () => {
  ask("keep", "wait", "swap");
  (shown as { ask: () => void }).ask();
  press("h");
  expect(client.hints).toBe(2);
});

test("a hint is one line, which opens a list of choices with chances and reasons; reading one does not play it", () => {
  ask("keep", "wait", "swap");
  client.hint = HINT;
  flushSync();
  expect(document.querySelector(".line")!.textContent).toContain("swap");
  expect(document.querySelector("li")).toBeNull();
  press("h");
  expect(document.querySelector(".line")!.getAttribute("aria-expanded")).toBe("true");
  expect(client.hints).toBe(0);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("li button")];
  expect(buttons).toHaveLength(3);
  expect(buttons[0]!.textContent).toContain("hint-chance");
  expect(buttons[0]!.textContent).toContain("because swap");
  expect(buttons[1]!.textContent).toContain("keep, then this");
  buttons[1]!.dispatchEvent(new Event("focus"));
  expect(client.pointedAt).toEqual([0]);
  buttons[2]!.click();
  flushSync();
  expect(client.played).toEqual([]);
  document.querySelector<HTMLButtonElement>("li .do")!.click();
  expect(client.played).toEqual([{ number: 7 }]);
});

test("meaningless chances are not shown", () => {
  ask("keep", "wait", "swap");
  client.hint = { ...HINT, hasValues: false };
  flushSync();
  expect(document.body.textContent).not.toContain("hint-chance");
});

test("the line is there while the bot thinks, and also before, if a hint comes at every question", () => {
  ask("keep", "swap");
  expect(document.querySelector(".hint .line")).toBeNull();
  client.isThinking = true;
  flushSync();
  expect(document.querySelector(".hint .line")).not.toBeNull();
  callCoach("coached");
  ask("keep", "swap");
  expect(document.querySelector(".hint .line")).not.toBeNull();
});

test("no hint is offered in a window among several people", () => {
  ask("keep", "swap");
  client.seats = [...client.seats, { kind: "person", isResigned: false, isAssisted: false }];
  client.now = { ...client.now, clock: { due: [], window: { seats: [0, 1] } } };
  flushSync();
  expect(document.querySelector("button")).toBeNull();
  press("h");
  expect(client.hints).toBe(0);
});
