import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wish } from "../src/table/socket";
import type { Message, Now } from "../src/types/table";

interface Receiver {
  receive(message: Message): void;
  connection(state: "open" | "lost" | "closed", why: string): void;
}

let server: Receiver;
let sent: (Wish & { id: string })[];
vi.mock("../src/table/socket", () => ({
  TableSocket: class {
    constructor(_: string, listening: Receiver) {
      server = listening;
    }
    send(wish: Wish) {
      const id = `w${sent.length}`;
      sent.push({ ...wish, id });
      return id;
    }
    close() {}
  },
}));
vi.mock("../src/house/settings.svelte", () => ({ settings: { tempo: 0 } }));
vi.mock("../src/house/sound", () => ({ play: () => undefined }));
vi.mock("../src/house/notice", () => ({ notify: () => undefined }));
const { TableClient } = await import("../src/table/client.svelte");
const { seatView } = await import("../src/table/seatView");

const seats = ["Ann", "Ben"].map((name) => seatView(name, []));
const PASS = { type: "pass" };
const CLOCK = { at: 0, due: [], left: null, window: null, pausedSince: null, opening: null };

function now(version: number, more: Partial<Now> = {}): Now {
  const choices = { actions: [PASS, { type: "go" }], regions: [], default: null };
  const asked = { question: { ask: { message: "ask", values: {} } }, choices, labels: [{}, {}], answer: null };
  const rest = { phase: "playing", seats, clock: { ...CLOCK, at: Date.now() }, view: { version }, mayTakeBack: false };
  return { type: "now", version, ...asked, ...rest, askedSince: version, ...more } as unknown as Now;
}

function happened(version: number, type: string): Message {
  return { type: "happened", version, at: 5, events: [{ type }], said: [], news: [] };
}

