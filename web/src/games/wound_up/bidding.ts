/** What a player may bid now, and with how many Wilds. */
import type { Action, Answer, Open, Raise, WoundUpView } from "../../types/wound_up";

export type Bid = Open | Answer | Raise;

export interface Bidding {
  bids: readonly Bid[];
  /** The least and the greatest number of Wilds; in a raise, none at all means to pass. */
  least: number;
  most: number;
  /** The number of Wilds that is preset: as few as possible or, in a raise, just enough to take the lead. */
  usual: number;
  mine: number;
  /** The highest bid of the others. */
  others: number;
}

/** Returns what may be bid; `opening` is the type that the player is about to open. */
export function biddingOf(view: WoundUpView, actions: readonly Action[], opening: string | null): Bidding {
  const bids = actions.filter(
    (action): action is Bid =>
      (action.type === "open" && action.card === opening) || action.type === "answer" || action.type === "raise",
  );
  const isRaise = bids[0]?.type === "raise";
  const counts = bids.map((bid) => bid.wilds);
  const least = isRaise || !bids.length ? 0 : Math.min(...counts);
  const most = Math.max(0, ...counts);
  const made = view.auction?.bids ?? [];
  const mine = made.find((bid) => bid.seat === view.seat)?.bid ?? 0;
  const others = Math.max(0, ...made.filter((bid) => bid.seat !== view.seat).map((bid) => bid.bid));
  const toLead = others - mine + 1;
  const usual = isRaise && toLead > 0 && toLead <= most ? toLead : least;
  return { bids, least, most, usual, mine, others };
}

/** Returns the number of Wilds after the Wild card has been touched: one more or, after the last one, the least. */
export const withWild = ({ least, most }: Bidding, wilds: number): number => (wilds < most ? wilds + 1 : least);

/** Returns how many times a type of card winds a pawn; 0 if it winds none. */
export const windsOf = (card: string | null | undefined): number => Number(/^Wind (\d)$/.exec(card ?? "")?.[1] ?? 0);
