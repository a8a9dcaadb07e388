/** The place of a player at the end of a match, in words. */
import { t } from "../house/words.svelte";

/** "You are third of four, out in round 5."; 0: no round in which they went out is known. */
export function placed(place: number, count: number, outInRound = 0): string {
  if (place === 1) return t("you-won");
  return t("your-place", {
    place: t("place-ordinal", { place }),
    count: t("count-word", { count }),
    round: outInRound,
  });
}
