/** A review in plain words: how the match went for one seat, what decided it, and what luck did. */
import type { Frame } from "../house/api";
import type { Moment, Review, SeatReview, TurningPoint } from "../types/review";
import type { Phrase } from "../types/table";
import { named, shareOf, type Names } from "./shares";

const AHEAD = 0.05; // how far a chance must exceed all others to be called a lead
const EARLY = 0.1; // the part of a match that counts as its beginning
const LATE = 0.95; // the part of a match after which its very end begins
const SLIM = 0.3; // with at most this part of an equal share of the chances, a seat has hardly any left
const POOR = 0.5; // with at most this part of an equal share of the chances, a seat is well behind
const CLEAR = 2; // how many standard errors something must exceed to be called clear
const STRIKING = 0.05; // the least change by luck that is worth reporting
const MOST = 3; // the most decisions that are shown
const MOST_POINTS = 6; // the most turning points that are shown
const GONE = 0.01; // a seat with less of a chance has lost all hope
const STRENGTHS: Names = [
  [0.25, "strong"],
  [0.1, "clear"],
];

/** When something happened: in a round or a turn, if the game counts them, otherwise at a step of the replay. */
export interface When {
  unit: "round" | "turn" | "step";
  number: number;
}

/** Something that changed a seat's chance much: a decision of its own, or luck. */
export interface Blow {
  entry: number;
  change: number;
  isLuck: boolean;
}

/** Returns the lead of a seat over the best other seat; below 0 if another seat leads. */
export const leadOf = (moment: Moment, seat: number): number =>
  moment.chances[seat]! - Math.max(...moment.chances.filter((_, at) => at !== seat));

/** Returns the winners: all seats whose chance at the end is as high as any other seat's. */
export function winnersOf(review: Review): number[] {
  const last = review.moments.at(-1)!.chances;
  return last.flatMap((chance, seat) => (chance > 0 && chance >= Math.max(...last) - 0.01 ? [seat] : []));
}

/** Returns for each version of the table when it happened. */
export function timesByVersion(frames: readonly Frame[]): Map<number, When> {
  const found = new Map<number, When>();
  let step = 0;
  let latest: When | null = null;
  for (const { version, happened, view } of frames) {
    for (const { round, turn } of happened.events as { round?: unknown; turn?: unknown }[]) {
      if (typeof round === "number") latest = { unit: "round", number: round };
      else if (typeof turn === "number") latest = { unit: "turn", number: turn };
    }
    if (view !== null && happened.events.length > 0) step += 1;
    found.set(version, latest ?? { unit: "step", number: step });
  }
  return found;
}

/**
 * Did a decision that was poor, judged by what its seat knew, do little harm?  Then something that the seat could not know
 * was in its favour, and the seat's chance fell by less than half of what the decision cost.
 */
export function endedWell(review: Review, { entry, decision }: Moment): boolean {
  if (!decision?.better || entry === 0) return false;
  const change = review.moments[entry]!.chances[decision.seat]! - chanceBefore(review, entry, decision.seat);
  return change > -decision.loss / 2;
}

/** Returns the decisions of a seat (null: of anybody) that cost most, in the order of the match. */
export function decisionsOf(review: Review, seat: number | null): Moment[] {
  return review.moments
    .filter(({ decision }) => decision?.better && (seat === null || decision.seat === seat))
    .sort((one, other) => other.decision!.loss - one.decision!.loss)
    .slice(0, MOST)
    .sort((one, other) => one.entry - other.entry);
}

/** Returns what reduced a seat's chance most: a choice of that seat, or luck; null if nothing stands out. */
export function worstOf(review: Review, seat: number): Blow | null {
  const found: Blow[] = decisionsOf(review, seat)
    .filter((moment) => !endedWell(review, moment))
    .map(({ entry, decision }) => ({ entry, change: -decision!.loss, isLuck: false }));
  for (const { entry, luck, luckErrors } of review.moments) {
    const change = luck[seat] ?? 0;
    if (entry > 0 && change < -Math.max(STRIKING, CLEAR * luckErrors[seat]!)) {
      found.push({ entry, change, isLuck: true });
    }
  }
  return found.sort((one, other) => one.change - other.change)[0] ?? null;
}

