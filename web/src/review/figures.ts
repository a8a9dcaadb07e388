/** Formats the figures of a review, and draws its lines. */
import type { Moment, Review } from "../types/review";

/** Returns a change of a chance in percentage points, with its sign: “+12”, “−5”. */
export const signed = (change: number): string => {
  const points = Math.round(100 * change);
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
};

/** Returns a change with its standard error: “+12 ± 3”. */
export const withError = (change: number, error: number): string =>
  `${signed(change)} ± ${Math.max(1, Math.round(100 * error))}`;

/** Returns the entry that belongs to a version of the table: the last entry of that version or of an earlier one. */
export function entryAt(versions: readonly number[], version: number): number {
  let found = 0;
  versions.forEach((one, entry) => {
    if (one <= version) found = entry;
  });
  return found;
}

/**
 * Returns the line of one seat's chance, in a box of this width and height, and the band of one standard error around
 * it.
 */
export function lineOf(moments: readonly Moment[], seat: number, width: number, height: number) {
  const x = (at: number) => ((at * width) / Math.max(1, moments.length - 1)).toFixed(1);
  const y = (chance: number) => ((1 - Math.min(1, Math.max(0, chance))) * height).toFixed(1);
  const points = moments.map((one, at) => `${x(at)} ${y(one.chances[seat]!)}`);
  const upper = moments.map((one, at) => `${x(at)} ${y(one.chances[seat]! + one.errors[seat]!)}`);
  const lower = moments.map((one, at) => `${x(at)} ${y(one.chances[seat]! - one.errors[seat]!)}`);
  return { line: `M${points.join("L")}`, band: `M${upper.join("L")}L${lower.reverse().join("L")}Z` };
}

/** Returns the largest mistakes, the worst first. */
export const mistakesOf = (review: Review, most: number) =>
  review.moments
    .filter((one) => one.decision?.isMistake)
    .sort((one, other) => other.decision!.loss - one.decision!.loss)
    .slice(0, most);

/**
 * Returns places on a line, moved apart so that neighbours are at least `gap` from each other and all stay within
 * `width`.
 */
export function spread(places: readonly number[], gap: number, width: number): number[] {
  const found = places.map((place) => Math.max(gap / 2, Math.min(width - gap / 2, place)));
  for (let at = 1; at < found.length; at++) found[at] = Math.max(found[at]!, found[at - 1]! + gap);
  for (let at = found.length - 1; at >= 0; at--) {
    found[at] = Math.min(found[at]!, at === found.length - 1 ? width - gap / 2 : found[at + 1]! - gap);
  }
  return found;
}
