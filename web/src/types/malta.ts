// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** §1.3 Put your pawn on a start space. */
export interface PlacePawn {
  type: "placePawn";
  space: string;
}

/** §3.2 Play a card; the targets that the card needs are named in further steps (§3.6). */
export interface PlayCard {
  type: "playCard";
  card: string;
}

/** §3.6 Name a seat as the card's target: either the seat itself or its pawn. */
export interface NameSeat {
  type: "nameSeat";
  seat: number;
}

/** §3.6 Name a space by its current place, such as c4. */
export interface NameSpace {
  type: "nameSpace";
  place: string;
}

/** §3.6 Name a direction. */
export interface NameDirection {
  type: "nameDirection";
  direction: "down" | "left" | "right" | "up";
}

/** §3.6 Name how far a space turns: quarter turns clockwise, one to three. */
export interface NameQuarters {
  type: "nameQuarters";
  quarters: number;
}

/** §3.6 Name the row or column that slides, such as "row 3" or "column c". */
export interface NameLine {
  type: "nameLine";
  line: string;
}

/** §5.1 Do not react. */
export interface Pass {
  type: "pass";
}

/** §5.1 React with a Negate or a Boomerang to the card on top of the stack. */
export interface React {
  type: "react";
  card: string;
}

/** §3.6 Choose a card of your hand to discard, give, pass on or pay. */
export interface ChooseCard {
  type: "chooseCard";
  card: string;
}

/** §3.4 Choose which seat is paid next when you cannot pay everybody. */
export interface PayFirst {
  type: "payFirst";
  seat: number;
}

/** §3.3 Move your pawn along an arrow. */
export interface Move {
  type: "move";
  direction: "down" | "left" | "right" | "up";
}

export type Action =
  | PlacePawn
  | PlayCard
  | NameSeat
  | NameSpace
  | NameDirection
  | NameQuarters
  | NameLine
  | Pass
  | React
  | ChooseCard
  | PayFirst
  | Move;

/** §1.2 The spaces were laid, row by row from the bottom left. */
export interface BoardLaid {
  type: "boardLaid";
  spaces: string[];
}

/** §1.4 The seat that begins was named. */
export interface FirstSeatNamed {
  type: "firstSeatNamed";
  seat: number;
}

/** §1.3 A pawn was put on a start space. */
export interface PawnPlaced {
  type: "pawnPlaced";
  seat: number;
  place: string;
}

/** §3 A seat's turn began. */
export interface TurnBegan {
  type: "turnBegan";
  seat: number;
  round: number;
}

/** §3.1 A seat drew cards; the others see how many. */
export interface CardsDrawn {
  type: "cardsDrawn";
  seat: number;
  count: number;
  cards: string[] | null;
}

/** §3.2 How many cards the seat must play this turn. */
export interface QuotaCounted {
  type: "quotaCounted";
  seat: number;
  quota: number;
}

/** §4.7 With option `blind_faith = "random"`: a card was drawn from a hand and must be played. */
export interface CardDrawnBlindly {
  type: "cardDrawnBlindly";
  seat: number;
  card: string;
}

/** §3.2 A card was played with its targets, which are listed in the order in which the card needs them. */
export interface CardPlayed {
  type: "cardPlayed";
  seat: number;
  card: string;
  targets: unknown[];
}

/** §5.1 A seat reacted to the card on top. */
export interface Reacted {
  type: "reacted";
  seat: number;
  card: string;
  on: string;
}

/** §5.1 A reaction cancelled a card, which therefore has no effect. */
export interface CardNegated {
  type: "cardNegated";
  seat: number;
  card: string;
}

/** §5.3 A Boomerang turned a card round: the seat that reacted is now the card's player and named new targets. */
export interface CardTurnedRound {
  type: "cardTurnedRound";
  seat: number;
  card: string;
  targets: unknown[];
}

/** §3.5 The card had no target, or nothing to do. */
export interface CardDidNothing {
  type: "cardDidNothing";
  seat: number;
  card: string;
}

/** §4.1 A seat discarded cards by the effect of a card. */
export interface CardsDiscarded {
  type: "cardsDiscarded";
  seat: number;
  cards: string[];
}

/** §3.4 A seat that cannot pay everybody chose whom to pay next. */
export interface FirstPaymentChosen {
  type: "firstPaymentChosen";
  seat: number;
  receiver: number;
}

/** Cards went from hand to hand; only the two seats concerned see which. */
export interface CardsGiven {
  type: "cardsGiven";
  giver: number;
  receiver: number;
  count: number;
  cards: string[] | null;
}

/** §4.1 Two seats swapped hands; each of the two now knows both hands. */
export interface HandsSwapped {
  type: "handsSwapped";
  seat: number;
  rival: number;
  toSeat: string[] | null;
  toRival: string[] | null;
}

