// Made from the Python types by `python -m tools.typescript`.  Do not edit.

/** §1.3 Take a wrestler, and put this wrestler on the outermost space of one of the paths 1 to 6. */
export interface TakeWrestler {
  type: "takeWrestler";
  wrestler: string;
  path: number;
}

/** §8.1 Choose which of your two wrestlers acts in this turn. */
export interface UseWrestler {
  type: "useWrestler";
  wrestler: string;
}

/** §2.1, §3.1 Draw a card from a deck; §2.4 draw several if your wrestler is the first in the ring. */
export interface Draw {
  type: "draw";
  deck: "combat" | "event";
}

/** §2.1 Discard a card as one of your actions; §1.7 discard a card because your hand is too large. */
export interface Discard {
  type: "discard";
  card: string;
}

/** §6 Play an event or a diva on a wrestler, whose stamina the card changes. */
export interface PlayOnWrestler {
  type: "playOnWrestler";
  card: string;
  wrestler: string;
}

/** §6 Play an event that makes a seat draw or lose cards. */
export interface PlayOnSeat {
  type: "playOnSeat";
  card: string;
  seat: number;
}

/** §2.2 Move your wrestler to the next space of its path or, from the last space, into the ring; this ends your turn. */
export interface Advance {
  type: "advance";
}

/** §2.2 Pay stamina to keep your wrestler on its space; this ends your turn. */
export interface Stay {
  type: "stay";
}

/** §4.1 Challenge a wrestler in the ring. */
export interface Challenge {
  type: "challenge";
  wrestler: string;
}

/** §4.2 As a fighter, lay cards in secret: an attack or defence card, a referee card, both or nothing. */
export interface Lay {
  type: "lay";
  card: string | null;
  referee: string | null;
}

/** §4.3 As a bystander, lay in secret a diva in front of a fighter, a bought die for a fighter, both or nothing. */
export interface Intervene {
  type: "intervene";
  diva: string | null;
  before: string | null;
  dieFor: string | null;
}

/** §4.11 Lay up to two further attack or defence cards: `card` is the one that the box lists first. */
export interface LayMore {
  type: "layMore";
  card: string | null;
  other: string | null;
}

/** §3.2 Pay stamina for one more action in this turn. */
export interface Repeat {
  type: "repeat";
}

/** §3.2 End your turn without paying for one more action. */
export interface EndTurn {
  type: "endTurn";
}

/** §5.2 For your wrestler outside the ring: lay a card from a deck face down, without looking at it. */
export interface LayUnseen {
  type: "layUnseen";
  deck: "combat" | "event";
}

/** §7.3 Offer the only other seat left that you both win, as a pair. */
export interface OfferPair {
  type: "offerPair";
}

/** §7.3 Accept the offer: you both win, as a pair. */
export interface AcceptPair {
  type: "acceptPair";
}

/** §7.3 Decline the offer: the match goes on. */
export interface DeclinePair {
  type: "declinePair";
}

export type Action =
  | TakeWrestler
  | UseWrestler
  | Draw
  | Discard
  | PlayOnWrestler
  | PlayOnSeat
  | Advance
  | Stay
  | Challenge
  | Lay
  | Intervene
  | LayMore
  | Repeat
  | EndTurn
  | LayUnseen
  | OfferPair
  | AcceptPair
  | DeclinePair;

/** §1.6 Each seat's throw of dice to decide who begins; None: the seat did not take part in this round of throws. */
export interface FirstThrown {
  type: "firstThrown";
  throws: (number | null)[];
}

/** §1.6 The seat that begins was named. */
export interface FirstSeatNamed {
  type: "firstSeatNamed";
  seat: number;
}

/** §1.3 A seat got this wrestler, which now stands on this path. */
export interface WrestlerTaken {
  type: "wrestlerTaken";
  seat: number;
  wrestler: string;
  path: number;
}

/** A seat's turn began. */
export interface TurnBegan {
  type: "turnBegan";
  seat: number;
  round: number;
}

/** §8.1 A seat uses this one of its two wrestlers. */
export interface WrestlerUsed {
  type: "wrestlerUsed";
  seat: number;
  wrestler: string;
}

/** §2.1 A seat drew a card; the other seats see only its back. */
export interface CardDrawn {
  type: "cardDrawn";
  seat: number;
  deck: "combat" | "event";
  card: string | null;
}

