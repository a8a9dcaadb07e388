/**
 * The ornaments on the eight faces of tiles, which have no effect in the game (§7.3).  On a tile of 100 by 100, x goes
 * to the right and y up.
 */

export type Thing =
  "tomb" | "cross" | "slab" | "bare" | "yew" | "bush" | "angel" | "lamp" | "puddle" | "pumpkin" | "mushrooms" | "ivy";
/** x, y, size, turn in degrees. */
export type Spot = [number, number, number, number];

export interface Scenery {
  ground: string;
  things: Partial<Record<Thing, Spot[]>>;
}

export const SCENERY: Record<string, Scenery> = {
  // Front gate: swept, lamps at both sides of the way out.
  "1A": {
    ground: "var(--wound-lawn-1a)",
    things: {
      lamp: [
        [36, 94, 1, 0],
        [64, 94, 1, 0],
      ],
      bush: [
        [8, 60, 1, 10],
        [93, 84, 1.2, 60],
      ],
      tomb: [
        [90, 30, 1, -6],
        [90, 16, 0.9, 5],
        [14, 22, 1, 6],
      ],
      cross: [[12, 38, 1, -8]],
      pumpkin: [[26, 92, 1, 0]],
      mushrooms: [[82, 8, 1, 0]],
    },
  },
  // Front gate, overgrown: ivy over everything.
  "1B": {
    ground: "var(--wound-lawn-1b)",
    things: {
      lamp: [[36, 94, 1, -14]],
      ivy: [
        [62, 93, 1.2, 0],
        [9, 85, 1.4, 40],
        [92, 92, 1, 190],
        [45, 10, 1.3, 120],
      ],
      bush: [
        [92, 52, 1.3, 0],
        [8, 58, 1.1, 80],
      ],
      mushrooms: [[40, 36, 1, 0]],
      tomb: [[12, 14, 1, -16]],
      cross: [[66, 46, 0.8, 18]],
    },
  },
  // Old rows: tombstones in line.
  "2A": {
    ground: "var(--wound-lawn-2a)",
    things: {
      tomb: [
        [8, 84, 1, -3],
        [22, 85, 1, 4],
        [66, 84, 1, 2],
        [80, 85, 0.95, -5],
        [8, 18, 1, 3],
        [36, 18, 0.9, 2],
        [64, 17, 1, -2],
        [78, 18, 1, 5],
        [92, 17, 1, -3],
      ],
      cross: [
        [36, 84, 1, 0],
        [92, 84, 1, 4],
        [22, 17, 1, -4],
      ],
      bush: [[93, 34, 0.9, 0]],
      mushrooms: [[7, 64, 1, 0]],
    },
  },
  // Angel court: the angel stands on the mausoleum's roof; hedges all round.
  "2B": {
    ground: "var(--wound-lawn-2b)",
    things: {
      slab: [
        [26, 26, 1, 45],
        [74, 26, 1, -45],
        [26, 74, 1, -45],
        [74, 74, 1, 45],
      ],
      angel: [
        [12, 88, 1, 0],
        [88, 88, 1, 0],
      ],
      bush: [
        [10, 12, 1.2, 0],
        [90, 12, 1.2, 50],
        [32, 92, 0.9, 20],
        [68, 92, 0.9, 70],
      ],
    },
  },
  // Crooked yew: one great tree leans over the graves.
  "3A": {
    ground: "var(--wound-lawn-3a)",
    things: {
      yew: [[17, 78, 1.25, 0]],
      tomb: [
        [38, 88, 0.9, -14],
        [8, 50, 1, 12],
      ],
      cross: [[60, 52, 0.9, 9]],
      puddle: [[58, 16, 1, 0]],
      bare: [[92, 58, 0.75, 30]],
      mushrooms: [
        [30, 60, 1.2, 0],
        [40, 8, 0.9, 40],
      ],
      bush: [[92, 8, 1, 0]],
    },
  },
  // Pauper's field: crosses of sticks, mud.
  "3B": {
    ground: "var(--wound-lawn-3b)",
    things: {
      cross: [
        [10, 14, 0.8, -12],
        [12, 50, 0.8, 8],
        [90, 12, 0.8, 14],
        [90, 52, 0.8, -6],
        [36, 90, 0.8, 10],
        [64, 90, 0.8, -12],
      ],
      puddle: [
        [28, 55, 0.9, 20],
        [12, 90, 0.8, 80],
      ],
      bare: [[91, 92, 0.9, 0]],
      pumpkin: [[8, 32, 1, 0]],
    },
  },
  // Family vaults: slabs and lamps of the better families.
  "4A": {
    ground: "var(--wound-lawn-4a)",
    things: {
      slab: [
        [50, 93, 1, 0],
        [35, 55, 1, 0],
        [66, 55, 1, 0],
      ],
      lamp: [
        [34, 78, 0.9, 0],
        [66, 78, 0.9, 0],
      ],
      angel: [[88, 40, 1, 0]],
      bush: [
        [8, 56, 1, 0],
        [92, 60, 1, 30],
      ],
      tomb: [
        [10, 10, 1, -4],
        [88, 12, 1, 6],
      ],
    },
  },
  // Potter's bend: shards, pumpkins, a bare tree.
  "4B": {
    ground: "var(--wound-lawn-4b)",
    things: {
      bare: [[13, 14, 1.1, 0]],
      pumpkin: [
        [90, 50, 1.2, 0],
        [84, 55, 0.9, 20],
        [92, 60, 0.8, 0],
      ],
      puddle: [[44, 46, 1, 60]],
      tomb: [[88, 88, 1, 8]],
      cross: [[10, 90, 1, -8]],
      slab: [[48, 62, 0.9, 24]],
      mushrooms: [[30, 90, 1, 0]],
      bush: [[93, 8, 1, 0]],
    },
  },
};

export interface Item {
  thing: Thing;
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Returns all ornaments on a face, one by one. */
export const itemsOf = ({ things }: Scenery): Item[] =>
  Object.entries(things).flatMap(([thing, spots]) =>
    spots.map(([x, y, size, turn]) => ({ thing: thing as Thing, x, y, size, turn })),
  );

/** Returns a pseudorandom sequence of numbers from 0 to 1, always the same for one face. */
function chances(face: string): () => number {
  let state = 7 + face.charCodeAt(0) * 131 + face.charCodeAt(1) * 17;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Returns a blade of grass, bent to one side, as a part of an SVG path. */
function blade(x: number, y: number, bend: number, tip: number, high: number, part: number): string {
  const [mx, my, bx, by, tx, ty] = [x, y, bend, -high / 2, tip, -high * part].map((value) => value.toFixed(1));
  return `M${mx} ${my}q${bx} ${by} ${tx} ${ty}`;
}

/** Returns tufts of grass as one SVG path, thicker towards the edge of the tile, with y downwards. */
export function grass(face: string, count: number): string {
  const chance = chances(face);
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = 3 + chance() * 94;
    const y = 3 + chance() * 94;
    const lean = (chance() - 0.5) * 1.6;
    const high = 1.3 + chance() * 1.7;
    path += blade(x, y, -0.9 + lean, -1.2 + lean, high, 1);
    path += blade(x + 0.5, y, 0.7 + lean, 1 + lean, high, 0.8);
  }
  return path;
}

/** Returns soft blots of light and shade on the lawn: x, y, radius. */
export function blots(face: string, count: number): [number, number, number][] {
  const chance = chances(`${face[1]}${face[0]}`);
  return Array.from({ length: count }, () => [chance() * 100, chance() * 100, 6 + chance() * 13]);
}