/** §4.14 The discards went back into the deck. */
export interface DiscardsReshuffled {
  type: "discardsReshuffled";
  count: number;
}

/** A pawn went to another place. */
export interface PawnMoved {
  type: "pawnMoved";
  seat: number;
  start: string;
  end: string;
}

/** §4.5 A space was turned to its 0-circle. */
export interface SpaceRemoved {
  type: "spaceRemoved";
  place: string;
}

/** §4.5 A space was turned face up. */
export interface SpaceRestored {
  type: "spaceRestored";
  place: string;
}

/** §4.8 Two spaces changed places. */
export interface SpacesSwapped {
  type: "spacesSwapped";
  one: string;
  other: string;
}

/** §4.8 A space was turned, by quarter turns clockwise. */
export interface SpaceTurned {
  type: "spaceTurned";
  place: string;
  quarters: number;
}

/** §4.8 A row or column slid by one; the space at the end went round to the other end. */
export interface LineShifted {
  type: "lineShifted";
  line: string;
  direction: "down" | "left" | "right" | "up";
}

/** §4.7 A Blind Faith was laid in front of a seat, which cannot play cards in its next turn. */
export interface BlindFaithLaid {
  type: "blindFaithLaid";
  seat: number;
}

/** §4.7 A Blind Faith took effect: a seat skips its play phase or its whole turn, or the cards that it plays are drawn at random. */
export interface BlindFaithWorked {
  type: "blindFaithWorked";
  seat: number;
}

/** §3 A seat's turn ended. */
export interface TurnEnded {
  type: "turnEnded";
  seat: number;
}

/** §2.1 A seat lost, because it had no card or because its pawn could not move. */
export interface SeatLost {
  type: "seatLost";
  seat: number;
  reason: string;
}

/** §4.9, §6.3 A lost seat returned to the match, with its pawn on its start space. */
export interface SeatReturned {
  type: "seatReturned";
  seat: number;
  place: string;
}

/** How a match ended: who won, why (a message id), and each seat's finishing place (ties share). */
export interface Outcome {
  winners: number[];
  reason: string;
  places: number[];
}

/** §6 The match is over. */
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
  | BoardLaid
  | FirstSeatNamed
  | PawnPlaced
  | TurnBegan
  | CardsDrawn
  | QuotaCounted
  | CardDrawnBlindly
  | CardPlayed
  | Reacted
  | CardNegated
  | CardTurnedRound
  | CardDidNothing
  | CardsDiscarded
  | FirstPaymentChosen
  | CardsGiven
  | HandsSwapped
  | DiscardsReshuffled
  | PawnMoved
  | SpaceRemoved
  | SpaceRestored
  | SpacesSwapped
  | SpaceTurned
  | LineShifted
  | BlindFaithLaid
  | BlindFaithWorked
  | TurnEnded
  | SeatLost
  | SeatReturned
  | MatchEnded
  | StepTaken
  | StepTakenBack
  | ChoiceSealed
  | ChoiceReopened;

/** A space as it lies: the directions in which its arrows point now, and its current number (0 if its 0-circle is up). */
export interface SpaceView {
  place: string;
  space: string;
  turned: number;
  faceUp: boolean;
  arrows: string[];
  number: number;
}

/** A card in play, with its targets. */
export interface PlayedView {
  card: string;
  seat: number;
  targets: unknown[];
}

/** Everything a seat knows (§1.6); fields that hold this seat's secrets are None or empty in the views of other seats. */
export interface MaltaView {
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
  turn: number;
  round: number;
  hadTurn: number[];
  quota: number;
  board: SpaceView[];
  pawns: (string | null)[];
  homes: (string | null)[];
  hand: string[] | null;
  handSizes: number[];
  known: string[][];
  deck: number;
  discards: string[];
  gone: string[];
  lives: number[];
  lost: number[];
  blind: number[];
  blinded: boolean;
  stack: PlayedView[];
  reacted: number[];
  answered: number[];
  answer: string | null;
  player: number | null;
  original: number | null;
  naming: string | null;
  named: unknown[];
  pending: number;
  chosen: string[];
  toChoose: number;
  receiver: number | null;
  toll: number;
  owners: number[];
  winded: boolean;
}

/** A kind of space, as box.toml describes it. */
export interface SpaceRow {
  id: string;
  shape: "crown" | "drop" | "star";
  number: number;
  count: number;
  direction?: "down" | "left" | "right" | "up" | null;
  start?: boolean;
}

/** A kind of card, as box.toml describes it. */
export interface CardRow {
  id: string;
  group: "hand" | "pawn" | "space" | "turn";
  count: number;
  effect: string;
  amount?: number;
}

/** The contents of box.toml. */
export interface Contents {
  space: SpaceRow[];
  card: CardRow[];
}