/** §6.3 An empty deck was made again from its discards. */
export interface DeckRemade {
  type: "deckRemade";
  deck: "combat" | "event";
  count: number;
}

/** §2.1, §1.7 A seat discarded a card. */
export interface CardDiscarded {
  type: "cardDiscarded";
  seat: number;
  card: string;
}

/** §6 A seat played an event or a diva on a seat; `wrestler` is that seat's wrestler whose stamina the card changes, or None if it changes none. */
export interface EventPlayed {
  type: "eventPlayed";
  seat: number;
  card: string;
  target: number;
  wrestler: string | null;
}

/** §6.1 A seat discarded cards at random. */
export interface CardsLost {
  type: "cardsLost";
  seat: number;
  cards: string[];
}

/** §6.1 What the die thrown for a stamina event showed. */
export interface StaminaThrown {
  type: "staminaThrown";
  wrestler: string;
  die: number;
}

/** A wrestler's stamina changed; `reason` is event, stay, repeat, die, fight or clock. */
export interface StaminaChanged {
  type: "staminaChanged";
  wrestler: string;
  change: number;
  stamina: number;
  reason: string;
}

/** §2.2 A wrestler moved to the next space of its path; spaces are counted from 0. */
export interface Advanced {
  type: "advanced";
  wrestler: string;
  space: number;
}

/** §2.2 A wrestler stays where it is. */
export interface Stayed {
  type: "stayed";
  wrestler: string;
}

/** §2.3 A wrestler entered the ring from its path; §2.4 the first wrestler in the ring makes its seat draw cards. */
export interface RingEntered {
  type: "ringEntered";
  wrestler: string;
  isFirst: boolean;
}

/** §3.2 A seat paid for one more action. */
export interface TurnRepeated {
  type: "turnRepeated";
  seat: number;
}

/** §4.1 A fight begins. */
export interface Challenged {
  type: "challenged";
  challenger: string;
  challenged: string;
}

/** §4.4 What one seat had laid in secret; None stands for each thing that the seat did not lay. */
export interface LayShown {
  seat: number;
  card: string | null;
  referee: string | null;
  diva: string | null;
  before: string | null;
  dieFor: string | null;
}

/** §4.4 All that was laid in secret lies open, from the challenger to the right. */
export interface LaysShown {
  type: "laysShown";
  lays: LayShown[];
}

/** §4.11 The further cards of one fighter; None stands for each card that the fighter did not lay. */
export interface MoreShown {
  seat: number;
  card: string | null;
  other: string | null;
}

/** §4.11 The further cards of the fighters lie open. */
export interface MoreLaysShown {
  type: "moreLaysShown";
  lays: MoreShown[];
}

/** §4.8 The referee card that takes effect. */
export interface RefereeDecided {
  type: "refereeDecided";
  card: string;
}

/** §4.12 How a fighter's total was reached: the dice as they fell, what was added and subtracted, and the total. */
export interface Throw {
  wrestler: string;
  dice: number[];
  changes: number[];
  total: number;
}

/** §4.4 Both throws, and who loses how much stamina. */
export interface DiceThrown {
  type: "diceThrown";
  challenger: Throw;
  challenged: Throw;
  loser: string | null;
  loss: number;
}

/** §4.6 The fight is over and the cards used are discarded; `how` says whether the dice decided it (dice), or whether a referee card cancelled it (cancelled) or sent wrestlers out of the ring (left). */
export interface FightEnded {
  type: "fightEnded";
  how: string;
  discards: string[];
}

/** §5.1 A wrestler went outside the ring. */
export interface RingLeft {
  type: "ringLeft";
  wrestler: string;
}

/** §5.2 A card was laid face down in front of a wrestler outside the ring; nobody saw the card. */
export interface UnseenLaid {
  type: "unseenLaid";
  wrestler: string;
  deck: "combat" | "event";
}

/** §5.2 A seat took the unseen cards of its wrestler into its hand; the other seats see only the backs of these cards. */
export interface UnseenTaken {
  type: "unseenTaken";
  seat: number;
  wrestler: string;
  cards: string[] | null;
}

/** §5.2 A wrestler came back into the ring. */
export interface RingReentered {
  type: "ringReentered";
  wrestler: string;
}

/** §7.1 A wrestler was eliminated, and these cards were discarded with it. */
export interface Eliminated {
  type: "eliminated";
  wrestler: string;
  seat: number;
  discards: string[];
}

