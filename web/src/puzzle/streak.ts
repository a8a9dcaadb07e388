/**
 * What this browser remembers of puzzles: which are solved, and for how many days in a row the puzzle of the day was
 * solved.
 */

export interface Solved {
  ids: string[]; // "game/id"
  streak: number;
  lastDay: number; // the day of the last solved puzzle of the day; 0: none
}

const KEY = "puzzles";
const NONE: Solved = { ids: [], streak: 0, lastDay: 0 };

export function readSolved(): Solved {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Solved>;
    return Array.isArray(kept.ids) ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE; // there is no storage, or its content was not written by us
  }
}

/** Returns the length of the streak on a day; a missed day ends a streak. */
export const streakOn = (day: number, kept: Solved): number => (kept.lastDay >= day - 1 ? kept.streak : 0);

/** Returns what to remember after a puzzle is solved; `day` is given only for the puzzle of the day. */
export function addSolved(kept: Solved, id: string, day: number | null): Solved {
  const ids = kept.ids.includes(id) ? kept.ids : [...kept.ids, id];
  if (day === null || kept.lastDay === day) return { ...kept, ids };
  return { ids, streak: streakOn(day, kept) + 1, lastDay: day };
}

export function storeSolved(kept: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage nothing is remembered.
  }
}
