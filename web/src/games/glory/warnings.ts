/** Warnings to players of Road to Glory about risky choices. */
import { sentence } from "../../guide/about";
import type { Action, GloryView } from "../../types/glory";
import type { Phrase } from "../../types/table";
import type { Warnings } from "../board";

const MOST_LOST = 10; // the most stamina that a fighter can lose without cards: two dice each, 12 against 2

export const warnings: Warnings<GloryView, Action> = (view, choices) => {
  const told: Phrase[] = [];
  const has = (type: Action["type"]) => choices.actions.some((action) => action.type === type);
  const mine = view.wrestlers.find((one) => one.wrestler !== null && one.wrestler === view.using);
  const fighter = has("challenge")
    ? mine
    : has("lay")
      ? view.wrestlers.find(
          (one) => one.seat === view.seat && (one.wrestler === view.challenger || one.wrestler === view.challenged),
        )
      : undefined;
  if (fighter?.wrestler && fighter.stamina <= MOST_LOST) {
    told.push(
      sentence("warn-stamina", { wrestler: sentence(`wrestler-${fighter.wrestler}`), stamina: fighter.stamina }),
    );
  }
  return told;
};
