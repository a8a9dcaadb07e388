/** Warnings to players of Worm Up about choices that cannot be undone; only the first round has them. */
import { sentence } from "../../guide/about";
import type { Action, WormUpView } from "../../types/worm_up";
import type { Warnings } from "../board";

export const warnings: Warnings<WormUpView, Action> = (view, choices) =>
  view.race === 1 &&
  view.round === 1 &&
  view.draft.length > 0 &&
  choices.actions.some((action) => action.type === "confirm")
    ? [sentence("warn-confirm")]
    : [];
