/** Names for numbers: shares of somebody's chances, and the strength of an effect. */

// A number above a limit gets the name that follows the limit.
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

/** A part of a player's chances, as a name for `story-share`: “third” for about a third of the chances. */
export const shareOf = (loss: number, before: number): string =>
  named(loss / Math.max(loss, before, 0.001), SHARES, "little");
