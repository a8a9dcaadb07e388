/** Words for headings, turns and cards. */
import { sentence } from "../../guide/about";
import { t } from "../../house/words.svelte";
import type { Phrase } from "../../types/table";
import { directionOf, sizeOf, type Course } from "./course";

/** Returns a facing in words, as seen along the path. */
export const headingWords = (facing: number, course: Course): string =>
  t("heading", { way: directionOf(facing, course), goal: course.isLast ? "gate" : "path" });

/** Returns a turn in words (to the left if `turn` is positive), together with the heading to which it leads. */
export function turnWords(turn: number, heading: string): string {
  const way = turn === 0 ? "none" : turn > 0 ? "left" : "right";
  return t("board-turned", { way, much: t("turn-by", { size: sizeOf(turn) }), heading });
}

export const cardId = (card: string): string => card.toLowerCase().replaceAll(" ", "-");
export const cardName = (card: string): string => t(`card-${cardId(card)}`);

/** Describes a card for “what is this?”. */
export function cardAbout(card: string): Phrase {
  if (card === "Wild") return sentence("about-wild");
  return sentence("about-card", { card: cardName(card), text: sentence(`note-${cardId(card)}`) });
}
