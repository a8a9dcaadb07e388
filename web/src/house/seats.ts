/** The colour and the shape of each seat. Seats differ in both, so that everybody can tell them apart. */

export const SHAPES = ["disc", "square", "triangle", "diamond", "star", "hexagon"] as const;
export type Shape = (typeof SHAPES)[number];

/** The shapes of the seats, each drawn in a box from −10 to 10. */
export const OUTLINES: Record<Shape, string> = {
  disc: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  square: "M-8-8H8V8H-8Z",
  triangle: "M0-9.5L9.5 8H-9.5Z",
  diamond: "M0-10.5L9 0L0 10.5L-9 0Z",
  star: "M0-10.5L2.9-3.6L10.2-3.2L4.6 1.5L6.4 8.8L0 4.8L-6.4 8.8L-4.6 1.5L-10.2-3.2L-2.9-3.6Z",
  hexagon: "M-9.4 0L-4.7-8.2H4.7L9.4 0L4.7 8.2H-4.7Z",
};

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length]!;

/** Returns the CSS variable with a seat's colour; the variable with `-ink` is for text on that colour. */
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
export const inkOf = (seat: number): string => `var(--seat-${seat % SHAPES.length}-ink)`;

/** Returns the colour of a seat's sign; for a seat with several sets of pieces, this is the colour of the first set. */
export const signOf = (seat: number): string => `var(--sign-${seat}, ${colourOf(seat)})`;
export const signInkOf = (seat: number): string => `var(--sign-${seat}-ink, ${inkOf(seat)})`;

/**
 * Returns a CSS style that gives everything inside an element the chosen colours: for each seat, the colours of its
 * sets of pieces.
 */
export function paints(seats: readonly (readonly string[])[], box: readonly string[]): string {
  const style: string[] = [];
  const paint = (what: string, colour: string) => {
    const at = box.indexOf(colour);
    if (at >= 0) style.push(`--${what}: var(--paint-${at})`, `--${what}-ink: var(--paint-${at}-ink)`);
  };
  seats.flat().forEach((colour, pieces) => paint(`seat-${pieces}`, colour));
  seats.forEach((colours, seat) => colours[0] && paint(`sign-${seat}`, colours[0]));
  return style.join("; ");
}
