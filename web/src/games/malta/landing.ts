/** Places the arrows for choosing a direction, and computes the result of following one. */
import type { MaltaView } from "../../types/malta";
import type { Option } from "./choosing";
import { STEP, isOn, placeAt, placesAlong, spotOf, type Direction, type Spot } from "./grid";

export interface Landing {
  /** The space that the player touches. */
  spot: Spot;
  /** Does a pawn land on this space?  If not, the arrow is at the end of the moving line, pointing outwards. */
  isSpace: boolean;
}

/** Returns where an arrow is drawn, according to the words of its choice. */
export function landingOf(view: MaltaView, way: Direction, { message, values }: Option): Landing {
  const side = Number(view.options["board"]);
  const middle = (side - 1) / 2;
  const step = STEP[way];
  if (message === "action-everyone-goes")
    return { spot: { x: middle * (1 + step.x), y: middle * (1 + step.y) }, isSpace: false };
  if (message === "action-slide")
    return { spot: spotOf(placesAlong(String(view.named[0]), way, side).at(-1)!, side), isSpace: false };
  if (typeof values["place"] === "string") return { spot: spotOf(values["place"], side), isSpace: true };
  const pawn = view.seat === null ? null : view.pawns[view.seat];
  const from = pawn ? spotOf(pawn, side) : { x: middle, y: middle };
  const next = { x: from.x + step.x, y: from.y + step.y };
  return isOn(next, side) ? { spot: next, isSpace: true } : { spot: from, isSpace: false };
}

/** Returns how many cards a choice costs as tolls. */
export function tollOf({ values }: Option): number {
  const { toll = 0, count = 1 } = values as { toll?: number; count?: number };
  return toll * count;
}

export interface Draw {
  /** The seat whose pawn will begin its next turn on the space, and the number on the space. */
  seat: number;
  number: number;
}

/**
 * Returns how many cards a seat will draw in its next turn if this arrow is followed; null if the seat's pawn will move
 * again before that turn.
 */
export function drawOf(view: MaltaView, way: Direction, option: Option): Draw | null {
  const rival = view.naming && typeof view.named[0] === "number" ? view.named[0] : null;
  const seat = rival ?? (view.naming ? null : view.seat);
  const { spot, isSpace } = landingOf(view, way, option);
  if (seat === null || !isSpace) return null;
  const place = placeAt(spot, Number(view.options["board"]));
  return { seat, number: view.board.find((lying) => lying.place === place)?.number ?? 0 };
}
