/**
 * Passing cards: the player first chooses all cards of a round here; then they are sent to the server one after the
 * other.
 */
import type { WoundUpView } from "../../types/wound_up";

const WILD = "Wild";

/** Returns the hand without the cards that are already chosen. */
export function freeOf({ hand, chosen }: WoundUpView): string[] {
  const free = [...(hand ?? [])];
  for (const card of chosen) if (free.includes(card)) free.splice(free.indexOf(card), 1);
  return free;
}

/** Returns how many cards this seat still has to choose in this round of passing. */
export function dueOf(view: WoundUpView): number {
  const [, count] = view.passing[view.round] ?? ["", 0];
  return Math.max(0, Math.min(count - view.chosen.length, freeOf(view).length));
}

export const countOf = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/**
 * Returns the picked cards after the player has touched a pile once more: one more card of the pile, or none if all of
 * them were already picked.
 */
export function touched(picked: readonly string[], card: string, hand: readonly string[], due: number): string[] {
  const isAll = countOf(picked, card) >= countOf(hand, card);
  return isAll || picked.length >= due ? picked.filter((one) => one !== card) : [...picked, card];
}

/** Suggests cards to pass: those of which the player holds few, because bids need many cards of one kind. */
export function suggested(hand: readonly string[], count: number): string[] {
  const rank = (card: string) => (card === WILD ? Infinity : countOf(hand, card));
  return [...hand].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other)).slice(0, count);
}
