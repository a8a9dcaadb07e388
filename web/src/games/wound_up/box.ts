/** Reads from the box what the board needs. */
import { contentsOf } from "../../house/boxes";
import type { Contents, WoundUpView } from "../../types/wound_up";

/** Half the length and half the width of a pawn's feet, in u. */
export interface Feet {
  long: number;
  wide: number;
}

/** Returns the kinds of cards, in the order of the box. */
export const cardsOf = (view: WoundUpView): string[] => contentsOf<Contents>(view).card.map((kind) => kind.id);

/** Returns the brain tokens, the lowest rank first. */
export const tokensOf = (view: WoundUpView): string[] => contentsOf<Contents>(view).token.map((kind) => kind.id);

export function feetOf(view: WoundUpView): Feet {
  const { foot_length, foot_width } = contentsOf<Contents>(view).sizes;
  return { long: foot_length / 2, wide: foot_width / 2 };
}
