/** Plays the acts of an animation one after the other, each for its duration. */

export interface Act {
  /** The duration in ms, at the usual pace. */
  lasts: number;
  begin?: () => void;
  /** Draws the act at a point of its course, from 0 to 1; an act without `draw` needs no frames. */
  draw?: (part: number) => void;
}

export class Player {
  private acts: Act[] = [];
  private hasBegun = false; // whether the first act has begun
  private began = 0;
  private factor = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  /** Plays these acts instead of the current ones; `factor` stretches their time. */
  play(acts: readonly Act[], factor: number): void {
    this.stop();
    this.acts = [...acts];
    this.factor = factor;
    this.began = performance.now();
    this.advance();
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.acts = [];
    this.hasBegun = false;
  }

  private advance(): void {
    const { acts } = this;
    const now = performance.now();
    for (let act = acts[0]; act; act = acts[0]) {
      if (!this.hasBegun) act.begin?.();
      if (this.acts !== acts) return; // the player was stopped, or plays something else now
      this.hasBegun = true;
      const passed = now - this.began;
      const length = act.lasts * this.factor;
      if (passed < length) {
        act.draw?.(passed / length);
        if (act.draw) this.frame = requestAnimationFrame(() => this.advance());
        else this.timer = setTimeout(() => this.advance(), length - passed);
        return;
      }
      act.draw?.(1);
      acts.shift();
      this.began += length;
      this.hasBegun = false;
    }
  }
}
