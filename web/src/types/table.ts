// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** Do this; chosen when `version` was the latest the client had seen. */
export interface Play {
  type: "play";
  id: string;
  version: number;
  action: Record<string, unknown>;
}

/** Undo my last step, sealed choice or answer; `version` as in `Play`. */
export interface TakeBack {
  type: "takeBack";
  id: string;
  version: number;
}

/** An answer, and of which events: their type ("" for any) and the values that some of their fields may have. */
export interface Order {
  answer: Record<string, unknown>;
  event?: string;
  where?: Record<string, (string | number | boolean | null)[]>;
}

/** These are my standing orders from now on. */
export interface GiveOrders {
  type: "giveOrders";
  id: string;
  orders: Order[];
}

/** I take this seat; `seal` as in `AddSeal`. */
export interface SitDown {
  type: "sitDown";
  id: string;
  seat: number;
  name: string;
  seal?: string | null;
}

/** The seal of what I add to the luck: the SHA-256 of "ludotheque nonce", NUL, the commitment of the table, NUL, my seat, NUL and a nonce of 16 to 64 random bytes, in hexadecimal; a new nonce for every seal. */
export interface AddSeal {
  type: "addSeal";
  id: string;
  seal: string;
}

/** This is the nonce that I have sealed, now that nobody can change their seal. */
export interface OpenNonce {
  type: "openNonce";
  id: string;
  nonce: string;
}

/** I say this to all at the table; who only looks on may speak too. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Whoever opened the table lets a person (None: all who look on) no longer speak, or again. */
export interface Silence {
  type: "silence";
  id: string;
  seat: number | null;
  isSilent: boolean;
}

/** I leave my seat, before the match. */
export interface StandUp {
  type: "standUp";
  id: string;
}

/** A bot takes this seat before the match; bot None: it is free again. */
export interface SeatBot {
  type: "seatBot";
  id: string;
  seat: number;
  bot: string | null;
}

/** I play with this colour; who has several sets of pieces says for which of them, counted from 0. */
export interface ChooseColour {
  type: "chooseColour";
  id: string;
  colour: string;
  pieces?: number;
}

/** All are here: set the match up. */
export interface Begin {
  type: "begin";
  id: string;
}

/** A bot plays on for me, or for a seat whose person has been away too long. */
export interface HandOver {
  type: "handOver";
  id: string;
  seat: number;
  bot?: string | null;
}

/** I play on myself. */
export interface TakeSeat {
  type: "takeSeat";
  id: string;
}

/** Stop all clocks. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Go on. */
export interface Resume {
  type: "resume";
  id: string;
}

/** I give up. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Again! */
export interface AskRematch {
  type: "askRematch";
  id: string;
}

/** Tell me in words how things stand. */
export interface Describe {
  type: "describe";
  id: string;
}

/** Advise me; what about, the game's own advice understands. `version` as in `Play`. */
export interface Advise {
  type: "advise";
  id: string;
  version: number;
  about?: unknown;
}

export type Command =
  | Play
  | TakeBack
  | GiveOrders
  | SitDown
  | AddSeal
  | OpenNonce
  | Chat
  | Silence
  | StandUp
  | SeatBot
  | ChooseColour
  | Begin
  | HandOver
  | TakeSeat
  | Pause
  | Resume
  | Resign
  | AskRematch
  | Describe
  | Advise;

/** With the commitment to its seed. */
export interface TableOpened {
  type: "tableOpened";
  commitment: string;
}

export interface SeatTaken {
  type: "seatTaken";
  seat: number;
  name: string;
  kind: "bot" | "person";
}

export interface SeatLeft {
  type: "seatLeft";
  seat: number;
}

/** What a person added to the luck, in the clear; only at tables from before there were seals. */
export interface NonceShown {
  type: "nonceShown";
  seat: number;
  nonce: string;
}

/** The seal of what a person adds to the luck. */
export interface SealShown {
  type: "sealShown";
  seat: number;
  seal: string;
}

/** The colour that a person chose. */
export interface ColourShown {
  type: "colourShown";
  seat: number;
  colour: string;
}

/** These seals can no longer be changed: everybody opens their nonce now. */
export interface OpeningBegan {
  type: "openingBegan";
  seals: [number, string][];
}

/** Which nonce it is, is told when all are open. */
export interface NonceOpened {
  type: "nonceOpened";
  seat: number;
}

/** The match has not begun: these seats did not open their nonces in time, or were left; they are free. */
export interface OpeningFailed {
  type: "openingFailed";
  seats: number[];
  names: string[];
  why: "late" | "left";
  commitment: string;
}

/** All nonces are open, in the order of their seals; and the colour of each set of pieces is fixed. */
export interface MatchBegan {
  type: "matchBegan";
  nonces: string[];
  seals: [number, string][];
  colours: string[];
}

