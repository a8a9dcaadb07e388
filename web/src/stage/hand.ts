/** Hands of cards: equal cards lie in one pile, and many piles make a fan. */

export interface Pile {
  card: string;
  count: number;
}

/** Returns the cards of a hand in the order of the box, each with how many there are. */
export function pilesOf(cards: readonly string[], order: readonly string[]): Pile[] {
  return order
    .map((card) => ({ card, count: cards.filter((other) => other === card).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Returns the hand to show: cards that leave disappear at once, and new cards appear once their arrival has been shown
 * (`haveCome`).
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

const LEAST_STEP = 24; // the least width of each card that stays visible and touchable, in pixels
const MARGIN = 10; // pixels kept free for the cards at the ends, which lean outwards

export interface Fan {
  size: number; // the width of a card
  width: number; // the width of the row, which exceeds the available width if the row must be scrolled
  /** For each card: the distance of its middle from the left, and its lean, from −1 to 1. */
  places: { left: number; lean: number }[];
}

/** Lays cards in one row, side by side while there is room; more cards overlap, and too many make the row scroll. */
export function fanOf(count: number, width: number): Fan {
  const size = width < 520 ? 88 : width < 900 ? 104 : 118;
  const ends = size + 2 * MARGIN;
  const steps = Math.max(1, count - 1);
  const gap = Math.min(size + 6, Math.max(LEAST_STEP, (width - ends) / steps));
  const row = Math.max(width, count < 2 ? 0 : ends + gap * steps);
  const places = Array.from({ length: count }, (_, at) => {
    const lean = count < 2 ? 0 : (at / steps) * 2 - 1;
    return { left: row / 2 + (lean * gap * steps) / 2, lean };
  });
  return { size, width: row, places };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AWAY = 10; // pixels between a card and its enlargement

/** Returns where the enlargement of a card is drawn: above the card if there is room, and always inside the window. */
export function lensAt(card: Box, lens: { width: number; height: number }, room: { width: number; height: number }) {
  const within = (wanted: number, size: number, most: number) => Math.max(AWAY, Math.min(wanted, most - size - AWAY));
  return {
    left: within(card.left + (card.width - lens.width) / 2, lens.width, room.width),
    top: within(card.top - lens.height - AWAY, lens.height, room.height),
  };
}
