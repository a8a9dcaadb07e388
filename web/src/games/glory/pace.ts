/**
 * The pace of Road to Glory: how long the board shows events, and when each of them may appear in the log and be spoken
 * by screen readers.  All times are in ms at the usual pace.
 */
import { lengthOf, totalLength, type Lengths } from "../../stage/lengths";
import type { Event } from "../../types/glory";
import { beatLength, beatsOf } from "./fight";

/** How long each event is shown in a step without a fight; other types are shown for `LEAST`. */
const WITHOUT_FIGHT: Lengths<Event> = {
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
const LEAST = 60;
const LONGEST = 2600; // the most ms for a whole step without a fight; longer steps are sped up to fit

/** How long the events that follow a fight in the same step are shown; the fight itself is shown in beats. */
const AFTER_FIGHT: Lengths<Event> = { eliminated: 1500, ringLeft: 900, matchEnded: 800 };

/** Returns how long the events of a step are shown. */
export function durationOf(events: readonly Event[]): number {
  const beats = beatsOf(events);
  if (beats.length) return beats.reduce((sum, beat) => sum + beatLength(beat), 0) + totalLength(events, AFTER_FIGHT);
  return Math.min(LONGEST, fullLength(events));
}

/** Returns when each event of a step may appear in log and speech, counted from the beginning of the step. */
export function momentsOf(events: readonly Event[]): number[] {
  return beatsOf(events).length ? momentsOfFight(events) : momentsWithoutFight(events);
}

/** Returns the beginning of the last beat of each event; an event without beats appears together with the one before. */
function momentsOfFight(events: readonly Event[]): number[] {
  let [moment, end] = [0, 0];
  return events.map((event) => {
    for (const beat of beatsOf([event])) {
      moment = end;
      end += beatLength(beat);
    }
    return moment;
  });
}

/** Returns when each event begins to be shown. */
function momentsWithoutFight(events: readonly Event[]): number[] {
  const speed = durationOf(events) / fullLength(events);
  let end = 0;
  return events.map((event) => {
    const moment = end;
    end += lengthWithoutFight(event) * speed;
    return moment;
  });
}

const lengthWithoutFight = (event: Event) => lengthOf(event, WITHOUT_FIGHT) || LEAST;

/** Returns how long the events of a step without a fight would be shown if they were not sped up. */
const fullLength = (events: readonly Event[]) => events.reduce((sum, event) => sum + lengthWithoutFight(event), 0);
