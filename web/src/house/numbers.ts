/** Numbers as the user's language writes them. */
import { words } from "./words.svelte";

/** Returns a share of a whole in percent: “62%”, in French “62 %”. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
