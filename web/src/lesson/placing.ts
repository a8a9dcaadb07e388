/**
 * Finds a place for the host's speech bubble: beside what it is about, and covering nothing that may be chosen or looked
 * at.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;

/** Returns the smallest box around some boxes; null if there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns how much of one box lies over another, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * Places a box of this size beside the spots and inside the room; returns null if every such place would cover a spot
 * or something in `avoid`.
 */
export function beside(
  size: { width: number; height: number },
  spots: readonly Box[],
  avoid: readonly Box[],
  room: Box,
): Box | null {
  const spot = around(spots);
  if (!spot) return null;
  const { width, height } = size;
  const middle = spot.left + spot.width / 2 - width / 2;
  const centre = spot.top + spot.height / 2 - height / 2;
  const right = spot.left + spot.width + GAP;
  const left = spot.left - width - GAP;
  const above = spot.top - height - GAP;
  const below = spot.top + spot.height + GAP;
  const wishes = [
    [right, centre],
    [left, centre],
    [middle, above],
    [middle, below],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
  ] as const;
  const places = wishes.map(([x, y]) => ({
    left: within(x, room.left, room.left + room.width - width),
    top: within(y, room.top, room.top + room.height - height),
    width,
    height,
  }));
  const covered = [...spots, ...avoid];
  return places.find((place) => covered.every((one) => overlap(place, one) === 0)) ?? null;
}
