/**
 * What the board is showing of a step: the view before the step, and which beats of the step's fight have been shown.
 */
import { play as sound } from "../../house/sound";
import { Player } from "../../stage/player";
import type { Event, GloryView } from "../../types/glory";
import { beatLength, beatsOf, fightIn, progressOf, type Beat, type Fight, type Progress } from "./fight";
import { durationOf } from "./pace";

const READING = 2500; // ms for which the result of a fight stays in view, unless the viewer presses something

interface Step {
  version: number;
  events: Event[];
  duration: number;
}

export class Show {
  before = $state.raw<GloryView | null>(null);
  fight = $state.raw<Fight | null>(null);
  isOn = $state(false);
  pace = $state(1); // the factor by which all durations are multiplied
  private beats = $state.raw<Beat[]>([]);
  private count = $state(0);
  private latest: GloryView | null = null;
  private version = -1;
  private readonly player = new Player();
  private holding: ReturnType<typeof setTimeout> | undefined;
  private isShown = false; // has the step with the fight ended, so that only its result stays in view?

  /** Which parts of the fight have been shown; once the fight is over, all of them. */
  readonly progress: Progress | null = $derived(this.fight && progressOf(this.fight, this.beats, this.count));
  readonly beat: Beat | null = $derived(this.isOn ? (this.beats[this.count - 1] ?? null) : null);

  /**
   * Does the board still show the wrestlers as they were before the fight, because the fight has not been shown to its
   * end?
   */
  get isHeldBack(): boolean {
    return this.isOn && this.progress !== null && !this.progress.isDecided;
  }

  follow(view: GloryView, step: Step | null): void {
    if (view !== this.latest) {
      this.before = this.latest;
      this.latest = view;
    }
    if (step === null) {
      if (this.holding === undefined) this.finish();
      this.isShown = true;
      return;
    }
    if (step.version === this.version) return;
    this.version = step.version;
    this.isShown = true;
    if (step.events.some((event) => event.type === "challenged")) this.fight = null;
    const fight = this.before && fightIn(step.events, this.before);
    if (!fight) return;
    this.player.stop();
    this.release();
    this.isShown = false;
    this.fight = fight;
    this.beats = beatsOf(step.events);
    this.count = 0;
    this.isOn = step.duration > 0;
    if (!this.isOn) {
      this.count = this.beats.length;
      return;
    }
    this.pace = step.duration / durationOf(step.events);
    const acts = this.beats.map((beat) => ({ lasts: beatLength(beat), begin: () => this.begin(beat) }));
    this.player.play(acts, this.pace);
  }

  /** Clears the stage of a fight that has been shown to its end. */
  dismiss(): void {
    if (!this.isOn) this.fight = null;
  }

  /** Removes the result of a fight once the viewer has read it and presses something. */
  letGo(): void {
    if (this.holding === undefined) return;
    this.release();
    if (this.isShown) this.finish();
  }

  finish(): void {
    this.release();
    this.player.stop();
    this.count = this.beats.length;
    this.isOn = false;
  }

  private begin(beat: Beat): void {
    this.count += 1;
    this.sound(beat);
    if (beat.kind === "result") this.holding = setTimeout(() => this.letGo(), READING);
  }

  private release(): void {
    clearTimeout(this.holding);
    this.holding = undefined;
  }

  private sound(beat: Beat): void {
    if (beat.kind === "reveal") sound("flip");
    else if (beat.kind === "roll") sound("die");
    else if (beat.kind === "count") sound("tick");
    else if (beat.kind === "total") sound("hit");
    else if (beat.kind === "referee") sound("boo");
    else
      sound(!this.fight?.thrown?.loss ? "boo" : this.fight.out.length || this.fight.thrown.loss > 4 ? "roar" : "cheer");
  }
}
