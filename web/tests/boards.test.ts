// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LoadedGame } from "../src/board/loaded";
import { checkModule, type OutsideModule, type OutsideProps } from "../src/board/outside";
import { label, SEATS, TRICKS, view } from "./shapes";

vi.mock("../src/house/settings.svelte", () => ({ settings: { tempo: 0 } }));
vi.mock("../src/house/boxes", () => ({ contentsOf: () => ({ cards: 52 }), factsOf: () => ({}) }));
await import("../src/board/GenericBoard.svelte"); // imported first, so that the test does not wait for it
const { default: BoardHost } = await import("../src/board/BoardHost.svelte");
const { ComponentProps } = await import("./componentProps.svelte");

const GENERIC: LoadedGame = {
  ...{ id: "tricks", title: {}, colours: [], module: null },
  ...{ info: TRICKS, outside: null, trouble: null, telling: {} },
};
const PLAYS = [
  { type: "playCard", card: "7♠" },
  { type: "giveCard", card: "Q♥", seat: 1 },
  { type: "giveCard", card: "Q♥", seat: 2 },
  { type: "pass" },
];
const LABELS = ["play 7", "give to Ben", "give to Cleo", "pass"].map(label);

let host: Record<string, unknown>;
const play = vi.fn();

/** Waits until the board is drawn; it may have to be loaded first. */
async function waitUntilDrawn() {
  await vi.waitFor(() => expect(document.querySelector(".generic, .outside")).not.toBeNull());
  flushSync();
}

async function show(game: LoadedGame, more: Record<string, unknown> = {}) {
  const player = {
    ...{ choices: { actions: PLAYS, regions: [], default: null }, labels: LABELS, mayTakeBack: false },
    ...{ play, takeBack: () => undefined },
  };
  const shown = new ComponentProps({
    game,
    view: view(),
    seats: SEATS,
    listener: { names: [], you: 0 },
    player,
    ...more,
  });
  host = mount(BoardHost as Component<Record<string, unknown>>, { target: document.body, props: shown.props });
  await waitUntilDrawn();
  return shown;
}

beforeEach(() => {
  document.body.innerHTML = "";
  play.mockClear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => unmount(host));

const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
const named = (text: string) => [...document.querySelectorAll("button")].find((one) => one.textContent.includes(text));
const click = (one: HTMLElement | null | undefined) => {
  one!.click();
  flushSync();
};

test("the generic board shows seats, piles and the hand", async () => {
  await show(GENERIC);
  const captions = [...document.querySelectorAll(".generic section")].map((one) => one.getAttribute("aria-label"));
  expect(captions).toEqual(["Ben", "Cleo", "Trick", "Deck", "Ann", "Hand"]);
  expect(document.querySelector(".facts")!.textContent).toContain("Round");
});

test("a click on a card named by one choice plays it", async () => {
  await show(GENERIC);
  click(button("play 7"));
  expect(play).toHaveBeenCalledWith(PLAYS[0]);
});

test("a card named by several choices asks for their other things", async () => {
  await show(GENERIC);
  click(document.querySelector<HTMLElement>("[data-key='card:Q♥']"));
  expect(play).not.toHaveBeenCalled();
  expect(document.querySelector(".bar")!.textContent).toContain("give to Ben");
  click(button("give to Cleo"));
  expect(play).toHaveBeenCalledWith(PLAYS[2]);
});

test("a choice that names nothing on the board is a button in words", async () => {
  await show(GENERIC);
  click(named("pass"));
  expect(play).toHaveBeenCalledWith(PLAYS[3]);
});

test("arrows go from choice to choice, and Escape puts a card back", async () => {
  await show(GENERIC);
  const queen = document.querySelector<HTMLElement>("[data-key='card:Q♥']")!;
  queen.focus();
  click(queen);
  queen.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).not.toBe(queen);
  queen.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
  expect(document.querySelector(".bar")!.textContent).not.toContain("give to Ben");
});

