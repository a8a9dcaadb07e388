/** Keeps the bid that a player has prepared while a token is used in between. */
import type { Action, WoundUpView } from "../../types/wound_up";
import { offeredType } from "./opening";

interface Bid {
  opening: string | null;
  wilds: number | null; // null: the usual number
}

const NOTHING: Bid = { opening: null, wilds: null };

export class Prepared {
  private auction = ""; // the turn, and the types that had been auctioned when the bid was prepared
  private bid = NOTHING;

  /** Returns the bid to show for new choices: the one prepared for this auction if it is still possible. */
  renewed(view: WoundUpView, actions: readonly Action[], shown: Bid): Bid {
    if (shown.opening) this.bid = shown;
    const auction = `${view.turn} ${view.opened.join()}`;
    if (auction !== this.auction) [this.auction, this.bid] = [auction, NOTHING];
    const { opening } = this.bid;
    if (actions.some((action) => action.type === "open" && action.card === opening)) return this.bid;
    return { opening: offeredType(view.hand ?? [], actions), wilds: null };
  }
}
