/** The cards: their group, their name and what they do. */
import { words } from "../../house/words.svelte";
import type { MaltaView } from "../../types/malta";

export type Group = "hand" | "pawn" | "space" | "turn";

interface Kind {
  group: Group;
  effect: string;
  amount: number;
}

/** As in components.toml; an edited box comes with the view. */
const BOX: Record<string, [Group, string, number?]> = {
  "Draw Two": ["hand", "draw", 2],
  "Discard Two of Yours": ["hand", "discard_own", 2],
  "Discard Two of Theirs": ["hand", "discard_theirs", 2],
  "Swap Hands": ["hand", "swap_hands"],
  Pickpocket: ["hand", "pickpocket", 1],
  "Hand-Me-Down": ["hand", "hand_me_down", 1],
  "Pass It On": ["hand", "pass_it_on"],
  "Round On The House": ["hand", "everyone_draws", 1],
  Reshuffle: ["hand", "reshuffle"],
  "Everyone Moves": ["pawn", "everyone_moves"],
  "Going Home": ["pawn", "going_home"],
  Shove: ["pawn", "shove", 1],
  Sidestep: ["pawn", "jump", 1],
  "Trade Places": ["pawn", "trade_places"],
  "Long Jump": ["pawn", "jump", 2],
  "Welcome Back": ["pawn", "welcome_back", 2],
  "Remove A Space": ["space", "remove_a_space"],
  "Restore A Space": ["space", "restore_a_space"],
  "Swap Two Spaces": ["space", "swap_two_spaces"],
  "Turn A Space": ["space", "turn_a_space"],
  "Shift A Line": ["space", "shift_a_line"],
  "End Turn": ["turn", "end_turn"],
  "Blind Faith": ["turn", "blind_faith"],
  Negate: ["turn", "negate"],
  Boomerang: ["turn", "boomerang"],
  "Second Wind": ["turn", "second_wind"],
};

export const CARDS = Object.keys(BOX);
export const REACTIONS = ["Negate", "Boomerang"];

function kebab(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

export function kindOf(card: string, view: MaltaView | null): Kind {
  const rows = (view?.components?.["card"] ?? []) as { id: string; group: Group; effect: string; amount?: number }[];
  const row = rows.find((one) => one.id === card);
  if (row) return { group: row.group, effect: row.effect, amount: row.amount ?? 1 };
  const [group, effect, amount = 1] = BOX[card] ?? ["turn", "end_turn"];
  return { group, effect, amount };
}

/** The name of a card; one that a player added to the box has no other name than its id. */
export function cardName(card: string): string {
  return card in BOX ? words.tell(`card-${kebab(card)}`) : card;
}

/** What a card does in this match. */
export function cardText(card: string, view: MaltaView): string {
  const { effect, amount } = kindOf(card, view);
  return words.tell(`effect-${kebab(effect)}`, { amount, blindFaith: view.options["blind_faith"] });
}

/** Cards with how many there are of each, in the order of the box. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const order = (card: string) => (CARDS.includes(card) ? CARDS.indexOf(card) : CARDS.length);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => order(a.card) - order(b.card));
}
