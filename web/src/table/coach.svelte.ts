/**
 * The help in a first match after a lesson: a hint at every question until the player switches hints off, and tips that
 * are shown once.
 */
import type { TableClient } from "./client.svelte";

/**
 * May this seat ask for a hint?  In a window with several people, asking would reveal that the player has something to
 * think about, so the server refuses it.
 */
export function mayAskHint(client: TableClient): boolean {
  const people = client.seats.filter((seat) => seat.kind === "person" && !seat.isResigned);
  return client.now?.clock.window == null || people.length < 2;
}

const SEEN = "tips"; // the tips that this browser has shown, each as “game tip”
const key = (table: string) => `coach-${table}`;

/** Marks a table as one with a coach, for as long as this tab is open. */
export function callCoach(table: string): void {
  sessionStorage.setItem(key(table), "on");
  coaches.delete(table);
}

function storedTips(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? "[]") as string[];
  } catch {
    return []; // there is no storage, or its content was not written by us
  }
}

const coaches = new Map<string, Coach>();

/** Returns the coach at a table, which outlives the question that is shown. */
export function coachAt(table: string): Coach {
  const found = coaches.get(table) ?? new Coach(table);
  coaches.set(table, found);
  return found;
}

class Coach {
  /** Is there a coach at this table at all? */
  isHere = false;
  /** Does the player still want a hint at every question? */
  hints = $state(false);
  private current = ""; // the tip of the question that is being asked

  constructor(private readonly table: string) {
    const kept = sessionStorage.getItem(key(table));
    this.isHere = kept !== null;
    this.hints = kept === "on";
  }

  keepHints(wanted: boolean): void {
    this.hints = wanted;
    sessionStorage.setItem(key(this.table), wanted ? "on" : "off");
  }

  /**
   * Decides whether to show this tip at this question: only at the first question that calls for the tip.  This browser
   * then remembers that the tip was shown.
   */
  shows(game: string, tip: string, question: string): boolean {
    const name = `${game} ${tip}`;
    if (this.current === `${name} ${question}`) return true;
    const known = storedTips();
    if (known.includes(name)) return false;
    this.current = `${name} ${question}`;
    try {
      localStorage.setItem(SEEN, JSON.stringify([...known, name]));
    } catch {
      // Without storage a tip may come again.
    }
    return true;
  }
}
