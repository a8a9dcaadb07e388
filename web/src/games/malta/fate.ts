/** Predicts what the compulsory move at the end of a turn would cost a player, now or after a target is named. */
import { kindOf } from "./cards";
import type { Action, MaltaView } from "../../types/malta";
import { DIRECTIONS, besideOn, placesAlong, turned, type Direction } from "./grid";

interface Lying {
  place: string;
  arrows: readonly string[];
  number: number;
}

/** The spaces and pawns, which everybody sees. */
export interface Table {
  side: number;
  spaces: readonly Lying[];
  pawns: readonly (string | null)[];
}

/**
 * Why a player would lose: either there is no direction to go in, or every direction costs a toll that takes all cards;
 * `owner` is then a seat that would be paid.
 */
export interface Fate {
  owner: number | null; // a seat that would be paid; null: there is no direction to go in
}

export const tableOf = (view: MaltaView): Table => ({
  side: Number(view.options["board"]),
  spaces: view.board,
  pawns: view.pawns,
});

/** §3.4 Returns how many cards it costs a seat to move to a place. */
export function tollAt({ spaces, pawns }: Table, place: string, seat: number): number {
  const number = spaces.find((one) => one.place === place)?.number ?? 0;
  return number * pawns.filter((where, other) => where === place && other !== seat).length;
}

/** Returns why a seat with this number of cards would lose if it had to move now; null if it would not lose. */
export function fateOf(table: Table, seat: number, cards: number): Fate | null {
  const own = table.pawns[seat];
  const arrows = table.spaces.find((one) => one.place === own)?.arrows ?? [];
  const ends = DIRECTIONS.filter((way) => own && arrows.includes(way)).flatMap(
    (way) => besideOn(own!, way, table.side) ?? [],
  );
  if (!ends.length) return { owner: null };
  if (ends.some((end) => tollAt(table, end, seat) < Math.max(1, cards))) return null;
  return { owner: table.pawns.findIndex((where, other) => where === ends[0] && other !== seat) };
}

const change = (table: Table, changed: (one: Lying) => Partial<Lying>): Table => ({
  ...table,
  spaces: table.spaces.map((one) => ({ ...one, ...changed(one) })),
});

function step(table: Table, seat: number, way: Direction, count: number): Table | null {
  let place: string | null = table.pawns[seat] ?? null;
  for (let at = 0; place && at < count; at++) place = besideOn(place, way, table.side);
  if (!place) return null;
  return { ...table, pawns: table.pawns.map((where, other) => (other === seat ? place : where)) };
}

/**
 * Returns the table after the last target of a card is named, if nobody reacts; null for cards whose result is not
 * predicted here.
 */
export function tableAfterTarget(view: MaltaView, action: Action): Table | null {
  const table = tableOf(view);
  const { effect, amount } = kindOf(view.naming!, view);
  const [first] = view.named;
  if (action.type === "nameDirection") {
    const way = action.direction as Direction;
    if (effect === "jump") return step(table, view.seat!, way, amount ?? 1);
    if (effect === "shove" && typeof first === "number") return step(table, first, way, amount ?? 1);
    if (effect !== "shift_a_line" || !first) return null;
    const line = placesAlong(String(first), way, table.side);
    return change(table, ({ place }) =>
      line.includes(place) ? { place: line[(line.indexOf(place) + 1) % line.length]! } : {},
    );
  }
  if (action.type === "nameQuarters" && effect === "turn_a_space")
    return change(table, ({ place, arrows }) =>
      place === first ? { arrows: arrows.map((arrow) => turned(arrow, action.quarters)) } : {},
    );
  if (action.type !== "nameSpace") return null;
  if (effect === "remove_a_space")
    return change(table, ({ place }) => (place === action.place ? { arrows: [], number: 0 } : {}));
  if (effect !== "swap_two_spaces" || !first) return null;
  const swapped: Record<string, string> = { [String(first)]: action.place, [action.place]: String(first) };
  return change(table, ({ place }) => ({ place: swapped[place] ?? place }));
}
