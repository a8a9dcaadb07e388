/** Opens a table and goes there; a plan says who sits down and whether the match begins at once. */
import type { Settings } from "../types/table";
import { openTable } from "./api";
import { storePlan, type Plan } from "./plan";
import { route } from "./route.svelte";

export async function openWith(settings: Partial<Settings>, plan: Plan): Promise<void> {
  const { table } = await openTable(settings);
  storePlan(table, plan);
  route.go(`/t/${table}`);
}
