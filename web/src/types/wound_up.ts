// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** §1.5 Agree to the layout; the match begins when all seats have agreed. */
export interface Agree {
  type: "agree";
}

/** §3.2 Choose the next card to pass on; the last one completes the choice. */
export interface GiveCard {
  type: "giveCard";
  card: string;
}

/** §3.1 Choose the next card to discard; the last one completes the choice. */
export interface DiscardCard {
  type: "discardCard";
  card: string;
}

/** §4.1 Name a type; you play all your cards of this type and as many Wilds as you like. */
export interface Open {
  type: "open";
  card: string;
  wilds: number;
}

/** §4.1, §4.3 Open no type, or add nothing to the bid. */
export interface Pass {
  type: "pass";
}

/** §4.2 Play all your cards of the type, which you must do, and some Wilds if you like. */
export interface Answer {
  type: "answer";
  wilds: number;
}

/** §4.3 Add some Wilds to your bid. */
export interface Raise {
  type: "raise";
  wilds: number;
}

/** §5.3 Name the seat whose pawn you will rotate. */
export interface NameTarget {
  type: "nameTarget";
  seat: number;
}

/** §6.6 Place your pawn anywhere in the area, with its foot box completely inside and with any facing. */
export interface PlacePawn {
  type: "placePawn";
  x: number;
  y: number;
  facing: number;
}

/** §7.2, §6.11 Choose the facing of your pawn; the rules say at which place the pawn comes back. */
export interface FacePawn {
  type: "facePawn";
  facing: number;
}

/** §5.2 Rotate the pawn about its centre; a negative angle turns it clockwise. */
export interface Turn {
  type: "turn";
  turn: number;
}

/** §5.1 Wind your pawn and let it go: each black token takes off a turn of the key, each green token adds one. With option `aim`, you may turn the pawn first. */
export interface LetGo {
  type: "letGo";
  black: number;
  green: number;
  turn: number;
}

/** §8.1 Your pawn touched a brain: gain a black token or, if the supply has none, a token of the next higher colour that it has. */
export interface GainToken {
  type: "gainToken";
}

/** §8.1 Your pawn touched a brain: upgrade a token by one rank or, if the supply has no such token, to the next higher colour that it has. */
export interface UpgradeToken {
  type: "upgradeToken";
  token: string;
}

/** §8.1 Your pawn touched a brain: take nothing. */
export interface LeaveBrain {
  type: "leaveBrain";
}

/** §8.3 At any time: spend a purple token to turn your own pawn, clockwise if the angle is negative. */
export interface UsePurple {
  type: "usePurple";
  turn: number;
}

/** §8.3 While an opening is awaited: spend a yellow token to steal a random card from a seat. */
export interface UseYellow {
  type: "useYellow";
  seat: number;
}

/** §8.3 While bids are raised: spend a red token to raise your own bid by one. */
export interface UseRed {
  type: "useRed";
}

export type Action =
  | Agree
  | GiveCard
  | DiscardCard
  | Open
  | Pass
  | Answer
  | Raise
  | NameTarget
  | PlacePawn
  | FacePawn
  | Turn
  | LetGo
  | GainToken
  | UpgradeToken
  | LeaveBrain
  | UsePurple
  | UseYellow
  | UseRed;

/** §1.3, §1.7 The match began: the pawn that each seat has drawn, the first dealer, and the layout to agree to, as its short text. */
export interface MatchBegan {
  type: "matchBegan";
  pawns: string[];
  dealer: number;
  layout: string;
}

/** §1.5 All seats have agreed to the layout, which is now final. */
export interface LayoutAgreed {
  type: "layoutAgreed";
  layout: string;
}

/** §2.1 A turn begins, with all cards shuffled. */
export interface TurnBegan {
  type: "turnBegan";
  turn: number;
  dealer: number;
}

