/** Finds the card type that is offered first to a player who opens the bidding. */
import type { Action } from "../../types/wound_up";
import { countOf } from "./passing";

const isWind = (card: string) => card.startsWith("Wind ");

/**
 * Returns the type that a player most likely wants to open: a Wind, which makes a pawn walk, and of which they hold
 * many cards.
 */
export function offeredType(hand: readonly string[], actions: readonly Action[]): string | null {
  const types = [...new Set(actions.flatMap((action) => (action.type === "open" ? [action.card] : [])))];
  const rank = (card: string) => countOf(hand, card) + (isWind(card) && hand.includes(card) ? hand.length : 0);
  return types.sort((one, other) => rank(other) - rank(one) || other.localeCompare(one))[0] ?? null;
}
