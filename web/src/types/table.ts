// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** Plays an action, chosen when `version` was the latest the client had seen. */
export interface Play {
  type: "play";
  id: string;
  version: number;
  action: Record<string, unknown>;
}

/** Takes back the sender's last step, sealed choice or answer; `version` as in `Play`. */
export interface TakeBack {
  type: "takeBack";
  id: string;
  version: number;
}

/** An answer, and the events to which it applies: their type ("" for any) and the allowed values of some of their fields. */
export interface Order {
  answer: Record<string, unknown>;
  event?: string;
  where?: Record<string, (string | number | boolean | null)[]>;
  until?: "" | "turn";
}

/** Replaces the sender's standing orders. */
export interface GiveOrders {
  type: "giveOrders";
  id: string;
  orders: Order[];
}

/** Takes a seat; `seal` as in `AddSeal`. */
export interface SitDown {
  type: "sitDown";
  id: string;
  seat: number;
  name: string;
  seal?: string | null;
}

/** Seals the sender's nonce for the luck. The seal is the SHA-256, in hexadecimal, of "ludotheque nonce", NUL, the commitment of the table, NUL, the seat, NUL and a nonce of 16 to 64 random bytes; every seal needs a new nonce. */
export interface AddSeal {
  type: "addSeal";
  id: string;
  seal: string;
}

/** Opens the sender's sealed nonce, now that nobody can change a seal. */
export interface OpenNonce {
  type: "openNonce";
  id: string;
  nonce: string;
}

/** Says something to everybody at the table, in words or by the id of an emote; spectators may too. */
export interface Chat {
  type: "chat";
  id: string;
  text?: string;
  emote?: string;
}

/** The host forbids a person (None: all spectators) to chat, or allows it again. */
export interface Silence {
  type: "silence";
  id: string;
  seat: number | null;
  isSilent: boolean;
}

/** Leaves the sender's seat, before the match. */
export interface StandUp {
  type: "standUp";
  id: string;
}

/** Seats a bot before the match; bot None frees the seat. */
export interface SeatBot {
  type: "seatBot";
  id: string;
  seat: number;
  bot: string | null;
}

/** Chooses a colour for the sender's pieces; `pieces` says which set, from 0, if there are several. */
export interface ChooseColour {
  type: "chooseColour";
  id: string;
  colour: string;
  pieces?: number;
}

/** Begins the match at the table. */
export interface Begin {
  type: "begin";
  id: string;
}

