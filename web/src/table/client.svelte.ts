/** One table as this browser knows it: the latest messages of the server, and the commands not answered yet. */
import { untrack } from "svelte";
import type {
  ChatLine,
  Described,
  Happened,
  Hint,
  Label,
  Message,
  News,
  Now,
  Order,
  Phrase,
  Refusal,
  SeatView,
  TableView,
} from "../types/table";
import type { ChoicesOf, Player, View } from "../games/board";
import { notify } from "../house/notice";
import { play as sound } from "../house/sound";
import { words, type Listener } from "../house/words.svelte";
import { Emotes } from "./emotes.svelte";
import { concerns, Journal } from "./journal.svelte";
import { Sealing } from "./sealing";
import { Stage } from "./stage.svelte";
import { TableSocket, type Wish } from "./socket";
import { Unanswered } from "./unanswered.svelte";

export type Choices = ChoicesOf<Record<string, unknown>>;

/** Callbacks of the page of a table. */
export interface Arrivals {
  /** Called when the first `now` message has arrived. */
  arrived?: (client: TableClient) => void;
  /** Called when the next match of this seat is at another table. */
  rematch?: (table: string) => void;
}

export class TableClient {
  table = $state.raw<TableView | null>(null);
  seat = $state<number | null>(null);
  now = $state.raw<Now | null>(null);
  seats = $state.raw<SeatView[]>([]);
  readonly journal = new Journal();
  chat = $state.raw<ChatLine[]>([]);
  readonly emotes = new Emotes();
  connection = $state<"opening" | "open" | "lost" | "closed">("opening");
  closedWhy = $state("");
  canWrite = $state(true);
  refusal = $state.raw<Refusal | null>(null);
  described = $state.raw<Described | null>(null);
  private hinted = $state.raw<{ of: string; message: Hint } | null>(null);
  rematch = $state<string | null>(null);
  isHost = $state(false);
  muted = $state.raw<ReadonlySet<number | null>>(new Set());
  seed = $state<string | null>(null);
  failedOpening = $state.raw<Extract<News, { type: "openingFailed" }> | null>(null);
  /**
   * The version at which the last person was out or gave up, so that the bots finish the match at once; null once a person
   * is brought back.
   */
  finishedFrom = $state<number | null>(null);
  diceTrouble = $state(""); // the reason why the dice of this match are not to be trusted
  readonly sealing: Sealing;
  skew = 0; // the difference between the server's clock and ours, in ms
  readonly stage: Stage;
  private readonly unanswered = new Unanswered();
  private promise = ""; // the commitment in the latest news
  private advisees = new Map<string, (advice: unknown) => void>();
  private unshown: Happened | null = null; // the last play of bots that finish the match; may bring a person back
  private isFollowed = false; // whether the position is described in words after each change
  private hasArrived = false;
  private isSoundDue = false; // whether a sound is due for a new question to this seat
  private choicesPointed = $state.raw<{ of: Now | null; at: readonly number[] }>({ of: null, at: [] });
  private socket: TableSocket;

  constructor(
    readonly id: string,
    private readonly arrivals: Arrivals = {},
    isAnonymous = false,
  ) {
    this.stage = new Stage(() => this.playSoundIfDue());
    this.sealing = new Sealing(id);
    const listening = {
      receive: (message: Message) => this.receive(message),
      connection: (state: TableClient["connection"], why: string) => {
        this.connection = state;
        this.closedWhy = why;
      },
    };
    this.socket = new TableSocket(id, listening, isAnonymous);
  }

  close(): void {
    this.stage.close();
    this.socket.close();
  }

  // ── what is known ──

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  get listener(): Listener {
    return { names: this.names, you: this.seat, colours: this.seats.flatMap((seat) => seat.colours) };
  }

  /** Has a move been sent and not yet been answered? Until then nothing else can be chosen. */
  get isBusy(): boolean {
    return this.unanswered.has("play", "takeBack");
  }

  /** The choices of this seat; null while something is still being shown. */
  get choices(): Choices | null {
    if (!this.stage.isAtRest || this.now === null || this.isHandedOver) return null;
    return this.now.choices as Choices | null;
  }

  get labels(): Label[] {
    return this.choices ? this.now!.labels : [];
  }

  /** The actions that this seat may take at the board; null if the viewer only watches. */
  get player(): Player | null {
    if (this.seat === null) return null;
    return {
      choices: this.isBusy ? null : this.choices,
      labels: this.labels,
      mayTakeBack: this.now?.mayTakeBack ?? false,
      isAtTable: true,
      play: (action) => this.play(action),
      takeBack: () => this.takeBack(),
      advise: (about) => this.advise(about),
    };
  }

