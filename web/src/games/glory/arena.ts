/** Where things stand in the arena: a ring in the middle and six paths to it, wide or tall. */

export interface Spot {
  x: number;
  y: number;
}

type Curve = readonly [Spot, Spot, Spot, Spot];

export interface Layout {
  isTall: boolean;
  width: number;
  height: number;
  /** The mat: its far edge is shorter than its near one. */
  ring: { x: number; far: number; near: number; farHalf: number; nearHalf: number; skirt: number };
  paths: readonly Curve[];
}

const at = (x: number, y: number): Spot => ({ x, y });

const mirrored = (width: number, [a, b, c, d]: Curve): Curve => [
  at(width - a.x, a.y),
  at(width - b.x, b.y),
  at(width - c.x, c.y),
  at(width - d.x, d.y),
];

const LEFT: Curve[] = [
  [at(58, 132), at(150, 62), at(262, 92), at(322, 186)],
  [at(52, 352), at(130, 418), at(190, 262), at(283, 322)],
  [at(66, 590), at(170, 628), at(248, 590), at(300, 468)],
];

export const WIDE: Layout = {
  isTall: false,
  width: 1000,
  height: 640,
  ring: { x: 500, far: 200, near: 410, farHalf: 148, nearHalf: 190, skirt: 54 },
  paths: [...LEFT, ...[2, 1, 0].map((n) => mirrored(1000, LEFT[n]!))],
};

const TOP: Curve[] = [
  [at(64, 112), at(52, 230), at(140, 200), at(212, 306)],
  [at(360, 88), at(330, 150), at(390, 200), at(360, 284)],
];
const BOTTOM: Curve[] = [
  [at(64, 742), at(52, 640), at(120, 640), at(196, 556)],
  [at(360, 776), at(390, 720), at(330, 690), at(360, 612)],
];

export const TALL: Layout = {
  isTall: true,
  width: 720,
  height: 800,
  ring: { x: 360, far: 318, near: 506, farHalf: 132, nearHalf: 168, skirt: 46 },
  paths: [TOP[0]!, TOP[1]!, mirrored(720, TOP[0]!), mirrored(720, BOTTOM[0]!), BOTTOM[1]!, BOTTOM[0]!],
};

function point([a, b, c, d]: Curve, t: number): Spot {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return at(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y);
}

const SAMPLES = 80;

/** So many places along a curve, as far apart from one another as walked. */
export function along(curve: Curve, count: number): Spot[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => point(curve, n / SAMPLES));
  const lengths = [0];
  for (let n = 1; n <= SAMPLES; n++) {
    const [one, other] = [points[n - 1]!, points[n]!];
    lengths.push(lengths[n - 1]! + Math.hypot(other.x - one.x, other.y - one.y));
  }
  const whole = lengths[SAMPLES]!;
  return Array.from({ length: count }, (_, n) => {
    const wanted = (whole * n) / (count - 1);
    const found = lengths.findIndex((length) => length >= wanted - 1e-9);
    return points[found === -1 ? SAMPLES : found]!;
  });
}

/** The spaces of a path (1 to 6) from outside, its door last. */
export const spacesOf = (layout: Layout, path: number, count: number): Spot[] =>
  along(layout.paths[path - 1]!, count + 1);

/** Where the wrestler with this number stands in the ring. */
export function ringSpot(layout: Layout, number: number, among: number): Spot {
  const { x, far, near } = layout.ring;
  const columns = Math.ceil(among / 2);
  const row = Math.floor(number / columns);
  const inRow = row === 0 ? columns : among - columns;
  const column = (number % columns) - (inRow - 1) / 2;
  const depth = near - far;
  return at(x + column * (row === 0 ? 86 : 98), far + depth * (row === 0 ? 0.4 : 0.84));
}

export const curveText = ([a, b, c, d]: Curve): string => `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;
