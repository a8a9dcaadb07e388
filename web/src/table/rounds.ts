/** Remembers in which round each kind of event last happened to each seat. */
import type { GameEvent, Telling, View } from "../games/board";

export class Rounds {
  private round = 0;
  private latest = new Map<string, number>();

  /** Reads the next events.  Events that name a round begin or end it; those that name a seat happen to it. */
  read(events: readonly (GameEvent & { round?: unknown; seat?: unknown })[]): void {
    for (const { type, round, seat } of events) {
      if (typeof round === "number") this.round = round;
      if (typeof seat === "number") this.latest.set(`${type} ${seat}`, this.round);
    }
  }

  /** The round in which an event last happened to a seat; null: it is not known. */
  of(event: string, seat: number): number | null {
    return this.latest.get(`${event} ${seat}`) || null;
  }
}

export interface Out {
  seat: number;
  round: number | null;
}

/** Who is out, first out first, and since which round. */
export function outsOf(telling: Telling, view: View | null, rounds: Rounds): Out[] {
  const { out } = telling;
  if (!out || !view) return [];
  return out.seats(view).map((seat) => ({ seat, round: rounds.of(out.event, seat) }));
}
