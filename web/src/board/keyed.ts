/**
 * Gives each thing in a list a key, by which Svelte recognises the thing when it moves; things with equal keys are
 * numbered.
 */
import { keyOf, type Thing } from "./reading";

export function withKeys(things: readonly Thing[]): { thing: Thing; key: string }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const key = keyOf(thing);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return { thing, key: before ? `${key}#${before}` : key };
  });
}
