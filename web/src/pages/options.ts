/** The options of a game in words: the names of their values, and what the game suggests. */
import { t, words } from "../house/words.svelte";
import type { Option } from "../types/table";

/** Returns the name of one of an option's values. */
export function valueName(option: Option, value: unknown): string {
  const message = `${option.message}-${String(value)}`;
  if (words.knows(message)) return t(message);
  return Array.isArray(value) ? value.join(" – ") : String(value);
}

export interface Suggestion {
  option: Option;
  value: unknown;
}

/** Returns the options that a game suggests for this number of players. */
export function suggestions(options: Option[], seats: number): Suggestion[] {
  return options
    .filter((option) => seats in option.suggested)
    .map((option) => ({ option, value: option.suggested[seats] }));
}
