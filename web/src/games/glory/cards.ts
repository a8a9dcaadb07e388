/** The cards of the box as a board needs them: their kind, what they change, and by how much. */
import { contentsOf } from "../../house/boxes";
import { t } from "../../house/words.svelte";
import type { CardRow, Contents, GloryView } from "../../types/glory";

export type Group = CardRow["group"];
export const GROUPS: readonly Group[] = ["attack", "defence", "referee", "event", "diva"];

export type CardKind = Required<CardRow>;
export type Box = ReadonlyMap<string, CardKind>;

/** Returns the cards of the box that the match is played with. */
export function boxOf(view: GloryView): Box {
  return new Map(contentsOf<Contents>(view).card.map((row) => [row.id, { amount: 0, ...row }]));
}

/** Returns how much stamina a wrestler has at the start. */
export const fullStamina = (view: GloryView): number => contentsOf<Contents>(view).stamina;

/** Returns the figure that is written large on a card. */
export function figureOf(card: CardKind): string {
  const sign =
    card.group === "defence" || card.effect === "take" || card.effect === "lose" || card.amount < 0 ? "−" : "+";
  return card.amount === 0 ? "" : sign + Math.abs(card.amount);
}

/** Returns the unit of the figure on a card, if it counts neither dice nor points of a throw. */
export function unitOf(card: CardKind): "cards" | "stamina" | null {
  if (card.effect === "draw" || card.effect === "lose" || card.effect === "more") return "cards";
  return card.group === "event" ? "stamina" : null;
}

/** Returns a sentence about what a card does. */
export const whatOf = (card: CardKind): string => t(`what-${card.group}-${card.effect}`);

const [WIDEST, NARROWEST] = [66, 44]; // the largest and the smallest width of a card in the hand, in pixels
// distances in the hand, in pixels, as in the styles of the hands
const [BETWEEN_GROUPS, AROUND_GROUP, BETWEEN_CARDS] = [14, 12, 8];

/** Returns the width of the cards of a hand, in pixels; all piles lie in one row unless the cards become too narrow. */
export function cardWidth(room: number, piles: number, groups: number): number {
  const gaps = (groups - 1) * BETWEEN_GROUPS + groups * AROUND_GROUP + (piles - groups) * BETWEEN_CARDS;
  const fitting = Math.floor((room - 4 - gaps) / Math.max(1, piles));
  return fitting < NARROWEST ? NARROWEST + 8 : Math.min(WIDEST, fitting);
}

/** Returns how the cards of a hand lie on a phone: their width, and whether the hand is so long that it scrolls sideways. */
export function stripOf(room: number, piles: number, groups: number): { card: number; isLong: boolean } {
  const gaps = (groups - 1) * 4 + groups * AROUND_GROUP + (piles - groups) * BETWEEN_CARDS;
  const fitting = Math.floor((room - 4 - gaps) / Math.max(1, piles));
  const isLong = fitting < 38;
  return { card: isLong ? 50 : Math.min(54, fitting), isLong };
}
