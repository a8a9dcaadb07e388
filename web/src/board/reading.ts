/** Reads from a view of any game what lies on the table, by the shapes of the view's fields (`Shape` in Python). */
import type { View } from "../games/board";
import type { BoardInfo, Shape } from "../types/table";

/** Something that an id names: a card, a seat, a place. */
export interface Thing {
  kind: string;
  id: string | number;
}

/** A cell of a grid or a track: what lies there, and the keys by which choices name the cell. */
export interface Cell {
  keys: string[]; // the keys by which choices name this cell
  things: Thing[];
  text: string;
}

/** One field of the view, in the form in which the board draws it. */
export type Piece =
  | { type: "number"; field: string; value: number }
  | { type: "stack"; field: string; count: number } // a stack that lies face down
  | { type: "text"; field: string; text: string }
  | { type: "flag"; field: string }
  | { type: "things"; field: string; things: Thing[]; counts: number[] | null }
  | { type: "grid"; field: string; rows: (Cell | null)[][] };

export interface Layout {
  /** Facts about the whole table, such as the round or a wager. */
  facts: Piece[];
  /** The pieces that lie before each seat. */
  seats: Piece[][];
  /** The pieces in the middle of the table. */
  table: Piece[];
  /** The pieces that the viewer holds. */
  own: Piece[];
}

const SILENT = new Set(["phase"]); // fields that are not drawn, because the question beside the board describes them
const HIDDEN_STACK = /^(deck|stock|bag|supply|draw(Pile|Deck)?)(Size|Count|Left)?$/;
/** Is this field a pile that only records what has been played? */
export const isHistory = (field: string): boolean => /^(played|history|seen|gone|past)/i.test(field);
export const HAND_SIZE = /^(hands?|cards)((Sizes?|Counts?)|(InHands?))?$/;

export const keyOf = ({ kind, id }: Thing): string => `${kind}:${id}`;
const placeKey = (x: unknown, y: unknown): string => `at:${String(x)},${String(y)}`;

/** Sorts everything on the table into zones of the generic board. */
export function readLayout(info: BoardInfo, view: View): Layout {
  const layout: Layout = { facts: [], seats: Array.from({ length: view.seats }, () => []), table: [], own: [] };
  const values = view as unknown as Record<string, unknown>;
  for (const [field, shape] of Object.entries(info.view)) {
    if (!SILENT.has(field)) place(layout, field, shape, values[field]);
  }
  return layout;
}

function place(layout: Layout, field: string, shape: Shape, value: unknown): void {
  if (value === null || value === undefined) return;
  const { item } = shape;
  if (shape.type === "record") {
    const record = value as Record<string, unknown>;
    for (const [name, inner] of Object.entries(shape.fields)) place(layout, name, inner, record[name]);
  } else if (shape.type === "thing" && shape.kind === "seat") {
    layout.seats[value as number]?.push({ type: "flag", field });
  } else if (shape.type === "list" && item?.type === "thing" && item.kind === "seat" && !shape.isEach) {
    for (const seat of value as number[]) layout.seats[seat]?.push({ type: "flag", field });
  } else if (shape.type === "list" && item && isOfSeats(layout, shape, value as unknown[])) {
    (value as unknown[]).forEach((valueOfSeat, seat) =>
      layout.seats[seat]?.push(...piecesBefore(field, item, valueOfSeat)),
    );
  } else if (shape.type === "list" && item?.type === "record" && "seat" in item.fields) {
    for (const row of value as Record<string, unknown>[]) {
      const inner = Object.entries(item.fields).filter(([name]) => name !== "seat");
      const drawn = inner.flatMap(([name, innerShape]) => piecesBefore(name, innerShape, row[name]));
      (layout.seats[row["seat"] as number] ?? layout.table).push(...drawn);
    }
  } else {
    const piece = pieceOf(field, shape, value);
    if (piece) zoneOf(layout, field, shape, piece).push(piece);
  }
}

/** Does a list have one value for each seat?  A list of the rows of a grid, whose cells may be empty, does not. */
function isOfSeats(layout: Layout, shape: Shape, value: unknown[]): boolean {
  if (shape.isEach) return true;
  const isNested = shape.item?.type === "list" && !shape.item.item?.isOptional;
  return isNested && value.length === layout.seats.length;
}

function zoneOf(layout: Layout, field: string, shape: Shape, piece: Piece): Piece[] {
  if (piece.type === "things" && (field === "hand" || (shape.type === "list" && shape.isOptional))) return layout.own;
  return piece.type === "number" || piece.type === "text" || piece.type === "flag" ? layout.facts : layout.table;
}

/** Returns the pieces that lie before a seat. */
function piecesBefore(field: string, shape: Shape, value: unknown): Piece[] {
  if (value === null || value === undefined) return [];
  if (shape.type === "record") {
    const record = value as Record<string, unknown>;
    return Object.entries(shape.fields).flatMap(([name, inner]) => piecesBefore(name, inner, record[name]));
  }
  const piece = pieceOf(field, shape, value);
  const isEmpty = piece?.type === "things" && piece.things.length === 0;
  return piece && !isEmpty ? [piece] : [];
}

