/** The cards: their group, their name and what they do. */
import { contentsOf, factsOf } from "../../house/boxes";
import { kebab, words } from "../../house/words.svelte";
import type { CardRow, Contents, MaltaView } from "../../types/malta";

/** Which effects react, and which name a seat that might react (`box_facts` in game.py). */
interface Facts {
  reactions: string[];
  onSeats: string[];
}

const cardsIn = (view: MaltaView): CardRow[] => contentsOf<Contents>(view).card;

export const kindOf = (card: string, view: MaltaView): CardRow => cardsIn(view).find((row) => row.id === card)!;

export const cardName = (card: string): string => words.thing("card", card);

/** What a card does in this match. */
export function cardText(card: string, view: MaltaView): string {
  const { effect, amount = 0 } = kindOf(card, view);
  return words.tell(`effect-${kebab(effect)}`, { amount, blindFaith: view.options["blind_faith"] });
}

/**
 * The cards of the box for a form of standing orders: the cards to react with, the cards to react to, and which of the
 * latter name a seat.
 */
export function cardsForOrders(view: MaltaView): { reactions: string[]; others: string[]; onSeats: string[] } {
  const facts = factsOf<Facts>(view.game);
  const having = (isWanted: (effect: string) => boolean) =>
    cardsIn(view)
      .filter((row) => isWanted(row.effect))
      .map((row) => row.id);
  return {
    reactions: having((effect) => facts.reactions.includes(effect)),
    others: having((effect) => !facts.reactions.includes(effect)),
    onSeats: having((effect) => facts.onSeats.includes(effect)),
  };
}

/** The cards in the order of the box. */
export const cardOrder = (view: MaltaView): string[] => cardsIn(view).map((row) => row.id);
