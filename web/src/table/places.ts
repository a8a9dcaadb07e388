/** Describes a player's place at the end of a match. */
import { t } from "../house/words.svelte";

/** Returns, for example, "You are third of four, out in round 5."; `outInRound` is 0 if that round is not known. */
export function placed(place: number, count: number, outInRound = 0): string {
  if (place === 1) return t("you-won");
  return t("your-place", {
    place: t("place-ordinal", { place }),
    count: t("count-word", { count }),
    round: outInRound,
  });
}
