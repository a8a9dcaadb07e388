/** A match shown step by step, as one viewer saw it: its frames from the server, and which of them is shown. */
import { loadGame, type LoadedGame } from "../board/loaded";
import type { BoardStep, GameEvent, View } from "../games/board";
import { frames as ask, me, type Frame } from "../house/api";
import { settings } from "../house/settings.svelte";
import { words } from "../house/words.svelte";
import { seatView } from "../table/seatView";
import { USUAL } from "../table/stage.svelte";
import type { Phrase } from "../types/table";

/** Is a frame shown as a step of the replay?  Frames without events are left out. */
const isShown = (frame: Frame) => frame.view !== null && frame.happened.events.length > 0;

export class Replay {
  all = $state.raw<Frame[]>([]);
  at = $state(0);
  /** The seat whose view is shown; null for the view of a spectator. */
  seat = $state<number | null>(null);
  isOver = $state(false);
  isPlaying = $state(false);
  isLoaded = $state(false);
  game = $state.raw<LoadedGame | null>(null);
  trouble = $state<unknown>(null);
  /** The share of the match that has been loaded, from 0 to 1. */
  progress = $state(0);
  private isMoving = $state(false);
  private loading = 0; // counts loads, so that answers to an earlier load are dropped

  title = $derived(this.game?.title[words.language] ?? this.game?.id ?? "");
  steps = $derived(this.all.filter(isShown));
  frame = $derived(this.steps[this.at] ?? null);
  view = $derived((this.frame?.view ?? null) as View | null);
  names = $derived(seatNames(this.all));
  colours = $derived(fixedColours(this.all));
  seats = $derived.by(() => {
    const each = this.names.length ? Math.max(1, Math.floor(this.colours.length / this.names.length)) : 1;
    return this.names.map((name, at) => seatView(name, this.colours.slice(at * each, (at + 1) * each)));
  });
  listener = $derived({ names: this.names, you: this.seat, colours: this.colours });
  duration = $derived.by(() => {
    if (!this.isMoving || !this.frame || settings.tempo === 0) return 0;
    const events = this.frame.happened.events as unknown as GameEvent[];
    return (this.game?.telling.duration?.(events, this.view) ?? USUAL) * settings.tempo;
  });
  step = $derived.by((): BoardStep | null => {
    if (!this.frame || this.duration === 0) return null;
    const events = this.frame.happened.events as unknown as GameEvent[];
    return { version: this.frame.version, events, duration: this.duration };
  });

  constructor(readonly id: string) {}

  /** Loads the match as the viewer saw it or, once it is over, as a seat did; shows the given version. */
  async load(whose: string, version: number): Promise<void> {
    const mine = ++this.loading;
    this.trouble = null;
    this.isLoaded = false;
    try {
      await me();
      const frames = await this.framesAfter(0, whose, mine);
      if (frames === null) return;
      const found = frames.find((frame) => frame.view)?.view as View | undefined;
      if (found) this.game = await loadGame(found.game);
      if (mine !== this.loading) return;
      this.all = frames;
      this.isLoaded = true;
      this.show(version);
    } catch (error) {
      if (mine === this.loading) this.trouble = error;
    }
  }

  /**
   * Adds the steps that have happened since the last load; continues to them if the last known step is shown, and
   * otherwise stays.
   */
  async follow(whose: string): Promise<void> {
    if (!this.isLoaded || this.isOver) return;
    const wasLast = this.at === this.steps.length - 1;
    const more = await this.framesAfter(this.all.at(-1)?.version ?? 0, whose, this.loading).catch(() => null);
    if (!more?.length) return;
    this.all = [...this.all, ...more];
    if (wasLast) this.go(this.steps.length - 1);
  }

  /** Returns all frames after a version; null if the viewer has asked for another view meanwhile. */
  private async framesAfter(version: number, whose: string, mine: number): Promise<Frame[] | null> {
    const frames: Frame[] = [];
    let latest = version;
    while (true) {
      const part = await ask(this.id, latest + 1, whose || undefined);
      if (mine !== this.loading) return null;
      ({ seat: this.seat, isOver: this.isOver } = part);
      frames.push(...part.frames);
      latest = part.frames.at(-1)?.version ?? part.last;
      this.progress = latest / Math.max(1, part.last);
      if (latest >= part.last) return frames;
    }
  }

  /**
   * Shows the step with this version, or the last one before it; with `moves`, the next step is shown with its
   * animation.
   */
  show(version: number, moves = false): void {
    const to = this.steps.findLastIndex((step) => step.version <= version);
    if (to !== this.at) this.go(to, moves && to === this.at + 1);
  }

  go(to: number, moves = false): void {
    this.isMoving = moves;
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
  }

  say(phrase: Phrase): string {
    return words.say(phrase, this.listener);
  }
}

/** Returns the colour of each set of pieces, which is fixed when the match begins. */
function fixedColours(frames: Frame[]): string[] {
  const news = frames.flatMap((frame) => frame.happened.news).find((item) => item.type === "matchBegan");
  return news?.type === "matchBegan" ? news.colours : [];
}

/** Returns the name at each seat, taken from the news about people sitting down. */
function seatNames(frames: Frame[]): string[] {
  const names: string[] = [];
  for (const frame of frames) {
    for (const news of frame.happened.news) if (news.type === "seatTaken") names[news.seat] = news.name;
  }
  return names;
}
