// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** The learner chooses an action. */
export interface Act {
  type: "act";
  action: Record<string, unknown>;
}

/** The learner guesses what will happen. */
export interface Guess {
  type: "guess";
  guess: string;
}

export type Input = Act | Guess;

/** The lesson of a game: its chapters in order, the sentence ids of the other players' names, and everybody's colours. */
export interface LessonInfo {
  game: string;
  you: number;
  names: string[];
  colours: string[][];
  chapters: string[];
}

/** Something to say, not yet in any language: the id of a sentence and its values. */
export interface Phrase {
  message: string;
  values: Record<string, unknown>;
}

/** An event in words; a log may leave out a minor one. */
export interface Said {
  phrase: Phrase;
  isMinor: boolean;
}

/** One play as the learner saw it, and how things stood after it. */
export interface SceneFrame {
  events: Record<string, unknown>[];
  said: Said[];
  view: Record<string, unknown>;
}

/** What a seat is asked, why, the section of the rulebook that says so, and what a newcomer should know to answer. */
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

/** A picture of a rulebook: a position to draw in a section, and the id of its sentence. */
export interface RulePicture {
  section: string;
  say: string;
  colours: string[][];
  view: Record<string, unknown>;
  isWhole: boolean;
}

/** A puzzle in a list: what is asked for, and how hard it is, from 1 to 5. */
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
