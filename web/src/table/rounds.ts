/** Remembers in which round, and in which play, each kind of event last happened to each seat. */
import type { GameEvent, Telling, View } from "../games/board";
import type { Phrase } from "../types/table";

interface Occasion {
  round: number;
  /** All events of that play. */
  events: readonly GameEvent[];
}

export class Rounds {
  private round = 0;
  private latest = new Map<string, Occasion>();

  /**
   * Reads the events of the next play.  An event that names a round begins or ends that round, and an event that names a
   * seat happens to that seat.
   */
  read(events: readonly (GameEvent & { round?: unknown; seat?: unknown })[]): void {
    for (const { type, round, seat } of events) {
      if (typeof round === "number") this.round = round;
      if (typeof seat === "number") this.latest.set(`${type} ${seat}`, { round: this.round, events });
    }
  }

  /** Returns when an event last happened to a seat; undefined if it is not known. */
  of(event: string, seat: number): Occasion | undefined {
    return this.latest.get(`${event} ${seat}`);
  }
}

export interface Out {
  seat: number;
  round: number | null;
  why: Phrase | null;
}

/**
 * Returns the seats that are out, each with the round in which it went out and the reason, in the order in which they
 * went out.
 */
export function outsOf(telling: Telling, view: View | null, rounds: Rounds): Out[] {
  const { out } = telling;
  if (!out || !view) return [];
  return out.seats(view).map((seat) => {
    const when = rounds.of(out.event, seat);
    return { seat, round: when?.round || null, why: (when && out.why?.(when.events, seat)) ?? null };
  });
}
