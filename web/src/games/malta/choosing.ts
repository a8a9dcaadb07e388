/** Sorts the choices by the thing on the table that the player touches to make them. */
import type { Action } from "../../types/malta";
import type { Label, Phrase } from "../../types/table";
import type { Direction } from "./grid";

/** One choice: the action that is sent, its words, and the things that its words name. */
export interface Option {
  action: Action;
  text: string;
  message: string;
  values: Record<string, unknown>;
}

export interface Options {
  places: Map<string, Option>; // the choices that name a space, by its place
  starts: Map<string, Option>; // the choices that name a start space, by its id
  seats: Map<number, Option>;
  ways: Map<Direction, Option>;
  lines: Map<string, Option>;
  quarters: Map<number, Option>;
  cards: Map<string, Option>;
}

/** Sorts the listed actions by what the player touches to choose them. */
export function optionsOf(actions: Action[], labels: Label[], say: (phrase: Phrase) => string): Options {
  const options: Options = {
    places: new Map(),
    starts: new Map(),
    seats: new Map(),
    ways: new Map(),
    lines: new Map(),
    quarters: new Map(),
    cards: new Map(),
  };
  for (const [index, action] of actions.entries()) {
    const phrase = labels[index]?.phrase;
    const option = {
      action,
      text: phrase ? say(phrase) : "",
      message: phrase?.message ?? "",
      values: phrase?.values ?? {},
    };
    switch (action.type) {
      case "nameSpace":
        options.places.set(action.place, option);
        break;
      case "placePawn":
        options.starts.set(action.space, option);
        break;
      case "nameSeat":
      case "payFirst":
        options.seats.set(action.seat, option);
        break;
      case "move":
      case "nameDirection":
        options.ways.set(action.direction, option);
        break;
      case "nameLine":
        options.lines.set(action.line, option);
        break;
      case "nameQuarters":
        options.quarters.set(action.quarters, option);
        break;
      case "playCard":
      case "chooseCard":
      case "react":
        options.cards.set(action.card, option);
        break;
      case "pass":
        break; // the table has a button for passing
    }
  }
  return options;
}
