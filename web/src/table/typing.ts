/** Matches what a player types with the words for the choices, as the terminal does. */

/** Returns a text without capitals, accents and punctuation, so that it need not be typed exactly. */
export function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll("œ", "oe").normalize("NFKD").replace(/\p{M}/gu, "");
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/**
 * Returns the items whose name is the typed text; if none, those whose name begins with it; if none, those with all its
 * words.
 */
export function matching<T>(typed: string, all: T[], namesOf: (one: T) => string[]): T[] {
  const wanted = plain(typed);
  if (!wanted) return all;
  const named = all.map((one) => ({ one, names: namesOf(one).map(plain) }));
  const kinds: ((name: string) => boolean)[] = [
    (name) => name === wanted,
    (name) => name.startsWith(wanted),
    (name) => wanted.split(" ").every((part) => name.split(" ").some((word) => word.startsWith(part))),
  ];
  for (const fits of kinds) {
    const found = named.filter(({ names }) => names.some(fits)).map(({ one }) => one);
    if (found.length) return found;
  }
  return [];
}
