/** Explains in a sentence for the board why a seat is out. */
import { sentence } from "../../guide/about";
import type { Event } from "../../types/malta";
import type { Phrase } from "../../types/table";

/** Returns a sentence for each seat that some events put out. */
export function reasonsIn(events: readonly Event[]): Map<number, Phrase> {
  const reasons = new Map<number, Phrase>();
  for (const [at, event] of events.entries()) {
    if (event.type === "seatReturned") reasons.delete(event.seat);
    if (event.type !== "seatLost") continue;
    const { seat, reason } = event;
    const before = events.slice(0, at).findLast(({ type }) => type === "cardsGiven" || type === "cardPlayed");
    const isPaid = before?.type === "cardsGiven" && before.giver === seat;
    if (reason === "no-cards" && isPaid)
      reasons.set(seat, sentence("out-paid", { seat: { seat }, to: { seat: before.receiver } }));
    else reasons.set(seat, sentence(reason === "no-way" ? "out-no-way" : "out-no-cards", { seat: { seat } }));
  }
  return reasons;
}
