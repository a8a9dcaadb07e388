/** What moves in the graveyard: every pawn from one pose to the next, following the events. */
import { settings } from "../../house/settings.svelte";
import { play as sound } from "../../house/sound";
import type { BoardView, Event, PawnsWalked, PawnView, WoundUpView } from "../../types/wound_up";
import { toDegrees } from "../../stage/angles";
import { around, clamp, type Frame, type Point } from "../../stage/frames";
import { lengthOf } from "../../stage/lengths";
import { Player, type Act } from "../../stage/player";
import { outside, paper, tilt, top, U, WAYS } from "./geometry";
import { decoded, poseAt, type Frame as Keyframe } from "./keyframes";
import { duration, LENGTHS, LIE, stretches, tickAt, TICKS_A_FRAME, WIND } from "./walks";

/**
 * A pawn as it is drawn: its place and rotation on paper, how far it leans (in radians), the turns of its key, and how
 * far it has vanished.
 */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  pitch: number;
  roll: number;
  key: number;
  gone: number; // from 0 (on the board) to 1 (taken by a trigger, or off the board)
  how: "" | "sinks" | "drops" | "wins";
  walks: boolean;
}

/** A short text shown at a point: what a brain paid, or a step reached. */
export interface Spark {
  id: number;
  x: number;
  y: number;
  kind: "brain" | "hit" | "fall" | "dust";
}

/** A mishap of a pawn and its reason, shown over the graveyard for a while. */
export interface Mishap {
  seat: number;
  how: "grave" | "mausoleum" | "ranOff" | "fell";
}

const SINKING = 90; // the number of ticks in which a pawn vanishes
const SUNKEN = 0.6; // how far a pawn has vanished while its mishap is shown, from 0 to 1

export class Motion {
  poses = $state.raw<(Pose | null)[]>([]);
  /** The view that the board shows; while pawns walk, it is the one before the walk. */
  seen = $state.raw<WoundUpView | null>(null);
  isSlow = $state(false);
  isWalking = $state(false);
  walker = $state<number | null>(null);
  sparks = $state.raw<Spark[]>([]);
  mishap = $state.raw<Mishap | null>(null);
  /** The part of the graveyard that the events are about; null for no particular part. */
  focus = $state.raw<Frame | null>(null);
  private readonly player = new Player();
  private sparkId = 0;
  /** What a player who wants no motion sees for a while: a mishap, and how far the pawn leans. */
  private still: { mishap: Mishap; lean: Partial<Pose>; timer: number } | null = null;

  show(view: WoundUpView, step: { events: Event[]; duration: number } | null): void {
    this.stop();
    const usual = step ? duration(step.events) : 0;
    if (!step || step.duration === 0 || usual === 0) {
      if (step && settings.tempo === 0) this.rest(step.events, view);
      this.settle(view);
      return;
    }
    if (!step.events.some((event) => event.type === "pawnsWalked")) this.seen = view;
    const frames = step.events.map((event) => this.aboutWhat(event, view.board)).filter((one) => one !== null);
    this.focus = frames[0] ?? null;
    const acts = step.events.map((event) => this.plan(event, view));
    this.player.play([...acts, { lasts: 0, begin: () => this.settle(view) }], step.duration / usual);
  }

  /** Shows the last mishap among some events without motion, for as long as it would be seen with motion. */
  private rest(events: Event[], view: WoundUpView): void {
    const event = events.findLast((one) => ["pawnFell", "pawnTaken", "pawnRanOff"].includes(one.type));
    if (!event) return;
    clearTimeout(this.still?.timer);
    const { seat } = event as { seat: number };
    const how =
      event.type === "pawnTaken" ? (event.kind as Mishap["how"]) : event.type === "pawnFell" ? "fell" : "ranOff";
    const walk = events.findLast((one) => one.type === "pawnsWalked");
    const last = how === "fell" && walk ? decoded(walk.frames)[seat]!.at(-1)! : { pitch: 0, roll: 0 };
    const timer = window.setTimeout(
      () => {
        this.still = null;
        this.settle(this.seen ?? view);
      },
      lengthOf(event, LENGTHS),
    );
    this.still = { mishap: { seat, how }, lean: { pitch: last.pitch / 1000, roll: last.roll / 1000 }, timer };
  }

  stop(): void {
    this.player.stop();
    this.sparks = [];
    this.mishap = null;
    this.isSlow = this.isWalking = false;
    this.walker = null;
    this.focus = null;
  }

