/** Warnings to players of Worm Up about choices that cannot be undone. */
import { sentence } from "../../guide/about";
import type { Action, WormUpView } from "../../types/worm_up";
import type { Warnings } from "../board";

export const warnings: Warnings<WormUpView, Action> = (view, choices) =>
  choices.actions.some((action) => action.type === "confirm") && view.draft.length > 0
    ? [sentence("warn-confirm")]
    : [];
