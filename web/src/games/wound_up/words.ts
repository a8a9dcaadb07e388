/** Words for headings, turns and cards. */
import { sentence } from "../../guide/about";
import { t } from "../../house/words.svelte";
import { toDegrees } from "../../stage/angles";
import type { Phrase } from "../../types/table";
import { clock } from "./geometry";

/** Returns a facing in words, on a clock face. */
export function headingWords(facing: number): string {
  const { hour, minute } = clock(facing);
  if (minute === 0) return t("heading-hour", { hour });
  return t("heading-time", { hour, minute: String(minute).padStart(2, "0") });
}

/** Returns a turn in words; it goes to the left if positive. */
export function turnWords(turn: number): string {
  const degrees = Math.round(Math.abs(toDegrees(turn)) * 10) / 10;
  return t("action-turn", { way: degrees === 0 ? "none" : turn > 0 ? "left" : "right", degrees });
}

export const cardId = (card: string): string => card.toLowerCase().replaceAll(" ", "-");
export const cardName = (card: string): string => t(`card-${cardId(card)}`);

/** Describes a card for “what is this?”. */
export function cardAbout(card: string): Phrase {
  if (card === "Wild") return sentence("about-wild");
  return sentence("about-card", { card: cardName(card), text: sentence(`note-${cardId(card)}`) });
}
