/**
 * Shows a match one step after the other, each for its duration, and never far behind the true state.  Everything that
 * reports events (the log, the headline, the live region, the hand) follows the stage: an event is reported once it has
 * been seen.
 */
import { tick } from "svelte";
import type { Happened, Now, Phrase } from "../types/table";
import { settings } from "../house/settings.svelte";
import { play as sound } from "../house/sound";
import type { BoardStep, GameEvent, Telling, View } from "../games/board";

/** A step: some events that are being shown, with the words for each event (null for one too minor to be reported). */
export interface Step extends BoardStep {
  said: (Phrase | null)[];
  /** For each version that the step shows: the range of the step's events that belong to that version. */
  parts: Map<number, { from: number; to: number }>;
}

/** Identifies a line of a log: an event of a version of the table, or news about the table itself (event -1). */
type Line = { version: number; event: number };

/** The parts of the messages about a play, and about the state after it, that the stage needs. */
type Play = Pick<Happened, "events" | "said"> & { version?: number };
type Standing = Pick<Now, "version" | "view">;

const MOST_BEHIND = 6; // if more steps than this are waiting, the older ones are skipped
/** How long a step is shown, in ms, if the game does not say. */
export const USUAL = 420;

export class Stage {
  view = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  /** The table as it was before the step that is being shown; the same as `view` when nothing is. */
  settled = $state.raw<View | null>(null);
  /** The number of events of the step that have been seen and so may be reported. */
  told = $state(0);
  /** The words for the last step, even if its animation was skipped. */
  spoken = $state.raw<Phrase[]>([]);
  /** The latest words of what is being shown. */
  headline = $state.raw<Phrase | null>(null);
  /** The version up to which everything has been shown. */
  private shown = $state(0);
  private queue = $state.raw<{ happened: Play[]; now: Standing }[]>([]);
  private pending = $state.raw<Play[]>([]);
  private telling = $state.raw<Telling>({});
  private timer = 0;
  private teller = 0;
  private limit = 0;
  private isHeld = false;
  private finish: (() => void) | null = null;

  /** `onRest` is called whenever everything has been shown. */
  constructor(private readonly onRest: () => void = () => {}) {}

  /** Is nothing being shown, and nothing waiting to be? */
  get isAtRest(): boolean {
    return this.step === null && this.queue.length === 0;
  }

  /** May the log show this line? Only once its event has been shown on the board. */
  isTold({ version, event }: Line): boolean {
    if (version <= this.shown || (this.isAtRest && !this.pending.length)) return true;
    const part = this.step?.parts.get(version);
    return part !== undefined && this.told >= (event < 0 ? part.to : part.from + event + 1);
  }

  /** Sets the game's own durations and sounds of events. */
  use(telling: Telling): void {
    this.telling = telling;
  }

  /** Does the game say that an event concerns the viewer?  Undefined if it says nothing about such events. */
  isOwn(event: GameEvent, view: View | null): boolean | undefined {
    return view ? this.telling.isOwn?.(event, view) : undefined;
  }

  /** The types of events that are news to the viewer even in the play that ends the viewer's turn. */
  get answers(): readonly string[] {
    return this.telling.answers ?? [];
  }

  /** Shows the current state at once, without animation. */
  jump(now: Standing): void {
    this.clear();
    this.view = this.settled = now.view as View | null;
    this.shown = now.version;
    this.onRest();
  }

  happened(message: Play): void {
    if (message.events.length) this.pending = [...this.pending, message];
  }

  now(message: Standing): void {
    const happened = this.pending;
    this.pending = [];
    this.queue = [...this.queue, { happened, now: message }];
    if (this.step === null) this.next();
  }

  /** Ends the step that is being shown, and skips all waiting steps but the latest. */
  skip(): void {
    this.queue = this.queue.slice(-1);
    clearTimeout(this.timer);
    this.finish?.();
  }

