// @vitest-environment happy-dom
/** Tests of the announcement, over the board, that a seat is out or is back. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { ComponentProps } from "./componentProps.svelte";

vi.mock("../src/house/words.svelte", () => ({
  words: { tell: (message: string, { seat }: { seat: { seat: number } }) => `${message} ${seat.seat}` },
}));
const { default: OutCall } = await import("../src/table/OutCall.svelte");

let host: Record<string, unknown>;
afterEach(() => unmount(host));

const outs = (...seats: number[]) => seats.map((seat) => ({ seat, round: 1, why: null }));
const called = () => [...document.querySelectorAll(".out-call p")].map((line) => line.textContent);
const client = { seat: 0, hasResigned: false, finishedFrom: null as number | null, listener: {} };

function show(...seats: number[]) {
  const shown = new ComponentProps({ client, outs: outs(...seats) });
  host = mount(OutCall as unknown as Component<Record<string, unknown>>, { target: document.body, props: shown.props });
  flushSync();
  return (...later: number[]) => {
    shown.props["outs"] = outs(...later);
    flushSync();
  };
}

test("whoever goes out or comes back is announced, and nobody who was out before", () => {
  const become = show(2);
  expect(called()).toEqual([]);
  become(2, 0);
  expect(called()).toEqual(["notice-seat-out 0"]);
  become(2, 1);
  expect(called()).toEqual(["notice-seat-back 0", "notice-seat-out 1"]);
});

test("of a match that bots finish, only the player themselves are announced", () => {
  client.finishedFrom = 7;
  const become = show();
  become(0, 1);
  expect(called()).toEqual(["notice-seat-out 0"]);
  client.finishedFrom = null;
});
