/** Passing cards: all cards of a round are chosen here first, and then sent to the house, which takes one after the other. */
import type { WoundUpView } from "../../types/wound_up";

const WILD = "Wild";

/** The hand without the cards that are already chosen. */
export function freeOf({ hand, chosen }: WoundUpView): string[] {
  const free = [...(hand ?? [])];
  for (const card of chosen) if (free.includes(card)) free.splice(free.indexOf(card), 1);
  return free;
}

/** How many cards this seat still has to choose in this round of passing. */
export function dueOf(view: WoundUpView): number {
  const [, count] = view.passing[view.round] ?? ["", 0];
  return Math.max(0, Math.min(count - view.chosen.length, freeOf(view).length));
}

export const countOf = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/** The cards that were picked, after one more touch of a pile: one more of it, or none once all of it are picked. */
export function touched(picked: readonly string[], card: string, hand: readonly string[], due: number): string[] {
  const isAll = countOf(picked, card) >= countOf(hand, card);
  return isAll || picked.length >= due ? picked.filter((one) => one !== card) : [...picked, card];
}

/** Cards to pass for a player who does not want to choose: kinds of which there are few, since bids need many of one kind. */
export function suggested(hand: readonly string[], count: number): string[] {
  const rank = (card: string) => (card === WILD ? Infinity : countOf(hand, card));
  return [...hand].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other)).slice(0, count);
}
