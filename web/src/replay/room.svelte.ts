/** A shared review: everybody in the room sees the step and the marks that the leader shows. */
import { openReview } from "../house/api";
import { PROTOCOL } from "../types/table";

/**
 * A place on the board: the number of a thing (-1 for the whole board), and an offset in multiples of that thing's
 * size.
 */
export interface Point {
  thing: number;
  x: number;
  y: number;
}

/** A ring round a place, or an arrow from there to another place. */
export interface Mark {
  at: Point;
  to: Point | null;
  colour: number;
}

export interface Step {
  version: number;
  seat: number | null;
  marks: Mark[];
}

/** The message that the server sends whenever something in the room changes. */
interface RoomState {
  step: Step;
  viewers: number;
  isLeader: boolean;
}

const RECONNECT_AFTER = 2000; // ms before a lost connection is opened again
const COLLECT_FOR = 120; // ms for which a leader's changes are collected before they are sent
const NO_ROOM = 4404; // the close code for a room that does not exist, or no longer exists

const key = (room: string) => `review-${room}`;

/** Opens a room for a match, with this page as its leader; returns the name of the room. */
export async function openRoom(table: string): Promise<string> {
  const { room, secret } = await openReview(table);
  sessionStorage.setItem(key(room), secret);
  return room;
}

export class Room {
  step = $state.raw<Step | null>(null);
  viewers = $state(0);
  isLeader = $state(false);
  isGone = $state(false);
  isLost = $state(false);
  private socket: WebSocket | null = null;
  private timer = 0;
  private later = 0;
  private isDone = false;

  constructor(
    private readonly table: string,
    readonly name: string,
    private readonly onStep: (step: Step) => void,
  ) {
    this.open();
  }

  /** Shows a step to everybody in the room, if this page is the leader's. */
  present(step: Step): void {
    clearTimeout(this.later);
    if (!this.isLeader || JSON.stringify(step) === JSON.stringify(this.step)) return;
    this.later = window.setTimeout(() => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "show", step }));
    }, COLLECT_FOR);
  }

  close(): void {
    this.isDone = true;
    clearTimeout(this.timer);
    clearTimeout(this.later);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${this.table}/reviews/${encodeURIComponent(this.name)}/socket?protocol=${PROTOCOL}`;
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}${path}`));
    socket.onopen = () => {
      this.isLost = false;
      const secret = sessionStorage.getItem(key(this.name));
      if (secret) socket.send(JSON.stringify({ type: "lead", secret }));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const state = JSON.parse(data) as RoomState;
      ({ viewers: this.viewers, isLeader: this.isLeader, step: this.step } = state);
      if (!state.isLeader && state.step.version) this.onStep(state.step);
    };
    socket.onclose = ({ code }) => {
      this.isGone = code === NO_ROOM;
      this.isLost = !this.isGone;
      if (!this.isDone && !this.isGone) this.timer = window.setTimeout(() => this.open(), RECONNECT_AFTER);
    };
  }
}
