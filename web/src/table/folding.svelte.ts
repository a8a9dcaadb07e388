/** When a list of choices is folded away: where it would take the room of a board that offers the same choices. */
import { MediaQuery } from "svelte/reactivity";

const FEW = 3; // a longer list is long
const narrow = new MediaQuery("(max-width: 999px)");
const short = new MediaQuery("(max-height: 560px) and (min-aspect-ratio: 6/5)"); // the list stands beside the board

/**
 * Is a list of so many choices folded? On an upright phone, `isOnce` folds even a short list of what the board offers, so
 * that each choice is there once.
 */
export function isFolded(count: number, isOnBoard: boolean, isOnce: boolean): boolean {
  const isSheet = narrow.current && !short.current;
  return isOnBoard ? count > (isSheet && isOnce ? 0 : FEW) : isSheet && count > FEW;
}