  private settle(view: WoundUpView): void {
    this.seen = view;
    const { still } = this;
    this.mishap = still?.mishap ?? null;
    this.poses = view.pawns.map((pawn) => {
      const pose = standing(view.board, pawn, this.poses[pawn.seat] ?? null);
      return pose && still?.mishap.seat === pawn.seat ? { ...pose, ...still.lean } : pose;
    });
    this.isSlow = this.isWalking = false;
    this.walker = null;
    this.focus = null;
  }

  /** Returns the part of the graveyard in which an event takes place. */
  private aboutWhat(event: Event, board: BoardView): Frame | null {
    if (event.type === "pawnPlaced") return around([paper(board, event.x, event.y)], 60);
    const pose = event.type === "pawnTurned" ? this.poses[event.seat] : null;
    if (pose) return around([pose], 60);
    if (event.type !== "pawnsWalked") return null;
    const way = decoded(event.frames)[event.seat]!;
    return around(
      [way[0]!, way[Math.floor(way.length / 2)]!, way.at(-1)!].map((one) => walked(board, one)),
      38,
    );
  }

  private set(seat: number, change: Partial<Pose>): void {
    this.poses = this.poses.map((pose, at) => (at === seat && pose ? { ...pose, ...change } : pose));
  }

  private plan(event: Event, view: WoundUpView): Act {
    const lasts = lengthOf(event, LENGTHS);
    switch (event.type) {
      case "pawnPlaced": {
        const at = paper(view.board, event.x, event.y);
        return {
          lasts,
          begin: () => {
            const there: Pose = { ...at, turn: tilt(event.facing), ...UPRIGHT };
            this.poses = Object.assign([...this.poses], { [event.seat]: there });
            sound("hop");
          },
          draw: (part) => this.set(event.seat, { y: at.y - 10 * (1 - part) ** 2 }),
        };
      }
      case "pawnTurned": {
        let from = 0;
        return {
          lasts,
          begin: () => {
            from = this.poses[event.seat]?.turn ?? 0;
            sound("slide");
          },
          draw: (part) => this.set(event.seat, { turn: from - toDegrees(event.turn) * ease(part) }),
        };
      }
      case "pawnWound":
        return this.winding(event.seat, event.winds, lasts);
      case "pawnsWalked":
        return this.walk(event, view, lasts);
      case "pawnFell":
        return this.rising(event.seat, lasts);
      case "pawnTaken":
        return { lasts, begin: () => (this.mishap = { seat: event.seat, how: event.kind as Mishap["how"] }) };
      case "pawnRanOff":
        return { lasts, begin: () => (this.mishap = { seat: event.seat, how: "ranOff" }) };
      default:
        return { lasts };
    }
  }

  private winding(seat: number, winds: number, lasts: number): Act {
    let clicks = 0;
    return {
      lasts,
      begin: () => (this.walker = seat),
      draw: (part) => {
        const turns = part * winds;
        if (Math.floor(turns * 4) > clicks) sound("wind");
        clicks = Math.floor(turns * 4);
        this.set(seat, { key: turns, roll: Math.sin((part * lasts * 6) / WIND) * 0.04 });
      },
    };
  }

  /** Returns an act in which a fallen pawn lies for a while, and then stands up over the edge of its feet. */
  private rising(seat: number, lasts: number): Act {
    let from = { pitch: 0, roll: 0 };
    return {
      lasts,
      begin: () => {
        from = this.poses[seat] ?? from;
        this.mishap = { seat, how: "fell" };
      },
      draw: (part) => {
        const risen = ease(clamp((part * lasts - LIE) / (lasts - LIE), 0, 1));
        this.set(seat, { pitch: from.pitch * (1 - risen), roll: from.roll * (1 - risen) });
      },
    };
  }

  private walk(walk: PawnsWalked, { board, pawns }: WoundUpView, lasts: number): Act {
    const winner = pawns.find((pawn) => pawn.where === "out")?.seat ?? null;
    const frames = decoded(walk.frames);
    const parts = stretches(walk);
    const gone = leaving(board, walk, winner);
    let wereThere: boolean[] = [];
    let next = 0;
    let feet = 0;
    return {
      lasts,
      begin: () => {
        wereThere = this.poses.map((pose) => pose !== null);
        this.isWalking = true;
        this.walker = walk.seat;
      },
      draw: (part) => {
        const { tick, isSlow } = tickAt(parts, part * lasts);
        this.isSlow = isSlow;
        this.poses = frames.map((all, seat) =>
          wereThere[seat] ? walking(board, all, tick, gone[seat], seat === walk.seat) : null,
        );
        const steps = Math.floor(tick / 60);
        if (steps > feet && tick < walk.ticks) sound("step");
        feet = steps;
        while (next < walk.happened.length && walk.happened[next]![0] <= tick)
          this.notice(walk.happened[next++]!, winner);
      },
    };
  }

