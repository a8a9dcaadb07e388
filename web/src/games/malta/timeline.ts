/** How long each event of a step is shown, and when within the step its animation begins and ends. */
import { lengthOf, type Lengths } from "../../stage/lengths";
import type { Event } from "../../types/malta";

const LENGTHS: Lengths<Event> = {
  pawnPlaced: 420,
  turnBegan: 260,
  cardsDrawn: 380,
  cardDrawnBlindly: 500,
  cardPlayed: 700,
  reacted: 750,
  cardNegated: 600,
  cardTurnedRound: 700,
  cardDidNothing: 420,
  cardsDiscarded: 420,
  cardsGiven: 480,
  handsSwapped: 700,
  discardsReshuffled: 550,
  pawnMoved: 520,
  spaceRemoved: 680,
  spaceRestored: 680,
  spacesSwapped: 950,
  spaceTurned: 720,
  lineShifted: 900,
  blindFaithLaid: 480,
  blindFaithWorked: 480,
  seatLost: 950,
  seatReturned: 650,
  matchEnded: 500,
};

const LONGEST = 3600;
/** The factor by which a move that puts its player out is shown longer. */
const FATAL = 2;
const LONGEST_FATAL = 7000;

/** Returns the events that put seats out: the pawn's last move, the cards paid there, and the loss itself. */
function fatalEvents(events: readonly Event[]): ReadonlySet<Event> {
  const found = new Set<Event>();
  for (const [at, event] of events.entries()) {
    if (event.type !== "seatLost") continue;
    found.add(event);
    for (const before of events.slice(0, at).reverse()) {
      if (before.type === "cardsGiven" && before.giver === event.seat) found.add(before);
      else if (before.type === "pawnMoved" && before.seat === event.seat) {
        found.add(before);
        break;
      } else if (before.type === "cardPlayed" || before.type === "turnBegan") break;
    }
  }
  return found;
}

/** An event, and when it is shown: from and to a part (0 to 1) of the time of the step. */
export interface Scene {
  event: Event;
  from: number;
  to: number;
}

/**
 * Returns each event with its start and end in ms; if several pawns move one after the other, they are shown moving
 * together.
 */
function schedule(events: readonly Event[]): Scene[] {
  const scenes: Scene[] = [];
  const slow = fatalEvents(events);
  let together = new Set<number>();
  for (const event of events) {
    const last = scenes.at(-1);
    const seat = event.type === "pawnMoved" ? event.seat : null;
    if (last && seat !== null && together.size && !together.has(seat)) {
      together.add(seat);
      scenes.push({ event, from: last.from, to: last.to });
      continue;
    }
    together = new Set(seat === null ? [] : [seat]);
    const from = last?.to ?? 0;
    scenes.push({ event, from, to: from + lengthOf(event, LENGTHS) * (slow.has(event) ? FATAL : 1) });
  }
  return scenes;
}

export function duration(events: readonly Event[]): number {
  const longest = events.some(({ type }) => type === "seatLost") ? LONGEST_FATAL : LONGEST;
  return Math.min(longest, schedule(events).at(-1)?.to ?? 0);
}

/** Returns when each event begins to be shown, in ms from the beginning of the step. */
export function moments(events: readonly Event[]): number[] {
  const whole = duration(events);
  return scenesOf(events).map(({ from }) => from * whole);
}

export function scenesOf(events: readonly Event[]): Scene[] {
  const scenes = schedule(events);
  const whole = scenes.at(-1)?.to || 1;
  return scenes.map(({ event, from, to }) => ({ event, from: from / whole, to: to / whole }));
}
