/** Explains in a sentence why a seat is out. */
import { sentence } from "../../guide/about";
import type { Event } from "../../types/glory";
import type { Phrase } from "../../types/table";

/** What can take a wrestler's last stamina; what a player pays never does (§1.4). */
const REASONS = ["fight", "event", "clock"];

/** Returns what took the last stamina of a seat's last wrestler, given the events of the play that did so. */
export function reasonOut(events: readonly Event[], seat: number): Phrase | undefined {
  const at = events.findLastIndex((event) => event.type === "eliminated" && event.seat === seat);
  const out = events[at];
  if (out?.type !== "eliminated") return undefined;
  const loss = events
    .slice(0, at)
    .findLast((event) => event.type === "staminaChanged" && event.wrestler === out.wrestler);
  if (loss?.type !== "staminaChanged" || !REASONS.includes(loss.reason)) return undefined;
  return sentence(`out-${loss.reason}`, { wrestler: { message: `wrestler-${out.wrestler}`, values: {} } });
}
