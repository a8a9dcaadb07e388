/**
 * The coordinates of the drawing (“paper”): millimetres seen from above, with the finish at the top.  Angle 0 points to
 * the finish.
 */
import { DEGREE, fromRadians, shortTurn, toRadians, TURN, wrapped } from "../../stage/angles";
import { clamp, distance, type Point } from "../../stage/frames";
import type { Phrase } from "../../types/table";
import type { Event, TableView, WormUpView } from "../../types/worm_up";

export type Place = [number, number];
export type Arc = [number, number];

/** Converts a place from the server (in 1/100 mm, x towards the finish, y to the left) to a point on paper. */
export function onPaper(table: TableView, [x, y]: Place): Point {
  return { x: (table.width - y) / 100, y: (table.length - x) / 100 };
}

/** Converts a point on paper back to a place for the server, moved onto the table if it lies outside. */
export function onTable(table: TableView, point: Point): Place {
  const kept = (value: number, most: number) => clamp(Math.round(value), 0, most);
  return [kept(table.length - point.y * 100, table.length), kept(table.width - point.x * 100, table.width)];
}

/**
 * Returns the line to mark for the last movement: from a worm's old head along its new segments or, after a swing,
 * between the two finish posts.
 */
export function lastWay({ table, worms }: WormUpView, events: readonly Event[]): Point[] | null {
  const last = events.findLast((event) => event.type === "wormCrawled" || event.type === "finishSwung");
  if (last?.type === "finishSwung") return [onPaper(table, last.left), onPaper(table, last.right)];
  if (last?.type !== "wormCrawled" || !last.places.length) return null;
  const before = worms[last.worm]?.body[last.places.length];
  return [...(before ? [before] : []), ...last.places].map((place) => onPaper(table, place));
}

/** Returns the angle (in 1/65536 turn) that points from one place to another. */
export const angleTo = (from: Point, to: Point): number =>
  wrapped(fromRadians(Math.atan2(from.x - to.x, from.y - to.y)));

/** Returns the point at distance `far` in a direction. */
export function along(from: Point, angle: number, far: number): Point {
  const radians = toRadians(angle);
  return { x: from.x - far * Math.sin(radians), y: from.y - far * Math.cos(radians) };
}

/** Returns the distance of a point from the line between two points. */
export function fromLine(point: Point, [a, b]: readonly [Point, Point]): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const part = clamp(((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y), 0, 1);
  return distance(point, { x: a.x + x * part, y: a.y + y * part });
}

/** Converts an angle to the one that SVG and CSS use: clockwise, in degrees, with 0 pointing up. */
export const clockwise = (angle: number) => -angle / DEGREE;

/** Returns an angle plus some degrees to the right. */
export const turned = (angle: number, degrees: number) => wrapped(angle - degrees * DEGREE);

const lengthOf = ([first, last]: Arc) => wrapped(last - first);

export function allows(arcs: Arc[], angle: number): boolean {
  return arcs.some((arc) => wrapped(angle - arc[0]) <= lengthOf(arc));
}

/** Returns the allowed angle nearest to a forbidden one. */
export function nearest(arcs: Arc[], angle: number): number {
  if (allows(arcs, angle)) return angle;
  const off = (end: number) => Math.abs(shortTurn(angle, end));
  return arcs.flat().reduce((best, end) => (off(end) < off(best) ? end : best), arcs[0]?.[0] ?? angle);
}

/** Returns the arcs between the given ones. */
export function gaps(arcs: Arc[]): Arc[] {
  if (arcs.length === 0) return [[0, TURN - 1]];
  return arcs
    .map((arc, at): Arc => [wrapped(arc[1] + 1), wrapped(arcs[(at + 1) % arcs.length]![0] - 1)])
    .filter((gap) => lengthOf(gap) < TURN - 2);
}

/** Returns the outline of a sector of a ring; arcs run counter-clockwise. */
export function sector(middle: Point, [first, last]: Arc, inner: number, outer: number): string {
  const length = lengthOf([first, last]);
  if (length >= TURN - 2) {
    const half = Math.floor(first + TURN / 2);
    return sector(middle, [first, half % TURN], inner, outer) + sector(middle, [half % TURN, last], inner, outer);
  }
  const at = (angle: number, far: number) => {
    const { x, y } = along(middle, angle, far);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const large = length > TURN / 2 ? 1 : 0;
  return (
    `M${at(first, outer)}A${outer} ${outer} 0 ${large} 0 ${at(last, outer)}` +
    `L${at(last, inner)}A${inner} ${inner} 0 ${large} 1 ${at(first, inner)}Z`
  );
}

const SIDES: readonly [most: number, name: string][] = [
  [10, "ahead"],
  [35, "slight"],
  [65, "half"],
  [115, "side"],
  [155, "behind"],
  [180, "back"],
];

/**
 * Puts a direction into words: relative to the finish if the direction leads nearly there, otherwise relative to angle
 * 0, which leads up the table.  The angle `goal` points to the finish.
 */
export function heading(angle: number, goal: number): Phrase {
  const off = shortTurn(goal, angle) / DEGREE; // to the left
  const side = (degrees: number) => (degrees > 0 ? "left" : "right");
  if (Math.abs(off) <= 4) return { message: "heading-finish", values: {} };
  if (Math.abs(off) <= 25) return { message: "heading-finish-side", values: { side: side(off) } };
  const degrees = shortTurn(0, angle) / DEGREE;
  const name = SIDES.find(([most]) => Math.abs(degrees) <= most)![1];
  return { message: `heading-${name}`, values: { side: side(degrees) } };
}
