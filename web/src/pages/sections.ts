/** The sections of a rulebook: their anchors, the table of contents, and a search for words. */
import { matching, plain } from "../table/typing";

const NUMBER = /^\s*§?\s*(\d+(?:\.\d+)?)(?=\s|[.:]\s)/;
const HEADING = /^(#{2,3})\s+(.+)$/; // headings of chapters and sections; deeper headings are part of their section

/** Returns the number at the beginning of a heading or paragraph ("3.2"); null if there is none. */
export function sectionNumber(text: string): string | null {
  return NUMBER.exec(text)?.[1] ?? null;
}

/** Returns the id of a heading: its number ("3.2"), or its words if it has none. */
export const anchorOf = (heading: string): string => sectionNumber(heading) ?? plain(heading).replaceAll(" ", "-");

export interface Section {
  anchor: string;
  title: string;
  /** The level of the heading, as in HTML: 2 for a chapter, 3 for a section. */
  level: number;
  /** The text of the section, without its title. */
  text: string;
}

/** Returns the chapters and sections of a page, in order. */
export function contentsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split("\n")) {
    const [, signs, title] = HEADING.exec(line) ?? [];
    if (signs && title) sections.push({ anchor: anchorOf(title), title: title.trim(), level: signs.length, text: "" });
    else if (sections.length) sections.at(-1)!.text += `${line} `;
  }
  return sections.map((section) => ({
    ...section,
    text: section.text
      .replace(/[*>|`_]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  }));
}

const EXCERPT_RADIUS = 60; // characters shown before and after the word that was found

const startsAWord = (text: string, start: string): boolean =>
  plain(text)
    .split(" ")
    .some((word) => word.startsWith(start));

/**
 * Finds the sections that contain all the typed words, those with the words in the title first; returns each with an
 * excerpt around the first of these words.
 */
export function search(typed: string, sections: readonly Section[]): (Section & { excerpt: string })[] {
  const words = plain(typed).split(" ");
  const [first = ""] = words;
  if (!first) return [];
  const hits = sections.filter(({ title, text }) => words.every((word) => startsAWord(`${title} ${text}`, word)));
  const inTitle = matching(typed, hits, ({ title }) => [title]);
  const sorted = [...inTitle, ...hits.filter((hit) => !inTitle.includes(hit))];
  return sorted.map((section) => ({ ...section, excerpt: excerptOf(section.text, first) }));
}

function excerptOf(text: string, start: string): string {
  let position = 0;
  for (const piece of text.split(/(?<=\s)/)) {
    if (startsAWord(piece, start)) break;
    position += piece.length;
  }
  if (position >= text.length) position = 0; // the word is only in the title
  const from = Math.max(0, position - EXCERPT_RADIUS);
  const to = Math.min(text.length, position + EXCERPT_RADIUS);
  return `${from ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
}

/**
 * Gives every heading of a page its anchor as its id.  If several headings have the same anchor, only the first one
 * gets it; in a rulebook, only headings without a number can have the same.
 */
export function addAnchors(page: HTMLElement): void {
  for (const heading of page.querySelectorAll("h2, h3, h4")) {
    const anchor = anchorOf(heading.textContent ?? "");
    if (anchor && !page.querySelector(`[id="${CSS.escape(anchor)}"]`)) heading.id = anchor;
  }
}

/** Lets wide tables, which scroll sideways on a small screen, be scrolled by keyboard too. */
export function makeTablesFocusable(page: HTMLElement): void {
  for (const table of page.querySelectorAll("table")) table.tabIndex = 0;
}
