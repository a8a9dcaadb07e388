/** How the options of a game are spoken of. */
import { t, words } from "../house/words.svelte";
import type { Option } from "../types/table";

/** How one of several values is called. */
export function valueName(option: Option, value: unknown): string {
  const message = `${option.message}-${String(value)}`;
  if (words.knows(message)) return t(message);
  return Array.isArray(value) ? value.join(" – ") : String(value);
}

export interface Suggestion {
  option: Option;
  value: unknown;
}

/** What a game suggests to so many players. */
export function suggestions(options: Option[], seats: number): Suggestion[] {
  return options
    .filter((option) => seats in option.suggested)
    .map((option) => ({ option, value: option.suggested[seats] }));
}
