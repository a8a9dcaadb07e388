/** What is to be done as soon as a new table is there: who sits where, and whether it begins at once. */

export interface Plan {
  seat: number;
  name: string;
  bots: { seat: number; bot: string }[];
  begins: boolean;
}

const key = (table: string) => `plan-${table}`;

export function keepPlan(table: string, plan: Plan): void {
  sessionStorage.setItem(key(table), JSON.stringify(plan));
}

/** The plan for a table, once. */
export function takePlan(table: string): Plan | null {
  const kept = sessionStorage.getItem(key(table));
  sessionStorage.removeItem(key(table));
  return kept ? (JSON.parse(kept) as Plan) : null;
}

/** What a browser adds to the luck of a table: 16 random bytes. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
