/**
 * Directions as a pawn on the path sees them, looking along the path, so that they are true whichever way the screen
 * shows the layout.  `words/things.py` names them in the same way.
 */
import { shortTurn, toDegrees } from "../../stage/angles";
import type { Point } from "../../stage/frames";
import type { BoardView, TileView, WoundUpView } from "../../types/wound_up";
import { WAYS } from "./geometry";

export interface Course {
  /** The direction along the path. */
  facing: number;
  /** Does the path leave this tile through the gate? */
  isLast: boolean;
}

/** Returns how far a point, in 1/100 mm, lies beside a tile. */
const beside = (tile: TileView, { x, y }: Point): number =>
  Math.max(tile.west - x, x - tile.east, 0) + Math.max(tile.south - y, y - tile.north, 0);

/** Returns the direction of the path on the tile at a point (or on the nearest tile), for a pawn with this progress. */
export function courseAt(board: BoardView, at: Point, progress: number): Course {
  const here = board.tiles.reduce((one, other) => (beside(other, at) < beside(one, at) ? other : one));
  // A tile may come twice on the path: the latest step that is not beyond the progress counts (§6.9).
  const reached = Math.max(board.path.lastIndexOf(here.tile, progress), board.path.indexOf(here.tile));
  const next = board.tiles.find((tile) => tile.tile === board.path[reached + 1]);
  if (!next || reached < 0) return { facing: WAYS[board.gateEdge] ?? 0, isLast: true };
  const [east, north] = [next.column - here.column, next.row - here.row];
  return { facing: WAYS[east > 0 ? "east" : east < 0 ? "west" : north > 0 ? "north" : "south"]!, isLast: false };
}

/** Returns the direction of the path where a seat's pawn stands, or where a grave or mausoleum holds it. */
export function courseOf({ board, pawns }: WoundUpView, seat: number): Course {
  const { x, y, trigger, progress } = pawns[seat]!;
  const held = trigger === null ? null : board.triggers[trigger]!;
  const [west, south] = board.zone[0]!;
  return courseAt(board, { x: x ?? held?.x ?? west, y: y ?? held?.y ?? south }, progress ?? 0);
}

/** The names of directions; each name is used up to the angle beside it, in degrees from the path. */
const DIRECTIONS: [number, string][] = [
  [8, "ahead"],
  [30, "little"],
  [65, "half"],
  [115, "side"],
  [160, "half-back"],
  [180, "back"],
];

/** Returns the name of a facing, as seen along the path. */
export function directionOf(facing: number, course: Course): string {
  const off = Math.round(toDegrees(shortTurn(course.facing, facing)));
  const name = DIRECTIONS.find(([most]) => Math.abs(off) <= most)![1];
  return name === "ahead" || name === "back" ? name : `${name}-${off > 0 ? "left" : "right"}`;
}

/** The names of turns by their size; each name is used up to the angle beside it, in degrees. */
const TURNS: [number, string][] = [
  [12, "touch"],
  [35, "little"],
  [67, "eighth"],
  [112, "quarter"],
  [157, "more"],
  [Infinity, "half"],
];

/** Returns the name for the size of a turn. */
export const sizeOf = (turn: number): string => TURNS.find(([most]) => Math.abs(toDegrees(turn)) <= most)![1];
