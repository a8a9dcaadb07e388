/** Warns players of Worm Up, in their first match in this browser, that a finished move cannot be taken back. */
import { sentence } from "../../guide/about";
import type { Action, WormUpView } from "../../types/worm_up";
import type { Warnings } from "../board";

const WARNED = "worm-up-warned"; // the key in the browser's storage

/** Remembers in this browser that the player has read the warning. */
export function noteWarned(): void {
  localStorage.setItem(WARNED, "yes");
}

export const warnings: Warnings<WormUpView, Action> = (view, choices) =>
  view.draft.length > 0 &&
  choices.actions.some((action) => action.type === "confirm") &&
  localStorage.getItem(WARNED) === null
    ? [sentence("warn-confirm")]
    : [];
