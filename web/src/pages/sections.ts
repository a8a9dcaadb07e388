/** The numbered sections of a rulebook: "3.2" at the beginning of a heading. */

const NUMBER = /^\s*§?\s*(\d+(?:\.\d+)?)(?=\s|[.:]\s)/;

export function sectionOf(text: string): string | null {
  return NUMBER.exec(text)?.[1] ?? null;
}

/** Gives every numbered heading of a page its number as id. */
export function numbered(page: HTMLElement): void {
  for (const part of page.querySelectorAll("h2, h3, h4")) {
    const number = sectionOf(part.textContent ?? "");
    if (number && !page.querySelector(`[id="${number}"]`)) part.id = number;
  }
}

/** Lets wide tables, which scroll sideways on a small screen, be scrolled by keyboard too. */
export function reachable(page: HTMLElement): void {
  for (const table of page.querySelectorAll("table")) table.tabIndex = 0;
}
