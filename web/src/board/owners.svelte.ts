/**
 * Remembers which seat each thing came from.  If an event names one seat and some things, we assume that those things
 * came from that seat.
 */
import type { BoardStep } from "../games/board";
import type { BoardInfo } from "../types/table";
import { keysOfAction } from "./reading";

export class Owners {
  private latest = $state.raw<ReadonlyMap<string, number>>(new Map());
  private version = -1;

  /** Notes which things the events of a step bring, and which seat brings them. */
  follow(step: BoardStep | null, info: BoardInfo): void {
    if (!step || step.version === this.version) return;
    this.version = step.version;
    const next = new Map(this.latest);
    for (const event of step.events) {
      const keys = [...keysOfAction(event as unknown as Record<string, unknown>, info.events[event.type])];
      const seats = keys.filter((key) => key.startsWith("seat:"));
      if (seats.length !== 1) continue;
      for (const key of keys) if (key !== seats[0]) next.set(key, Number(seats[0]!.slice("seat:".length)));
    }
    this.latest = next;
  }

  of(key: string): number | null {
    return this.latest.get(key) ?? null;
  }
}
