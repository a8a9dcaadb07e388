/**
 * What moves on the table: worms slide along their paths and the finish swings, one after the other, in the order of
 * the events.
 */
import { toRadians } from "../../stage/angles";
import { lengthOf, momentsOf, totalLength, type Lengths } from "../../stage/lengths";
import { Player, type Act } from "../../stage/player";
import type { Event, FinishView, WormUpView } from "../../types/worm_up";
import type { Place } from "./geometry";

const CRAWL = 190; // ms in which a worm crawls by one segment
const STEP = 110; // the same for the viewer's own worm, which follows the finger
const SWING = 900;
export const REVEAL = 2600; // ms for turning up all tiles
const SLOW = 4; // the replay is this many times slower than usual
const REPLAYED = 4; // the number of segments that the replay shows
const REPLAY = 400 + REPLAYED * CRAWL * SLOW; // ms that the longest replay takes
const FINALE = REPLAY + 2400; // ms for the end of a race: the replay, and then the celebration

const LENGTHS: Lengths<Event> = {
  wormCrawled: ({ angles }) => angles.length * CRAWL,
  finishSwung: SWING,
  bidsShown: REVEAL,
  numberNamed: 900,
  wormStayed: 700,
  raceEnded: FINALE,
  choiceSealed: 200,
};

/** Returns how long some events are shown at the usual pace. */
export const duration = (events: { type: string }[]): number => totalLength(events as Event[], LENGTHS);

const SECRETIVE: ReadonlySet<Event["type"]> = new Set(["bidsShown", "wormCrawled"]);

/** Returns when each event may appear in the log, in ms; the end of a race, only after the contact has been replayed. */
export function moments(events: { type: string }[]): number[] {
  const times = momentsOf(events as Event[], LENGTHS, SECRETIVE);
  const ended = events.findIndex((event) => event.type === "raceEnded");
  return times.map((time, at) => (ended >= 0 && at >= ended ? Math.max(time, times[ended]! + REPLAY) : time));
}

export interface Swung {
  finish: FinishView;
  held: "left" | "right";
  turn: number; // the angle by which the finish has turned since it was last redrawn
}

const same = (a: Place | undefined, b: Place | undefined) => !!a && !!b && a[0] === b[0] && a[1] === b[1];

export class Motion {
  bodies = $state.raw<Place[][]>([]);
  isTurned = $state.raw<boolean[]>([]); // for each worm: has the worm changed its leading end an odd number of times?
  swung = $state.raw<Swung | null>(null);
  pace = $state(0); // how long a segment takes to slide to its next place, in ms
  winner = $state<number | null>(null); // the worm that has just touched the card
  isSlow = $state(false);
  hasTouched = $state(false); // has the contact that ended a race been shown?
  private last = $state.raw<{ worm: number; frames: Place[][] } | null>(null); // the crawl that ended a race
  private readonly player = new Player();

  /** Can the end of a race be watched once more? */
  get canReplay(): boolean {
    return this.last !== null;
  }

  /** Shows a view; if the step has a duration, first animates the movements that lead to this view. */
  show(view: WormUpView, step: { events: Event[]; duration: number } | null, tempo: number): void {
    const usual = step ? duration(step.events) : 0;
    if (!step || step.duration === 0 || usual === 0) {
      this.stepOn(view, tempo);
      return;
    }
    this.stop();
    const acts: Act[] = [];
    [this.isSlow, this.hasTouched] = [false, false];
    for (const event of step.events) acts.push(...this.acts(event, view, acts.length > 0));
    acts.push({ lasts: 0, begin: () => this.settle(view) });
    this.run(acts, step.duration / usual);
  }

  /** Shows the end of a race once more, in slow motion. */
  replay(tempo: number): void {
    const last = this.last;
    if (!last) return;
    this.stop();
    const now = this.bodies;
    const acts = this.slowly(last.worm, last.frames);
    acts.push({ lasts: 0, begin: () => ((this.bodies = now), (this.isSlow = false), (this.hasTouched = true)) });
    this.run(acts, tempo);
  }

  stop(): void {
    this.player.stop();
  }

  /** Shows steps of the viewer's own move, which have no duration: the worm slides forwards or back. */
  private stepOn(view: WormUpView, tempo: number): void {
    this.stop();
    const worm = view.order[0]?.worm;
    const [before, after] = worm === undefined ? [] : [this.bodies[worm], view.worms[worm]!.body];
    const slid = tempo > 0 && before && after ? slide(before, after) : null;
    if (worm === undefined || !slid) {
      this.pace = tempo > 0 ? STEP : 0;
      this.settle(view);
      return;
    }
    if (slid.isTurned) this.isTurned = this.isTurned.with(worm, !this.isTurned[worm]);
    const acts = slid.frames.map((frame): Act => ({
      lasts: STEP,
      begin: () => (this.bodies = this.bodies.with(worm, frame)),
    }));
    this.run([...acts, { lasts: 0, begin: () => this.settle(view) }], tempo);
  }

  private settle(view: WormUpView): void {
    this.isSlow = false;
    const first = view.outcome?.winners[0];
    this.hasTouched = first !== undefined;
    if (first === undefined) this.winner = null;
    else this.winner ??= view.worms.find((worm) => worm.seat === first)!.worm;
    if (view.phase !== "over" && view.round === 1 && view.phase === "bidding") this.last = null;
    const bodies = view.worms.map((worm) => worm.body);
    if (this.bodies.length !== bodies.length) this.isTurned = bodies.map(() => false);
    this.bodies = bodies;
    if (!this.swung || !sameFinish(resting(this.swung), view.finish)) {
      this.swung = { finish: view.finish, held: "right", turn: 0 };
    }
  }