/** Lets a bot play on for the sender, or for a seat whose person has been away too long. */
export interface HandOver {
  type: "handOver";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Takes the sender's seat back from the bot that plays it. */
export interface TakeSeat {
  type: "takeSeat";
  id: string;
}

/** Stops all clocks of the table. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Starts the clocks again. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Gives up the match for the sender's seat. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Asks the other players for a rematch. */
export interface AskRematch {
  type: "askRematch";
  id: string;
}

/** Asks for a description of the position in words. */
export interface Describe {
  type: "describe";
  id: string;
}

/** Asks the game for advice; `about` is defined by the game. `version` as in `Play`. */
export interface Advise {
  type: "advise";
  id: string;
  version: number;
  about?: unknown;
}

/** Asks what a bot would do. Everybody learns that the sender has had a hint. `version` as in `Play`. */
export interface AskHint {
  type: "askHint";
  id: string;
  version: number;
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
  | Advise
  | AskHint;

/** The table was opened, and the server committed to its seed. */
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

/** A person's contribution to the luck, in the clear; only at tables from before nonces were sealed. */
export interface NonceShown {
  type: "nonceShown";
  seat: number;
  nonce: string;
}

/** The seal of a person's nonce. */
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

/** The list of seals is closed: every person now opens their nonce. */
export interface OpeningBegan {
  type: "openingBegan";
  seals: [number, string][];
}

/** A seat opened its nonce; nobody sees the nonce before all are open. */
export interface NonceOpened {
  type: "nonceOpened";
  seat: number;
}

/** The match has not begun: these seats did not open their nonces in time, or their players left. The seats are free now. */
export interface OpeningFailed {
  type: "openingFailed";
  seats: number[];
  names: string[];
  why: "late" | "left";
  commitment: string;
}

/** The match has begun: here are all nonces, in the order of their seals, and the colour of each set of pieces. */
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

/** A window closed and its answers were played. */
export interface WindowShut {
  type: "windowShut";
  seats: number[];
}

/** A seat passed to a bot of this name, or back to its person (""). */
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

/** Every deadline moved by this many milliseconds after an outage. */
export interface DeadlinesMoved {
  type: "deadlinesMoved";
  by: number;
}

/** A person has been given a hint: what a bot would do. */
export interface HintGiven {
  type: "hintGiven";
  seat: number;
}

export interface SeatResigned {
  type: "seatResigned";
  seat: number;
}

/** A person (None: all spectators) may no longer chat, or may again. */
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

/** How the match ended, with the seed behind the commitment, so that everybody can verify the luck. */
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

/** Only for the seat itself: its answer is stored until the window closes. */
export interface AnswerKept {
  type: "answerKept";
  seat: number;
  action: Record<string, unknown>;
}

/** Only for the seat itself: the table answered its question automatically, because only one answer was possible. */
export interface AnsweredItself {
  type: "answeredItself";
  seat: number;
}

/** Only for the seat itself: the seat took back its answer. */
export interface AnswerReopened {
  type: "answerReopened";
  seat: number;
}

/** Only for the seat itself: its standing orders. */
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
  | HintGiven
  | SeatResigned
  | SeatSilenced
  | MatchOver
  | RematchWanted
  | RematchAt
  | AnswerKept
  | AnsweredItself
  | AnswerReopened
  | OrdersKept;

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

/** What the row of the log with this version tells the viewer; empty if the row is private to another seat. */
export interface Happened {
  type: "happened";
  version: number;
  at: number | null;
  events: Record<string, unknown>[];
  said: Said[];
  news: (TableOpened | SeatTaken | SeatLeft | NonceShown | SealShown | ColourShown | OpeningBegan | NonceOpened | OpeningFailed | MatchBegan | TimedOut | WindowShut | SeatHandedOver | MatchPaused | MatchResumed | PhysicsChanged | DeadlinesMoved | HintGiven | SeatResigned | SeatSilenced | MatchOver | RematchWanted | RematchAt | AnswerKept | AnsweredItself | AnswerReopened | OrdersKept)[];
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
  isAssisted: boolean;
  wantsRematch: boolean;
  colours: string[];
  chosenColours: string[];
}

/** Which player sits at which seat, and who is connected. */
export interface Seats {
  type: "seats";
  version: number;
  seats: SeatView[];
}

/** Whether the store accepts writes. While it does not, viewers can look but nobody can act, and nothing is lost. */
export interface Writing {
  type: "writing";
  version: number;
  isPossible: boolean;
}

/** A chance to react: for which seats, since when, until when at the latest (None: until everybody has answered). */
export interface WindowView {
  seats: number[];
  opened: number;
  closes: number | null;
}

/** Times in milliseconds since 1970, by the server's clock; `at` is when the server sent them. */
export interface ClockView {
  at: number;
  due: (number | null)[];
  left: number[] | null;
  window: WindowView | null;
  pausedSince: number | null;
  opening: number | null;
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

/** The table at this version, as this viewer sees it. */
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
  answersItselfAt: number | null;
  orders: Order[];
  isFinishing: boolean;
  outcome: Outcome | null;
}

/** The settings of a table. Times are in milliseconds unless stated otherwise. */
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

/** What does not change about a table, except the commitment, which belongs to the current attempt to begin. */
export interface TableView {
  id: string;
  settings: Settings;
  rules: string;
  commitment: string;
}

/** A line of chat, numbered from 1; if a spectator wrote it, `seat` is None and `name` is empty. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  emote: string;
}

/** The first message to a client: the table, everything the client missed, and the current situation. */
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

/** Lines of chat; they belong to no version. */
export interface Chatted {
  type: "chatted";
  version: number;
  lines: ChatLine[];
}

/** The command was done and is on disk. */
export interface Ack {
  type: "ack";
  version: number;
  id: string;
}

/** The command was refused. */
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

/** The position, line by line; then what the viewer holds. */
export interface Described {
  type: "described";
  version: number;
  id: string;
  lines: Phrase[];
  hand: Phrase[];
}

/** The game's advice to the asking seat, based on that seat's view and choices. */
export interface Advice {
  type: "advice";
  version: number;
  id: string;
  advice: unknown;
}

/** A choice that a bot considers: the choice in words, what the bot would do next, the seat's chance to win, and the reason. */
export interface HintChoice {
  action: Record<string, unknown>;
  said: Phrase;
  then: Phrase[];
  value: number;
  error: number | null;
  reason: Phrase | null;
}

/** What a bot would do in place of the asking seat, from what that seat knows; the best choice comes first. */
export interface Hint {
  type: "hint";
  version: number;
  id: string;
  choices: HintChoice[];
  hasValues: boolean;
}

/** The table is no longer in this process; reconnect. */
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
  | Hint
  | Closed;

/** A seat in a sentence: the name of its player, or "you" if the listener sits there. */
export interface Who {
  seat: number;
}

/** The colour of one set of pieces: the colour chosen at the table, otherwise the colour in the box. */
export interface Colour {
  pieces: number;
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

/** A game's standard box, and the facts that a board needs to draw any box of this game. */
export interface BoxInfo {
  components: Record<string, unknown>;
  facts: Record<string, unknown>;
}

/** What kind of value a field holds, so that a generic board can draw the value without knowing the game. */
export interface Shape {
  type: "flag" | "list" | "map" | "number" | "other" | "record" | "text" | "thing";
  kind: string;
  isEach: boolean;
  isOptional: boolean;
  key: Shape | null;
  item: Shape | null;
  fields: Record<string, Shape>;
}

/** What a browser needs in order to draw a game: the address of the game's own board, if the game ships one, and the shapes of all data sent to and from the browser. */
export interface BoardInfo {
  module: string;
  styles: string[];
  view: Record<string, Shape>;
  actions: Record<string, Record<string, Shape>>;
  events: Record<string, Record<string, Shape>>;
}

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 4;

/** A client's ping, and the answer of the server. */
export const PING = '{"type":"ping"}';
export const PONG = '{"type":"pong"}';
