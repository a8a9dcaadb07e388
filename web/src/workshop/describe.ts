/** Describes boxes and their differences in words. */
import { t, words } from "../house/words.svelte";
import type { Change, Figure } from "./api";
import { valueToText, type Value } from "./contents";

const translatedOr = (message: string, otherwise: string) => (words.knows(message) ? t(message) : otherwise);
const spaced = (name: string) => name.replaceAll("_", " ").replaceAll(".", " · ");

export const partName = (part: string) => translatedOr(`box-part-${part.replaceAll("_", "-")}`, spaced(part));

export function fieldName(field: string): string {
  return field
    .split(".")
    .map((key) => translatedOr(`box-field-${key.replaceAll("_", "-")}`, spaced(key)))
    .join(" · ");
}

/** Returns what changed, as a label and two values: "Shove · count", "5", "9". */
export function describeChange(change: Change): { what: string; before: string; after: string } {
  const [part, ...rest] = change.path;
  const names = rest.map((name, at) => (at === 0 ? words.thing(part!, name) : fieldName(name)));
  const inWords = (value: unknown) =>
    value === null ? "–" : valueToText(isRow(value) ? (value["count"] ?? "+") : (value as Value));
  return {
    what: [partName(part!), ...names].join(" · "),
    before: inWords(change.before),
    after: inWords(change.after),
  };
}

const isRow = (value: unknown): value is { [key: string]: Value } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the name of a figure in the report of a trial. */
export function figureName(id: string): string {
  if (id === "first-seat") return t("trial-first-seat");
  if (id.startsWith("seat-")) return t("trial-seat", { number: Number(id.slice(5)) + 1 });
  return t(`metric-${id}`);
}

/** Returns a number with its unit. */
export function formatValue(unit: Figure["unit"], value: number, isSigned = false): string {
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  const sign = isSigned ? ({ signDisplay: "exceptZero" } as const) : {};
  if (unit === "share") return value.toLocaleString(words.language, { style: "percent", ...digits, ...sign });
  return value.toLocaleString(words.language, { ...digits, ...sign });
}
