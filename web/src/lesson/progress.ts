/** What this browser remembers of each lesson: where the learner is, and which chapters they have finished. */
import type { Input } from "../types/lesson";

export interface Progress {
  chapter: string; // the chapter that was begun; "": none
  inputs: Input[]; // all inputs made in that chapter
  done: string[]; // finished chapters
  isDone: boolean; // has the learner ever finished the whole lesson?
}

const key = (game: string) => `lesson-${game}`;
const NONE: Progress = { chapter: "", inputs: [], done: [], isDone: false };

export function progressOf(game: string): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "{}") as Partial<Progress>;
    const isOurs = typeof kept.chapter === "string" && Array.isArray(kept.inputs) && Array.isArray(kept.done);
    return isOurs ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE; // there is no storage, or its content was not written by us
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // Without storage, the lesson begins again whenever the page is loaded.
  }
}
