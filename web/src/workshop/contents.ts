/**
 * The contents of a box as a form shows them: parts, rows, and fields, some of which are in nested tables (look.hair).
 */

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Row = { [key: string]: Value };
export type Contents = Record<string, Value>;

export type PartKind = "number" | "table" | "rows";

const isTable = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns how a part of a box is shown: as a single value, a table of values, or rows with the same fields. */
export function kindOf(part: Value | undefined): PartKind {
  if (isTable(part)) return "table";
  return Array.isArray(part) && part.length > 0 && part.every(isTable) ? "rows" : "number";
}

/** Returns the fields of a table, including those of tables in it: ["id", "look.hair"]. */
export function fieldsOf(row: Row, before = ""): string[] {
  return Object.entries(row).flatMap(([key, value]) =>
    isTable(value) ? fieldsOf(value, `${before}${key}.`) : [`${before}${key}`],
  );
}

const FIRST = ["count", "amount", "number", "id"];

/**
 * Returns the columns of rows: every field that some row has; the numbers that matter most come first, then the name.
 */
export function columnsOf(rows: Row[]): string[] {
  const all = [...new Set(rows.flatMap((row) => fieldsOf(row)))];
  return [...FIRST.filter((field) => all.includes(field)), ...all.filter((field) => !FIRST.includes(field))];
}

/** Returns the value of a field; undefined if the table has none. */
export function read(row: Row, field: string): Value | undefined {
  let here: Value | undefined = row;
  for (const key of field.split(".")) here = isTable(here) ? here[key] : undefined;
  return here;
}

/** Sets a field; undefined removes it. */
export function write(row: Row, field: string, value: Value | undefined): void {
  const keys = field.split(".");
  const last = keys.pop()!;
  let here = row;
  for (const key of keys) {
    if (!isTable(here[key])) here[key] = {};
    here = here[key] as Row;
  }
  if (value === undefined) delete here[last];
  else here[last] = value;
}

/** Converts a value to text for a text field. */
export function valueToText(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Converts typed text to a value of the same type as in the printed box; text that does not fit stays a text, which the
 * server refuses.
 */
export function textToValue(text: string, like: Value | undefined): Value | undefined {
  if (text.trim() === "") return undefined;
  if (typeof like === "number") {
    const number = Number(text);
    return Number.isNaN(number) ? text : number;
  }
  if (typeof like !== "object" || like === null) return text;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return text;
  }
}

/** Returns a value of a column in the printed box, from which the column's type is known. */
export function exampleOf(rows: Row[], field: string): Value | undefined {
  return rows.map((row) => read(row, field)).find((value) => value !== undefined);
}

/** Returns the values that a text column has in the printed box, to choose from; none if nearly all differ. */
export function choicesOf(rows: Row[], field: string): string[] {
  const texts = rows.map((row) => read(row, field)).filter((value) => typeof value === "string");
  const different = [...new Set(texts)];
  return field === "id" || different.length > texts.length / 2 + 2 ? [] : different;
}

/** Returns a name that no other row has: Shove 2, Shove 3 … */
export function freeName(rows: Row[], name: string): string {
  const taken = new Set(rows.map((row) => row["id"]));
  let number = 2;
  while (taken.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/**
 * Returns the path of the value that a complaint about a box is about, such as `card[3].count`; "" if it names none.
 * The value is named in `where`, or in `reason` if its type is wrong or a field is missing.
 */
export function pathOf(where: string, reason: string): string {
  const at = / - at `\$\.?(.*)`$/.exec(reason)?.[1] ?? "";
  const missing = /missing required field `(.+?)`/.exec(reason)?.[1] ?? "";
  const typed = [at, missing].filter((part) => part !== "").join(".");
  return typed || (/^components\.(.*)$/.exec(where)?.[1] ?? "").replace(/ \(.*?\)/g, "");
}