/** Option `managers`: an eliminated seat drew an event card and showed it to all; the seat keeps the card if it is a diva. */
export interface ManagerDrew {
  type: "managerDrew";
  seat: number;
  card: string;
  keeps: boolean;
}

/** §7.4 A round is over. */
export interface RoundEnded {
  type: "roundEnded";
  round: number;
}

/** §7.3 A seat offers to win as a pair. */
export interface PairOffered {
  type: "pairOffered";
  seat: number;
}

/** §7.3 A seat answered the offer of a pair win. */
export interface PairAnswered {
  type: "pairAnswered";
  seat: number;
  accepts: boolean;
}

/** How a match ended: who won, why (a message id), and each seat's finishing place (ties share). */
export interface Outcome {
  winners: number[];
  reason: string;
  places: number[];
}

/** §7 The match is over. */
export interface MatchEnded {
  type: "matchEnded";
  outcome: Outcome;
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
  | FirstThrown
  | FirstSeatNamed
  | WrestlerTaken
  | TurnBegan
  | WrestlerUsed
  | CardDrawn
  | DeckRemade
  | CardDiscarded
  | EventPlayed
  | CardsLost
  | StaminaThrown
  | StaminaChanged
  | Advanced
  | Stayed
  | RingEntered
  | TurnRepeated
  | Challenged
  | LaysShown
  | MoreLaysShown
  | RefereeDecided
  | DiceThrown
  | FightEnded
  | RingLeft
  | UnseenLaid
  | UnseenTaken
  | RingReentered
  | Eliminated
  | ManagerDrew
  | RoundEnded
  | PairOffered
  | PairAnswered
  | MatchEnded
  | ChoiceSealed
  | ChoiceReopened;

/** §1.9 Cards of which a seat sees only the backs: the number of cards of each deck. */
export interface Backs {
  combat: number;
  event: number;
}

/** A wrestler and its current situation. `place` is path, ring, outside or out; `space` counts from 0 at the outer end of the path. */
export interface WrestlerView {
  wrestler: string | null;
  seat: number;
  path: number | null;
  place: string;
  space: number | null;
  stamina: number;
  turnsOutside: number;
  unseen: Backs;
}

/** A secret lay: `card` and `referee` of a fighter, diva and die of a bystander, or `more` for a fighter's further cards (§4.11). */
export interface LayView {
  card: string | null;
  referee: string | null;
  diva: string | null;
  before: string | null;
  dieFor: string | null;
  more: string[];
}

/** Something that lies open in a fight: a card, or a bought die (no card), and the wrestler in front of which it lies. */
export interface Shown {
  seat: number;
  card: string | null;
  wrestler: string;
}

/** Everything a seat knows (§1.9); fields that hold this seat's secrets are None in the views of other seats. */
export interface GloryView {
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
  first: number;
  round: number;
  path: number[];
  wrestlers: WrestlerView[];
  arrived: boolean;
  using: string | null;
  left: number;
  repeated: boolean;
  mayOffer: boolean;
  due: string[];
  hand: string[] | null;
  hands: Backs[];
  managers: string[][];
  decks: Backs;
  discards: Record<string, number>;
  drawer: number | null;
  toDraw: number;
  resume: string;
  challenger: string | null;
  challenged: string | null;
  laid: number[];
  lay: LayView | null;
  shown: Shown[];
  fallen: number[][];
}

/** A kind of card, as box.toml describes it. */
export interface CardRow {
  id: string;
  group: "attack" | "defence" | "diva" | "event" | "referee";
  effect: string;
  count: number;
  amount?: number;
}

/** The look of a wrestler, for clients that draw the wrestler. */
export interface Look {
  build: string;
  skin: string;
  hair: string;
  hair_colour: string;
  face: string;
  outfit: string;
  main: string;
  accent: string;
  emblem: string;
  extra: string;
}

/** A wrestler, as box.toml describes it. */
export interface WrestlerRow {
  id: string;
  gender: "man" | "woman";
  age: number;
  style: string;
  look: Look;
}

/** The contents of box.toml. */
export interface Contents {
  stamina: number;
  hand: number;
  hand_for_two: number;
  fee: number;
  most_dice: number;
  turns_outside: number;
  card: CardRow[];
  wrestler: WrestlerRow[];
}
