// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Kind } from "../src/games/board";
import type { TableClient } from "../src/table/client.svelte";
import { label } from "./shapes";

vi.mock("../src/house/settings.svelte", () => ({ settings: { tempo: 1 } }));
const { default: Question } = await import("../src/table/Question.svelte");
const { Asked } = await import("./asked.svelte");

let shown: Record<string, unknown>;
let client: InstanceType<typeof Asked>;

function ask(...names: string[]): void {
  show(new Asked(names.map(label)));
}
function show(asked: InstanceType<typeof Asked>, kinds?: Kind[]): void {
  client = asked;
  document.body.innerHTML = "";
  shown = mount(Question, { target: document.body, props: { client: client as unknown as TableClient, kinds } });
  flushSync();
}
afterEach(() => unmount(shown));

const listed = () => [...document.querySelectorAll<HTMLButtonElement>(".choices button")];
const press = (key: string) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  flushSync();
};
function type(text: string): void {
  const field = document.querySelector("input")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
const MANY = Array.from({ length: 12 }, (_, at) => `card ${"abcdefghijkl"[at]}`);

test("every choice is listed and can be clicked or chosen by its number", () => {
  ask("keep", "swap");
  expect(listed().map((button) => button.textContent!.trim())).toEqual(["1 keep", "2 swap"]);
  listed()[1]!.click();
  expect(client.played).toEqual([{ number: 1 }]);
  press("1");
  press("3");
  expect(client.played).toEqual([{ number: 1 }, { number: 0 }]);
});

test("typing narrows many choices, points at them, and plays the last one left", () => {
  ask(...MANY);
  type("card b");
  expect(listed().length).toBe(1);
  expect(client.pointedAt).toEqual([1]);
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(client.played).toEqual([{ number: 1 }]);
});

test("number keys do not choose from a long list", () => {
  ask(...MANY);
  press("1");
  expect(client.played).toEqual([]);
});

test("a long list has the headings that the game names, in their order, and the others below", () => {
  const types = ["draw", "pass", ...Array<string>(10).fill("play")];
  const asked = new Asked(types.map(label));
  Object.defineProperty(asked, "choices", {
    value: { actions: types.map((type) => ({ type })), regions: [], default: null },
  });
  const headings = () => [...document.querySelectorAll(".choices h3")].map((heading) => heading.textContent);
  show(asked, [
    { name: "play", types: ["play"] },
    { name: "challenge", types: ["challenge"] },
    { name: "draw", types: ["draw"] },
  ]);
  expect(headings()).toEqual(["choices-play", "choices-draw", "choices-other"]);
  expect(
    listed()
      .map((button) => button.textContent!.trim())
      .slice(-2),
  ).toEqual(["draw", "pass"]);
  unmount(shown);
  show(asked);
  expect(headings()).toEqual([]);
});

test("typed text is cleared with its question", () => {
  ask(...MANY);
  type("card b");
  client.askAnew();
  flushSync();
  expect([document.querySelector("input")!.value, listed().length]).toEqual(["", 12]);
});

test("hovering over a choice points at it", () => {
  ask("keep", "swap");
  listed()[1]!.dispatchEvent(new Event("pointerenter"));
  expect(client.pointedAt).toEqual([1]);
  listed()[1]!.dispatchEvent(new Event("pointerleave"));
  expect(client.pointedAt).toEqual([]);
});

test("while a move is on its way, nothing can be clicked", () => {
  ask("keep", "swap");
  client.isBusy = true;
  flushSync();
  expect(listed().every((button) => button.disabled)).toBe(true);
});
