/** Ignores presses on choices that have just moved under the finger. */

const STEADY = 350; // ms after the choices have moved, in which a press is meant for what stood there until then
const OPENERS = "[aria-expanded], summary, label"; // what the player presses to open a part of the sheet

/** Decides which presses in a sheet count. */
export class Steady {
  private movedAt = -Infinity;
  private openedAt = -Infinity;

  /**
   * Notes that the sheet has changed its size: its choices have moved, unless the player has just opened a part of it.
   */
  moved(at: number): void {
    if (at - this.openedAt > STEADY) this.movedAt = at;
  }

  opened(at: number): void {
    this.openedAt = at;
  }

  /**
   * Is a press at this time to be ignored?  After the choices have moved, presses are ignored for a while: for less
   * time at the pace “quick”, and not at all at the pace “none”.
   */
  ignores(at: number, tempo: number): boolean {
    return at - this.movedAt < STEADY * Math.min(1, tempo);
  }
}

/**
 * Watches a sheet: while its size changes by itself, clicks and taps on the elements `guarded` do nothing.  Keys always
 * work, because they do not depend on where things are.
 */
export function keepSteady(sheet: HTMLElement, guarded: string, tempo: () => number): () => void {
  const steady = new Steady();
  const sizes = new ResizeObserver(() => steady.moved(performance.now()));
  sizes.observe(sheet);
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest(OPENERS)) steady.opened(performance.now());
    else if (event.detail > 0 && target.closest(guarded) && steady.ignores(performance.now(), tempo())) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
  sheet.addEventListener("click", press, true);
  return () => {
    sizes.disconnect();
    sheet.removeEventListener("click", press, true);
  };
}
