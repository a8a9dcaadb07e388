/** Places and directions on the board: c4 is the third column and the fourth row from the bottom. */

export const DIRECTIONS = ["up", "right", "down", "left"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A column and a row on the screen, both counted from 0; row 0 is the top row. */
export interface Spot {
  x: number;
  y: number;
}

export const STEP: Record<Direction, Spot> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

const LETTERS = "abcdefghij";

export function spotOf(place: string, side: number): Spot {
  return { x: LETTERS.indexOf(place[0]!), y: side - Number(place.slice(1)) };
}

export function placeAt(spot: Spot, side: number): string {
  return `${LETTERS[spot.x]}${side - spot.y}`;
}

export const isOn = (spot: Spot, side: number): boolean => spot.x >= 0 && spot.y >= 0 && spot.x < side && spot.y < side;

/** Returns the place next to another in a direction; null beyond the edge. */
export function besideOn(place: string, way: Direction, side: number): string | null {
  const from = spotOf(place, side);
  const to = { x: from.x + STEP[way].x, y: from.y + STEP[way].y };
  return isOn(to, side) ? placeAt(to, side) : null;
}

export const columnsOf = (side: number): string[] => [...LETTERS.slice(0, side)];
export const rowsOf = (side: number): string[] => Array.from({ length: side }, (_, row) => String(side - row));

/** Returns a direction after some quarter turns clockwise. */
export function turned(direction: string, quarters: number): Direction {
  const index = DIRECTIONS.indexOf(direction as Direction);
  return DIRECTIONS[(((index + quarters) % 4) + 4) % 4]!;
}

/**
 * Returns the places of a row or column in the direction in which it slides: the space at each place moves to the next
 * one.
 */
export function placesAlong(line: string, direction: string, side: number): string[] {
  const [kind, name] = line.split(" ") as [string, string];
  const numbers = Array.from({ length: side }, (_, number) => number + 1);
  const places = kind === "row" ? columnsOf(side).map((letter) => letter + name) : numbers.map((row) => name + row);
  return direction === "right" || direction === "up" ? places : places.reverse();
}

/** Returns where a piece stands, as a CSS transform of a box as large as one space. */
export const at = (spot: Spot): string => `translate(${spot.x * 100}%, ${spot.y * 100}%)`;
