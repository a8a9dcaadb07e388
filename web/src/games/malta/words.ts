/** Describes Malta's spaces and targets in the same words as the server. */
import { words } from "../../house/words.svelte";
import type { MaltaView } from "../../types/malta";
import { DIRECTIONS } from "./grid";
import { isStart, pointOf } from "./tiles";

/** Describes a space as it lies on the board. */
export function spaceText(view: MaltaView, place: string): string {
  const lying = view.board.find((one) => one.place === place);
  if (!lying || !lying.arrows.length) return words.tell("space-circle");
  const { number, arrows, space } = lying;
  if (arrows.length === 4) return words.tell("space-star", { number });
  const kind = isStart(view, space) ? "start" : arrows.length === 1 ? "drop" : "crown";
  return words.tell(`space-${kind}`, { direction: words.tell(`direction-${pointOf(arrows)}`), number });
}

const isPlace = (word: unknown) => typeof word === "string" && /^[a-z]\d$/.test(word);

/** Returns the seats among the targets of a card; a number after a place is a rotation. */
export const seatsIn = (targets: readonly unknown[]): number[] =>
  isPlace(targets[0]) ? [] : targets.filter((one) => typeof one === "number");

/** Describes what a card is played on: seats, places, a line, and the direction or rotation that goes with it. */
export function targetsText(targets: readonly unknown[], names: readonly string[]): string {
  const said = targets.map((word, index) => {
    if (typeof word === "number") {
      return index > 0 && isPlace(targets[0]) ? words.tell("by-degrees", { degrees: word * 90 }) : (names[word] ?? "");
    }
    const text = String(word);
    if ((DIRECTIONS as readonly string[]).includes(text)) return words.tell(`direction-${text}`);
    const [kind, name] = text.split(" ");
    return name ? words.tell(`line-${kind}`, { name }) : text;
  });
  return said.join(", ");
}
