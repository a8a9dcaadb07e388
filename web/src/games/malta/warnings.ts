/** Warnings to players of Malta about risky choices. */
import { sentence } from "../../guide/about";
import type { Action, MaltaView } from "../../types/malta";
import type { Phrase } from "../../types/table";
import type { Warnings } from "../board";
import { fateOf, tableAfterTarget, tableOf, tollAt, type Fate } from "./fate";
import { besideOn, type Direction } from "./grid";

/** Returns the words for a choice, for use inside a sentence. */
function named(action: Action): Phrase | string {
  switch (action.type) {
    case "nameDirection":
      return sentence(`direction-${action.direction}`);
    case "nameQuarters":
      return sentence("by-degrees", { degrees: action.quarters * 90 });
    case "nameSpace":
      return action.place;
    default:
      return "";
  }
}

/** Warns the player of each target for the turn’s last card after which every move would make the player lose. */
function ofTargets(view: MaltaView, actions: readonly Action[], cards: number): Phrase[] {
  const fates = new Map<string, { fate: Fate; choices: (Phrase | string)[] }>();
  for (const action of actions) {
    const then = tableAfterTarget(view, action);
    const fate = then && fateOf(then, view.seat!, cards);
    if (!fate) continue;
    const key = JSON.stringify(fate);
    const entry = fates.get(key) ?? { fate, choices: [] };
    entry.choices.push(named(action));
    fates.set(key, entry);
  }
  return [...fates.values()].map(({ fate, choices }) =>
    fate.owner === null
      ? sentence("warn-then-no-way", { choices })
      : sentence("warn-then-toll", { choices, seat: { seat: fate.owner } }),
  );
}

export const warnings: Warnings<MaltaView, Action> = (view, choices) => {
  const { seat, hand, quota } = view;
  const own = seat === null ? null : view.pawns[seat];
  if (seat === null || seat !== view.turn || !hand || !own) return [];
  const told: Phrase[] = [];
  const table = tableOf(view);
  if (choices.actions.some((action) => action.type === "playCard")) {
    if (hand.length === 1) told.push(sentence("warn-last-card"));
    const fate = fateOf(table, seat, hand.length - quota);
    if (fate?.owner === null) told.push(sentence("warn-no-way"));
    else if (fate && hand.length > quota) told.push(sentence("warn-must-pay", { seat: { seat: fate.owner } }));
  } else if (view.naming && quota === 1) told.push(...ofTargets(view, choices.actions, hand.length - 1));
  for (const action of choices.actions) {
    const to = action.type === "move" ? besideOn(own, action.direction as Direction, table.side) : null;
    if (to && tollAt(table, to, seat) >= hand.length) told.push(sentence("warn-toll", { place: to }));
  }
  return told;
};