/** Returns what an entry changed for a seat; a rise after a poor decision of the seat's own is luck. */
function changeOf(before: Moment, after: Moment, seat: number): TurningPoint {
  const change = after.chances[seat]! - before.chances[seat]!;
  const error = Math.hypot(before.errors[seat]!, after.errors[seat]!);
  const isDrawn = change !== 0 && (after.luck[seat] ?? 0) / change >= 0.5;
  const isUndeserved = change > 0 && after.decision?.seat === seat && !!after.decision.better;
  return { entry: after.entry, seat, change, error, isLuck: isDrawn || isUndeserved };
}

/** Returns the turning points for a seat in the order of play; if they are few, the greatest for other seats, too. */
export function pointsFor(review: Review, seat: number): TurningPoint[] {
  const { moments, turningPoints } = review;
  const own = moments
    .slice(1)
    .map((after, at) => changeOf(moments[at]!, after, seat))
    .filter(({ change, error }) => Math.abs(change) >= Math.max(STRIKING, CLEAR * error))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const others = turningPoints.filter(({ entry }) => own.every((one) => one.entry !== entry));
  return [...own, ...others].slice(0, MOST_POINTS).sort((one, other) => one.entry - other.entry);
}

/**
 * Returns the entry with which a review opens: the one that reduced the seat's chance most or, if the seat won, the one
 * that raised it most.
 */
export function keyEntry(review: Review, seat: number): number | null {
  const best = review.bestMoments[seat]?.entry ?? null;
  const worst = worstOf(review, seat)?.entry ?? null;
  return winnersOf(review).includes(seat) ? (best ?? worst) : (worst ?? best);
}

/** Returns the effect of luck in words: whether it was for or against the seat, and how clearly. */
export function luckOf({ luck, luckError }: SeatReview): { side: "for" | "against" | "nobody"; strength: string } {
  if (Math.abs(luck) < Math.max(0.03, CLEAR * luckError)) return { side: "nobody", strength: "slight" };
  return { side: luck > 0 ? "for" : "against", strength: named(Math.abs(luck), STRENGTHS, "slight") };
}

/** Says which of luck and choices did more for a seat, or that the two are too close to call. */
export function balanceOf({ luck, luckError, loss, lossError }: SeatReview): string {
  const isClear = Math.abs(Math.abs(luck) - loss) > CLEAR * Math.hypot(luckError, lossError);
  if (luck > CLEAR * luckError) return isClear ? (luck > loss ? "luck-helped-more" : "luck-wasted") : "close";
  if (!isClear) return "close";
  return loss > Math.abs(luck) ? "choices-more" : "luck-hurt-more";
}

/** Returns two or three sentences about how the match went for a seat, what decided it, and what luck did. */
export function storyOf(review: Review, seat: number, when: (entry: number) => When): Phrase[] {
  const phrases = (winnersOf(review).includes(seat) ? wonBy : lostBy)(review, seat, when);
  const { side, strength } = luckOf(review.seats[seat]!);
  return [...phrases, { message: `story-luck-${side}`, values: { seat: { seat }, strength } }];
}

/** Returns a phrase about a time: “in round 6” (when-in), “until round 6” (when-until), “Round 6” (when-label). */
export const timed = (message: string, { unit, number }: When): Phrase => ({ message, values: { unit, number } });

/** Returns the phrase for a part of somebody's chances: “about a third”. */
export const partSaid = (loss: number, before: number): Phrase => ({
  message: "story-share",
  values: { share: shareOf(loss, before) },
});

/** Returns the phrase for what a decision cost its seat, and whether luck made up for it; `percent` writes a chance. */
export function describeCost(review: Review, moment: Moment, percent: (chance: number) => string): Phrase {
  const { entry, decision } = moment;
  const { seat, loss } = decision!;
  const before = chanceBefore(review, entry, seat);
  const values = { seat: { seat }, share: partSaid(loss, before) };
  if (!endedWell(review, moment)) return { message: "review-cost", values };
  const after = percent(review.moments[entry]!.chances[seat]!);
  return { message: "review-lucky", values: { ...values, before: percent(before), after } };
}

