/** Shows a match one step after the other, each for its duration, and never far behind the true state. */
import { tick } from "svelte";
import type { Happened, Now, Phrase } from "../types/table";
import { settings } from "../house/settings.svelte";
import { play as sound } from "../house/sound";
import type { BoardStep, GameEvent, Telling, View } from "../games/board";

/** Some events that are being shown, with the words for them. */
export interface Step extends BoardStep {
  said: Phrase[];
}

/** What the stage shows of a play, and of how things stand after it. */
type Play = Pick<Happened, "events" | "said">;
type Standing = Pick<Now, "version" | "view">;

const MOST_BEHIND = 6; // if more steps than this are waiting, the older ones are skipped
/** How long a step is shown, in ms, where a game does not say. */
export const USUAL = 420;

export class Stage {
  view = $state.raw<View | null>(null);
  step = $state.raw<Step | null>(null);
  /** The words for the last step, even if it was shown too briefly to be seen. */
  spoken = $state.raw<Phrase[]>([]);
  /** The version up to which everything has been shown. */
  private shown = $state(0);
  private queue = $state.raw<{ happened: Play[]; now: Standing }[]>([]);
  private pending: Play[] = [];
  private telling = $state.raw<Telling>({});
  private timer = 0;
  private finish: (() => void) | null = null;

  /** `onRest` is called whenever everything has been shown. */
  constructor(private readonly onRest: () => void = () => {}) {}

  /** Is nothing being shown, and nothing waiting to be? */
  get isAtRest(): boolean {
    return this.step === null && this.queue.length === 0;
  }

  /** The step being shown, in words; in a game with suspense, the words do not tell how the step ends. */
  get headline(): Phrase | null {
    return (this.telling.hasSuspense ? this.step?.said[0] : this.step?.said.at(-1)) ?? null;
  }

  /** The version up to which the log may tell what happened. */
  get toldUpTo(): number {
    return this.telling.hasSuspense && !this.isAtRest ? this.shown : Infinity;
  }

  /** Sets the game's own durations and sounds of events. */
  use(telling: Telling): void {
    this.telling = telling;
  }

  /** Shows the current state at once, without animation. */
  jump(now: Standing): void {
    this.clear();
    this.view = now.view as View | null;
    this.shown = now.version;
    this.onRest();
  }

  happened(message: Play): void {
    if (message.events.length) this.pending.push(message);
  }

  now(message: Standing): void {
    const happened = this.pending;
    this.pending = [];
    this.queue = [...this.queue, { happened, now: message }];
    if (this.step === null) this.next();
  }

  /** Ends the step that is being shown, and skips all that wait but the latest. */
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
    // The board sees even a step that takes no time once, so that it can keep track of the events.
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
