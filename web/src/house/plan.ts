/** What to do as soon as a new table is open: who sits where, and whether the match begins at once. */

export interface Plan {
  seat: number | null; // the seat that this player takes; null: in a rematch everybody is already seated
  name: string;
  bots: { seat: number; bot: string }[];
  colour?: string; // the colour wanted; if left out, the seat keeps the colour that it has
  isCoached?: boolean; // whether the player gets tips and hints, as in a first match after a lesson
  begins: boolean; // whether the match begins at once if all others are bots
}

const key = (table: string) => `plan-${table}`;

export function storePlan(table: string, plan: Plan): void {
  sessionStorage.setItem(key(table), JSON.stringify(plan));
}

/** Returns the plan for a table and removes it, so that the plan is carried out only once. */
export function takePlan(table: string): Plan | null {
  const stored = sessionStorage.getItem(key(table));
  sessionStorage.removeItem(key(table));
  return stored ? (JSON.parse(stored) as Plan) : null;
}
