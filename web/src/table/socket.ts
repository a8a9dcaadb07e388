/** One socket to one table, which reconnects automatically and asks for exactly the messages that it missed. */
import { Complaint, ticketFor } from "../house/api";
import { randomHex } from "../house/random";
import { renewal } from "../house/renewal.svelte";
import { PING, PONG, PROTOCOL, type Command, type Message } from "../types/table";

type Without<C, K extends PropertyKey> = C extends unknown ? Omit<C, K> : never;
export type Wish = Without<Command, "id">;

/** Close codes that are final, each with its message; after any other code we reconnect. */
const FINAL: Record<number, string> = {
  4400: "closed-not-understood",
  4403: "closed-wrong-origin",
  4404: "closed-no-table",
  4409: "other-rules",
  4426: "closed-old-client",
};
/** The HTTP status codes of a request for a ticket that are final, each with its message. */
const NO_TICKET: Record<number, string> = { 403: "closed-wrong-origin", 404: "closed-no-table", 409: "other-rules" };

/** The close code if we open sockets too often; the close reason is the number of seconds to wait. */
const TOO_OFTEN = 4031;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

// A connection may hang without breaking: silence is noticed within ten seconds.
const GLANCE = 500; // ms between two checks of the time
const LATE = 3 * GLANCE;
const QUIET = 5000; // ms without a message, after which we ping the server
const PATIENCE = 4000; // ms that the server has to answer a ping
const OPENING = 10_000; // ms for a ticket to arrive, or for the first message on a new socket

export interface Listening {
  receive(message: Message): void;
  connection(state: "open" | "lost" | "closed", why: string): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private isOpening = false;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private isDone = false;
  private latest: number | null = null;
  private unanswered = new Map<string, Command>();
  private number = 0;
  private heardAt = 0;
  private deadline: number | null = null; // the time by which we must hear from the server
  private glancedAt = 0;
  private wasLost = false;
  private readonly watch: number;
  private readonly own = randomHex(4);

  constructor(
    private readonly table: string,
    private readonly listening: Listening,
    /** Connects without an identity, to see what a spectator sees, even in the browser of a player. */
    private readonly isAnonymous = false,
  ) {
    void this.open();
    addEventListener("online", this.retry);
    this.watch = window.setInterval(() => this.lookAtTheTime(), GLANCE);
  }

  /**
   * Sends a command; a command resent with the same id after a reconnect gets the same answer and is not executed
   * twice.
   */
  send(wish: Wish): string {
    const id = `${this.own}-${++this.number}`;
    const command = { ...wish, id } as Command;
    this.unanswered.set(id, command);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    return id;
  }

  close(): void {
    this.isDone = true;
    this.leave();
    this.socket?.close();
  }

  private leave(): void {
    clearTimeout(this.timer);
    clearInterval(this.watch);
    removeEventListener("online", this.retry);
  }

  private readonly retry = () => {
    if (this.isDone || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    void this.open();
  };

  /**
   * Opens a socket with a new ticket.  If a ticket has expired, the server closes the socket (4401), and the next socket
   * gets a new ticket.
   */
  private async open(): Promise<void> {
    if (this.isOpening) return;
    this.isOpening = true;
    try {
      const ticket = this.isAnonymous ? null : await ticketFor(this.table, AbortSignal.timeout(OPENING));
      if (!this.isDone) this.connect(ticket);
    } catch (error) {
      this.lose(error instanceof Complaint ? NO_TICKET[error.status] : undefined);
    } finally {
      this.isOpening = false;
    }
  }

  private connect(ticket: string | null): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(this.latest ?? 0), protocol: String(PROTOCOL) });
    if (ticket !== null) query.set("ticket", ticket);
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket?.close();
    this.socket = socket;
    this.deadline = performance.now() + OPENING; // in this time the server must send the first message
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket !== socket) return; // we have given this socket up, and get the same messages from another
      this.heardAt = performance.now();
      this.deadline = null;
      if (event.data !== PONG) this.receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === TOO_OFTEN) this.pause = Math.max(this.pause, Number(event.reason) * 1000 || LONGEST_PAUSE);
      this.lose(FINAL[event.code]);
    };
  }

  /** Pings a silent server; without an answer the connection counts as lost, even if the socket has not noticed yet. */
  private lookAtTheTime(): void {
    const socket = this.socket;
    const now = performance.now();
    const isLate = now - this.glancedAt > LATE;
    this.glancedAt = now;
    if (!socket) return;
    if (this.deadline === null) {
      if (now - this.heardAt < QUIET) return;
      this.deadline = now + PATIENCE;
      socket.send(PING);
    } else if (isLate) {
      this.deadline = Math.max(this.deadline, now + PATIENCE); // the browser was asleep, so messages may be waiting
    } else if (now >= this.deadline) {
      this.lose(undefined);
      socket.close();
    }
  }

  /** Closes the connection, for good or until the next attempt. */
  private lose(forGood: string | undefined): void {
    if (this.isDone) return;
    this.socket = null;
    if (forGood) {
      this.isDone = true;
      this.leave();
      this.listening.connection("closed", forGood);
      return;
    }
    this.wasLost = true;
    this.listening.connection("lost", "");
    this.timer = window.setTimeout(() => void this.open(), this.pause * (0.7 + 0.6 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private receive(message: Message): void {
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.latest = message.version;
      this.listening.receive(message);
      this.listening.connection("open", "");
      if (this.wasLost) void renewal.check(); // perhaps the server was closed for an update
      this.wasLost = false;
      for (const command of this.unanswered.values()) this.socket?.send(JSON.stringify(command));
      return;
    }
    if ("id" in message) this.unanswered.delete(message.id);
    if (message.type === "happened") this.latest = message.version;
    this.listening.receive(message);
  }
}
