/** Standing orders for the reaction window, from what the form says. */
import type { Order } from "../../types/table";

/** React with this card to these cards; `isOnMe`: only when they are played on me. */
export interface Rule {
  reaction: string;
  cards: string[]; // empty: any card
  isOnMe: boolean;
}

export type Otherwise = "ask" | "pass";

/** `onSeats` are the cards that name a seat: the numbers among the targets of others mean something else. */
function orderOf(rule: Rule, onSeats: string[]): Order {
  const cards = rule.cards.length ? rule.cards : rule.isOnMe ? onSeats : [];
  const where: NonNullable<Order["where"]> = {};
  if (cards.length) where["card"] = cards;
  if (rule.isOnMe) where["targets"] = ["me"];
  return { event: "cardPlayed", where, answer: { type: "react", card: rule.reaction } };
}

/** Only the first order that fits counts, so the order for all other cases comes last. */
export function ordersOf(rules: Rule[], otherwise: Otherwise, onSeats: string[]): Order[] {
  const orders = rules.map((rule) => orderOf(rule, onSeats));
  return otherwise === "pass" ? [...orders, { answer: { type: "pass" } }] : orders;
}
