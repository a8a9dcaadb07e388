/** How a zombie is drawn: the colours of its coat, of the coat's shade and of its skin. */
export interface Character {
  coat: string;
  shade: string;
  skin: string;
}

const BUTLER: Character = {
  coat: "var(--wound-blue-32)",
  shade: "var(--wound-grey-23)",
  skin: "var(--wound-green-74)",
};

const CHARACTERS: Record<string, Character> = {
  gravedigger: { coat: "var(--wound-brown-46)", shade: "var(--wound-umber-34)", skin: "var(--wound-lime-75)" },
  bride: { coat: "var(--wound-grey-93)", shade: "var(--wound-violet-78)", skin: "var(--wound-green-82)" },
  fiddler: { coat: "var(--wound-rose-41)", shade: "var(--wound-red-33)", skin: "var(--wound-lime-77)" },
  butler: BUTLER,
};

/** Returns the clothes of a pawn; a pawn of an edited box that has none is drawn like the butler. */
export const characterOf = (pawn: string): Character => CHARACTERS[pawn] ?? BUTLER;
