/** How long events are shown, and which moments of a walk are shown in slow motion. */
import { momentsOf, totalLength, type Lengths } from "../../stage/lengths";
import type { Event, PawnsWalked } from "../../types/wound_up";

export const TICKS_A_SECOND = 240;
export const TICKS_A_FRAME = 8;

export const WIND = 420; // ms for a turn of the key
const RISE = 650; // ms to stand a fallen pawn up
export const LIE = 2000; // ms that a fallen pawn lies before it is stood up, so that everybody sees what has happened
const LOST = 2200; // ms to see a pawn taken by a trigger or running off, and to read the reason
const AFTER = 500; // ms at the end of a walk, to see where everybody stands
const TURNING = 700;
const PLACING = 450;

/** The events that are shown in slow motion, and how many times slower. */
const SLOWNESS: Record<string, number> = { fell: 3, touched: 2.2, crossed: 3.5, left: 1.8, contact: 1.7 };
const BEFORE = 50; // slow motion begins this many ticks before such an event, and ends BEHIND ticks after it
const BEHIND = 55;

/** A stretch of a walk, in ticks, and how slowly it is shown. */
export interface Stretch {
  from: number;
  to: number;
  slowness: number;
}

/** Divides a walk into stretches, which are slow around the events that matter. */
export function stretches(walk: PawnsWalked): Stretch[] {
  const slow = new Array<number>(walk.ticks + 1).fill(1);
  for (const [tick, what, , , how] of walk.happened) {
    // A contact in the first ticks only means that two touching pawns separate.  A touched brain is slowed down less
    // than a grave.
    if (what === "contact" && tick < 30) continue;
    const slowness = how === "brain" ? 1.5 : (SLOWNESS[what] ?? 1);
    for (let at = Math.max(0, tick - BEFORE); at <= Math.min(walk.ticks, tick + BEHIND); at++)
      slow[at] = Math.max(slow[at]!, slowness);
  }
  const found: Stretch[] = [];
  for (let tick = 0; tick < walk.ticks; tick++) {
    const last = found.at(-1);
    if (last && last.slowness === slow[tick]) last.to = tick + 1;
    else found.push({ from: tick, to: tick + 1, slowness: slow[tick]! });
  }
  return found;
}

const lasts = (stretch: Stretch) => ((stretch.to - stretch.from) / TICKS_A_SECOND) * 1000 * stretch.slowness;

export const walkLasts = (walk: PawnsWalked): number => stretches(walk).reduce((sum, one) => sum + lasts(one), 0);

/** Returns the tick shown `ms` after a walk began, and whether it is in slow motion. */
export function tickAt(all: Stretch[], ms: number): { tick: number; isSlow: boolean } {
  for (const one of all) {
    const length = lasts(one);
    if (ms <= length)
      return { tick: one.from + ((one.to - one.from) * ms) / Math.max(1, length), isSlow: one.slowness > 1.6 };
    ms -= length;
  }
  // A pawn in a grave goes on sinking after all others rest.
  return { tick: (all.at(-1)?.to ?? 0) + (ms / 1000) * TICKS_A_SECOND, isSlow: false };
}

export const LENGTHS: Lengths<Event> = {
  pawnWound: ({ winds }) => winds * WIND,
  pawnsWalked: (walk) => walkLasts(walk) + AFTER,
  pawnPlaced: PLACING,
  pawnTurned: TURNING,
  pawnFell: LIE + RISE,
  pawnTaken: LOST,
  pawnRanOff: LOST,
  handDealt: ({ cards }) => (cards ? 900 : 0), // only the viewer's own hand is shown for a while
  brainPaid: 500,
  bidOpened: 900,
  bidAnswered: 550,
  bidRaised: 550,
  raisePassed: 200,
  bidderPassed: 350,
  auctionWon: 1100,
  cardsPassed: 250,
  cardStolen: 500,
  tokenUsed: 500,
  turnBegan: 600,
  matchEnded: 1500,
};

/** Returns how long some events are shown at the usual pace, in ms. */
export const duration = (events: { type: string }[]): number => totalLength(events as Event[], LENGTHS);

const SECRETIVE: ReadonlySet<Event["type"]> = new Set(["pawnsWalked"]);

/** Returns when each event may appear in the log, in ms. */
export const moments = (events: { type: string }[]): number[] => momentsOf(events as Event[], LENGTHS, SECRETIVE);
