/** How the four zombies are dressed: coat and its shade, skin. */
export interface Character {
  coat: string;
  shade: string;
  skin: string;
}

const BUTLER: Character = { coat: "#2d3140", shade: "#191c27", skin: "#93b39a" };

const CHARACTERS: Record<string, Character> = {
  gravedigger: { coat: "#6b5334", shade: "#4a3820", skin: "#9fb979" },
  bride: { coat: "#e9e4f2", shade: "#b9b2cc", skin: "#a9cdb5" },
  fiddler: { coat: "#7c3146", shade: "#56202f", skin: "#b3bd6e" },
  butler: BUTLER,
};

/** A pawn of an edited box that has no dress of its own wears the butler's. */
export const characterOf = (pawn: string): Character => CHARACTERS[pawn] ?? BUTLER;
