/** Remembers in which round each kind of event last happened to each seat. */
import type { GameEvent, Telling, View } from "../games/board";

export class Rounds {
  private round = 0;
  private latest = new Map<string, number>();

  /**
   * Reads the next events.  An event that names a round begins or ends that round, and an event that names a seat
   * happens to that seat.
   */
  read(events: readonly (GameEvent & { round?: unknown; seat?: unknown })[]): void {
    for (const { type, round, seat } of events) {
      if (typeof round === "number") this.round = round;
      if (typeof seat === "number") this.latest.set(`${type} ${seat}`, this.round);
    }
  }

  /** Returns the round in which an event last happened to a seat; null if it is not known. */
  of(event: string, seat: number): number | null {
    return this.latest.get(`${event} ${seat}`) || null;
  }
}

export interface Out {
  seat: number;
  round: number | null;
}

/** Returns which seats are out, and since which round; the first to go out comes first. */
export function outsOf(telling: Telling, view: View | null, rounds: Rounds): Out[] {
  const { out } = telling;
  if (!out || !view) return [];
  return out.seats(view).map((seat) => ({ seat, round: rounds.of(out.event, seat) }));
}
