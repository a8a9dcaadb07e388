/** Requests of the workshop: boxes, variants and trials. */
import { Complaint, request, json, me, post } from "../house/api";
import type { Contents } from "./contents";

export interface Change {
  path: string[];
  before: unknown;
  after: unknown;
}

export interface Checked {
  components: Contents;
  digest: string;
  changes: Change[];
}

export interface Step {
  id: string;
  name: string;
  made: number;
  digest: string;
  changes: Change[];
}

export interface Variant extends Step {
  game: string;
  components: Contents;
  history: Step[];
  isMine: boolean;
}

export interface Figure {
  id: string;
  unit: "number" | "share" | "minutes";
  printed: number;
  changed: number;
  change: number;
  low: number | null;
  high: number | null;
  isClear: boolean;
}

export interface ThingUsed {
  action: string;
  kind: string;
  thing: string;
  uses: [number, number];
  won: [number | null, number | null];
}

export interface TrialReport {
  matches: number;
  seats: number;
  figures: Figure[];
  things: ThingUsed[];
  html: string;
}

export type TrialStep =
  | { type: "waiting"; before: number }
  | { type: "progress"; done: number; of: number }
  | { type: "report"; report: TrialReport }
  | { type: "failed"; message: string; values: Record<string, unknown> };

export interface TrialWish {
  components: Contents;
  seats: number;
  matches: number;
  bot: string;
  language: string;
}

/** Returns whether the workshop of this server is open, and how many matches a trial may have. */
export const workshop = () => json<{ isOpen: boolean; leastMatches: number; mostMatches: number }>("/api/workshop");

function posted<T>(to: string, body: unknown): Promise<T> {
  const { path, options } = post(to, body);
  return json(path, options);
}

interface Verdict {
  box: Checked | null;
  trouble: { where: string; message: string; values: Record<string, unknown> } | null;
}

/** Checks a box; throws a Complaint that says what is wrong with it. */
export async function check(game: string, components: Contents): Promise<Checked> {
  const { box, trouble } = await posted<Verdict>(`/api/workshop/${game}/check`, { components });
  if (box) return box;
  throw new Complaint(200, trouble!.message, trouble!.values, trouble!.where);
}

/** Returns the box as CSV. */
export async function sheet(game: string, components: Contents): Promise<string> {
  const { path, options } = post(`/api/workshop/${game}/sheet`, { components });
  return (await request(path, options)).text();
}

export const fromSheet = (game: string, csv: string) => posted<Checked>(`/api/workshop/${game}/from-sheet`, { csv });

export const variant = (id: string) => json<Variant>(`/api/variants/${encodeURIComponent(id)}`);

export const myVariants = (game: string) =>
  json<{ id: string; name: string; made: number }[]>(`/api/variants?game=${game}`);

export async function saveVariant(game: string, name: string, components: Contents, parent: string): Promise<Variant> {
  await me();
  return posted("/api/variants", { game, name, components, parent });
}

/** Lets bots try a box, and reports every step of their progress. Aborting the signal cancels the trial. */
export async function tryBox(
  game: string,
  wish: TrialWish,
  signal: AbortSignal,
  tell: (step: TrialStep) => void,
): Promise<void> {
  await me();
  const { path, options } = post(`/api/workshop/${game}/trials`, wish);
  const reader = (await request(path, { ...options, signal })).body!.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop()!;
    for (const line of lines) tell(JSON.parse(line) as TrialStep);
  }
}
