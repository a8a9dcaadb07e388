/** The spaces as pieces that keep their identity while they flip, turn, slide and change places. */
import { contentsOf } from "../../house/boxes";
import type { Contents, Event, MaltaView, SpaceView } from "../../types/malta";
import { placesAlong, turned, type Direction } from "./grid";

export type Shape = "star" | "crown" | "drop";

/** The printed side of a space, with its number drawn upright. */
export interface Front {
  shape: Shape;
  points: Direction; // where the crown or drop on the space points
  number: number;
  isStart: boolean;
}

export interface Tile {
  key: number;
  space: string;
  place: string;
  quarters: number; // the sum of all turns so far, so that the drawing never spins back
  isUp: boolean;
  front: Front | null; // the printed side; null: nobody has seen it yet
}

/** Returns how the ids of start spaces begin, according to the box. */
function startName(view: MaltaView): string {
  return contentsOf<Contents>(view).space.find((row) => row.start)!.id;
}

export function isStart(view: MaltaView, space: string): boolean {
  return new RegExp(`^${startName(view).replace(/[^\w ]/g, "\\$&")} \\d$`).test(space);
}

/** Returns the direction in which a space points; a crown points away from its only side without an arrow. */
export function pointOf(arrows: readonly string[]): Direction {
  if (arrows.length !== 3) return (arrows[0] ?? "up") as Direction;
  return arrows.find((arrow) => !arrows.includes(turned(arrow, 2))) as Direction;
}

function frontOf(view: MaltaView, lying: SpaceView): Front | null {
  if (!lying.faceUp) return null;
  const count = lying.arrows.length;
  return {
    shape: count === 4 ? "star" : count === 1 ? "drop" : "crown",
    points: turned(pointOf(lying.arrows), count === 4 ? 0 : -lying.turned),
    number: lying.number,
    isStart: isStart(view, lying.space),
  };
}

/** Returns the spaces as they lie in a view; a space that lay there before keeps its piece. */
export function laid(view: MaltaView, before: Tile[]): Tile[] {
  const free = new Map(before.map((tile) => [tile.place, tile]));
  let next = Math.max(-1, ...before.map((tile) => tile.key)) + 1;
  return view.board.map((lying) => {
    const old = free.get(lying.place);
    const same = old?.space === lying.space ? old : null;
    const isTurned = same !== null && (((same.quarters - lying.turned) % 4) + 4) % 4 === 0;
    return {
      key: same?.key ?? next++,
      space: lying.space,
      place: lying.place,
      quarters: isTurned ? same.quarters : lying.turned,
      isUp: lying.faceUp,
      front: frontOf(view, lying) ?? same?.front ?? null,
    };
  });
}

/** Returns the spaces after an event; each space keeps its piece. */
export function after(event: Event, tiles: Tile[], side: number): Tile[] {
  const change = (place: string, changed: (tile: Tile) => Partial<Tile>) =>
    tiles.map((tile) => (tile.place === place ? { ...tile, ...changed(tile) } : tile));
  switch (event.type) {
    case "spaceRemoved":
      return change(event.place, () => ({ isUp: false }));
    case "spaceRestored":
      return change(event.place, () => ({ isUp: true }));
    case "seatReturned":
      return change(event.place, () => ({ isUp: true }));
    case "spaceTurned":
      return change(event.place, (tile) => ({ quarters: tile.quarters + event.quarters }));
    case "spacesSwapped": {
      const swapped: Record<string, string> = { [event.one]: event.other, [event.other]: event.one };
      return tiles.map((tile) => ({ ...tile, place: swapped[tile.place] ?? tile.place }));
    }
    case "lineShifted": {
      const line = placesAlong(event.line, event.direction, side);
      return tiles.map((tile) => {
        const index = line.indexOf(tile.place);
        return index < 0 ? tile : { ...tile, place: line[(index + 1) % line.length]! };
      });
    }
    default:
      return tiles;
  }
}

/** Returns the places that some events have changed; null if there are none. */
export function changedPlaces(events: readonly Event[]): ReadonlySet<string> | null {
  const places = events.flatMap((event) => {
    switch (event.type) {
      case "pawnMoved":
        return [event.start, event.end];
      case "spacesSwapped":
        return [event.one, event.other];
      case "spaceRemoved":
      case "spaceRestored":
      case "spaceTurned":
      case "pawnPlaced":
      case "seatReturned":
        return [event.place];
      default:
        return [];
    }
  });
  return places.length ? new Set(places) : null;
}
