/**
 * Finds questions about Wilds that need no answer.  While bids are raised, a seat that passes is asked again as soon as
 * somebody else raises (§4.3); so it loses nothing by passing while it leads, or while no bid has changed since it last
 * decided.  Whether the seat holds Wilds does not matter, so that a quick pass reveals nothing about a hand.
 */
import type { Event, WoundUpView } from "../../types/wound_up";

const OWN_BIDS: readonly Event["type"][] = ["bidOpened", "bidAnswered", "bidRaised", "raisePassed"];

/** Returns the bids of the other seats, with the auction that they belong to, as a text. */
const othersOf = ({ turn, auction, seat }: WoundUpView): string =>
  [turn, auction!.card, ...auction!.bids.map((bid) => (bid.seat === seat ? "" : bid.bid))].join();

export class Repeats {
  private decided = ""; // the bids of the others when this seat last decided
  private seen: WoundUpView | null = null;

  /**
   * Notes the bids of the others if this seat has just decided.  A new view that comes without events (null) need not
   * follow from the previous view, so everything is forgotten.
   */
  note(view: WoundUpView, events: readonly Event[] | null): void {
    const isOwn = (event: Event) => OWN_BIDS.includes(event.type) && "seat" in event && event.seat === view.seat;
    if (!events && view !== this.seen) this.decided = "";
    if (view.auction && events?.some(isOwn)) this.decided = othersOf(view);
    this.seen = view;
  }

  /**
   * Can the question of this view be answered by passing, without loss?  If the best bid is out of reach, a seat that has
   * decided once in this auction need not decide again.
   */
  has(view: WoundUpView, isOutOfReach = false): boolean {
    const { auction, seat, phase } = view;
    if (!auction || seat === null || phase !== "raising" || auction.raiser !== seat) return false;
    const [turn, card] = this.decided.split(",");
    if (turn !== String(view.turn) || card !== auction.card) return false;
    const mine = auction.bids.find((bid) => bid.seat === seat)!.bid;
    const best = Math.max(...auction.bids.filter((bid) => bid.seat !== seat).map((bid) => bid.bid));
    const hasRed = (view.tokens[seat]!["red"] ?? 0) > 0; // a red token can be used only while bids are raised
    return mine > best || (!hasRed && (isOutOfReach || this.decided === othersOf(view)));
  }
}