  /** Plays the acts of an animation; during each act, segments slide at the pace that fits its duration. */
  private run(acts: Act[], factor: number): void {
    const paced = acts.map(({ lasts, begin }): Act => ({
      lasts,
      begin: () => {
        this.pace = lasts * factor;
        begin?.();
      },
    }));
    this.player.play(paced, factor);
  }

  private acts(event: Event, view: WormUpView, isLater: boolean): Act[] {
    switch (event.type) {
      case "wormCrawled":
        return this.crawl(event.worm, event.places, event.reverse, CRAWL);
      case "finishSwung":
        return this.swing(event.held as "left" | "right", event.turn, {
          ...view.finish,
          left: event.left,
          right: event.right,
        });
      case "raceEnded":
        return this.finale(view.worms.find((worm) => worm.seat === event.winners[0])!.worm, isLater, event.reason);
      default:
        return [{ lasts: lengthOf(event, LENGTHS) }].filter(({ lasts }) => lasts > 0);
    }
  }

  /**
   * Slides a worm on, place by place, from where the board shows it; the worm's owner has already seen the first
   * places.
   */
  private crawl(worm: number, places: Place[], isReverse: boolean, pace: number): Act[] {
    const shown = this.bodies[worm] ?? [];
    const seen = places.findLastIndex((place) => same(place, shown[0]));
    const isNew = seen < 0;
    let body = isNew && isReverse ? [...shown].reverse() : shown;
    const frames = [body];
    for (const place of places.slice(seen + 1)) frames.push((body = [place, ...body.slice(0, -1)]));
    this.last = { worm, frames };
    return frames.slice(1).map((frame, number) => ({
      lasts: pace,
      begin: () => {
        if (number === 0 && isNew && isReverse) this.isTurned = this.isTurned.with(worm, !this.isTurned[worm]);
        this.bodies = this.bodies.with(worm, frame);
      },
    }));
  }

  private swing(held: "left" | "right", turn: number, finish: FinishView): Act[] {
    const from = this.swung?.finish;
    // the player who swung the finish has already seen the swing
    if (!from || sameFinish(resting(this.swung!), finish)) return [];
    return [
      { lasts: 30, begin: () => (this.swung = { finish: from, held, turn: 0 }) },
      { lasts: SWING - 30, begin: () => (this.swung = { finish: from, held, turn }) },
    ];
  }

  private finale(winner: number, hasCrawled: boolean, reason: string): Act[] {
    const last = this.last;
    if (!hasCrawled || !last || reason !== "finish") {
      this.last = null;
      return [{ lasts: FINALE, begin: () => ((this.winner = winner), (this.hasTouched = true)) }];
    }
    const acts = this.slowly(last.worm, last.frames);
    const lasts = acts.reduce((sum, act) => sum + act.lasts, 0);
    return [...acts, { lasts: FINALE - lasts, begin: () => ((this.isSlow = false), (this.hasTouched = true)) }];
  }

  private slowly(worm: number, frames: Place[][]): Act[] {
    const shown = frames.slice(-REPLAYED - 1);
    return shown.map((frame, number) => ({
      lasts: number === 0 ? 400 : CRAWL * SLOW,
      begin: () => {
        this.winner = worm;
        [this.isSlow, this.hasTouched] = [true, false];
        this.bodies = this.bodies.with(worm, frame);
      },
    }));
  }
}

/**
 * Finds the crawling steps, or the steps taken back, that lead from one body to another; returns null if there are
 * none.
 */
export function slide(before: Place[], after: Place[]): { frames: Place[][]; isTurned: boolean } | null {
  if (before.every((place, at) => same(place, after[at]))) return null;
  for (const isTurned of [false, true]) {
    const from = isTurned ? [...before].reverse() : before;
    for (let count = 1; count < from.length; count++) {
      if (!same(after[count], from[0])) continue;
      const frames = [];
      for (let at = count - 1; at >= 0; at--) frames.push([...after.slice(at, count), ...from].slice(0, from.length));
      return { frames, isTurned };
    }
    const to = isTurned ? [...after].reverse() : after;
    for (let count = 1; count < to.length; count++) {
      if (!same(before[count], to[0])) continue;
      return { frames: [to], isTurned };
    }
  }
  return null;
}

const sameFinish = (a: FinishView, b: FinishView) => near(a.left, b.left) && near(a.right, b.right);
const near = (a: Place, b: Place) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 5;

/** Returns where the finish stands after its swing. */
export function resting({ finish, held, turn }: Swung): FinishView {
  const pivot = finish[held];
  const moving = finish[held === "left" ? "right" : "left"];
  const radians = toRadians(turn);
  const [x, y] = [moving[0] - pivot[0], moving[1] - pivot[1]];
  const moved: Place = [
    pivot[0] + x * Math.cos(radians) - y * Math.sin(radians),
    pivot[1] + x * Math.sin(radians) + y * Math.cos(radians),
  ];
  return held === "left"
    ? { left: pivot, right: moved, angle: finish.angle }
    : { left: moved, right: pivot, angle: finish.angle };
}
