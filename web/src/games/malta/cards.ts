/** The cards: their group, their name and what they do. */
import { contentsOf, factsOf } from "../../house/boxes";
import { kebab, words } from "../../house/words.svelte";
import type { CardRow, Contents, MaltaView } from "../../types/malta";

/** The effects that react, and those that name a seat which might react (`box_facts` in game.py). */
interface Facts {
  reactions: string[];
  onSeats: string[];
}

const cardsIn = (view: MaltaView): CardRow[] => contentsOf<Contents>(view).card;

export const kindOf = (card: string, view: MaltaView): CardRow => cardsIn(view).find((row) => row.id === card)!;

export const cardName = (card: string): string => words.thing("card", card);

/** Returns a sentence about what a card does in this match. */
export function cardText(card: string, view: MaltaView): string {
  const { effect, amount = 0 } = kindOf(card, view);
  return words.tell(`effect-${kebab(effect)}`, { amount, blindFaith: view.options["blind_faith"] });
}

/**
 * Returns the cards that the form of standing orders needs: those to react with, those to react to, and those among the
 * latter that name a seat.
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

/** Returns the cards in the order of the box. */
export const cardOrder = (view: MaltaView): string[] => cardsIn(view).map((row) => row.id);

/** Is this card a reaction to the cards of others? */
export const reacts = (card: string, view: MaltaView): boolean =>
  factsOf<Facts>(view.game).reactions.includes(kindOf(card, view).effect);

/** Does this card send a pawn back to its start space? */
export const sendsHome = (card: string, view: MaltaView): boolean => kindOf(card, view)?.effect === "going_home";
