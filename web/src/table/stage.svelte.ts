/** What is shown of a match: one step after the other, each given its time, never far behind what is true. */
import { tick } from "svelte";
import type { Happened, Now, Phrase } from "../types/table";
import { settings } from "../house/settings.svelte";
import { play as sound } from "../house/sound";
import type { BoardStep, GameEvent, Telling, View } from "../games/board";

/** Some events that are being shown, with what is said of them. */
export interface Step extends BoardStep {
  said: Phrase[];
}

const MOST_BEHIND = 6; // more than so many steps waiting: the older ones are not shown any more
/** How long a step is shown, in ms, where a game does not say. */
export const USUAL = 420;

export class Stage {
  view = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  /** What was said last, also when it was shown too briefly to be seen. */
  spoken = $state.raw<Phrase[]>([]);
  /** The version up to which all has been shown. */
  private shown = $state(0);
  private queue = $state.raw<{ happened: Happened[]; now: Now }[]>([]);
  private pending: Happened[] = [];
  private telling = $state.raw<Telling>({});
  private timer = 0;
  private finish: (() => void) | null = null;

  /** `onRest` is called whenever all has been shown. */
  constructor(private readonly onRest: () => void = () => {}) {}

  /** Nothing is being shown and nothing waits to be. */
  get isAtRest(): boolean {
    return this.step === null && this.queue.length === 0;
  }

  /** What is being shown, in words that do not tell how it ends where that is the fun of it. */
  get headline(): Phrase | null {
    return (this.telling.hasSuspense ? this.step?.said[0] : this.step?.said.at(-1)) ?? null;
  }

  /** The version up to which the log may tell what happened. */
  get toldUpTo(): number {
    return this.telling.hasSuspense && !this.isAtRest ? this.shown : Infinity;
  }

  /** The game knows how long its events take, and how they sound. */
  use(telling: Telling): void {
    this.telling = telling;
  }

  /** Shows how things stand, without the way there. */
  jump(now: Now): void {
    this.clear();
    this.view = now.view as View | null;
    this.shown = now.version;
    this.onRest();
  }

  happened(message: Happened): void {
    if (message.events.length) this.pending.push(message);
  }

  now(message: Now): void {
    const happened = this.pending;
    this.pending = [];
    this.queue = [...this.queue, { happened, now: message }];
    if (this.step === null) this.next();
  }

  /** Does not wait for the end of what is being shown. */
  skip(): void {
    this.queue = this.queue.slice(-1);
    clearTimeout(this.timer);
    this.finish?.();
  }

  close(): void {
    this.clear();
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.pending = [];
    this.step = null;
    this.finish = null;
  }

  private next(): void {
    if (this.queue.length > MOST_BEHIND) this.queue = this.queue.slice(-MOST_BEHIND);
    const first = this.queue[0];
    if (!first) {
      this.onRest();
      return;
    }
    this.queue = this.queue.slice(1);
    const events = first.happened.flatMap((one) => one.events) as unknown as GameEvent[];
    const said = first.happened.flatMap((one) => one.said.filter((each) => !each.isMinor).map((each) => each.phrase));
    const view = first.now.view as View | null;
    const duration = this.durationOf(events, view);
    this.step = { version: first.now.version, events, said, duration };
    const speak = () => {
      if (said.length) this.spoken = said;
    };
    if (!this.telling.hasSuspense) speak();
    this.view = view;
    this.sounds(events);
    const finish = () => {
      if (this.telling.hasSuspense) speak();
      this.shown = first.now.version;
      this.finish = null;
      this.step = null;
      this.next();
    };
    this.finish = finish;
    // Also what takes no time is seen by the board once, so that it can keep what it tells.
    if (duration === 0) void tick().then(() => this.finish === finish && finish());
    else this.timer = window.setTimeout(() => this.finish?.(), duration);
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
