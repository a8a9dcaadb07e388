/** Emotes as they are shown at the seats: each for a few seconds. */
import type { ChatLine } from "../types/table";

export const EMOTES = ["wave", "well-played", "thanks", "laugh", "wow", "oops", "thinking", "hurry"] as const;

const LASTS = 4000; // ms

export class Emotes {
  /** The emotes that are shown now, by seat. */
  shown = $state.raw<ReadonlyMap<number, ChatLine>>(new Map());

  /** Shows the emotes among these lines of chat. */
  hear(lines: readonly ChatLine[]): void {
    for (const line of lines) {
      const { seat } = line;
      if (seat === null || !line.emote) continue;
      this.shown = new Map(this.shown).set(seat, line);
      setTimeout(() => {
        if (this.shown.get(seat) === line) this.shown = new Map([...this.shown].filter(([other]) => other !== seat));
      }, LASTS);
    }
  }
}
