/** Requests to the server over HTTP.  Errors come back as a message id with values, to be shown as a sentence. */
import type { BoardInfo, BoxInfo, GameInfo, Settings } from "../types/table";
import type { Input, LessonInfo, PuzzleList, PuzzleView, RulePicture, SceneView } from "../types/lesson";
import type { TableReview, Why } from "../types/review";
import type { Line } from "../why/line";
import type { BenchState, Command as WorkbenchCommand, LeakReport } from "../types/workbench";
import { offline } from "./offline.svelte";

export interface Shelved {
  game: GameInfo;
  bots: string[];
  hasLesson: boolean;
}

export interface SeatListed {
  name: string;
  kind: "person" | "bot" | "empty";
}

export interface TableListed {
  table: string;
  game: string;
  phase: "gathering" | "playing" | "over";
  opened: number;
  seats: SeatListed[];
  free: number;
  settings: Pick<Settings, "clock" | "seconds" | "options">;
}

/** A table at which this guest sits: the seats that are asked there and, when the match is over, each seat's place. */
export interface MyTable extends TableListed {
  seat: number;
  asked: number[];
  places: number[];
}

export interface Me {
  isNew: boolean;
  name: string;
  tables: MyTable[];
  hasMore: boolean; // are there more finished matches?
}

/** An error answer of the server: a message id and values, as in a refusal. */
export class Complaint extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    readonly values: Record<string, unknown> = {},
    readonly where = "",
  ) {
    super(id);
  }
}

interface Trouble {
  detail?: string;
  extra?: { values?: Record<string, unknown>; where?: string };
}

export async function request(path: string, options: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { headers: { "content-type": "application/json" }, ...options });
  } catch {
    offline.noteFailure();
    throw new Complaint(0, "house-unreachable");
  }
  if (answer.ok) return answer;
  const trouble = (await answer.json().catch(() => ({}))) as Trouble;
  throw new Complaint(answer.status, trouble.detail ?? "house-trouble", trouble.extra?.values, trouble.extra?.where);
}

export async function json<T>(path: string, options?: RequestInit): Promise<T> {
  return (await (await request(path, options)).json()) as T;
}

export const post = (path: string, body: unknown = {}) => ({
  path,
  options: { method: "POST", body: JSON.stringify(body) },
});

let shelf: Promise<Shelved[]> | null = null;

/** Returns all games of the server; they are requested once. */
export function games(): Promise<Shelved[]> {
  shelf ??= json<Shelved[]>("/api/games");
  shelf.catch(() => (shelf = null));
  return shelf;
}

/**
 * Returns whether the server works, and the address at which others in the room find it ("": the address of this page).
 */
export const health = () => json<{ address: string }>("/api/health");

let asking: Promise<Me> | null = null;

/** Returns who this guest is.  Only one request runs at a time: two first requests would make two guests. */
export function me(): Promise<Me> {
  asking ??= json<Me>("/api/me").finally(() => (asking = null));
  return asking;
}

/** Returns this guest's finished matches that come after a given table, latest first. */
export const finished = (after: string) =>
  json<Pick<Me, "tables" | "hasMore">>(`/api/me/finished?after=${encodeURIComponent(after)}`);

export async function openTable(settings: Partial<Settings>): Promise<{ table: string; commitment: string }> {
  await me();
  const { path, options } = post("/api/tables", settings);
  return json(path, options);
}

/** Opens a shared review of a finished match. */
export function openReview(table: string): Promise<{ room: string; secret: string }> {
  const { path, options } = post(`/api/tables/${table}/reviews`);
  return json(path, options);
}

/** Opens a table whose match begins from a version of a finished match. */
export function fork(table: string, version: number): Promise<{ table: string }> {
  const { path, options } = post(`/api/tables/${table}/forks`, { version });
  return json(path, options);
}

export async function rulebook(game: string, language: string): Promise<string> {
  return (await request(`/api/rulebooks/${game}/${language}`)).text();
}

/** Returns the pictures of a rulebook. */
export const rulePictures = (game: string) => json<RulePicture[]>(`/api/pictures/${game}`);

/** Returns the standard box of a game. */
export const box = (game: string) => json<BoxInfo>(`/api/boxes/${game}`);

/** Returns what a browser needs in order to draw a game for which this client has no board. */
export const boardInfo = (game: string) => json<BoardInfo>(`/api/boards/${game}`);

export interface Verdict {
  isGood: boolean;
  entry: number | null;
  reason: string;
  notSimulated: number;
}

/** What a record says about the luck of its match. */
export interface RecordedLuck {
  commitment: string | null;
  seed: string | null;
  nonces: string[];
  seals?: [number, string][];
}