/** No answer came in time; the default was played, or an action drawn from the luck of the match. */
export interface TimedOut {
  type: "timedOut";
  seat: number;
}

/** The answers of a window were played. */
export interface WindowShut {
  type: "windowShut";
  seats: number[];
}

/** To a bot of this name, or back to its person (""). */
export interface SeatHandedOver {
  type: "seatHandedOver";
  seat: number;
  bot: string;
  why: string;
}

export interface MatchPaused {
  type: "matchPaused";
  seat: number;
}

export interface MatchResumed {
  type: "matchResumed";
  seat: number;
}

/** From this walk on, pawns move by another version of the physics than before in this match. */
export interface PhysicsChanged {
  type: "physicsChanged";
  version: number;
}

/** After an outage, by so many milliseconds. */
export interface DeadlinesMoved {
  type: "deadlinesMoved";
  by: number;
}

export interface SeatResigned {
  type: "seatResigned";
  seat: number;
}

/** A person may no longer speak, or may again; None: all who look on. */
export interface SeatSilenced {
  type: "seatSilenced";
  seat: number | null;
  isSilent: boolean;
}

/** How a match ended: who won, why (a message id), and each seat's finishing place (ties share). */
export interface Outcome {
  winners: number[];
  reason: string;
  places: number[];
}

/** How it ended; the seed behind the commitment is opened, so that everybody can check the luck. */
export interface MatchOver {
  type: "matchOver";
  outcome: Outcome;
  seed: string;
  nonces: string[];
}

export interface RematchWanted {
  type: "rematchWanted";
  seat: number;
}

/** The next match is at this table. */
export interface RematchAt {
  type: "rematchAt";
  table: string;
}

/** Seen by the seat alone: its answer lies at the table until the window closes. */
export interface AnswerKept {
  type: "answerKept";
  seat: number;
  action: Record<string, unknown>;
}

/** Seen by the seat alone: its answer was taken back. */
export interface AnswerReopened {
  type: "answerReopened";
  seat: number;
}

/** Seen by the seat alone: its standing orders. */
export interface OrdersKept {
  type: "ordersKept";
  seat: number;
  orders: Order[];
}

export type News =
  | TableOpened
  | SeatTaken
  | SeatLeft
  | NonceShown
  | SealShown
  | ColourShown
  | OpeningBegan
  | NonceOpened
  | OpeningFailed
  | MatchBegan
  | TimedOut
  | WindowShut
  | SeatHandedOver
  | MatchPaused
  | MatchResumed
  | PhysicsChanged
  | DeadlinesMoved
  | SeatResigned
  | SeatSilenced
  | MatchOver
  | RematchWanted
  | RematchAt
  | AnswerKept
  | AnswerReopened
  | OrdersKept;

/** Something to be said, in no language yet: the id of a sentence and what it is about. */
export interface Phrase {
  message: string;
  values: Record<string, unknown>;
}

/** An event in words; a minor one goes without saying in a log. */
export interface Said {
  phrase: Phrase;
  isMinor: boolean;
}

/** All that this viewer sees of one version; nothing, if it was somebody else's secret. */
export interface Happened {
  type: "happened";
  version: number;
  at: number | null;
  events: Record<string, unknown>[];
  said: Said[];
  news: (TableOpened | SeatTaken | SeatLeft | NonceShown | SealShown | ColourShown | OpeningBegan | NonceOpened | OpeningFailed | MatchBegan | TimedOut | WindowShut | SeatHandedOver | MatchPaused | MatchResumed | PhysicsChanged | DeadlinesMoved | SeatResigned | SeatSilenced | MatchOver | RematchWanted | RematchAt | AnswerKept | AnswerReopened | OrdersKept)[];
}

/** A seat as everybody sees it. */
export interface SeatView {
  name: string;
  kind: "bot" | "empty" | "person";
  bot: string;
  isPresent: boolean;
  absentSince: number | null;
  seal: string;
  hasOpened: boolean;
  isResigned: boolean;
  isSilenced: boolean;
  wantsRematch: boolean;
  colours: string[];
  chosenColours: string[];
}

/** Who sits where, and who is there. */
export interface Seats {
  type: "seats";
  version: number;
  seats: SeatView[];
}

/** Can anything be written down? While it cannot, everybody may look, nothing is done, and nothing that was done is lost. */
export interface Writing {
  type: "writing";
  version: number;
  isPossible: boolean;
}

/** A chance to react: open to these seats, since then, until then at the latest (None: until all have answered). */
export interface WindowView {
  seats: number[];
  opened: number;
  closes: number | null;
}

/** Times in milliseconds since 1970; `at` is the table's own time as this was said. */
export interface ClockView {
  at: number;
  due: (number | null)[];
  left: number[] | null;
  window: WindowView | null;
  pausedSince: number | null;
  opening: number | null;
}

