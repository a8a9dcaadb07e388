/** Names for numbers: shares of somebody's chances, and the strength of an effect. */

// The name of a number stands beside the first limit that the number exceeds.
export type Names = readonly [limit: number, name: string][];

const SHARES: Names = [
  [0.9, "all"],
  [0.71, "most"],
  [0.58, "two-thirds"],
  [0.42, "half"],
  [0.29, "third"],
  [0.225, "quarter"],
  [0.15, "fifth"],
  [0.075, "tenth"],
];

export const named = (value: number, names: Names, otherwise: string): string =>
  names.find(([limit]) => value > limit)?.[1] ?? otherwise;

/** Returns the name that `story-share` has for a part of a player's chances: “third” for about a third of them. */
export const shareOf = (loss: number, before: number): string =>
  named(loss / Math.max(loss, before, 0.001), SHARES, "little");
