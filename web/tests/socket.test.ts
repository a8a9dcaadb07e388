import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewal } from "../src/house/renewal.svelte";
import { TableSocket } from "../src/table/socket";
import { PING, PONG } from "../src/types/table";

/** A simulated socket; the test plays the server at its other end. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: string[] = [];
  isClosed = false;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};
  constructor(readonly url: string) {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
  say(message: object | string) {
    this.onmessage({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  end(code: number, reason = "") {
    this.onclose({ code, reason });
  }
}

const WELCOME = { type: "welcome", version: 3 };
let sockets: FakeSocket[];
let states: string[];
let received: string[];
let page = "";
let table: TableSocket;

/** Advances the simulated clock by some milliseconds, and runs everything that was due. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, received, page] = [[], [], [], '<script src="/assets/index-1.js">'];
  renewal.isDue = false;
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "play.example" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { querySelector: () => ({ getAttribute: () => "/assets/index-1.js" }) });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ ok: true, json: async () => ({ ticket: "t" }), text: async () => (path === "/" ? page : "") }),
  );
  table = new TableSocket("a-table", {
    receive: (message) => received.push(message.type),
    connection: (state, why) => states.push(why ? `${state} ${why}` : state),
  });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a silent server is pinged, and one that answers stays connected", async () => {
  await pass(0);
  sockets[0]!.say(WELCOME);
  for (let minute = 0; minute < 12; minute++) {
    await pass(5500);
    expect(sockets[0]!.sent).toHaveLength(minute + 1);
    expect(sockets[0]!.sent.at(-1)).toBe(PING);
    sockets[0]!.say(PONG);
  }
  expect(states).toEqual(["open"]);
  expect(received).toEqual(["welcome"]);
});

test("a server that hangs is given up within ten seconds, and reconnected to", async () => {
  await pass(0);
  sockets[0]!.say(WELCOME);
  await pass(10_000);
  expect(states).toEqual(["open", "lost"]);
  expect(sockets[0]!.isClosed).toBe(true);
  await pass(1000);
  expect(sockets).toHaveLength(2);
  sockets[0]!.say({ type: "happened", version: 4 }); // this comes too late: the new socket gets the same message
  expect(received).toEqual(["welcome"]);
  sockets[1]!.say(WELCOME);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a browser that slept gives the server time to answer", async () => {
  await pass(0);
  sockets[0]!.say(WELCOME);
  await pass(5500); // now the server is pinged
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
  await pass(500);
  expect(states).toEqual(["open"]);
  sockets[0]!.say(PONG);
  clock.mockReturnValue(now + 61_000);
  await pass(2000);
  expect(states).toEqual(["open"]);
  clock.mockRestore();
});

test("a connection without a first message is given up too", async () => {
  await pass(10_600);
  expect(states).toEqual(["lost"]);
});

test("unanswered commands are resent, and nothing is sent to a closed socket", async () => {
  await pass(0);
  sockets[0]!.say(WELCOME);
  table.send({ type: "resume" });
  await pass(11_000);
  sockets[1]!.say(WELCOME);
  expect(sockets[1]!.sent).toEqual(sockets[0]!.sent.filter((text) => text !== PING));
  sockets[1]!.end(4404);
  expect(states.at(-1)).toBe("closed closed-no-table");
  await pass(60_000);
  expect(sockets).toHaveLength(2);
});

test("after opening sockets too often, the client waits as long as the server says", async () => {
  await pass(0);
  sockets[0]!.end(4031, "20");
  await pass(13_000); // some messages come a little sooner than others
  expect(sockets).toHaveLength(1);
  await pass(14_000);
  expect(sockets).toHaveLength(2);
});

test("a page with another protocol version asks to be reloaded", async () => {
  await pass(0);
  sockets[0]!.end(4426);
  expect(states).toEqual(["closed closed-old-client"]);
});

test("after a reconnect to an updated server, the page says so", async () => {
  for (const [index, isDue] of [
    ["index-1", false],
    ["index-2", true],
  ] as const) {
    page = `<script src="/assets/${index}.js">`;
    await pass(10_000);
    sockets.at(-1)!.say(WELCOME);
    sockets.at(-1)!.end(1012);
    await pass(1000);
    sockets.at(-1)!.say(WELCOME);
    await pass(0);
    expect(renewal.isDue).toBe(isDue);
  }
});

test("a reconnected socket asks only for the messages it missed", async () => {
  await pass(0);
  expect(new URL(sockets[0]!.url).searchParams.get("since")).toBe("0");
  sockets[0]!.say(WELCOME);
  sockets[0]!.say({ type: "happened", version: 4 });
  sockets[0]!.end(1006);
  await pass(1000);
  expect(new URL(sockets[1]!.url).searchParams.get("since")).toBe("4");
});

test("attempts to reach a server that stays down become rarer", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await pass(0);
  const counts: number[] = [];
  for (let second = 0; second < 40; second++) {
    if (!sockets.at(-1)!.isClosed) sockets.at(-1)!.end(1006);
    await pass(1000);
    counts.push(sockets.length);
  }
  expect(counts[4]! - counts[0]!).toBeGreaterThan(counts[39]! - counts[35]!);
  expect(counts[39]).toBeLessThan(11);
  vi.mocked(Math.random).mockRestore();
});

test("an unknown table is not requested again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, status: 404, json: async () => ({ detail: "no-table" }) }));
  table.close();
  states = [];
  const before = sockets.length;
  table = new TableSocket("no-table", {
    receive: (message) => received.push(message.type),
    connection: (state, why) => states.push(why ? `${state} ${why}` : state),
  });
  await pass(60_000);
  expect(states).toEqual(["closed closed-no-table"]);
  expect(sockets).toHaveLength(before);
});

test("a closed table opens no more sockets", async () => {
  await pass(0);
  sockets[0]!.say(WELCOME);
  table.close();
  sockets[0]!.end(1000);
  await pass(60_000);
  expect([sockets.length, states]).toEqual([1, ["open"]]);
});
