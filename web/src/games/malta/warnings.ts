/** Warnings to players of Malta about risky choices. */
import { sentence } from "../../guide/about";
import type { Action, MaltaView } from "../../types/malta";
import type { Phrase } from "../../types/table";
import type { Warnings } from "../board";
import { DIRECTIONS, isOn, placeAt, spotOf, STEP, type Direction } from "./grid";

/** Returns the place next to another in a direction; null beyond the edge. */
function beside(view: MaltaView, place: string, way: Direction): string | null {
  const side = Number(view.options["board"]);
  const from = spotOf(place, side);
  const to = { x: from.x + STEP[way].x, y: from.y + STEP[way].y };
  return isOn(to, side) ? placeAt(to, side) : null;
}

/** §3.4 Returns how many cards it costs to move to a place. */
function tollAt(view: MaltaView, place: string): number {
  const number = view.board.find((one) => one.place === place)?.number ?? 0;
  return number * view.pawns.filter((where, seat) => where === place && seat !== view.seat).length;
}

export const warnings: Warnings<MaltaView, Action> = (view, choices) => {
  const { seat, hand } = view;
  const own = seat === null ? null : view.pawns[seat];
  if (seat !== view.turn || !hand || !own) return [];
  const told: Phrase[] = [];
  if (choices.actions.some((action) => action.type === "playCard")) {
    const arrows = view.board.find((one) => one.place === own)?.arrows ?? [];
    const ways = DIRECTIONS.filter((way) => arrows.includes(way) && beside(view, own, way));
    if (hand.length === 1) told.push(sentence("warn-last-card"));
    if (!ways.length) told.push(sentence("warn-no-way"));
  }
  for (const action of choices.actions) {
    const to = action.type === "move" ? beside(view, own, action.direction as Direction) : null;
    if (to && tollAt(view, to) >= hand.length) told.push(sentence("warn-toll", { place: to }));
  }
  return told;
};