/** What a seat is asked, why, the section of the rulebook that says so, and what a newcomer should know to answer. */
export interface Question {
  ask: Phrase;
  why: Phrase;
  section: string;
  notes: Phrase[];
}

/** A listed action in words: as a choice, in short, and what a newcomer wants to know of it. */
export interface Label {
  phrase: Phrase;
  short: Phrase;
  notes: Phrase[];
  isIdle: boolean;
}

/** The table as this viewer sees it after that version. */
export interface Now {
  type: "now";
  version: number;
  phase: "gathering" | "over" | "playing";
  seats: SeatView[];
  clock: ClockView;
  view: Record<string, unknown> | null;
  waiting: Phrase | null;
  question: Question | null;
  choices: Record<string, unknown> | null;
  labels: Label[];
  askedSince: number | null;
  mayTakeBack: boolean;
  answer: Record<string, unknown> | null;
  orders: Order[];
  outcome: Outcome | null;
}

/** A table as it was asked for. Times are in milliseconds, unless they say otherwise. */
export interface Settings {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  components?: Record<string, unknown> | null;
  clock?: "decision" | "match" | "none";
  seconds?: number;
  hush?: number;
  window?: number;
  pace?: [number, number];
  absence?: number;
  standIn?: string;
  isListed?: boolean;
}

/** What does not change about a table, but for the commitment, which is that of the present attempt to begin. */
export interface TableView {
  id: string;
  settings: Settings;
  rules: string;
  commitment: string;
}

/** A line of chat, numbered from 1; from somebody at a seat, or (None, "") from somebody who looks on. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** The first thing said to a client: the table, what it missed, and how things stand. */
export interface Welcome {
  type: "welcome";
  version: number;
  protocol: number;
  table: TableView;
  seat: number | null;
  isHost: boolean;
  missed: Happened[];
  isAfresh: boolean;
  now: Now;
  chat: ChatLine[];
}

/** Lines of chat; they are no part of any version. */
export interface Chatted {
  type: "chatted";
  version: number;
  lines: ChatLine[];
}

/** Done, and on disk. */
export interface Ack {
  type: "ack";
  version: number;
  id: string;
}

/** Not done. `message` and `values` make a sentence; `section` names the rule, `where` what was ill-formed. */
export interface Refusal {
  type: "refusal";
  version: number;
  id: string;
  message: string;
  values: Record<string, unknown>;
  said: Phrase | null;
  section: string;
  where: string;
}

/** How things stand, line by line; then what the viewer holds. */
export interface Described {
  type: "described";
  version: number;
  id: string;
  lines: Phrase[];
  hand: Phrase[];
}

/** What the game advises its asker, from that seat's own view and choices. */
export interface Advice {
  type: "advice";
  version: number;
  id: string;
  advice: unknown;
}

/** The table has gone from this process; come again. */
export interface Closed {
  type: "closed";
  version: number;
  message: string;
}

export type Message =
  | Happened
  | Seats
  | Writing
  | Now
  | Welcome
  | Chatted
  | Ack
  | Refusal
  | Described
  | Advice
  | Closed;

/** A seat that is spoken of: by its name, or as "you" to the one who sits there. */
export interface Who {
  seat: number;
}

/** The colour of a set of pieces, by its number: the one that was chosen at the table, else the one of the box. */
export interface Colour {
  pieces: number;
}

/** A setting of a table, declared so that a lobby can draw it. */
export interface Option {
  name: string;
  type: string;
  default: unknown;
  range: unknown[];
  message: string;
  suggested: Record<number, unknown>;
}

/** What a shelf shows of a game. */
export interface GameInfo {
  id: string;
  title: Record<string, string>;
  seats: number[];
  options: Option[];
  version: string;
  colours: string[];
  pitch: Record<string, string>;
}

/** A game's standard box, and the facts that a board needs to draw any box of this game. */
export interface BoxInfo {
  components: Record<string, unknown>;
  facts: Record<string, unknown>;
}

/** What a value is, so that a board can draw it without knowing the game. */
export interface Shape {
  type: "flag" | "list" | "map" | "number" | "other" | "record" | "text" | "thing";
  kind: string;
  isEach: boolean;
  isOptional: boolean;
  key: Shape | null;
  item: Shape | null;
  fields: Record<string, Shape>;
}

/** What a browser must know to draw a game: where its own board is, if it ships one, and the shapes of what travels. */
export interface BoardInfo {
  module: string;
  styles: string[];
  view: Record<string, Shape>;
  actions: Record<string, Record<string, Shape>>;
  events: Record<string, Record<string, Shape>>;
}

/** Of which version of these this client is. */
export const PROTOCOL = 4;

/** Asks whether the house is still there, and what it answers. */
export const PING = '{"type":"ping"}';
export const PONG = '{"type":"pong"}';
