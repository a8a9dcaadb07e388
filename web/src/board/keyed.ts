/** Keys by which a list finds its things again when they move; equal ones are numbered. */
import { keyOf, type Thing } from "./reading";

export function keyed(things: readonly Thing[]): { thing: Thing; key: string }[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const key = keyOf(thing);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return { thing, key: before ? `${key}#${before}` : key };
  });
}
