/**
 * The contract between a board and whoever shows it (docs/boards.md).  A board draws a view and plays actions; it knows no
 * rules, and asks `house/boxes` what is in the box.
 */
import type { Component } from "svelte";
import type { Sound } from "../house/sound";
import type { Label, Order, Phrase, SeatView } from "../types/table";

/** What every view has (`View` in Python); a game's own type adds what lies on its table. */
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

/** What may be chosen: listed actions, each with its words, and regions for the continuous ones. */
export interface ChoicesOf<A> {
  actions: A[];
  regions: Record<string, unknown>[];
  default: A | null;
}

/** Some events that are being shown, and how long that may take (ms; 0: no motion). */
export interface BoardStep<E extends GameEvent = GameEvent> {
  version: number;
  events: E[];
  duration: number;
  /** The table as it was before these events, where that is known. */
  before?: View | null;
}

/** Everything that a board is given. */
export interface BoardProps<V extends View = View, A = Record<string, unknown>, E extends GameEvent = GameEvent> {
  /** The table as it is shown now: as it is after the events of `step`. */
  view: V;
  /** What this seat may choose; null while something is being shown, when it is not asked, and in a replay. */
  choices: ChoicesOf<A> | null;
  /** The words for each of `choices.actions`, in the same order. */
  labels: Label[];
  /** Which of `choices.actions` somebody is pointing at beside the board, in the list or by typing. */
  pointed: readonly number[];
  /** What is happening just now; null when all is at rest. */
  step: BoardStep<E> | null;
  /** How many events of `step` have been shown so far. */
  told: number;
  /** The viewer's hand as far as it has been shown; null if the view has none. */
  hand: readonly string[] | null;
  seats: SeatView[];
  /** A phrase as a text, in the user's language, said to this seat. */
  say: (phrase: Phrase) => string;
  /** Asks the house to do this; the answer comes as the next view, or as a refusal that the table shows. */
  play: (action: A) => void;
  mayTakeBack: boolean;
  takeBack: () => void;
  /** Asks the game for advice about something, given what this seat knows; null if the game has none. */
  advise: (about: unknown) => Promise<unknown>;
}

/**
 * What a viewer may do at a board: a seat of a table, a panel of the workbench, a lesson, later a puzzle.  Whoever only
 * looks on has no player.
 */
export interface Player {
  readonly choices: ChoicesOf<Record<string, unknown>> | null;
  readonly labels: Label[];
  readonly mayTakeBack: boolean;
  play(action: object): void;
  takeBack(): void;
  /** Missing where nobody can give advice. */
  advise?(about: unknown): Promise<unknown>;
}

/** How a game shows its events: for how long, with which sounds, and when the log may tell them. */
export interface Telling {
  /** How long these events are shown at the usual pace, in ms. */
  duration?: (events: GameEvent[], view: View | null) => number;
  /** When each of these events has been seen, in ms at the usual pace from the beginning; only then is it told. */
  moments?: (events: GameEvent[]) => number[];
  /** Is it part of the fun not to know how a step ends?  Then, without `moments`, all of it is told at its end. */
  hasSuspense?: boolean;
  /** Who is out of the match now, and the event that puts a seat out; games that all play to the end have neither. */
  out?: { seats: (view: View) => readonly number[]; event: string };
  /** The types of events that bring cards into a hand: the cards are there once such an event has been shown. */
  brings?: readonly string[];
  /** How events sound. */
  sounds?: Record<string, Sound>;
}

/**
 * Warnings to the player who is asked: made only from the rules, the seat's own view and its choices, so that
 * a warning can give away nothing.
 */
export type Warnings<V extends View = View, A = Record<string, unknown>> = (view: V, choices: ChoicesOf<A>) => Phrase[];

/** What an editor of an option is given: the value so far (undefined: the default), and how to change it. */
export interface OptionEditorProps {
  value: unknown;
  usual: unknown;
  change: (value: unknown) => void;
}

/** A game whose board is part of this client. */
export interface GameModule extends Telling {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board takes the view and the actions of its own game
  Board: Component<any>;
  /** Warnings that the player who is asked should see before deciding. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  warnings?: Warnings<any, any>;
  /** Does its board celebrate the winners itself? */
  celebrates?: boolean;
  /** The reference card: what is in the box, drawn and explained; loaded only when it is opened. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  reference?: () => Promise<{ default: Component<any> }>;
  /** Editors for options whose values are better drawn than typed, by the names of the options. */
  optionEditors?: Record<string, Component<OptionEditorProps>>;
  /** Pickers for options whose values are better shown as pictures than named, by the names of the options. */
  optionPictures?: Record<string, Component<OptionEditorProps>>;
  /** The action that passes in a reaction window. */
  passing?: object;
  /** Events after which a standing order may be given, and the actions it may order (see Orders.svelte). */
  orders?: Component<{ view: View; close: () => void; give: (orders: Order[]) => void }>;
}
