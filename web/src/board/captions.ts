/** Names for the fields and things of any game. */
import { kebab, words } from "../house/words.svelte";
import type { Thing } from "./reading";

/**
 * Returns the caption of a field: the sentence `field-…` of the game or the client or, if there is none, the field's
 * own name, written as separate words.
 */
export function captionOf(field: string): string {
  const caption = words.thing("field", field);
  if (caption !== field) return caption;
  const plain = kebab(field).replaceAll("-", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function nameOf({ kind, id }: Thing): string {
  return words.thing(kind, String(id));
}

/** Returns a sentence about what a thing does; "" if the game has no such sentence. */
export function textOf({ kind, id }: Thing): string {
  const message = `${kind}-${kebab(String(id))}-text`;
  return words.knows(message) ? words.tell(message) : "";
}

/** Returns the rank and the suit of a playing card; null for any other thing. */
export function playingCard(id: string | number): { rank: string; suit: string; isRed: boolean } | null {
  const found = /^(\d{1,2}|[A-Z])([♣♦♥♠])$/u.exec(String(id));
  return found ? { rank: found[1]!, suit: found[2]!, isRed: "♦♥".includes(found[2]!) } : null;
}

/** Returns a thing's hue (0 to 359 degrees), which is the same on every device. */
export function hueOf({ id }: Thing): number {
  let hash = 7;
  for (const letter of String(id)) hash = (hash * 31 + letter.codePointAt(0)!) % 3600;
  return (hash * 137) % 360;
}