export const record = (table: string) => json<RecordedLuck>(`/api/tables/${table}/record`);

export const verify = (table: string) => json<Verdict>(`/api/tables/${table}/verify`);

export function returnLink(table: string): Promise<{ path: string }> {
  const { path, options } = post(`/api/tables/${table}/return-link`);
  return json(path, options);
}

const ID_LENGTH = 24; // the length of a table's id

/** Takes a seat again, given the last part of a return link: the id of the table and the secret of the seat. */
export function comeBack(token: string): Promise<{ table: string }> {
  const table = encodeURIComponent(token.slice(0, ID_LENGTH));
  const { path, options } = post(`/api/tables/${table}/returns`, { secret: token.slice(ID_LENGTH) });
  return json(path, options);
}

/**
 * Gets a ticket, with which the next socket acts for this guest; null for a viewer who is not a guest and only watches.
 */
export async function ticketFor(table: string, signal: AbortSignal): Promise<string | null> {
  const { path, options } = post(`/api/tables/${table}/ticket`);
  try {
    return (await json<{ ticket: string }>(path, { ...options, signal })).ticket;
  } catch (error) {
    if (error instanceof Complaint && error.status === 401) return null;
    throw error;
  }
}

export interface Frame {
  version: number;
  at: number | null;
  happened: import("../types/table").Happened;
  view: Record<string, unknown> | null;
}

export interface Frames {
  seat: number | null;
  last: number;
  isOver: boolean;
  frames: Frame[];
}

/** Returns the next frames of a replay, from a version on; the server sends only some at a time. */
export function frames(table: string, from: number, seat?: string): Promise<Frames> {
  const asSeat = seat === undefined ? "" : `&seat=${seat}`;
  return json(`/api/tables/${table}/replay?from=${from}${asSeat}`);
}

/** Returns why an event happened, as far as the viewer saw it. */
export function why({ table, version, event, seat }: Line): Promise<Why> {
  const asSeat = seat ? `&seat=${seat}` : "";
  return json(`/api/tables/${table}/why?version=${version}&event=${event}${asSeat}`);
}

/** Returns the chapters of a game's lesson. */
export const lessonInfo = (game: string) => json<LessonInfo>(`/api/lessons/${game}`);

/** Returns what a learner sees in a chapter after everything they have done in it. */
export function lessonScene(game: string, chapter: string, inputs: Input[]): Promise<SceneView> {
  const { path, options } = post(`/api/lessons/${game}/${chapter}`, { inputs });
  return json(path, options);
}

/** Opens a table whose match begins from a position of a lesson. */
export async function matchAfterLesson(game: string): Promise<{ table: string }> {
  await me();
  const { path, options } = post(`/api/lessons/${game}/matches`);
  return json(path, options);
}

/** Returns the game's advice to a learner; null if the game has none. */
export function lessonAdvice(game: string, chapter: string, inputs: Input[], about: unknown): Promise<unknown> {
  const { path, options } = post(`/api/lessons/${game}/${chapter}/advice`, { inputs, about });
  return json(path, options);
}

/** Returns all puzzles, and the puzzle of the day. */
export const puzzles = () => json<PuzzleList>("/api/puzzles");

/** Returns the state of an attempt at a puzzle after everything that the player has done in it. */
export function puzzleAttempt(game: string, puzzle: string, inputs: Input[]): Promise<PuzzleView> {
  const { path, options } = post(`/api/puzzles/${game}/${puzzle}`, { inputs });
  return json(path, options);
}

/** Returns the game's advice in a puzzle; null if the game has none. */
export function puzzleAdvice(game: string, puzzle: string, inputs: Input[], about: unknown): Promise<unknown> {
  const { path, options } = post(`/api/puzzles/${game}/${puzzle}/advice`, { inputs, about });
  return json(path, options);
}

/** Returns the review of a finished match as far as it is done; the first request begins it. */
export const review = (table: string) => json<TableReview>(`/api/tables/${table}/review`);

/** Returns the state of the workbench when it is newer than a version. */
export const bench = (since: number) => json<BenchState>(`/api/dev/state?since=${since}`);

/** Sends a command of the author to the workbench. */
export function command(wish: WorkbenchCommand): Promise<BenchState> {
  const { path, options } = post("/api/dev/do", wish);
  return json(path, options);
}

/** Returns what would leak to a seat, or to a spectator (null), at the present step. */
export const leaksOf = (seat: number | null) => json<LeakReport>(`/api/dev/leaks/${seat ?? "spectator"}`);
