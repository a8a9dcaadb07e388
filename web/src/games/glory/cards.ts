/** The cards of the box as a board needs them: their kind, what they change and by how much. */
import type { GloryView } from "../../types/glory";

export const GROUPS = ["attack", "defence", "referee", "event", "diva"] as const;
export type Group = (typeof GROUPS)[number];

export interface CardKind {
  id: string;
  group: Group;
  effect: string;
  amount: number;
}

const kind = (group: Group, effect: string, amounts: Record<string, number>): CardKind[] =>
  Object.entries(amounts).map(([id, amount]) => ({ id, group, effect, amount }));

const STANDARD: CardKind[] = [
  ...kind("attack", "die", { "attack-die": 1 }),
  ...kind("attack", "points", { "attack-1": 1, "attack-2": 2, "attack-3": 3, "attack-4": 4 }),
  ...kind("defence", "die", { "defence-die": 1 }),
  ...kind("defence", "points", { "defence-1": 1, "defence-2": 2, "defence-3": 3, "defence-4": 4 }),
  ...kind("referee", "cancel", { cancelled: 0 }),
  ...kind("referee", "leave", { "leave-the-ring": 0 }),
  ...kind("referee", "void", { "no-cards": 0 }),
  ...kind("referee", "more", { "two-more-cards": 2 }),
  ...kind("event", "draw", { "draw-2": 2 }),
  ...kind("event", "lose", { "lose-2": 2 }),
  ...kind("event", "give", { "stamina-3": 3 }),
  ...kind("event", "roll", { "stamina-die": 0 }),
  ...kind("event", "take", { "take-2": 2, "take-3": 3 }),
  ...kind("diva", "throw", { "diva-plus-1": 1, "diva-plus-2": 2, "diva-plus-3": 3 }),
  ...kind("diva", "throw", { "diva-minus-1": -1, "diva-minus-2": -2, "diva-minus-3": -3 }),
];

export type Box = ReadonlyMap<string, CardKind>;

const asMap = (cards: CardKind[]): Box => new Map(cards.map((card) => [card.id, card]));
const STANDARD_BOX = asMap(STANDARD);

/** The cards of the box that is played with: an edited one comes with the view. */
export function boxOf(view: GloryView): Box {
  const edited = view.components?.card as CardKind[] | undefined;
  return edited ? asMap(edited) : STANDARD_BOX;
}

/** How full a stamina bar is at the start. */
export const fullStamina = (view: GloryView): number => (view.components?.stamina as number | undefined) ?? 20;

/** Equal cards of a hand, sorted by kind. */
export interface Pile {
  card: CardKind;
  count: number;
}

export function piles(hand: readonly string[], box: Box): Pile[] {
  const counts = new Map<string, number>();
  for (const id of hand) counts.set(id, (counts.get(id) ?? 0) + 1);
  const found = [...box.values()].filter((card) => counts.has(card.id));
  found.sort((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group));
  return found.map((card) => ({ card, count: counts.get(card.id)! }));
}

/** What is written large on a card. */
export function figureOf(card: CardKind): string {
  const sign =
    card.group === "defence" || card.effect === "take" || card.effect === "lose" || card.amount < 0 ? "−" : "+";
  return card.amount === 0 ? "" : sign + Math.abs(card.amount);
}

/** What the figure counts, where it is neither dice nor points of a throw. */
export function unitOf(card: CardKind): "cards" | "stamina" | null {
  if (card.effect === "draw" || card.effect === "lose" || card.effect === "more") return "cards";
  return card.group === "event" ? "stamina" : null;
}
