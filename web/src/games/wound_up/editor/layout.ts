/**
 * A layout while it is being edited: where each tile lies, the path, the start; and its short text, which the server
 * checks.
 */
import type { BoardView } from "../../../types/wound_up";

export interface TileAt {
  number: number;
  face: string;
  column: number;
  row: number;
  turns: number;
}

export interface Drawn {
  tiles: TileAt[];
  path: number[];
  start: string;
}

/** The server's answer about a short text (previews.py). */
export interface Preview {
  problems: { section: string; message: string; values: Record<string, unknown> }[];
  text: string | null;
  tiles: TileAt[];
  path: number[];
  start: string | null;
  board: BoardView | null;
}

export const EDGES = ["N", "E", "S", "W"] as const;

/** Returns the short text of a layout, in which the westmost column and the southmost row are 0. */
export function textOf({ tiles, path, start }: Drawn): string {
  const west = Math.min(...tiles.map((tile) => tile.column));
  const south = Math.min(...tiles.map((tile) => tile.row));
  const words = [...tiles]
    .sort((a, b) => a.number - b.number)
    .map((tile) => `${tile.number}${tile.face}${tile.column - west}${tile.row - south}${tile.turns || ""}`);
  return [...words, path.join("") || "0", start].join("-");
}

/** Reads a short text that is known to be valid. */
export function drawnOf(text: string): Drawn {
  const words = text.split("-");
  const [path = "", start = ""] = words.slice(-2);
  const tiles = words.slice(0, -2).map(([number, face, column, row, turns = "0"]) => ({
    number: Number(number),
    face: face!,
    column: Number(column),
    row: Number(row),
    turns: Number(turns),
  }));
  return { tiles, path: [...path].map(Number), start };
}

/** Moves a tile to another cell; a tile that lies there changes places with it. */
export function moved(tiles: TileAt[], number: number, column: number, row: number): TileAt[] {
  const from = tiles.find((tile) => tile.number === number)!;
  return tiles.map((tile) => {
    if (tile.number === number) return { ...tile, column, row };
    const isThere = tile.column === column && tile.row === row;
    return isThere ? { ...tile, column: from.column, row: from.row } : tile;
  });
}

export const turned = (tiles: TileAt[], number: number): TileAt[] =>
  tiles.map((tile) => (tile.number === number ? { ...tile, turns: (tile.turns + 1) % 4 } : tile));

export const flipped = (tiles: TileAt[], number: number): TileAt[] =>
  tiles.map((tile) => (tile.number === number ? { ...tile, face: tile.face === "A" ? "B" : "A" } : tile));

export async function previewed(text: string): Promise<Preview | null> {
  const answer = await fetch(`/api/previews/wound-up/layout?value=${encodeURIComponent(text)}`);
  return answer.ok ? ((await answer.json()) as Preview) : null;
}
