/**
 * Passing cards: the player first chooses all cards of a round here; then they are sent to the server one after the
 * other.
 */
import type { WoundUpView } from "../../types/wound_up";

const WILD = "Wild";

/** Returns the hand without the cards that are already chosen. */
export const freeOf = ({ hand, chosen }: WoundUpView): string[] => without(hand ?? [], chosen);

/** Returns some cards without the ones taken; of equal cards, only as many are left out as were taken. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
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

/**
 * Adds cards to those picked so far until there are `count`; prefers cards of which the player holds few, because bids
 * need many cards of one kind.
 */
export function completed(picked: readonly string[], hand: readonly string[], count: number): string[] {
  const rank = (card: string) => (card === WILD ? Infinity : countOf(hand, card));
  const left = without(hand, picked).sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  return [...picked, ...left].slice(0, count);
}
