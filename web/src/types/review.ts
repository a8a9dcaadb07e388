// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** A sentence that is not in any language yet: the id of the sentence and its values. */
export interface Phrase {
  message: string;
  values: Record<string, unknown>;
}

/** A costly decision in words: what was done, what would have been better, and why. */
export interface Better {
  did: Phrase;
  best: Phrase;
  reason: Phrase;
}

/** How much chance to win a decision gave away compared with the best decision found, with its standard error. */
export interface Decision {
  seat: number;
  loss: number;
  error: number;
  better: Better | null;
  isMistake: boolean;
}

/** One entry of the record: each seat's chance to win after the entry, what luck changed, and the loss of the decision. */
export interface Moment {
  entry: number;
  seat: number | null;
  chances: number[];
  errors: number[];
  luck: number[];
  luckErrors: number[];
  decision: Decision | null;
  takesBack: boolean;
}

/** How much chance to win a seat got by luck and lost by its decisions, with standard errors. */
export interface SeatReview {
  luck: number;
  luckError: number;
  loss: number;
  lossError: number;
  decisions: number;
  mistakes: number;
}

/** An entry after which a seat's chance was much higher or lower: by luck, or by somebody's choice. */
export interface TurningPoint {
  entry: number;
  seat: number;
  change: number;
  error: number;
  isLuck: boolean;
}

/** A whole match, entry by entry, and summed up. */
export interface Review {
  game: string;
  simulations: number;
  isCalibrated: boolean;
  moments: Moment[];
  seats: SeatReview[];
  turningPoints: TurningPoint[];
  bestMoments: (TurningPoint | null)[];
}

/** The progress of a review, from 0 to 1; when the review is done, also the review itself and the version of the table for each entry. */
export interface TableReview {
  done: number;
  review: Review | null;
  versions: number[];
}

/** One event in a chain of causes: the event in words, the sections of the rulebook behind it, and whether it happened because time was up. */
export interface WhyStep {
  version: number;
  said: Phrase;
  sections: string[];
  isLate: boolean;
}

/** What happened, followed by the events that caused it, the latest first. */
export interface Why {
  steps: WhyStep[];
}
