/**
 * The contract between a board and whoever shows it (docs/boards.md).  A board draws a view and plays actions; it knows no
 * rules, and asks `house/boxes` what is in the box.
 */
import type { Component } from "svelte";
import type { Sound } from "../house/sound";
import type { Label, Order, Phrase, SeatView } from "../types/table";

/** The fields that every view has (`View` in Python); a game's own type adds what lies on its table. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  toAct: number[];
  mayAct: number[];
  options: Record<string, unknown>;
  components: Record<string, unknown> | null;
}

export interface GameEvent {
  type: string;
}

/** The choices of a seat: listed actions, each with its words, and regions for the continuous ones. */
export interface ChoicesOf<A> {
  actions: A[];
  regions: Record<string, unknown>[];
  default: A | null;
}

/** Some events that are being shown, and how long showing them may take (in ms; 0 means without motion). */
export interface BoardStep<E extends GameEvent = GameEvent> {
  version: number;
  events: E[];
  duration: number;
  /** The view before these events, if it is known. */
  before?: View | null;
}

/** All properties that a board gets. */
export interface BoardProps<V extends View = View, A = Record<string, unknown>, E extends GameEvent = GameEvent> {
  /** The view that the board shows now: the table after the events of `step`. */
  view: V;
  /** The choices of this seat; null while events are being shown, while the seat is not asked, and in a replay. */
  choices: ChoicesOf<A> | null;
  /** The words for each of `choices.actions`, in the same order. */
  labels: Label[];
  /**
   * The choices that the player points at in the list beside the board, or whose words match what the player types;
   * each is given as an index in `choices.actions`.
   */
  pointed: readonly number[];
  /** The step whose events are being shown; null when nothing is being shown. */
  step: BoardStep<E> | null;
  /** The number of events of `step` that have already been shown. */
  told: number;
  /** The viewer's hand without the cards whose arrival has not been animated yet; null if the view has no hand. */
  hand: readonly string[] | null;
  seats: SeatView[];
  /** Returns a phrase as a text in the user's language, addressed to this seat. */
  say: (phrase: Phrase) => string;
  /** Asks the server to do an action; the answer comes as the next view, or as a refusal that the table shows. */
  play: (action: A) => void;
  /**
   * Is this a seat of a match at a table?  Only there may a board answer a question on its own, if the answer costs the
   * player nothing; in a lesson, in a puzzle or at the workbench the player answers every question.
   */
  isAtTable: boolean;
  mayTakeBack: boolean;
  takeBack: () => void;
  /** Asks the game for advice about something, based on what this seat knows; returns null if the game has none. */
  advise: (about: unknown) => Promise<unknown>;
}

/**
 * What a viewer may do at a board: in a seat of a table, in a panel of the workbench, in a lesson or in a puzzle.
 * Somebody who only watches has no player.
 */
export interface Player {
  readonly choices: ChoicesOf<Record<string, unknown>> | null;
  readonly labels: Label[];
  readonly mayTakeBack: boolean;
  /** True only for a seat of a match at a table (see BoardProps). */
  readonly isAtTable?: boolean;
  play(action: object): void;
  takeBack(): void;
  /** Asks for advice; missing where nobody can give any. */
  advise?(about: unknown): Promise<unknown>;
}

/** How a game shows its events: for how long, with which sounds, and when the log may list them. */
export interface Telling {
  /** Returns how long these events are shown at the usual pace, in ms. */
  duration?: (events: GameEvent[], view: View | null) => number;
  /**
   * Returns when each of these events has been seen, in ms from the start of the step at the usual pace; only then do
   * the log and the live region report it.
   */
  moments?: (events: GameEvent[]) => number[];
  /**
   * Should the end of a step come as a surprise?  If so, and without `moments`, all its events are reported at the end
   * of the step.
   */
  hasSuspense?: boolean;
  /**
   * Lists the seats that are out of the match, and names the type of event that puts a seat out; missing in games in
   * which everybody plays to the end.
   */
  out?: {
    seats: (view: View) => readonly number[];
    event: string;
    /** Returns why a seat is out, in a sentence, from the events of the play that put it out. */
    why?: (events: readonly GameEvent[], seat: number) => Phrase | undefined;
  };
  /**
   * The types of events that bring cards into a hand: the cards appear in the hand once such an event has been shown.
   */
  brings?: readonly string[];
  /**
   * Does this event change something for the viewer?  If so, the event is listed when their next turn begins.  Where
   * this function is missing or returns undefined, an event counts if one of its fields names the viewer's seat.
   */
  isOwn?: (event: GameEvent, view: View) => boolean | undefined;
  /**
   * The types of events that are news to a player even if the player's own choice has brought them about, such as the
   * reveal of what all have chosen in secret.
   */
  answers?: readonly string[];
  /**
   * Returns what a review says about a seat apart from its chances to win, given all steps of a finished match as the
   * viewer saw them.
   */
  recounts?: (steps: readonly { events: GameEvent[]; view: View | null }[], seat: number) => Phrase[];
  /** The sounds of events. */
  sounds?: Record<string, Sound>;
}

/**
 * Returns warnings for the player who is asked.  They depend only on the rules, the seat's own view and its choices, so
 * that no warning can reveal a secret.
 */
export type Warnings<V extends View = View, A = Record<string, unknown>> = (view: V, choices: ChoicesOf<A>) => Phrase[];

/** The properties of an editor for an option: the current value (undefined for the default), and how to change it. */
export interface OptionEditorProps {
  value: unknown;
  usual: unknown;
  change: (value: unknown) => void;
}

/** A heading of a long list of choices (the sentence `choices-…` of this name), and the types of actions below it. */
export interface Kind<T extends string = string> {
  name: string;
  types: readonly T[];
}

/** A game whose board is part of this client. */
export interface GameModule extends Telling {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board takes the view and the actions of its own game
  Board: Component<any>;
  /** Warnings that the player who is asked should see before deciding. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  warnings?: Warnings<any, any>;
  /** Does the board name all players even on a phone?  The strip of seats there shows only their marks. */
  namesPlayers?: boolean;
  /** What everybody should know of a seat at any time, such as its number of cards; a phone shows it beside the name. */
  tally?: (view: View, seat: number) => { count: number; said: Phrase };
  /** Does this game's board celebrate the winners itself? */
  celebrates?: boolean;
  /**
   * The component of the reference card, which draws and explains the components of the game; loaded only when it is
   * opened.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  reference?: () => Promise<{ default: Component<any> }>;
  /**
   * Editors for options whose values are better drawn than typed, by the names of the options; each is loaded only
   * when it is opened.
   */
  optionEditors?: Record<string, () => Promise<{ default: Component<OptionEditorProps> }>>;
  /** Pickers for options whose values are better shown as pictures than named, loaded only where they are shown. */
  optionPictures?: Record<string, () => Promise<{ default: Component<OptionEditorProps> }>>;
  /** Does the board offer every choice?  Then a long list of them beside it stays folded until it is wanted. */
  offersAll?: boolean;
  /** On an upright phone, does the board leave a choice among a few actions to the list with the question? */
  leavesFew?: boolean;
  /** The headings of a long list of choices, the most popular kind first; if missing, the list has no headings. */
  kinds?: readonly Kind[];
  /** The action that passes in a reaction window. */
  passing?: object;
  /** The form in which a player gives standing orders (see Orders.svelte). */
  orders?: Component<{ view: View; close: () => void; give: (orders: Order[]) => void }>;
}
