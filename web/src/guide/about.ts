/**
 * Explanations of the things on a board: a board attaches sentences to what it draws, and the table shows them on
 * request.
 */
import type { Values } from "../house/words.svelte";
import type { Phrase } from "../types/table";

export const sentence = (message: string, values: Values = {}): Phrase => ({ message, values });

/** Returns the attribute that explains an element; spread it into the element. */
export function about(...phrases: (Phrase | null)[]): { "data-about": string } {
  return { "data-about": JSON.stringify(phrases.filter((phrase) => phrase !== null)) };
}

/** Returns the nearest element around a target that has an explanation, if there is one. */
export function thingAt(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-about]") : null;
}

/** Returns the explanation attached to an element. */
export function readAbout(thing: Element): Phrase[] {
  return JSON.parse(thing.getAttribute("data-about") ?? "[]") as Phrase[];
}

export interface Piece {
  text: string;
  /** The section of the rulebook that this piece of a sentence names; "" for plain text. */
  section: string;
}

/** Cuts a sentence into pieces, so that each section that it names can become a link. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(§\s?\d+(?:\.\d+)?)/)
    .filter((piece) => piece)
    .map((piece) => ({ text: piece, section: piece.startsWith("§") ? piece.replace(/§\s?/, "") : "" }));
}