/** Returns the phrase for what an entry changed for a seat; `percent` writes a chance. */
export const describeTurningPoint = (
  review: Review,
  { entry, seat, change, isLuck }: TurningPoint,
  percent: (chance: number) => string,
): Phrase => {
  const doer = review.moments[entry]!.seat;
  const isOthers = doer !== null && doer !== seat && !isLuck;
  return {
    message: isOthers ? "review-turn-others" : "review-turn",
    values: {
      seat: { seat },
      ...(isOthers && { doer: { seat: doer } }),
      cause: `${isLuck ? "luck-" : ""}${change > 0 ? "up" : "down"}`,
      before: percent(chanceBefore(review, entry, seat)),
      after: percent(review.moments[entry]!.chances[seat]!),
    },
  };
};

/** Returns the chance of a seat before an entry. */
export const chanceBefore = (review: Review, entry: number, seat: number): number =>
  review.moments[Math.max(0, entry - 1)]!.chances[seat]!;

const phraseFor = (message: string, seat: number, more: Record<string, unknown> = {}): Phrase => ({
  message,
  values: { seat: { seat }, ...more },
});

function wonBy(review: Review, seat: number, when: (entry: number) => When): Phrase[] {
  const before = review.moments.slice(0, -1);
  const even = 1 / review.seats.length;
  // At the beginning nobody counts as behind, because the estimates of positions are still mostly guesses.
  const begun = Math.ceil(EARLY * before.length);
  const lows = before.map((one, at) => (at < begun ? even : one.chances[seat]! + CLEAR * one.errors[seat]!));
  const low = lows.indexOf(Math.min(...lows));
  const behind = before.findLastIndex((one) => leadOf(one, seat) < 0);
  const phrases: Phrase[] = [];
  if (lows[low]! <= POOR * even) {
    const chance = lows[low]! <= SLIM * even ? "slim" : "poor";
    phrases.push(phraseFor("story-won-behind", seat, { at: timed("when-in", when(low)), chance }));
  } else if (behind < EARLY * before.length) phrases.push(phraseFor("story-won-always", seat));
  else if (behind >= LATE * (before.length - 1)) phrases.push(phraseFor("story-won-late", seat));
  else phrases.push(phraseFor("story-won-lead", seat, { at: timed("when-in", when(behind + 1)) }));
  const best = review.bestMoments[seat];
  if (best) {
    phrases.push(
      phraseFor(best.isLuck ? "story-best-luck" : "story-best-choice", seat, {
        at: timed("when-in", when(best.entry)),
      }),
    );
  }
  return phrases;
}

function lostBy(review: Review, seat: number, when: (entry: number) => When): Phrase[] {
  const { moments } = review;
  const ahead = moments.findLastIndex((one) => leadOf(one, seat) >= AHEAD);
  const hopeful = moments.findLastIndex((one) => one.chances[seat]! >= 0.8 / review.seats.length);
  // the number of entries until all hope was lost
  const length = moments.findLastIndex((one) => one.chances[seat]! > GONE) + 1;
  const [early, late] = [EARLY * length, LATE * length];
  const phrases: Phrase[] = [];
  if (ahead > late) phrases.push(phraseFor("story-lost-late", seat));
  else if (ahead > early)
    phrases.push(phraseFor("story-lost-ahead", seat, { until: timed("when-until", when(ahead)) }));
  else if (hopeful > late) phrases.push(phraseFor("story-lost-open", seat));
  else if (hopeful > early)
    phrases.push(phraseFor("story-lost-hopeful", seat, { until: timed("when-until", when(hopeful)) }));
  else phrases.push(phraseFor("story-lost-early", seat));
  const worst = worstOf(review, seat);
  if (!worst) return [...phrases, phraseFor("story-no-blow", seat)];
  const at = timed("when-in", when(worst.entry));
  const share = partSaid(-worst.change, chanceBefore(review, worst.entry, seat));
  if (worst.isLuck) return [...phrases, phraseFor("story-blow-luck", seat, { at, share })];
  return [
    ...phrases,
    phraseFor("story-blow-choice", seat, { at, share, did: moments[worst.entry]!.decision!.better!.did }),
  ];
}
