/**
 * Lines of the drawing: the path from the start edge over the tiles to the gate, and the kerbs around the
 * layout.
 */
import type { BoardView, TileView } from "../../types/wound_up";
import type { Point } from "../../stage/frames";
import { paper } from "./geometry";

const tileOf = (board: BoardView, number: number): TileView => board.tiles.find((tile) => tile.tile === number)!;

const middleOf = (board: BoardView, tile: TileView): Point =>
  paper(board, (tile.west + tile.east) / 2, (tile.south + tile.north) / 2);

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const ASIDE: Record<string, [number, number]> = { east: [50, 0], north: [0, -50], west: [-50, 0], south: [0, 50] };

function edgeOf(board: BoardView, tile: TileView, edge: string): Point {
  const { x, y } = middleOf(board, tile);
  const [dx, dy] = ASIDE[edge]!;
  return { x: x + dx, y: y + dy };
}

export interface Trail {
  line: string;
  arrows: { x: number; y: number; turn: number }[];
  kerbs: string[];
}

/** Returns a point of a curve with one control point. */
function bend(a: Point, handle: Point, b: Point, part: number): Point {
  const rest = 1 - part;
  return {
    x: rest * rest * a.x + 2 * rest * part * handle.x + part * part * b.x,
    y: rest * rest * a.y + 2 * rest * part * handle.y + part * part * b.y,
  };
}

export function trailOf(board: BoardView): Trail {
  const tiles = board.path.map((number) => tileOf(board, number));
  const middles = tiles.map((tile) => middleOf(board, tile));
  const joints = [
    edgeOf(board, tiles[0]!, board.startEdge),
    ...middles.slice(1).map((middle, at) => between(middles[at]!, middle)),
    edgeOf(board, tiles.at(-1)!, board.gateEdge),
  ];
  let line = `M${joints[0]!.x} ${joints[0]!.y}`;
  const arrows: Trail["arrows"] = [];
  middles.forEach((middle, at) => {
    const from = joints[at]!;
    const to = joints[at + 1]!;
    line += `Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
    for (const part of [0.32, 0.66]) {
      const here = bend(from, middle, to, part);
      const next = bend(from, middle, to, part + 0.05);
      arrows.push({ ...here, turn: (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI + 90 });
    }
  });
  return { line, arrows, kerbs: kerbsOf(board) };
}

/** Returns the edges between the tiles and the bare table, except for the gate, which is open. */
function kerbsOf(board: BoardView): string[] {
  const found: string[] = [];
  for (const tile of board.tiles) {
    const { x, y } = middleOf(board, tile);
    const sides: [string, number, number][] = [
      ["east", 1, 0],
      ["north", 0, 1],
      ["west", -1, 0],
      ["south", 0, -1],
    ];
    for (const [edge, dx, dy] of sides) {
      const isInner = board.tiles.some((one) => one.column === tile.column + dx && one.row === tile.row + dy);
      if (isInner || (tile.tile === 1 && edge === board.gateEdge)) continue;
      const [mx, my] = [x + dx * 50, y - dy * 50];
      found.push(`M${mx - dy * 50} ${my - dx * 50}L${mx + dy * 50} ${my + dx * 50}`);
    }
  }
  return found;
}
