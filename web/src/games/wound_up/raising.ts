/** Wilds are asked for twice: when a seat answers, and again when all have; the second question may bring nothing new. */
import type { Action, Event, WoundUpView } from "../../types/wound_up";

/** The auction as far as it matters to a seat that wonders how many Wilds to add: every bid, and who has answered. */
const bidsOf = ({ turn, auction }: WoundUpView): string => JSON.stringify([turn, auction?.card, auction?.bids]);

/** The bids that lay on the table when this seat had bid, as a text; null: these events bring no bid of its own. */
export function bidBy(view: WoundUpView, events: readonly Event[]): string | null {
  const bids = events.filter((event) => ["bidOpened", "bidAnswered", "bidRaised"].includes(event.type));
  const last = bids.at(-1) as { seat?: number } | undefined;
  return last && last.seat === view.seat ? bidsOf(view) : null;
}

/** The pass that answers a question about Wilds if nobody has bid since this seat did, when it could have added some. */
export function repeatedPass(view: WoundUpView, bid: string | null, actions: readonly Action[]): Action | null {
  if (bid === null || bid !== bidsOf(view) || !actions.some((one) => one.type === "raise")) return null;
  return actions.find((one) => one.type === "pass") ?? null;
}
