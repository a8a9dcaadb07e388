/**
 * What a game shows, and what the table gives it.  A board draws a view and sends actions; it knows no rules, and asks
 * `house/boxes` what is in the box.
 */
import type { Component } from "svelte";
import type { Sound } from "../house/sound";
import type { Label, Phrase, SeatView } from "../types/table";

/** What every view has (`View` in Python); a game's own type adds what lies on its table. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  toAct: number[];
  mayAct: number[];
  options: Record<string, unknown>;
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

export interface BoardProps<V extends View = View, A = Record<string, unknown>, E extends GameEvent = GameEvent> {
  /** The table as it is shown now: already as it is after the events of `step`. */
  view: V;
  /** What this seat may choose; null while something is being shown, when it is not asked, and in a replay. */
  choices: ChoicesOf<A> | null;
  /** The words for each of `choices.actions`, in the same order. */
  labels: Label[];
  /** What is happening just now, with the time it may take in ms (0: no motion); null when all is at rest. */
  step: { version: number; events: E[]; duration: number } | null;
  seats: SeatView[];
  /** A phrase as a text, in the user's language, said to this seat. */
  say: (phrase: Phrase) => string;
  /** Asks the house to do this; what it answers comes as the next view or as a refusal shown by the table. */
  play: (action: A) => void;
  mayTakeBack: boolean;
  takeBack: () => void;
  /** Asks the game's own advice about something, from what this seat knows; null if it was refused. */
  advise: (about: unknown) => Promise<unknown>;
}

/** What an editor of an option is given: the value so far (undefined: the default), and how to change it. */
export interface OptionEditorProps {
  value: unknown;
  usual: unknown;
  change: (value: unknown) => void;
}

export interface GameModule {
  Board: Component<any>;
  /** A picture for the shelf. */
  Cover: Component<Record<string, never>>;
  /** How long these events are shown at the usual pace, in ms. */
  duration?: (events: GameEvent[], view: View | null) => number;
  /** Is it the fun of it not to know how a step ends?  Then the log tells it when it has been seen. */
  hasSuspense?: boolean;
  /** Who is out of the match now, and the event that puts a seat out; games that all play to the end have neither. */
  out?: { seats: (view: View) => readonly number[]; event: string };
  /** How events sound. */
  sounds?: Record<string, Sound>;
  /** Options that are better drawn than typed, by their names. */
  optionEditors?: Record<string, Component<OptionEditorProps>>;
  /** Events after which a standing order may be given, and the actions it may order (see Orders.svelte). */
  orders?: Component<{ view: View; close: () => void; give: (orders: import("../types/table").Order[]) => void }>;
}