  /** The numbers of the choices that the player points at in their list. */
  get pointed(): readonly number[] {
    return this.choices && this.choicesPointed.of === this.now ? this.choicesPointed.at : [];
  }

  /** Is a bot thinking about what to do in this seat's place? */
  get isThinking(): boolean {
    return this.unanswered.has("askHint");
  }

  /** The version of the question that this browser must answer; null if there is none. */
  private get question(): number | null {
    return this.isAsked ? (this.now?.askedSince ?? null) : null;
  }

  /** The hint that this seat has asked for; null once the seat is asked something else. */
  get hint(): Hint | null {
    return this.choices && this.hinted?.of === this.asked ? this.hinted.message : null;
  }

  /** The choices as a text; a hint is shown while this text stays the same, until the seat plays. */
  private get asked(): string {
    return JSON.stringify(this.now?.choices);
  }

  /** Has this player given up?  A result that the bot then achieves in their seat does not count as theirs. */
  get hasResigned(): boolean {
    return this.seat !== null && (this.seats[this.seat]?.isResigned ?? false);
  }

  /** Does a bot decide for this seat, for a while or because its player has given up? */
  get isHandedOver(): boolean {
    const own = this.seat === null ? null : this.seats[this.seat];
    return own?.kind === "person" && own.bot !== "";
  }

  /** Do the bots finish the match at once, because no person plays any more?  Their moves are not shown. */
  get isFinishing(): boolean {
    return this.now?.isFinishing ?? false;
  }

  /** Is this browser asked for a decision?  A question that is answered automatically does not count. */
  get isAsked(): boolean {
    if (this.isHandedOver) return false;
    return this.now?.question != null && this.now.answer === null && this.now.answersItselfAt == null;
  }

  say(phrase: Phrase): string {
    return words.say(phrase, this.listener);
  }

  // ── what is wanted ──

  send(wish: Wish): string {
    if (wish.type !== "describe") this.refusal = null;
    const id = this.socket.send(wish);
    this.unanswered.add(id, { type: wish.type, question: untrack(() => this.question) });
    return id;
  }

  point(choices: readonly number[]): void {
    this.choicesPointed = { of: this.now, at: choices };
  }

  /** Asks the server to describe the position in words, now and after each change, until this is switched off. */
  follow(isWanted: boolean): void {
    this.isFollowed = isWanted;
    if (isWanted) this.send({ type: "describe" });
  }

  /** Asks the game for advice, based on what this seat knows; null if that was refused. */
  advise(about: unknown): Promise<unknown> {
    const id = this.send({ type: "advise", version: this.now?.version ?? 0, about });
    return new Promise((resolve) => this.advisees.set(id, resolve));
  }

  /** Asks what a bot would do; everybody learns that this seat has had a hint. */
  askHint(): void {
    if (this.isThinking || this.now === null) return;
    this.send({ type: "askHint", version: this.now.version });
  }

  /** Takes a seat, and seals the nonce that this browser adds to the luck. */
  sit(seat: number, name: string): void {
    this.send({ type: "sitDown", seat, name, seal: this.sealing.seal(this.table!.commitment, seat) });
  }

  /** Begins the match; if another device of this guest has sealed a nonce meanwhile, this device seals a new one. */
  begin(): void {
    this.sealOrOpenNonce(true);
    this.send({ type: "begin" });
  }

  /** Mutes a seat, or all spectators (null), in this browser only. */
  mute(seat: number | null): void {
    this.muted = new Set(this.muted).add(seat);
  }

  unmute(): void {
    this.muted = new Set();
  }

  /** Does this seat pass in every window until it is asked for something else? */
  get isPassing(): boolean {
    return this.now?.orders.some((order) => order.until === "turn") ?? false;
  }

  /** Begins to pass in every window until this seat's turn, or stops doing so. */
  passUntilTurn(isWanted: boolean, answer: object): void {
    const orders = (this.now?.orders ?? []).filter((order) => order.until !== "turn");
    const passing: Order = { answer: answer as Record<string, unknown>, until: "turn" };
    this.send({ type: "giveOrders", orders: isWanted ? [passing, ...orders] : orders });
  }

  play(action: object): void {
    if (this.isBusy || this.now === null) return;
    this.hinted = null;
    this.send({ type: "play", version: this.now.version, action: action as Record<string, unknown> });
  }

  takeBack(): void {
    if (this.isBusy || !this.now?.mayTakeBack) return;
    this.send({ type: "takeBack", version: this.now.version });
  }

  // ── what the server says ──

