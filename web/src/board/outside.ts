/**
 * Boards that other packages ship: plain JavaScript modules that the page mounts by a contract of their own
 * (docs/boards.md).
 */
import type { BoardProps, Telling } from "../games/board";
import type { BoardInfo } from "../types/table";
import type { Language } from "../house/settings.svelte";

export const CONTRACT = 1;

/**
 * The props of a board from a package: everything that our own boards get, plus the functions that our own boards
 * import.
 */
export interface OutsideProps extends BoardProps {
  /** The contents of the box that this match is played with, as in box.toml. */
  box: Record<string, unknown>;
  /** What the rules tell boards in addition to the contents of the box (`box_facts` in Python). */
  facts: Record<string, unknown>;
  language: Language;
  /** Returns a sentence, of the game or of the server, given its id and its values. */
  tell: (message: string, values?: Record<string, unknown>) => string;
  /** Returns the name of a thing: `thing("card", "gust")`. */
  thing: (kind: string, id: string) => string;
}

/** The functions that a mounted board offers to the page. */
export interface MountedBoard {
  /** Redraws the board after its props have changed. */
  update: (props: OutsideProps) => void;
  /** Stops timers and listeners; the page removes the board's element. */
  destroy?: () => void;
}

/** What the module of a package exports by default. */
export interface OutsideModule extends Pick<Telling, "duration" | "moments" | "brings" | "hasSuspense" | "sounds"> {
  contract: typeof CONTRACT;
  mount: (element: HTMLElement, props: OutsideProps) => MountedBoard;
}

/** Loads and checks the module of a board; fails with a sentence for its author. */
export async function loadOutside(info: BoardInfo): Promise<OutsideModule> {
  const loaded = (await import(/* @vite-ignore */ info.module)) as { default?: unknown };
  return checkModule(loaded.default, info.module);
}

export function checkModule(found: unknown, address: string): OutsideModule {
  const board = found as Partial<OutsideModule> | null | undefined;
  if (board?.contract !== CONTRACT)
    throw new Error(`${address}: this client mounts boards of contract ${CONTRACT}, not ${String(board?.contract)}`);
  if (typeof board.mount !== "function") throw new Error(`${address}: its default export has no function mount`);
  return board as OutsideModule;
}