  /** Plays a sound and shows a spark for something that happens during a walk. */
  private notice([tick, what, seat, , how]: PawnsWalked["happened"][number], winner: number | null): void {
    if (seat === winner && (what === "crossed" || what === "left")) {
      if (what === "crossed") sound("bell");
    } else if (what === "contact" && tick > 30) this.spark(seat, "hit", "hit");
    else if (what === "fell") this.spark(seat, "fall", "fall");
    else if (what === "touched" && how === "brain") this.spark(seat, "brain", "brain");
    else if (what === "touched") this.spark(seat, "dust", "grave");
    else if (what === "left") this.spark(seat, "dust", "lose");
  }

  private spark(seat: number, kind: Spark["kind"], heard: Parameters<typeof sound>[0]): void {
    sound(heard);
    const pose = this.poses[seat];
    if (pose) this.sparks = [...this.sparks.slice(-7), { id: ++this.sparkId, x: pose.x, y: pose.y, kind }];
  }
}

const UPRIGHT = { pitch: 0, roll: 0, key: 0, gone: 0, how: "", walks: false } as const;

const ease = (part: number) => part * part * (3 - 2 * part);

/** Returns the pose of a pawn at rest; null if it is not on the board.  A pawn beyond the gate keeps its last pose. */
function standing(board: BoardView, pawn: PawnView, before: Pose | null): Pose | null {
  if (pawn.where === "out")
    return before ? { ...before, ...UPRIGHT } : { ...outside(board), turn: tilt(WAYS[board.gateEdge]!), ...UPRIGHT };
  if (pawn.x === null || pawn.y === null || pawn.facing === null) return null;
  return { ...paper(board, pawn.x, pawn.y), turn: tilt(pawn.facing), ...UPRIGHT };
}

/** When and how a pawn leaves the board in a walk, and the middle of the grave or mausoleum into which it sinks. */
interface Leaving {
  tick: number;
  how: Pose["how"];
  into?: Point;
}

const pitOf = (board: BoardView, trigger: number) =>
  paper(board, board.triggers[trigger]!.x, board.triggers[trigger]!.y);

/** Returns when and how each pawn leaves the board in a walk.  A pawn that crosses the gate without winning goes on. */
function leaving(board: BoardView, walk: PawnsWalked, winner: number | null): Record<number, Leaving> {
  const found: Record<number, Leaving> = {};
  for (const [tick, what, seat, trigger, how] of walk.happened) {
    if (what === "touched" && how !== "brain") found[seat] ??= { tick, how: "sinks", into: pitOf(board, trigger) };
    if (what === "crossed" && seat === winner) found[seat] ??= { tick, how: "wins" };
    if (what === "left") found[seat] ??= { tick, how: "drops" };
  }
  return found;
}

/** The last movement among some events: where a pawn has walked, and whose pawn it is. */
export interface LastMove {
  seat: number;
  way: Point[];
}

/** Returns the last walk, turn or placing among some events; null if there is none. */
export function lastMove(board: BoardView, events: readonly Event[]): LastMove | null {
  const last = events.findLast((event) => ["pawnsWalked", "pawnTurned", "pawnPlaced"].includes(event.type));
  if (last?.type === "pawnTurned" || last?.type === "pawnPlaced") return { seat: last.seat, way: [] };
  if (last?.type !== "pawnsWalked") return null;
  return { seat: last.seat, way: decoded(last.frames)[last.seat]!.map((frame) => walked(board, frame)) };
}

const walked = (board: BoardView, frame: Keyframe) => ({
  x: (frame.x * 10) / U,
  y: (top(board) - frame.y * 10) / U,
});

function walking(
  board: BoardView,
  frames: Keyframe[],
  tick: number,
  leaving: Leaving | undefined,
  isWalker: boolean,
): Pose {
  const pose = poseAt(frames, tick / TICKS_A_FRAME);
  const before = poseAt(frames, tick / TICKS_A_FRAME - 1);
  const at = walked(board, pose);
  const gone = leaving && leaving.how !== "wins" ? clamp((tick - leaving.tick) / SINKING, 0, SUNKEN) : 0;
  const { x, y } = leaving?.into ?? at;
  const fallen = ease(gone / SUNKEN); // how far the pawn has moved into the grave, from 0 to 1
  return {
    x: at.x + (x - at.x) * fallen,
    y: at.y + (y - at.y) * fallen,
    turn: 90 - (pose.facing * 180) / (Math.PI * 1000),
    pitch: pose.pitch / 1000,
    roll: pose.roll / 1000,
    key: pose.winds / 100,
    gone,
    how: leaving?.how ?? "",
    walks: isWalker && Math.abs(pose.winds - before.winds) > 0,
  };
}