function welcome(more: object = {}): void {
  const table = { id: "t", settings: { game: "tricks", seats: 2, window: 3000 }, rules: "1", commitment: "c" };
  server.receive({
    ...{ type: "welcome", version: 1, protocol: 4, table, seat: 0, isHost: true, missed: [], isAfresh: true },
    ...{ now: now(1), chat: [], ...more },
  } as unknown as Message);
}
const ack = (id: string) => server.receive({ type: "ack", version: 2, id });
let client: InstanceType<typeof TableClient>;
const arrived = vi.fn();
const rematch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  sent = [];
  client = new TableClient("t", { arrived, rematch });
});
afterEach(() => {
  client.close();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test("the page is notified once when the table has loaded", () => {
  welcome();
  welcome();
  expect(arrived).toHaveBeenCalledTimes(1);
  expect([client.seat, client.isAsked, client.names]).toEqual([0, true, ["Ann", "Ben"]]);
});

test("a move is sent once, and nothing else can be chosen until it is answered", () => {
  welcome();
  client.play(PASS);
  client.play(PASS);
  expect(sent).toMatchObject([{ type: "play", version: 1, action: PASS }]);
  expect([client.isBusy, client.player?.choices]).toEqual([true, null]);
  ack("w0");
  expect([client.isBusy, client.player?.choices?.actions.length]).toEqual([false, 2]);
});

/** The server refuses the move sent last. */
const refuse = (id = "w0", message = "no") =>
  server.receive({ type: "refusal", version: 1, id, message, values: {}, said: null, section: "", where: "" });

test("a refusal stays until the next command or the next question", () => {
  welcome();
  client.play(PASS);
  refuse();
  client.follow(true); // asks for the position in words
  expect(client.refusal?.message).toBe("no");
  client.play(PASS);
  expect(client.refusal).toBeNull();
  refuse("w2");
  expect(client.refusal?.message).toBe("no");
  server.receive({ ...now(4), askedSince: 4 });
  expect(client.refusal).toBeNull();
});

test("a refused move is not mentioned if its question has been answered or has changed meanwhile", () => {
  welcome();
  client.play(PASS);
  server.receive({ ...now(2), question: null, choices: null, askedSince: null });
  refuse();
  expect([client.refusal, client.isBusy]).toEqual([null, false]);
  server.receive(now(3));
  client.play(PASS);
  refuse("w1", "table-too-late");
  expect(client.refusal).toBeNull();
});

test("a player in a seat of a table knows that it is at a table", () => {
  welcome();
  expect(client.player?.isAtTable).toBe(true);
});

test("a spectator has no player", () => {
  welcome({ seat: null });
  expect(client.player).toBeNull();
});

test("advice goes to whoever asked for it", async () => {
  welcome();
  const first = client.advise("a");
  const second = client.advise("b");
  server.receive({ type: "advice", version: 1, id: "w1", advice: 2 });
  server.receive({
    type: "refusal",
    version: 1,
    id: "w0",
    message: "no",
    values: {},
    said: null,
    section: "",
    where: "",
  });
  expect([await first, await second]).toEqual([null, 2]);
});

test("the position is described after each change while this is switched on", () => {
  welcome();
  client.follow(true);
  server.receive(now(2));
  client.follow(false);
  server.receive(now(3));
  expect(sent.map((wish) => wish.type)).toEqual(["describe", "describe"]);
});

test("the choices pointed at are cleared with the question", async () => {
  welcome();
  client.point([1]);
  expect(client.pointed).toEqual([1]);
  server.receive(now(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(client.pointed).toEqual([]);
});

test("an automatically answered question asks nobody", () => {
  welcome();
  expect(client.isAsked).toBe(true);
  server.receive(now(2, { answersItselfAt: 5000 }));
  expect(client.isAsked).toBe(false);
});

test("moves of bots that finish a match are not shown, but its end is", async () => {
  welcome();
  server.receive(now(2, { isFinishing: true, view: { seen: 2 } as never }));
  server.receive(now(3, { isFinishing: true, view: { seen: 3 } as never }));
  await vi.advanceTimersByTimeAsync(0);
  expect([client.stage.view, client.finishedFrom]).toEqual([{ seen: 2 }, 2]);
  server.receive(now(4, { phase: "over", view: { seen: 4 } as never }));
  await vi.advanceTimersByTimeAsync(0);
  expect([client.stage.view, client.isFinishing, client.finishedFrom]).toEqual([{ seen: 4 }, false, 2]);
});

test("a person who is brought back sees the play that did it, and then plays on as before", async () => {
  welcome();
  server.receive(now(2, { isFinishing: true }));
  await vi.advanceTimersByTimeAsync(0);
  server.receive(happened(3, "unseen"));
  server.receive(now(3, { isFinishing: true }));
  server.receive(happened(4, "broughtBack"));
  server.receive(now(4, { isFinishing: false, view: { seen: 4 } as never }));
  expect([client.stage.view, client.finishedFrom]).toEqual([{ seen: 4 }, null]);
  expect(client.stage.step?.events).toEqual([{ type: "broughtBack" }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.choices?.actions.length).toBe(2);
  server.receive(now(5, { isFinishing: true }));
  expect(client.finishedFrom).toBe(5);
});

test("passing until one's turn is the first standing order", () => {
  const own = { answer: { type: "react" } };
  const passing = { answer: PASS, until: "turn" as const };
  welcome({ now: now(1, { orders: [own] }) });
  client.passUntilTurn(true, PASS);
  server.receive(now(2, { orders: [passing, own] }));
  expect(client.isPassing).toBe(true);
  client.passUntilTurn(false, PASS);
  expect(sent).toMatchObject([{ orders: [passing, own] }, { orders: [own] }]);
});

test("a seated player is taken to the rematch, a spectator is not", () => {
  const news = { type: "rematchAt", table: "next" };
  const told = { type: "happened", version: 2, at: 0, events: [], said: [], news: [news] } as unknown as Message;
  welcome({ seat: null });
  server.receive(told);
  expect([rematch.mock.calls, client.rematch]).toEqual([[], "next"]);
  welcome();
  server.receive(told);
  expect(rematch).toHaveBeenCalledWith("next");
});

test("the log keeps sentences and news, and restarts with a new welcome", () => {
  welcome();
  const said = [{ phrase: { message: "it-happened", values: {} }, isMinor: false }];
  const news = [{ type: "seatLeft", seat: 1 }];
  server.receive({ type: "happened", version: 2, at: 5, events: [], said, news } as unknown as Message);
  expect(client.journal.lines.map((line) => line.phrase?.message ?? line.news?.type)).toEqual([
    "seatLeft",
    "it-happened",
  ]);
  welcome({ isAfresh: false });
  expect(client.journal.lines.length).toBe(2);
  welcome();
  expect(client.journal.lines.length).toBe(0);
});

test("the end of the match is the last line of its version", () => {
  welcome();
  const said = [{ phrase: { message: "won", values: {} }, isMinor: false }];
  const news = [
    { type: "matchOver", seed: "5eed" },
    { type: "seatLeft", seat: 1 },
  ];
  server.receive({ type: "happened", version: 2, at: 5, events: [], said, news } as unknown as Message);
  expect(client.journal.lines.map((line) => line.phrase?.message ?? line.news?.type)).toEqual([
    "seatLeft",
    "won",
    "matchOver",
  ]);
});

test("automatic answers between two turns share one line", () => {
  welcome();
  const news = [{ type: "answeredItself", seat: 0 }];
  for (const version of [2, 3]) {
    server.receive({ type: "happened", version, at: 5, events: [], said: [], news } as unknown as Message);
  }
  expect(client.journal.lines.map((line) => [line.version, line.count])).toEqual([[2, 2]]);
  server.receive(now(4));
  server.receive(now(5, { question: null, view: { toAct: [1] } as never }));
  server.receive({ type: "happened", version: 6, at: 5, events: [], said: [], news } as unknown as Message);
  expect(client.journal.lines.map((line) => line.count)).toEqual([2, 1]);
});

test("the log says only once that a player has had a hint", () => {
  welcome();
  for (const [at, seat] of [1, 0, 1, 0].entries()) {
    const news = [{ type: "hintGiven", seat }];
    server.receive({ type: "happened", version: at + 2, at: 5, events: [], said: [], news } as unknown as Message);
  }
  expect(client.journal.lines.map((line) => (line.news as { seat: number }).seat)).toEqual([1, 0]);
});

test("what others did to a player since their turn is listed until the player moves again", () => {
  const told = () => client.journal.toViewer.map((line) => line.phrase?.message);
  const others = { question: null, view: { toAct: [1] } as never };
  welcome();
  server.receive({
    ...{ type: "happened", version: 2, at: 5, events: [{ type: "moved", seat: 0 }], news: [] },
    said: [{ phrase: { message: "own", values: {} }, isMinor: false }],
  } as unknown as Message);
  server.receive(now(2, { ...others, clock: { ...CLOCK, window: { closes: 9 } } as never })); // others may react
  server.receive(now(3, others));
  const events = [
    { type: "cardsGiven", giver: 1, receiver: 0 },
    { type: "moved", seat: 1 },
  ];
  const said = events.map(({ type }) => ({ phrase: { message: type, values: {} }, isMinor: false }));
  server.receive({ type: "happened", version: 4, at: 5, events, said, news: [] } as unknown as Message);
  expect(told()).toEqual(["cardsGiven"]);
  server.receive(now(4));
  expect(told()).toEqual(["cardsGiven"]);
  server.receive(now(5));
  expect([told(), client.journal.since.length]).toEqual([[], 2]);
});

test("a lost connection is reported, and so is a server that cannot write", () => {
  welcome();
  server.connection("lost", "");
  server.receive({ type: "writing", version: 1, isPossible: false });
  expect([client.connection, client.canWrite]).toEqual(["lost", false]);
  server.connection("open", "");
  welcome();
  expect([client.connection, client.canWrite]).toEqual(["open", true]);
});
