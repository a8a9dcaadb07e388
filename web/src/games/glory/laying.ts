/**
 * A lay (the cards that a player lays in a fight) while the player composes it; a complete lay is looked up among the
 * listed actions.
 */
import type { Action } from "../../types/glory";
import type { Box } from "./cards";

export interface Lay {
  kind: "lay" | "layMore" | "intervene";
  cards: string[]; // fight cards, or the diva
  referee: string | null;
  before: string | null;
  dieFor: string | null;
}

const KINDS = ["lay", "layMore", "intervene"] as const;

/** Returns an empty lay of the kind that is asked for; null if nothing is to be laid. */
export function emptyLay(actions: readonly Action[]): Lay | null {
  const kind = KINDS.find((one) => actions.some((action) => action.type === one));
  return kind ? { kind, cards: [], referee: null, before: null, dieFor: null } : null;
}

/** Finds the listed action for this lay; undefined if the lay is not complete. */
export function found(actions: readonly Action[], lay: Lay): Action | undefined {
  const [one = null, other = null] = lay.cards;
  return actions.find((action) => {
    if (action.type !== lay.kind) return false;
    if (action.type === "lay") return action.card === one && action.referee === lay.referee;
    if (action.type === "layMore")
      return (action.card === one && action.other === other) || (action.card === other && action.other === one);
    if (action.type === "intervene")
      return action.diva === one && action.before === (one ? lay.before : null) && action.dieFor === lay.dieFor;
    return false;
  });
}

/** Returns the lay with a card added, removed, or put in place of another. */
export function withCard(lay: Lay, id: string, box: Box, actions: readonly Action[]): Lay {
  if (lay.kind === "lay" && box.get(id)?.group === "referee")
    return { ...lay, referee: lay.referee === id ? null : id };
  if (lay.kind === "layMore") {
    const twice = { ...lay, cards: [...lay.cards, id] };
    if (lay.cards.length < 2 && found(actions, twice)) return twice;
    return lay.cards.includes(id)
      ? { ...lay, cards: lay.cards.filter((card) => card !== id) }
      : { ...lay, cards: [lay.cards[0]!, id] };
  }
  return { ...lay, cards: lay.cards[0] === id ? [] : [id] };
}

/** Returns the cards that may be part of the lay. */
export function layable(actions: readonly Action[]): Set<string> {
  const cards = new Set<string>();
  for (const action of actions) {
    const some =
      action.type === "lay"
        ? [action.card, action.referee]
        : action.type === "layMore"
          ? [action.card, action.other]
          : action.type === "intervene"
            ? [action.diva]
            : [];
    for (const card of some) if (card) cards.add(card);
  }
  return cards;
}

/** Returns the fighters for whom a die may be bought. */
export const dieFighters = (actions: readonly Action[]): string[] => [
  ...new Set(actions.flatMap((action) => (action.type === "intervene" && action.dieFor ? [action.dieFor] : []))),
];

/** Returns the fighters in front of whom this diva may be laid. */
export const divaFighters = (actions: readonly Action[], diva: string | undefined): string[] => [
  ...new Set(
    actions.flatMap((action) =>
      action.type === "intervene" && action.diva === diva && action.before ? [action.before] : [],
    ),
  ),
];
