/**
 * Remembers what the last move changed on a board.  The changes stay marked for players who looked away, until another
 * move changes something.
 */
export class Recent<T> {
  what = $state.raw<T | null>(null);
  private noted: unknown = null; // the last step

  /** Remembers what a step changes; `changed` returns null if the step changes nothing on the board. */
  note<E>(step: { events: readonly E[] } | null, changed: (events: readonly E[]) => T | null): void {
    if (!step || step === this.noted) return;
    this.noted = step;
    this.what = changed(step.events) ?? this.what;
  }
}
