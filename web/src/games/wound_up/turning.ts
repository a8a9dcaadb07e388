/**
 * What a pawn meets while it is turned: the pawns that stop it, and the triggers that its feet sweep over (§5.2, §7.4).
 */
import { TURN } from "../../stage/angles";
import type { PawnView, TriggerView, WoundUpView } from "../../types/wound_up";
import { discGap, gapOf, type Box, type SwingRegion } from "./geometry";

const OVERLAP = 24; // 1/100 mm; feet that overlap by more than this stop a turn
const STEP = TURN / 360; // one degree: the step in which the sweep is sampled

function footAt(swing: SwingRegion, turn: number, { board }: WoundUpView): Box {
  return [swing.pivot[0], swing.pivot[1], swing.start + turn, board.halfLength, board.halfWidth];
}

/** Returns the seat whose pawn stops a turn at this limit; null if something else does. */
function stopAt(view: WoundUpView, swing: SwingRegion, seat: number, limit: number, way: number): number | null {
  if (Math.abs(limit) >= TURN / 2) return null;
  const foot = footAt(swing, limit + way, view);
  let [found, least] = [null as number | null, -OVERLAP];
  for (const { seat: other, x, y, facing } of view.pawns) {
    if (other === seat || x === null || y === null || facing === null) continue;
    const gap = gapOf(foot, [x, y, facing, view.board.halfLength, view.board.halfWidth]);
    if (gap < least) [found, least] = [other, gap];
  }
  return found;
}

/** The seats whose pawns stop a turn to the left and to the right; null on a side that is free, or not allowed. */
export interface Stops {
  left: number | null;
  right: number | null;
}

export function stopsOf(view: WoundUpView, swing: SwingRegion, seat: number): Stops {
  const card = swing.action.type === "turn" ? view.auction?.card : null;
  return {
    left: card === "Rotate Right" ? null : stopAt(view, swing, seat, swing.high, 1),
    right: card === "Rotate Left" ? null : stopAt(view, swing, seat, swing.low, -1),
  };
}

function touches(foot: Box, { x, y, halfX, halfY, radius }: TriggerView): boolean {
  return radius ? discGap(foot, x, y) <= radius : gapOf(foot, [x, y, 0, halfX, halfY]) <= 0;
}

/** Returns the grave or mausoleum that the feet would touch first in a turn; null if they touch none. */
export function pitOnTheWay(view: WoundUpView, swing: SwingRegion, pawn: PawnView, turn: number): TriggerView | null {
  const pits = view.board.triggers.filter((one, at) => one.kind !== "brain" && !pawn.ignores.includes(at));
  for (let part = 0; part < Math.abs(turn) + STEP; part += STEP) {
    const foot = footAt(swing, Math.sign(turn) * Math.min(part, Math.abs(turn)), view);
    const found = turn === 0 ? undefined : pits.find((one) => touches(foot, one));
    if (found) return found;
  }
  return null;
}
