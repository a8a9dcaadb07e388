/**
 * The coordinates of the drawing (“paper”), headings, and what a region allows.  One unit of the paper is one u (2.5
 * mm).
 */
import { fromRadians, toDegrees, toRadians, TURN, wrapped } from "../../stage/angles";
import type { Point } from "../../stage/frames";
import type { BoardView, TriggerView } from "../../types/wound_up";

export const U = 250; // 1/100 mm

/** Returns the height of the layout, in 1/100 mm; the north is drawn at the top. */
export const top = (board: BoardView): number => Math.max(...board.tiles.map((tile) => tile.north));
export const wide = (board: BoardView): number => Math.max(...board.tiles.map((tile) => tile.east));

const LONG = 1.8; // a layout counts as long if its longer side is this many times its shorter side
const WIDE = 1.35; // a screen counts as wide if its width is this many times its height

/** Is a layout so long, in either direction, that it should run across a wide screen? */
export function isLong(board: BoardView): boolean {
  const [east, north] = [wide(board), top(board)];
  return Math.max(east, north) >= LONG * Math.min(east, north);
}

/** Does a layout have all its tiles in one row? */
export const isSlim = (board: BoardView): boolean => wide(board) <= board.side || top(board) <= board.side;

/** Should a screen of this size show a layout with its north on the right? */
export const liesAcross = (board: BoardView, width: number, height: number): boolean =>
  isLong(board) && top(board) > wide(board) && width >= WIDE * height;

export function paper(board: BoardView, x: number, y: number): Point {
  return { x: x / U, y: (top(board) - y) / U };
}

/** Returns the point just beyond the gate, where a winner stands. */
export function outside(board: BoardView): Point {
  const [from, to] = board.gate.map(([x, y]) => paper(board, x, y)) as [Point, Point];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const angle = toRadians(WAYS[board.gateEdge]!);
  return { x: middle.x + 11 * Math.cos(angle), y: middle.y - 11 * Math.sin(angle) };
}

/** Returns the next goal of a pawn with this progress: the middle of the next tile on its path, or the gate. */
export function nextGoal(board: BoardView, progress: number): Point {
  const tile = board.tiles.find((one) => one.tile === board.path[progress + 1]);
  return tile ? paper(board, (tile.west + tile.east) / 2, (tile.south + tile.north) / 2) : outside(board);
}

/** Converts a point on paper to coordinates for the server, rounded to whole numbers. */
export function place(board: BoardView, point: Point): Point {
  return { x: Math.round(point.x * U), y: Math.round(top(board) - point.y * U) };
}

/** The facing towards each edge of a tile. */
export const WAYS: Record<string, number> = { east: 0, north: TURN / 4, west: TURN / 2, south: (3 * TURN) / 4 };

/**
 * Returns the clockwise rotation, in degrees, of a drawing that faces up, for a facing counted counter-clockwise from
 * the east.
 */
export const tilt = (facing: number): number => 90 - toDegrees(facing);
/** Returns the direction from one point of the drawing to another. */
export const facingTo = (from: Point, to: Point): number =>
  wrapped(fromRadians(Math.atan2(from.y - to.y, to.x - from.x)));

export interface PoseRegion {
  kind: "pose";
  action: { type: "placePawn" };
  area: [number, number][];
  halfLength: number;
  halfWidth: number;
  boxes: Box[];
  tolerance: number;
  untouchedBoxes: Box[];
  untouchedDiscs: [number, number, number][];
}
export interface SwingRegion {
  kind: "swing";
  action: { type: "turn" | "usePurple" | "letGo"; black?: number; green?: number };
  low: number;
  high: number;
  still: boolean;
  pivot: [number, number];
  start: number;
}
export interface ArcRegion {
  kind: "arc";
  action: { type: "facePawn" };
  arcs: [number, number][];
}
export type Region = PoseRegion | SwingRegion | ArcRegion;
/** x, y, facing, half length, half width */
export type Box = [number, number, number, number, number];

function corners([x, y, facing, length, width]: Box): Point[] {
  const angle = toRadians(facing);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [
    [length, width],
    [-length, width],
    [-length, -width],
    [length, -width],
  ].map(([ahead, left]) => ({ x: x + ahead! * c - left! * s, y: y + ahead! * s + left! * c }));
}

/** Returns how far two boxes lie apart along the axes of the first; if that is below 0, they may overlap. */
function apart(a: Box, b: Box): number {
  const angle = toRadians(a[2]);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const local = corners(b).map((p) => ({
    along: (p.x - a[0]) * c + (p.y - a[1]) * s,
    aside: (p.y - a[1]) * c - (p.x - a[0]) * s,
  }));
  const gap = (values: number[], half: number) => Math.max(Math.min(...values) - half, -half - Math.max(...values));
  return Math.max(
    gap(
      local.map((p) => p.along),
      a[3],
    ),
    gap(
      local.map((p) => p.aside),
      a[4],
    ),
  );
}