/** §2.1 A seat was dealt its hand; the other seats see only the number of cards. */
export interface HandDealt {
  type: "handDealt";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** §3.1, §3.2 Cards went from one hand to another; the others see how many. */
export interface CardsPassed {
  type: "cardsPassed";
  giver: number;
  receiver: number;
  count: number;
  cards: string[] | null;
}

/** §3.1 A seat laid cards aside, face down. */
export interface CardsDiscarded {
  type: "cardsDiscarded";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** §3.1 A seat drew as many cards as it had discarded before. */
export interface CardsDrawn {
  type: "cardsDrawn";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** §4.1 The bidder opened nothing; `asked` is False if it had no cards and so was not asked (§4.11). */
export interface BidderPassed {
  type: "bidderPassed";
  seat: number;
  asked: boolean;
}

/** §4.1 The bidder opened a type with all its cards of that type and some Wilds. */
export interface BidOpened {
  type: "bidOpened";
  seat: number;
  card: string;
  cards: string[];
  wilds: string[];
}

/** §4.2 A seat played all its cards of the type that was opened, and some Wilds. */
export interface BidAnswered {
  type: "bidAnswered";
  seat: number;
  cards: string[];
  wilds: string[];
}

/** §4.3 A seat added Wilds to its bid, or raised the bid by 1 with a red token (§8.3); `bid` is the new bid. */
export interface BidRaised {
  type: "bidRaised";
  seat: number;
  wilds: string[];
  bid: number;
}

/** §4.3 A seat chose to add nothing to its bid. */
export interface RaisePassed {
  type: "raisePassed";
  seat: number;
}

/** §4.4 An auction was won: the seats that perform the action, in their order, and the bid of each seat. */
export interface AuctionWon {
  type: "auctionWon";
  card: string;
  winners: number[];
  bids: number[];
}

/** §5.3 The seat whose pawn will be rotated was named. */
export interface TargetNamed {
  type: "targetNamed";
  seat: number;
  target: number;
}

/** §6.6 A pawn was placed by its owner. */
export interface PawnPlaced {
  type: "pawnPlaced";
  seat: number;
  x: number;
  y: number;
  facing: number;
}

/** §5.2 A seat turned a pawn: how far the pawn turned, and its new facing. */
export interface PawnTurned {
  type: "pawnTurned";
  by: number;
  seat: number;
  turn: number;
  facing: number;
}

/** §5.1 A pawn was wound: the number of turns in all, the tokens used, and how far out of place the player put the pawn back (`slip`, §6.7). */
export interface PawnWound {
  type: "pawnWound";
  seat: number;
  winds: number;
  black: number;
  green: number;
  slip: [number, number, number] | null;
}

/** §6.1 A pawn walked, and perhaps pushed others. The event has keyframes of all pawns at 30 Hz (docs/physics.md), and a list of what happened: the tick (1/240 s), what happened, to whose pawn, with which other pawn, tile or trigger, and how. */
export interface PawnsWalked {
  type: "pawnsWalked";
  seat: number;
  ticks: number;
  frames: string;
  happened: [number, string, number, number, string][];
}

/** §6.3 A pawn fell on its face, back, left or right; its owner stood it up at the place of its feet. */
export interface PawnFell {
  type: "pawnFell";
  seat: number;
  how: string;
}

/** §6.9 A pawn reached a step of the path. */
export interface StepReached {
  type: "stepReached";
  seat: number;
  step: number;
}

/** §7.1, §7.2 A mausoleum or an open grave took a pawn off the board. */
export interface PawnTaken {
  type: "pawnTaken";
  seat: number;
  kind: string;
  trigger: number;
}

/** §6.4 A pawn ran, or was pushed, completely off the tiles. */
export interface PawnRanOff {
  type: "pawnRanOff";
  seat: number;
  tile: number;
}

/** §8.1 A pawn touched a brain: the token that its seat gained and the token that it gave back in exchange, if any. */
export interface BrainPaid {
  type: "brainPaid";
  seat: number;
  trigger: number;
  token: string | null;
  upgraded: string | null;
}

/** §8.3 A seat used a purple, yellow or red token, which is now back in the supply. */
export interface TokenUsed {
  type: "tokenUsed";
  seat: number;
  token: string;
}

/** §8.3 A random card went from one hand to another. */
export interface CardStolen {
  type: "cardStolen";
  seat: number;
  victim: number;
  card: string | null;
}

/** §4.7 The turn is over: each seat drops its remaining cards face down, and everybody sees their number. */
export interface TurnEnded {
  type: "turnEnded";
  turn: number;
  dropped: number[];
}

/** How a match ended: who won, why (a message id), and each seat's finishing place (ties share). */
export interface Outcome {
  winners: number[];
  reason: string;
  places: number[];
}

/** §9 The match is over. */
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
  | MatchBegan
  | LayoutAgreed
  | TurnBegan
  | HandDealt
  | CardsPassed
  | CardsDiscarded
  | CardsDrawn
  | BidderPassed
  | BidOpened
  | BidAnswered
  | BidRaised
  | RaisePassed
  | AuctionWon
  | TargetNamed
  | PawnPlaced
  | PawnTurned
  | PawnWound
  | PawnsWalked
  | PawnFell
  | StepReached
  | PawnTaken
  | PawnRanOff
  | BrainPaid
  | TokenUsed
  | CardStolen
  | TurnEnded
  | MatchEnded
  | StepTaken
  | StepTakenBack
  | ChoiceSealed
  | ChoiceReopened;

/** A tile of the layout: its cell, its quarter turns clockwise, and its four edges. */
export interface TileView {
  tile: number;
  face: string;
  column: number;
  row: number;
  turns: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A mausoleum, grave or brain: its centre, and either half its extent to the east and north or, if it is round, its radius. */
export interface TriggerView {
  kind: string;
  tile: number;
  x: number;
  y: number;
  halfX: number;
  halfY: number;
  radius: number;
}

/** Everything that never moves. `text` is the layout as a short text that can be shared. */
export interface BoardView {
  text: string;
  tiles: TileView[];
  triggers: TriggerView[];
  path: number[];
  startEdge: string;
  gateEdge: string;
  gate: [[number, number], [number, number]];
  zone: [number, number][];
  side: number;
  halfLength: number;
  halfWidth: number;
}

/** A pawn: its owner, its character, and where it is; a pawn off the board has no pose. Whenever a seat is asked, every pawn stands: fallen pawns have been stood up (§6.3). While the owner is asked to let the pawn go, `wound` is the number of winds that the card gives it, before tokens. */
export interface PawnView {
  seat: number;
  pawn: string;
  bias: number;
  where: string;
  x: number | null;
  y: number | null;
  facing: number | null;
  tile: number | null;
  trigger: number | null;
  progress: number | null;
  ignores: number[];
  crossing: boolean;
  paid: number[];
  fed: boolean;
  wound: number;
}

/** What a seat has bid: cards of the type, Wilds, red tokens, and all together. */
export interface BidView {
  seat: number;
  cards: number;
  wilds: number;
  reds: number;
  bid: number;
  answered: boolean;
}

/** The auction that is going on: the type, the bids, and the seats still to answer. */
export interface AuctionView {
  card: string;
  bidder: number;
  bids: BidView[];
  toAnswer: number[];
  forced: number | null;
  raiser: number | null;
  passed: number[];
  acting: number[];
  target: number | null;
}

/** Something that must be settled before play goes on: a "brain" that offers a token (with its trigger), or a pawn that ran off and must be put back, "place" (with the tile). */
export interface DueView {
  what: string;
  seat: number;
  number: number;
}

/** Everything a seat knows: all but the other hands, the undealt cards, and what others discarded. */
export interface WoundUpView {
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
  stage: string;
  turn: number;
  dealer: number;
  bidder: number | null;
  board: BoardView;
  agreed: number[];
  pawns: PawnView[];
  hand: string[] | null;
  handSizes: number[];
  known: string[][];
  deck: number;
  discarded: string[];
  discardSizes: number[];
  played: Record<string, number>;
  round: number;
  passing: [string, number][];
  passer: number | null;
  sealed: number[];
  chosen: string[];
  locked: boolean;
  opened: string[];
  idle: number;
  auction: AuctionView | null;
  dues: DueView[];
  supply: Record<string, number>;
  tokens: Record<string, number>[];
}

/** The lengths in box.toml, in u. */
export interface Sizes {
  zone: number;
  mausoleum: number;
  grave_width: number;
  grave_height: number;
  brain: number;
  foot_length: number;
  foot_width: number;
  resting: number;
}

/** A kind of card or token, and how many there are. */
export interface CardKind {
  id: string;
  count: number;
}

/** A pawn's character: how it walks. */
export interface PawnKind {
  id: string;
  mass: number;
  friction: number;
  bias: number;
}

/** How every pawn walks, if all are alike. */
export interface Walker {
  mass: number;
  friction: number;
  bias: number;
}

/** What is printed on one side of a tile. */
export interface FaceRow {
  id: string;
  mausoleums: [number, number][];
  graves: [number, number, number][];
  brains: [number, number][];
}

/** The contents of box.toml. */
export interface Contents {
  sizes: Sizes;
  card: CardKind[];
  token: CardKind[];
  pawn: PawnKind[];
  identical: Walker;
  face: FaceRow[];
  layouts: Record<string, string>;
  physics?: Record<string, Record<string, number>>;
}
