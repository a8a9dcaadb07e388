// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** §2.1 Lay a tile face down. A seat with two worms lays a tile for its first worm, then one for its second (§6.1). */
export interface Bid {
  type: "bid";
  tile: string;
}

/** §2.4 Name the number that your X stands for. */
export interface NameNumber {
  type: "nameNumber";
  number: number;
}

/** §3.1 Set the last segment in front of the head, in this direction; in reverse the tail becomes the head first (§3.4). */
export interface Crawl {
  type: "crawl";
  angle: number;
  reverse: boolean;
}

/** §3.1 Crawl several segments at once, up to as many as are left to move. */
export interface CrawlPath {
  type: "crawlPath";
  angles: number[];
  reverse: boolean;
}

/** §4.1 Hold one finish post, and turn the other post about it. */
export interface SwingFinish {
  type: "swingFinish";
  held: "left" | "right";
  turn: number;
}

/** §3.3 End your move, which could be taken back until now. */
export interface Confirm {
  type: "confirm";
}

export type Action = Bid | NameNumber | Crawl | CrawlPath | SwingFinish | Confirm;

/** §1.3 A race begins: the worms lie behind the start line; `lanes` has the worm of each lane, from the left. */
export interface RaceBegan {
  type: "raceBegan";
  race: number;
  lanes: number[];
}

/** §2.1 A round begins, in which all lay a tile. */
export interface RoundBegan {
  type: "roundBegan";
  round: number;
}

/** §2.1 All tiles were turned up: the tile of each worm, the worms that stay where they are because they clash, and the tiles that will rest. */
export interface BidsShown {
  type: "bidsShown";
  bids: string[];
  clashing: number[];
  resting: (string | null)[];
}

/** §2.4 The number that X stands for was named; None: no number was left. */
export interface NumberNamed {
  type: "numberNamed";
  seat: number;
  worm: number;
  number: number | null;
}

/** §2.3 A worm begins its move. The event says how many segments the worm may crawl, and whether it may swing the finish (with X). */
export interface MoveBegan {
  type: "moveBegan";
  seat: number;
  worm: number;
  number: number;
  swing: boolean;
}

/** §3.3 A worm could not move at all. */
export interface WormStayed {
  type: "wormStayed";
  seat: number;
  worm: number;
  number: number;
}

/** §4.1 One post was held and the other turned about it; the event has the new places of both posts. */
export interface FinishSwung {
  type: "finishSwung";
  seat: number;
  worm: number;
  held: "left" | "right";
  turn: number;
  left: [number, number];
  right: [number, number];
}

/** §3.1 A worm set segments in front of its head (in reverse: its tail) at these places; `lost` segments did not fit (§3.3). */
export interface WormCrawled {
  type: "wormCrawled";
  seat: number;
  worm: number;
  reverse: boolean;
  angles: number[];
  places: [number, number][];
  lost: number;
}

/** §5 A race is over: who won it, and why. */
export interface RaceEnded {
  type: "raceEnded";
  race: number;
  winners: number[];
  reason: string;
}

/** How a match ended: who won, why (a message id), and each seat's finishing place (ties share). */
export interface Outcome {
  winners: number[];
  reason: string;
  places: number[];
}

/** §5 The match is over. */
export interface MatchEnded {
  type: "matchEnded";
  outcome: Outcome;
}

/** A seat took one step of a choice that is not complete yet; the other seats do not see the step. */
export interface StepTaken {
  type: "stepTaken";
  seat: number;
  action: Record<string, unknown>;
}

/** A seat took back a step of an incomplete choice; the other seats had not seen the step. */
export interface StepTakenBack {
  type: "stepTakenBack";
  seat: number;
}

/** A seat made a choice that stays secret until everybody has chosen; the others see only that this seat has chosen. */
export interface ChoiceSealed {
  type: "choiceSealed";
  seat: number;
  action: Record<string, unknown> | null;
}

/** A seat took its sealed choice back. */
export interface ChoiceReopened {
  type: "choiceReopened";
  seat: number;
}

export type Event =
  | RaceBegan
  | RoundBegan
  | BidsShown
  | NumberNamed
  | MoveBegan
  | WormStayed
  | FinishSwung
  | WormCrawled
  | RaceEnded
  | MatchEnded
  | StepTaken
  | StepTakenBack
  | ChoiceSealed
  | ChoiceReopened;

/** An obstacle on the table: the corners of its outline or, if it is round, its centre and radius. */
export interface ObstacleView {
  kind: string;
  centre: [number, number];
  radius: number;
  corners: [number, number][];
}

/** What does not change: sizes, start posts and obstacles. */
export interface TableView {
  length: number;
  width: number;
  segment: number;
  post: number;
  card: number;
  thick: number;
  gap: number;
  start: [[number, number], [number, number]];
  obstacles: ObstacleView[];
  tiles: string[];
}

/** A worm: its owner, where it began, where it lies now, and its tiles. */
export interface WormView {
  worm: number;
  seat: number;
  lane: number;
  body: [number, number][];
  available: string[];
  resting: string | null;
  shown: string | null;
  clashes: number;
}

/** The finish: both posts, and the direction of the card from the right post to the left one. */
export interface FinishView {
  left: [number, number];
  right: [number, number];
  angle: number;
}

/** A move of this round that is not yet finished: the worm, the number of segments that it may crawl, and whether it may swing the finish. */
export interface MoveView {
  worm: number;
  number: number;
  swing: boolean;
}

/** Everything a seat knows: all except the tiles laid face down and the unfinished moves of others. */
export interface WormUpView {
  game: string;
  seat: number | null;
  seats: number;
  step: number;
  toAct: number[];
  mayAct: number[];
  outcome: Outcome | null;
  options: Record<string, unknown>;
  components: Record<string, unknown> | null;
  rules: string;
  phase: string;
  race: number;
  round: number;
  wins: number[];
  table: TableView;
  worms: WormView[];
  finish: FinishView;
  sealed: number[];
  laid: string[];
  order: MoveView[];
  left: number;
  maySwing: boolean;
  draft: Record<string, unknown>[];
  bodyBefore: [number, number][] | null;
  finishBefore: FinishView | null;
}

/** The sizes of the table in box.toml. */
export interface TableSize {
  length: number;
  width: number;
}

/** The sizes of a worm in box.toml. */
export interface WormSize {
  segments: number;
  diameter: number;
  apart: number;
  behind: number;
  gap: number;
}

/** The sizes of the finish in box.toml. */
export interface FinishSize {
  post: number;
  card: number;
  thick: number;
}

/** The sizes of the start in box.toml. */
export interface StartSize {
  posts: number;
}

/** The tiles of one worm in box.toml. */
export interface TileSet {
  id: string;
  numbers: number[];
  rests: string[];
}

/** A kind of thing that may stand on the table. */
export interface ObstacleKind {
  id: string;
  diameter?: number;
  length?: number;
  width?: number;
}

/** The contents of box.toml. */
export interface Contents {
  table: TableSize;
  worm: WormSize;
  finish: FinishSize;
  start: StartSize;
  tiles: TileSet[];
  obstacle?: ObstacleKind[];
  layouts?: Record<string, string>;
}