/** Returns a field in the form in which the board draws it; null if it cannot be drawn or is empty. */
function pieceOf(field: string, shape: Shape, value: unknown): Piece | null {
  switch (shape.type) {
    case "number":
      if (HIDDEN_STACK.test(field)) return { type: "stack", field, count: value as number };
      return { type: "number", field, value: value as number };
    case "text":
      return { type: "text", field, text: String(value) };
    case "flag":
      return value ? { type: "flag", field } : null;
    case "thing":
      return { type: "things", field, things: [{ kind: shape.kind, id: value as string }], counts: null };
    case "map":
      return pieceOfMap(field, shape, value as Record<string, unknown>);
    case "list":
      return pieceOfList(field, shape.item, value as unknown[]);
    default:
      return null;
  }
}

function pieceOfMap(field: string, { key, item }: Shape, value: Record<string, unknown>): Piece | null {
  const entries = Object.entries(value);
  if (key?.type !== "thing" || !item) return null;
  if (item.type === "number") {
    const things = entries.map(([id]) => ({ kind: key.kind, id }));
    return { type: "things", field, things, counts: entries.map(([, count]) => count as number) };
  }
  const cells = entries.map(([id, content]) => ({ ...cellOf([`${key.kind}:${id}`], item, content), text: id }));
  return { type: "grid", field, rows: [cells] };
}

function pieceOfList(field: string, item: Shape | null, value: unknown[]): Piece | null {
  if (item?.type === "thing" && !item.isOptional) {
    return { type: "things", field, things: value.map((id) => ({ kind: item.kind, id: id as string })), counts: null };
  }
  if (item?.type === "text") {
    return value.length ? { type: "text", field, text: value.join(" ") } : null;
  }
  if (item?.type === "list" && item.item) {
    const inner = item.item;
    const rows = (value as unknown[][]).map((row, y) =>
      row.map((content, x) => cellOf([placeKey(x, y)], inner, content)),
    );
    return { type: "grid", field, rows };
  }
  if (item?.type === "record") return pieceOfRecords(field, item, value as Record<string, unknown>[]);
  if (!item || item.type === "other" || !value.length) return null;
  return { type: "grid", field, rows: [value.map((content, at) => cellOf([`place:${at}`], item, content))] };
}

/** Returns records with coordinates as a grid, and other records as a row; null if there are no records. */
function pieceOfRecords(field: string, item: Shape, records: Record<string, unknown>[]): Piece | null {
  if (!records.length) return null;
  const [across, down] =
    [
      ["x", "y"],
      ["column", "row"],
      ["col", "row"],
    ].find(([x, y]) => x! in item.fields && y! in item.fields) ?? [];
  if (!across || !down) return { type: "grid", field, rows: [records.map((record) => cellOf([], item, record))] };
  const xs = records.map((record) => record[across] as number);
  const ys = records.map((record) => record[down] as number);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const isSparse = ![left, top].every(Number.isInteger) || width * height > 20 * records.length + 20;
  if (isSparse) return { type: "grid", field, rows: [records.map((record) => cellOf([], item, record))] };
  const rows: (Cell | null)[][] = Array.from({ length: height }, () => Array.from({ length: width }, () => null));
  const rest: Shape = { ...item, fields: without(item.fields, across, down) };
  for (const record of records) {
    const [x, y] = [record[across] as number, record[down] as number];
    rows[y - top]![x - left] = cellOf([placeKey(x, y)], rest, record);
  }
  return { type: "grid", field, rows };
}

function without(fields: Record<string, Shape>, ...names: string[]): Record<string, Shape> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function cellOf(keys: string[], shape: Shape, value: unknown): Cell {
  if (value === null || value === undefined) return { keys, things: [], text: "" };
  if (shape.type === "thing") return { keys, things: [{ kind: shape.kind, id: value as string }], text: "" };
  if (shape.type === "list" && shape.item?.type === "thing") {
    const { kind } = shape.item;
    return { keys, things: (value as string[]).map((id) => ({ kind, id })), text: "" };
  }
  if (shape.type === "record") {
    const cells = Object.entries(shape.fields).map(([name, fieldShape]) =>
      cellOf([], fieldShape, (value as Record<string, unknown>)[name]),
    );
    const text = cells
      .map((cell) => cell.text)
      .filter(Boolean)
      .join(" ");
    return { keys, things: cells.flatMap((cell) => cell.things), text };
  }
  return { keys, things: [], text: shape.type === "flag" ? (value ? "•" : "") : String(value) };
}

/** Returns the keys of everything that an action names. */
export function keysOfAction(action: Record<string, unknown>, shapes: Record<string, Shape> | undefined): Set<string> {
  const keys = new Set<string>();
  for (const [field, shape] of Object.entries(shapes ?? {})) {
    const value = action[field];
    if (value === null || value === undefined) continue;
    if (shape.type === "thing") keys.add(keyOf({ kind: shape.kind, id: value as string }));
    else if (shape.type === "list" && shape.item?.type === "thing") {
      for (const id of value as string[]) keys.add(keyOf({ kind: shape.item.kind, id }));
    }
  }
  if ("x" in action && "y" in action) keys.add(placeKey(action["x"], action["y"]));
  if ("row" in action && "column" in action) keys.add(placeKey(action["column"], action["row"]));
  return keys;
}

/** Returns the keys of everything that a layout shows. */
export function keysShown(layout: Layout): Set<string> {
  const keys = layout.seats.map((_, seat) => `seat:${seat}`);
  for (const piece of [...layout.facts, ...layout.table, ...layout.own, ...layout.seats.flat()]) {
    if (piece.type === "things") keys.push(...piece.things.map(keyOf));
    if (piece.type === "grid") {
      for (const cell of piece.rows.flat()) if (cell) keys.push(...cell.keys, ...cell.things.map(keyOf));
    }
  }
  return new Set(keys);
}
