/** Hands of cards: equal cards lie in one pile, and many piles make a fan. */

export interface Pile {
  card: string;
  count: number;
}

/** Returns the cards of a hand in the order of the box, each with how many there are. */
export function pilesOf(cards: readonly string[], order: readonly string[]): Pile[] {
  return order
    .map((card) => ({ card, count: cards.filter((one) => one === card).length }))
    .filter(({ count }) => count > 0);
}

/**
 * A hand as far as it has been shown: cards that leave it are gone at once, cards that come are there when they have been
 * seen to come.
 */
export function shownHand(before: readonly string[], after: readonly string[], haveCome: boolean): string[] {
  if (haveCome) return [...after];
  const left = [...before];
  return after.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const LEAST_STEP = 42; // the least width of each card that stays visible and touchable, in pixels
const MARGIN = 14; // pixels for the cards at the ends, which lean outwards

export interface Fan {
  size: number; // the width of a card
  rows: number;
  inRow: number;
  /** For each card: how far its middle is from the left, its row, and how far it leans, from −1 to 1. */
  places: { left: number; row: number; lean: number }[];
}

/** Lays cards side by side while there is room; more cards overlap, and still more make further rows. */
export function fanOf(count: number, width: number): Fan {
  const size = width < 520 ? 88 : width < 900 ? 104 : 118;
  const room = Math.max(0, width - size - 2 * MARGIN);
  const most = Math.floor(room / LEAST_STEP) + 1;
  const rows = Math.max(1, Math.ceil(count / most));
  const inRow = Math.ceil(count / rows);
  const gap = Math.min(size + 6, room / Math.max(1, inRow - 1));
  const places = Array.from({ length: count }, (_, at) => {
    const lean = inRow < 2 ? 0 : ((at % inRow) / (inRow - 1)) * 2 - 1;
    return { left: width / 2 + (lean * gap * (inRow - 1)) / 2, row: Math.floor(at / inRow), lean };
  });
  return { size, rows, inRow, places };
}
