/** What a review tells about cancelled tiles. */
import type { GameEvent, View } from "../board";
import type { Event, WormUpView } from "../../types/worm_up";
import type { Phrase } from "../../types/table";

const MANY = 3; // the least number of cancelled tiles that is worth telling

/** Says in how many rounds a seat's tile was cancelled, if that was often. */
export function recounts(steps: readonly { events: GameEvent[]; view: View | null }[], seat: number): Phrase[] {
  let rounds = 0;
  let cancelled = 0;
  for (const { events, view } of steps) {
    for (const event of events as Event[]) {
      if (event.type !== "bidsShown") continue;
      const { clashing } = event;
      const worms = (view as WormUpView | null)?.worms ?? [];
      rounds += 1;
      if (worms.some((one) => one.seat === seat && clashing.includes(one.worm))) cancelled += 1;
    }
  }
  return cancelled < MANY ? [] : [{ message: "board-often-cancelled", values: { seat: { seat }, cancelled, rounds } }];
}
