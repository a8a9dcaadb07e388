// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** How a match begins. `box` is an edited box as TOML or JSON text; "" is the standard box. */
export interface Setup {
  seats: number;
  options?: Record<string, unknown>;
  seed?: number;
  box?: string;
}

/** Begins a new line with this set-up. */
export interface Begin {
  type: "begin";
  setup: Setup;
}

/** Plays an action for a seat, legal or not; if the step shown is not the last one, the action begins another line. */
export interface Play {
  type: "play";
  seat: number;
  action: unknown;
}

/** Takes back a seat's last step or sealed choice, as the rules allow. */
export interface TakeBack {
  type: "takeBack";
  seat: number;
}

/** Shows another step, of this line or another. */
export interface Go {
  type: "go";
  at: number;
  line?: number | null;
}

/** Lets bots of one kind play some steps for all seats. */
export interface LetBots {
  type: "letBots";
  bot: string;
  steps: number;
}

/** Begins a new line from a position, given as JSON text. */
export interface Edit {
  type: "edit";
  text: string;
}

/** Checks whether anything hidden leaks to one viewer at the current step. */
export interface Check {
  type: "check";
  seat: number | null;
}

/** Asks for all sentences of the game in a language. */
export interface Words {
  type: "words";
  language: string;
}

/** Asks for the rulebook of the game in a language. */
export interface Rulebook {
  type: "rulebook";
  language: string;
}

/** Asks for the standard box of the game, as JSON. */
export interface ShowBox {
  type: "showBox";
}

/** Asks for what a browser must know to draw the game, as JSON. */
export interface ShowBoard {
  type: "showBoard";
}

/** Asks for the folder of the browser board that the game ships; the answer is "" if the game ships none. */
export interface FindBoard {
  type: "findBoard";
}

export type Command =
  | Begin
  | Play
  | TakeBack
  | Go
  | LetBots
  | Edit
  | Check
  | Words
  | Rulebook
  | ShowBox
  | ShowBoard
  | FindBoard;

/** A line of source, with a few lines around it. */
export interface SourceExcerpt {
  file: string;
  line: number;
  function: string;
  first: number;
  lines: string[];
}

/** Something that the rules refused or got wrong, and where in the source that happened. */
export interface Fault {
  kind: "contract" | "exception" | "gone" | "input" | "luck" | "refused" | "stuck" | "syntax";
  text: string;
  said: Record<string, string>;
  section: string;
  place: SourceExcerpt | null;
  trace: SourceExcerpt[];
}

/** An option of a game, declared so that a lobby can show it. */
export interface Option {
  name: string;
  type: string;
  default: unknown;
  range: unknown[];
  message: string;
  suggested: Record<number, unknown>;
}

/** What the list of games shows about a game. */
export interface GameInfo {
  id: string;
  title: Record<string, string>;
  seats: number[];
  options: Option[];
  version: string;
  colours: string[];
  pitch: Record<string, string>;
  minutes: number[];
  weight: number;
  age: number;
  firstMatch: Record<number, Record<string, unknown>>;
}

/** A line of play in the list of lines. */
export interface LineView {
  steps: number;
  parent: number | null;
  branchedAt: number;
  isEdited: boolean;
}

/** A sentence that is not in any language yet: the id of the sentence and its values. */
export interface Phrase {
  message: string;
  values: Record<string, unknown>;
}

/** The last step: who acted, the action in words and as data, and the luck that was used. */
export interface StepView {
  kind: string;
  seat: number | null;
  said: Phrase | null;
  action: unknown;
  luck: Record<string, unknown>[];
}

/** How a match ended: who won, why (a message id), and each seat's finishing place (ties share). */
export interface Outcome {
  winners: number[];
  reason: string;
  places: number[];
}

/** An event in words; a log may leave out a minor one. */
export interface Said {
  phrase: Phrase;
  isMinor: boolean;
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

/** An action that can be played by a click, in words. */
export interface Offer {
  action: Record<string, unknown>;
  phrase: Phrase;
}

/** Everything that the page shows of one viewer. */
export interface Panel {
  seat: number | null;
  view: Record<string, unknown>;
  lines: Phrase[];
  events: Record<string, unknown>[];
  said: Said[];
  waiting: Phrase | null;
  question: Question | null;
  choices: Record<string, unknown> | null;
  labels: Label[];
  samples: Offer[];
  mayTakeBack: boolean;
  hidden: Record<string, Record<string, Record<string, number>>>;
  fault: Fault | null;
}

/** A match of which only the first steps could be replayed under the new rules, and why. */
export interface PartialReplay {
  kept: number;
  steps: number;
  why: Fault;
  failed: StepView | null;
}

/** The author's match and lines of play, as the page shows them. */
export interface ShownMatch {
  game: GameInfo;
  bots: string[];
  colours: string[][];
  setup: Setup;
  box: string;
  lines: LineView[];
  line: number;
  at: number;
  steps: number;
  step: StepView | null;
  toAct: number[];
  mayAct: number[];
  outcome: Outcome | null;
  panels: Panel[];
  tries: Offer[];
  position: string;
  cut: PartialReplay | null;
  fault: Fault | null;
}

/** The state of the whole page: the match under the last rules that worked, and what is wrong with the current files. */
export interface BenchState {
  version: number;
  folder: string;
  reloads: number;
  broken: Fault | null;
  shown: ShownMatch;
}

/** A difference that lets a viewer tell the true world from one that should look the same. */
export interface Leak {
  field: string;
  text: string;
}

/** What the leak check of one viewer found at one step. */
export interface LeakReport {
  line: number;
  at: number;
  seat: number | null;
  worlds: number;
  decisions: number;
  leaks: Leak[];
  fault: Fault | null;
}
