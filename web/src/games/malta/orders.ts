/** Makes standing orders for the reaction window from the input in the form. */
import type { Order } from "../../types/table";

/** A rule of the form: react with this card to these cards; `isOnMe` means only when they are played on me. */
export interface Rule {
  reaction: string;
  cards: string[]; // the cards to react to; empty: any card
  isOnMe: boolean;
}

export type Otherwise = "ask" | "pass";

/**
 * Makes an order from a rule.  `onSeats` are the cards that name a seat; in the targets of other cards, a number is not
 * a seat.
 */
function orderOf(rule: Rule, onSeats: string[]): Order {
  const cards = rule.cards.length ? rule.cards : rule.isOnMe ? onSeats : [];
  const where: NonNullable<Order["where"]> = {};
  if (cards.length) where["card"] = cards;
  if (rule.isOnMe) where["targets"] = ["me"];
  return { event: "cardPlayed", where, answer: { type: "react", card: rule.reaction } };
}

/** Makes the orders, of which only the first that fits counts; so the order for all other cases comes last. */
export function ordersOf(rules: Rule[], otherwise: Otherwise, onSeats: string[]): Order[] {
  const orders = rules.map((rule) => orderOf(rule, onSeats));
  return otherwise === "pass" ? [...orders, { answer: { type: "pass" } }] : orders;
}
