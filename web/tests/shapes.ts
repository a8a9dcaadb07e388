/** Types of small games, in the form in which the server describes them (`BoardInfo` in Python). */
import type { View } from "../src/games/board";
import type { BoardInfo, Label, SeatView, Shape } from "../src/types/table";
import { seatView } from "../src/table/seatView";

export function shape(type: Shape["type"], more: Partial<Shape> = {}): Shape {
  return { type, kind: "", isEach: false, isOptional: false, key: null, item: null, fields: {}, ...more };
}

export const number = shape("number");
export const card = shape("thing", { kind: "card" });
export const seat = shape("thing", { kind: "seat" });
export const list = (item: Shape, more: Partial<Shape> = {}) => shape("list", { item, ...more });
export const each = (item: Shape) => list(item, { isEach: true });

/** A trick-taking game, in which a card may also be given to a seat. */
export const TRICKS: BoardInfo = {
  module: "",
  styles: [],
  view: {
    phase: shape("text"),
    round: number,
    turn: seat,
    hand: list(card, { isOptional: true }),
    handSizes: each(number),
    trick: list(card),
    deck: number,
    sealed: list(seat),
  },
  actions: { playCard: { card }, giveCard: { card, seat }, pass: {} },
  events: { cardPlayed: { seat, card } },
};

export function view(more: Record<string, unknown> = {}): View {
  const shared = { game: "tricks", seat: 0, seats: 3, toAct: [0], mayAct: [], options: {}, components: null };
  const table = { phase: "playing", round: 2, turn: 0, hand: ["7♠", "Q♥"], handSizes: [2, 3, 3] };
  return { ...shared, ...table, trick: ["K♠"], deck: 9, sealed: [2], ...more } as View;
}

export function label(text: string): Label {
  const phrase = { message: text, values: {} };
  return { phrase, short: phrase, notes: [], isIdle: false };
}

export const SEATS: SeatView[] = ["Ann", "Ben", "Cleo"].map((name) => seatView(name, []));