  /** Holds or releases the stage: while it is held, the current step is shown to its end and the next ones wait. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld && this.step === null && this.queue.length) this.next();
  }

  /** Skips the rest of the animation after this number of ms, because somebody's clock is running. */
  catchUpWithin(ms: number): void {
    clearTimeout(this.limit);
    this.limit = window.setTimeout(() => {
      this.hold(false);
      while (!this.isAtRest) this.skip();
    }, ms);
  }

  close(): void {
    this.clear();
  }

  private clear(): void {
    for (const timer of [this.timer, this.teller, this.limit]) clearTimeout(timer);
    this.queue = [];
    this.pending = [];
    this.step = null;
    this.headline = null;
    this.finish = null;
  }

  private next(): void {
    if (this.isHeld && this.queue.length) return;
    if (this.queue.length > MOST_BEHIND) this.queue = this.queue.slice(-MOST_BEHIND);
    const first = this.queue[0];
    if (!first) {
      clearTimeout(this.limit);
      this.headline = null;
      this.onRest();
      return;
    }
    this.queue = this.queue.slice(1);
    const step = this.stepOf(first.happened, first.now);
    const { events, duration } = step;
    this.told = 0;
    this.step = step;
    this.view = first.now.view as View | null;
    this.sounds(events);
    const finish = () => {
      clearTimeout(this.teller);
      this.tell(step, events.length);
      const said = step.said.filter((phrase) => phrase !== null);
      if (said.length) this.spoken = said;
      this.settled = this.view;
      this.shown = first.now.version;
      this.finish = null;
      this.step = null;
      this.next();
    };
    this.finish = finish;
    // The board sees even a step without duration once, so that it can keep track of the events.
    if (duration === 0) void tick().then(() => this.finish === finish && finish());
    else {
      this.timer = window.setTimeout(() => this.finish?.(), duration);
      this.tellInTime(step, this.moments(step));
    }
  }

  private stepOf(happened: Play[], now: Standing): Step {
    const events: GameEvent[] = [];
    const said: Step["said"] = [];
    const parts: Step["parts"] = new Map();
    for (const one of happened) {
      if (one.version !== undefined)
        parts.set(one.version, { from: events.length, to: events.length + one.events.length });
      events.push(...(one.events as unknown as GameEvent[]));
      for (const at of one.events.keys()) {
        const words = one.said[at];
        said.push(words && !words.isMinor ? words.phrase : null);
      }
    }
    const before = this.settled;
    return {
      version: now.version,
      events,
      said,
      parts,
      before,
      duration: this.durationOf(events, now.view as View | null),
    };
  }

  /** Returns when each event of a step may be reported, in ms from the beginning of the step. */
  private moments({ events, duration }: Step): number[] {
    if (this.telling.moments) {
      const usual = this.telling.duration?.(events, this.view) || duration;
      return this.telling.moments(events).map((at) => (at * duration) / usual);
    }
    return events.map((_, at) => (this.telling.hasSuspense ? duration : (at * duration) / events.length));
  }

  /** Releases the events of a step whose moments have come, and waits for the next one. */
  private tellInTime(step: Step, moments: number[], passed = 0): void {
    let count = 0;
    while (count < moments.length && moments[count]! <= passed) count += 1;
    this.tell(step, count);
    const next = moments[count];
    if (next === undefined) return;
    this.teller = window.setTimeout(() => this.tellInTime(step, moments, next), next - passed);
  }

  private tell(step: Step, count: number): void {
    if (count <= this.told) return;
    this.headline = step.said.slice(this.told, count).findLast((phrase) => phrase !== null) ?? this.headline;
    this.told = count;
  }

  private durationOf(events: GameEvent[], view: View | null): number {
    if (!events.length || document.hidden || settings.tempo === 0) return 0;
    const usual = this.telling.duration?.(events, view) ?? USUAL;
    const hurry = this.queue.length > 2 ? 0.5 : 1;
    return usual * settings.tempo * hurry;
  }

  private sounds(events: GameEvent[]): void {
    for (const event of events) {
      const name = this.telling.sounds?.[event.type];
      if (name) {
        sound(name);
        return;
      }
    }
  }
}