  private receive(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.canWrite = true; // we can write, unless the server says otherwise right after this message
        this.seat = message.seat;
        this.isHost = message.isHost;
        if (message.isAfresh) this.journal.forget();
        this.chat = message.chat;
        for (const happened of message.missed) this.keep(happened);
        this.adopt(message.now);
        this.sealOrOpenNonce(true);
        this.stage.jump(message.now);
        if (!this.hasArrived) this.arrivals.arrived?.(this);
        this.hasArrived = true;
        break;
      case "happened":
        this.keep(message);
        if (this.isFinishing) this.unshown = message;
        else this.stage.happened(message);
        break;
      case "now": {
        const { isFinishing: wasFinishing, unshown } = this;
        this.adopt(message);
        this.sealOrOpenNonce(false);
        if (wasFinishing && this.isFinishing) break;
        if (unshown && message.phase === "playing") this.stage.happened(unshown);
        this.stage.now(message);
        this.catchUpIfClockRuns(message);
        break;
      }
      case "seats":
        this.seats = message.seats;
        break;
      case "writing":
        this.canWrite = message.isPossible;
        break;
      case "ack":
        this.answered(message.id);
        break;
      case "refusal":
        if (!this.unanswered.isLate(message, this.question, this.now?.mayTakeBack ?? false)) {
          this.refusal = message;
          sound("refuse");
        }
        this.answered(message.id);
        break;
      case "described":
        this.answered(message.id);
        this.described = message;
        break;
      case "advice":
        this.answered(message.id, message.advice);
        break;
      case "hint":
        this.answered(message.id);
        this.hinted = { of: this.asked, message };
        break;
      case "chatted":
        this.chat = [...this.chat, ...message.lines];
        this.emotes.hear(message.lines.filter((line) => !this.muted.has(line.seat)));
        break;
      case "closed":
        break; // the server will close the socket, which then reconnects
    }
  }

  private answered(id: string, advice: unknown = null): void {
    this.advisees.get(id)?.(advice);
    this.advisees.delete(id);
    this.unanswered.remove(id);
  }

  private adopt(now: Now): void {
    const wasAsked = this.isAsked;
    const before = this.now?.askedSince;
    this.now = now;
    if (before !== now.askedSince) this.refusal = null;
    this.unshown = null;
    if (now.isFinishing) this.finishedFrom ??= now.version;
    else if (now.phase === "playing") this.finishedFrom = null;
    this.seats = now.seats;
    this.skew = now.clock.at - Date.now();
    this.journal.follow(now, this.seat, this.isAsked);
    if (this.isFollowed) this.send({ type: "describe" });
    if (!this.isAsked) this.isSoundDue = false;
    else if (!wasAsked || before !== now.askedSince) this.isSoundDue = true;
  }

  /** Plays the sound of a new question, once everything that led to the question has been shown. */
  private playSoundIfDue(): void {
    if (!this.isSoundDue || !this.now?.question) return;
    this.isSoundDue = false;
    sound("yourTurn");
    notify(this.say(this.now.question.ask));
  }

  /** Cuts the animation short, so that most of the time on this seat's clock is left for its question. */
  private catchUpIfClockRuns(now: Now): void {
    const ends = this.seat === null ? null : (now.clock.window?.closes ?? now.clock.due[this.seat] ?? null);
    if (this.isAsked && ends !== null) this.stage.catchUpWithin(Math.max(0, ends - now.clock.at) / 4);
  }

  /** Seals and opens this browser's nonce when due; with `isFirst`, replaces a seal made by another device. */
  private sealOrOpenNonce(isFirst: boolean): void {
    const { seat, now, table } = this;
    if (seat === null || !table || now?.phase !== "gathering") return;
    const isOpening = now.clock.opening !== null;
    if (this.unanswered.has("addSeal") && !isOpening) return;
    const wish = this.sealing.due(this.seats, seat, table.commitment, { isOpening, isFirst });
    if (wish) this.send(wish);
  }

  private keep(happened: Happened): void {
    const { seat, stage, now } = this;
    const view = (now?.view ?? stage.view) as View | null;
    this.journal.keep(happened, (event) => stage.isOwn(event, view) ?? concerns(event, seat), stage.answers);
    for (const news of happened.news) {
      if (news.type === "rematchAt") {
        this.rematch = news.table;
        if (this.seat !== null) this.arrivals.rematch?.(news.table);
      }
      if (news.type === "matchOver") this.seed = news.seed;
      if (news.type === "openingFailed") {
        this.failedOpening = news;
        this.sealing.forget(this.promise);
        this.promise = news.commitment;
        this.table = { ...this.table!, commitment: news.commitment };
      }
      if (news.type === "tableOpened") this.promise = news.commitment;
      if (news.type === "matchBegan") {
        this.diceTrouble = this.sealing.trouble({ ...news, commitment: this.table!.commitment }, this.seat);
      }
    }
  }
}
