/**
 * Where things stand in the arena, which has a ring in the middle and six paths to it; the arena is drawn wide or tall.
 */

export interface Spot {
  x: number;
  y: number;
}

type Curve = readonly [Spot, Spot, Spot, Spot];

export interface Layout {
  isTall: boolean;
  width: number;
  height: number;
  /** The outline of the mat, whose far edge is shorter than its near one. */
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
  [at(52, 214), at(128, 132), at(256, 128), at(316, 196)],
  [at(52, 366), at(130, 432), at(190, 276), at(272, 336)],
  [at(66, 590), at(170, 628), at(244, 594), at(284, 478)],
];

export const WIDE: Layout = {
  isTall: false,
  width: 1000,
  height: 640,
  ring: { x: 500, far: 186, near: 428, farHalf: 158, nearHalf: 208, skirt: 56 },
  paths: [...LEFT, ...[2, 1, 0].map((n) => mirrored(1000, LEFT[n]!))],
};

const TOP: Curve[] = [
  [at(58, 168), at(36, 270), at(150, 236), at(206, 324)],
  [at(360, 150), at(220, 180), at(490, 232), at(360, 302)],
];
const BOTTOM: Curve[] = [
  [at(58, 742), at(46, 642), at(130, 660), at(186, 568)],
  [at(350, 738), at(500, 722), at(230, 664), at(360, 614)],
];

export const TALL: Layout = {
  isTall: true,
  width: 720,
  height: 776,
  ring: { x: 360, far: 334, near: 522, farHalf: 136, nearHalf: 178, skirt: 42 },
  paths: [TOP[0]!, TOP[1]!, mirrored(720, TOP[0]!), mirrored(720, BOTTOM[0]!), BOTTOM[1]!, BOTTOM[0]!],
};

function point([a, b, c, d]: Curve, t: number): Spot {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return at(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y);
}

const SAMPLES = 80;

/** Returns `count` spots on a curve, all at the same distance from the next one. */
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

/** Returns the spaces of a path (1 to 6), from its outer end inwards; the last one is the door. */
export const spacesOf = (layout: Layout, path: number, count: number): Spot[] =>
  along(layout.paths[path - 1]!, count + 1);

/**
 * Returns where the wrestler with this number stands in the ring: in one of two rows, of which the near one is wider.
 */
export function ringSpot(layout: Layout, number: number, among: number): Spot {
  const { x, far, near, farHalf, nearHalf } = layout.ring;
  const columns = Math.ceil(among / 2);
  const row = Math.floor(number / columns);
  const inRow = row === 0 ? columns : among - columns;
  const column = (number % columns) - (inRow - 1) / 2;
  const room = (row === 0 ? farHalf + 14 : nearHalf) * 1.94;
  return at(x + column * Math.min(room / columns, 128), far + (near - far) * (row === 0 ? 0.3 : 0.95));
}

/** Half the width of a wrestler, and how far a wrestler reaches above and below the spot where it stands. */
export const SIZE = { half: 40, up: 112, down: 19 };
const NUMBER = 9; // half the size of the number of a space

/** Does a wrestler who stands here hide the number of a space? */
export const hides = (stand: Spot, { x, y }: Spot): boolean =>
  Math.abs(x - stand.x) < SIZE.half + NUMBER && y > stand.y - SIZE.up - NUMBER && y < stand.y + SIZE.down + NUMBER;

/** Where a wrestler may stand, relative to its space, the best place first: behind the space, or else beside it. */
const BESIDE = [at(0, -29), ...[-8, -40, 24, -72, 50].flatMap((y) => [at(-54, y), at(54, y)])];

/**
 * Returns where a wrestler stands who is on a space of a path (0 is the first space): if possible, where it hides no
 * number.
 */
export function standing(layout: Layout, path: number, count: number, space: number): Spot {
  const spaces = spacesOf(layout, path, count);
  const { x, y } = spaces[space]!;
  const cost = (stand: Spot) =>
    spaces.slice(0, count).filter((one) => hides(stand, one)).length +
    (stand.x < SIZE.half + 4 || stand.x > layout.width - SIZE.half - 4 ? 99 : 0) +
    (stand.y < SIZE.up + 4 || stand.y > layout.height - SIZE.down - 10 ? 99 : 0);
  const stands = BESIDE.map((from) => at(x + from.x, y + from.y));
  return stands.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

export const curveText = ([a, b, c, d]: Curve): string => `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;
