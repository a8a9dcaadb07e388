/** The sections of a rulebook: their anchors, the table of contents, and a search for words. */
import { matching, plain } from "../table/typing";

const NUMBER = /^\s*§?\s*(\d+(?:\.\d+)?)(?=\s|[.:]\s)/;
const HEADING = /^(#{2,3})\s+(.+)$/;

export function sectionOf(text: string): string | null {
  return NUMBER.exec(text)?.[1] ?? null;
}

/** Returns the id of a heading: its number ("3.2"), or its words if it has none. */
export const anchorOf = (heading: string): string => sectionOf(heading) ?? plain(heading).replaceAll(" ", "-");

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
  const found: Section[] = [];
  for (const line of markdown.split("\n")) {
    const [, signs, title] = HEADING.exec(line) ?? [];
    if (signs && title) found.push({ anchor: anchorOf(title), title: title.trim(), level: signs.length, text: "" });
    else if (found.length) found.at(-1)!.text += `${line} `;
  }
  return found.map((section) => ({
    ...section,
    text: section.text
      .replace(/[*>|`_]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  }));
}

const AROUND = 60; // characters before and after a word that was found

/**
 * Finds the sections that contain all the typed words; returns each with an excerpt around the first of these words.
 */
export function lookFor(typed: string, sections: readonly Section[]): (Section & { excerpt: string })[] {
  const [first = ""] = plain(typed).split(" ");
  if (!first) return [];
  const having = sections.filter(({ title, text }) => {
    const all = plain(`${title} ${text}`).split(" ");
    return plain(typed)
      .split(" ")
      .every((word) => all.some((one) => one.startsWith(word)));
  });
  const titled = matching(typed, having, ({ title }) => [title]);
  const order =
    titled.length === having.length ? having : [...titled, ...having.filter((one) => !titled.includes(one))];
  return order.map((section) => ({ ...section, excerpt: excerptOf(section.text, first) }));
}

function excerptOf(text: string, word: string): string {
  const pieces = text.split(/(?<=\s)/);
  let at = 0;
  for (const piece of pieces) {
    if (
      plain(piece)
        .split(" ")
        .some((one) => one.startsWith(word))
    )
      break;
    at += piece.length;
  }
  if (at >= text.length) at = 0; // the word is in the title
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + AROUND);
  return `${from ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
}

/** Gives every heading of a page its anchor as its id. */
export function addAnchors(page: HTMLElement): void {
  for (const part of page.querySelectorAll("h2, h3, h4")) {
    const anchor = anchorOf(part.textContent ?? "");
    if (anchor && !page.querySelector(`[id="${CSS.escape(anchor)}"]`)) part.id = anchor;
  }
}

/** Lets wide tables, which scroll sideways on a small screen, be scrolled by keyboard too. */
export function makeTablesFocusable(page: HTMLElement): void {
  for (const table of page.querySelectorAll("table")) table.tabIndex = 0;
}