test("a spectator can click nothing", async () => {
  await show(GENERIC, { player: null, view: view({ seat: null, hand: null }) });
  expect(document.querySelectorAll(".generic button").length).toBe(0);
});

test("the list of choices points at things on the board", async () => {
  await show(GENERIC, { pointed: [1] });
  const pointed = [...document.querySelectorAll(".pointed")].map((one) => one.getAttribute("aria-label"));
  expect(pointed.length).toBe(2); // the card and the seat
});

test("a card on the table shows who played it", async () => {
  const step = { version: 4, duration: 0, events: [{ type: "cardPlayed", seat: 1, card: "K♠" }] };
  await show(GENERIC, { step });
  expect(document.querySelector("[data-key='card:K♠'] [aria-label='Ben']")).not.toBeNull();
});

// ── boards of packages ──

function outside(more: Partial<OutsideModule> = {}) {
  const drawings: OutsideProps[] = [];
  const destroy = vi.fn();
  const board: OutsideModule = {
    contract: 1,
    mount(element, props) {
      element.textContent = `deck ${String((props.view as unknown as { deck: number }).deck)}`;
      drawings.push(props);
      return { update: (next) => drawings.push(next), destroy };
    },
    ...more,
  };
  return { drawings, destroy, game: { ...GENERIC, outside: board } };
}

test("the board of a package is mounted in a shadow tree, updated and unmounted", async () => {
  const { drawings, destroy, game } = outside();
  const shown = await show(game);
  const root = document.querySelector(".outside")!.shadowRoot!;
  expect(root.textContent).toContain("deck 9");
  expect([drawings.length, drawings[0]!.box, drawings[0]!.choices?.actions.length]).toEqual([1, { cards: 52 }, 4]);
  drawings[0]!.play(PLAYS[0]!);
  expect(play).toHaveBeenCalledWith(PLAYS[0]);
  expect(await drawings[0]!.advise("anything")).toBeNull();
  shown.props["view"] = view({ deck: 8 });
  flushSync();
  expect((drawings[1]!.view as unknown as { deck: number }).deck).toBe(8);
  unmount(host);
  expect(destroy).toHaveBeenCalled();
  host = mount(BoardHost as Component<Record<string, unknown>>, { target: document.body, props: shown.props });
});

test.each([true, undefined])("a board knows whether it is at a table (%s)", async (isAtTable) => {
  const { drawings, game } = outside();
  const player = { choices: null, labels: [], mayTakeBack: false, isAtTable, play, takeBack: () => undefined };
  await show(game, { player });
  expect(drawings[0]!.isAtTable).toBe(isAtTable ?? false);
});

test.each(["mount", "update"])("a board that fails in %s is replaced by the generic one", async (where) => {
  const fail = () => {
    throw new Error("broken");
  };
  const { game } = outside({ mount: where === "mount" ? fail : () => ({ update: fail }) });
  const shown = await show(game);
  shown.props["view"] = view({ deck: 8 });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector(".generic")).not.toBeNull());
  flushSync();
  expect(document.querySelector(".trouble")!.textContent).toContain("board-failed");
  click(button("play 7"));
  expect(play).toHaveBeenCalledWith(PLAYS[0]);
});

test("a board that could not be loaded is reported", async () => {
  await show({ ...GENERIC, trouble: new Error("no such file") });
  expect(document.querySelector(".trouble")!.textContent).toContain("no such file");
  expect(document.querySelector(".generic")).not.toBeNull();
});

test("a module without the contract is refused with a reason", () => {
  expect(() => checkModule(undefined, "/b.js")).toThrow("contract 1, not undefined");
  expect(() => checkModule({ contract: 2 }, "/b.js")).toThrow("contract 1, not 2");
  expect(() => checkModule({ contract: 1 }, "/b.js")).toThrow("no function mount");
});