export const gapOf = (a: Box, b: Box): number => Math.max(apart(a, b), apart(b, a));

/**
 * Returns why a pose seems illegal: the feet leave the area, overlap a pawn, or touch something marked on a tile; null
 * if it seems legal.  The server decides; this only informs the player who drags the pawn.
 */
export function misfit(region: PoseRegion, x: number, y: number, facing: number): "area" | "pawn" | "mark" | null {
  const box: Box = [x, y, facing, region.halfLength, region.halfWidth];
  const xs = region.area.map((point) => point[0]);
  const ys = region.area.map((point) => point[1]);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (corners(box).some((p) => p.x < west || p.x > east || p.y < south || p.y > north)) return "area";
  if (region.boxes.some((other) => gapOf(box, other) < -region.tolerance)) return "pawn";
  if (region.untouchedBoxes.some((other) => gapOf(box, other) <= 0)) return "mark";
  return region.untouchedDiscs.every(([dx, dy, radius]) => discGap(box, dx, dy) > radius) ? null : "mark";
}

export const fits = (region: PoseRegion, x: number, y: number, facing: number): boolean =>
  misfit(region, x, y, facing) === null;

/** Returns how far a point lies from a box. */
export function discGap([x, y, facing, halfLength, halfWidth]: Box, dx: number, dy: number): number {
  const angle = toRadians(facing);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const along = Math.max(0, Math.abs((dx - x) * c + (dy - y) * s) - halfLength);
  const aside = Math.max(0, Math.abs((dy - y) * c - (dx - x) * s) - halfWidth);
  return Math.hypot(along, aside);
}

const CELL = U; // the step of the grid on which legal places are looked for
// the step of a finer grid, for when the first one has no legal place (a pawn at an angle barely fits)
const FINE = U / 10;

type Row = [number, number, number, number];

/**
 * Returns the places allowed for the centre of the feet with this facing, as rows of rectangles in 1/100 mm: x, y,
 * length, height.
 */
export function legalRows(region: PoseRegion, facing: number): Row[] {
  const rows = rowsOf(region, facing, CELL, CELL);
  if (rows.length) return rows;
  const upright = rowsOf(region, facing, CELL, FINE);
  return upright.length ? upright : rowsOf(region, facing, FINE, CELL);
}

function rowsOf(region: PoseRegion, facing: number, wide: number, high: number): Row[] {
  const rows: Row[] = [];
  const xs = region.area.map((point) => point[0]);
  const ys = region.area.map((point) => point[1]);
  for (let y = Math.min(...ys) + high / 2; y < Math.max(...ys); y += high) {
    let from: number | null = null;
    for (let x = Math.min(...xs) + wide / 2; x <= Math.max(...xs) + wide; x += wide) {
      const isLegal = fits(region, x, y, facing);
      if (isLegal && from === null) from = x - wide / 2;
      if (!isLegal && from !== null) {
        rows.push([from, y - high / 2, x - wide / 2 - from, high]);
        from = null;
      }
    }
  }
  return rows;
}

/** Returns the legal place nearest to a given one, for a facing; null if the search finds none. */
export function nearestLegal(region: PoseRegion, x: number, y: number, facing: number): Point | null {
  if (fits(region, x, y, facing)) return { x, y };
  let best: Point | null = null;
  let least = Infinity;
  for (const [west, south, length, height] of legalRows(region, facing)) {
    const margin = Math.min(CELL, length) / 2;
    const at = {
      x: Math.round(Math.max(west + margin, Math.min(west + length - margin, x))),
      y: Math.round(south + height / 2),
    };
    const away = Math.hypot(at.x - x, at.y - y);
    if (away < least && fits(region, at.x, at.y, facing)) [best, least] = [at, away];
  }
  return best;
}

const FINGER = 4; // how far beside a thing it can be touched, in u

/** Returns the brain, grave or mausoleum at a point of the drawing; null if there is none. */
export function triggerAt(board: BoardView, { x, y }: Point): TriggerView | null {
  const found = board.triggers.find((one) => {
    const at = paper(board, one.x, one.y);
    const wide = Math.max(one.halfX, one.radius) / U + FINGER;
    const high = Math.max(one.halfY, one.radius) / U + FINGER;
    return Math.abs(at.x - x) <= wide && Math.abs(at.y - y) <= high;
  });
  return found ?? null;
}
