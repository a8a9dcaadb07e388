/** Standing orders for the reaction window, from what the form says. */
import type { Order } from "../../types/table";

/** React with this card to these cards; `isOnMe`: only when they are played on me. */
export interface Rule {
  reaction: string;
  cards: string[]; // none: any card
  isOnMe: boolean;
}

export type Otherwise = "ask" | "pass";

/** The cards that name a seat; the numbers among the targets of others mean something else. */
export const ON_SEATS = [
  "Discard Two of Theirs",
  "Swap Hands",
  "Pickpocket",
  "Hand-Me-Down",
  "Going Home",
  "Shove",
  "Trade Places",
];

function orderOf(rule: Rule): Order {
  const cards = rule.cards.length ? rule.cards : rule.isOnMe ? ON_SEATS : [];
  const where: NonNullable<Order["where"]> = {};
  if (cards.length) where["card"] = cards;
  if (rule.isOnMe) where["targets"] = ["me"];
  return { event: "cardPlayed", where, answer: { type: "react", card: rule.reaction } };
}

/** The first order that fits counts; so what is done otherwise comes last. */
export function ordersOf(rules: Rule[], otherwise: Otherwise): Order[] {
  const orders = rules.map(orderOf);
  return otherwise === "pass" ? [...orders, { answer: { type: "pass" } }] : orders;
}
