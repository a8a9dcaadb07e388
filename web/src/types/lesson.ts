// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** An input: the learner chooses an action. */
export interface Act {
  type: "act";
  action: Record<string, unknown>;
}

/** An input: the learner guesses what will happen. */
export interface Guess {
  type: "guess";
  guess: string;
}

export type Input = Act | Guess;

/** The lesson of a game: its chapters in order, the sentence ids of the other players' names, and the colours of all players. */
export interface LessonInfo {
  game: string;
  you: number;
  names: string[];
  colours: string[][];
  chapters: string[];
}

/** A sentence that is not in any language yet: the id of the sentence and its values. */
export interface Phrase {
  message: string;
  values: Record<string, unknown>;
}

/** An event in words; a log may leave out a minor one. */
export interface Said {
  phrase: Phrase;
  isMinor: boolean;
}

/** One play as the learner saw it, and the situation after it. */
export interface SceneFrame {
  events: Record<string, unknown>[];
  said: Said[];
  view: Record<string, unknown>;
}

/** A question to a seat: what to decide, why, the section of the rulebook behind it, and what a newcomer should know in order to answer. */
export interface Question {
  ask: Phrase;
  why: Phrase;
  section: string;
  notes: Phrase[];
}

/** A listed action in words: as a choice, in short, and explained for newcomers. */
export interface Label {
  phrase: Phrase;
  short: Phrase;
  notes: Phrase[];
  isIdle: boolean;
}

/** One moment of a chapter as the page shows it. */
export interface SceneView {
  status: "asked" | "finished" | "mistaken" | "not-now";
  step: number;
  steps: number;
  kept: number;
  isNew: boolean;
  say: Phrase;
  at: string[];
  guesses: string[];
  frames: SceneFrame[];
  view: Record<string, unknown>;
  waiting: Phrase;
  question: Question | null;
  choices: Record<string, unknown> | null;
  labels: Label[];
  mayTakeBack: boolean;
}

/** A picture of a rulebook: a position to be drawn in a section, and the id of the caption. */
export interface RulePicture {
  section: string;
  say: string;
  colours: string[][];
  view: Record<string, unknown>;
  isWhole: boolean;
}

/** A puzzle in a list: what the player must do, and how hard it is, from 1 to 5. */
export interface PuzzleInfo {
  game: string;
  id: string;
  kind: "best" | "win";
  grade: number;
}

/** All puzzles, the easiest of each game first, and the puzzle of today (UTC). */
export interface PuzzleList {
  puzzles: PuzzleInfo[];
  today: PuzzleInfo | null;
  day: number;
}

/** The solution of a puzzle and the figures behind it, shown when an attempt is over. */
export interface Solution {
  answer: Phrase[];
  steps: Record<string, unknown>[];
  isBest: boolean;
  loss: number;
  reason: Phrase | null;
  against: Phrase | null;
  chance: number;
  second: number;
  worlds: number;
  solved: Record<string, number>;
}

/** The state of an attempt, as the page shows it. */
export interface PuzzleView {
  puzzle: PuzzleInfo;
  you: number;
  colours: string[][];
  status: "asked" | "not-now" | "solved" | "wrong";
  frames: SceneFrame[];
  view: Record<string, unknown>;
  waiting: Phrase;
  question: Question | null;
  choices: Record<string, unknown> | null;
  labels: Label[];
  mayTakeBack: boolean;
  solution: Solution | null;
}
