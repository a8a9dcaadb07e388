/** Places pawns on a space so that several share it and its number stays visible. */

/** Where the foot of each pawn stands, in hundredths of a space, if one to six pawns share the space. */
const FEET: [number, number][][] = [
  [[81, 98]],
  [
    [19, 98],
    [81, 98],
  ],
  [
    [22, 97],
    [78, 97],
    [78, 52],
  ],
  [
    [22, 97],
    [78, 97],
    [78, 52],
    [22, 52],
  ],
  [
    [20, 97],
    [50, 99],
    [80, 97],
    [80, 52],
    [20, 52],
  ],
  [
    [20, 97],
    [50, 99],
    [80, 97],
    [80, 52],
    [50, 50],
    [20, 52],
  ],
];

export interface Standing {
  seat: number;
  x: number;
  y: number;
  size: number;
}

/** Returns the place and size of a seat's pawn on a space that it shares with others. */
export function footing(seat: number, sharing: readonly number[]): Standing {
  const index = Math.max(0, sharing.indexOf(seat));
  const feet = FEET[Math.min(Math.max(sharing.length, 1), 6) - 1]!;
  const [x, y] = feet[index % feet.length]!;
  return { seat, x, y, size: sharing.length > 4 ? 0.72 : sharing.length > 2 ? 0.82 : 1 };
}
