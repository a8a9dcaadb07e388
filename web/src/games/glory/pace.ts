/** How long events are shown, and when they may be told. */
import { lengthOf, totalLength, type Lengths } from "../../stage/lengths";
import type { Event } from "../../types/glory";
import { beatLength, beatsOf } from "./fight";

/** How long the events after a fight in the same step are shown, in ms. */
const AFTER: Lengths<Event> = { eliminated: 1500, ringLeft: 900, matchEnded: 800 };
const ALONE: Lengths<Event> = {
  eventPlayed: 1300,
  staminaThrown: 900,
  cardsLost: 900,
  challenged: 1300,
  ringEntered: 1000,
  ringReentered: 800,
  ringLeft: 900,
  eliminated: 1500,
  advanced: 450,
  staminaChanged: 500,
  pairOffered: 900,
  managerDrew: 900,
  wrestlerTaken: 600,
  cardDrawn: ({ card }) => (card ? 850 : 260), // the viewer's own card is shown longer than another's back
  cardDiscarded: 320,
  unseenLaid: 420,
  firstThrown: 900,
  firstSeatNamed: 500,
};
const LEAST = 60; // ms, for any event
const LONGEST = 2600; // ms, for all events of a step without a fight

/** How long events are shown at the usual pace, in ms. */
export function durationOf(events: readonly Event[]): number {
  const beats = beatsOf(events);
  if (beats.length) return beats.reduce((sum, beat) => sum + beatLength(beat), 0) + totalLength(events, AFTER);
  return Math.min(
    LONGEST,
    events.reduce((sum, event) => sum + (lengthOf(event, ALONE) || LEAST), 0),
  );
}

/** When each event may be told, in ms: in a fight, when the last beat of its show begins. */
export function momentsOf(events: readonly Event[]): number[] {
  const hasFight = beatsOf(events).length > 0;
  const length = (event: Event) => lengthOf(event, ALONE) || LEAST;
  const alone = events.reduce((sum, event) => sum + length(event), 0);
  const factor = hasFight ? 1 : durationOf(events) / (alone || 1);
  let [at, moment] = [0, 0];
  return events.map((event) => {
    for (const beat of hasFight ? beatsOf([event]) : []) {
      moment = at;
      at += beatLength(beat);
    }
    if (hasFight) return moment;
    moment = at;
    at += length(event) * factor;
    return moment;
  });
}
