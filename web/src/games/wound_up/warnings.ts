/** Warnings to players of All Wound Up about choices that cannot be undone; only the first turn has them. */
import { sentence } from "../../guide/about";
import type { Action, WoundUpView } from "../../types/wound_up";
import type { Warnings } from "../board";

export const warnings: Warnings<WoundUpView, Action> = (view, choices) =>
  view.turn === 1 && choices.actions.some((action) => action.type === "letGo") ? [sentence("warn-let-go")] : [];
