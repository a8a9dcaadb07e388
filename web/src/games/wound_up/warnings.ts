/** Warnings to players of All Wound Up about choices that cannot be undone. */
import { sentence } from "../../guide/about";
import type { Action, WoundUpView } from "../../types/wound_up";
import type { Warnings } from "../board";

export const warnings: Warnings<WoundUpView, Action> = (_view, choices) =>
  choices.actions.some((action) => action.type === "letGo") ? [sentence("warn-let-go")] : [];
