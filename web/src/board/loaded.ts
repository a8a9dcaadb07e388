/** Loads a game with everything that its board needs: its words, its box, and the board itself. */
import { gameModule } from "../games";
import type { GameModule, Telling } from "../games/board";
import { boardInfo, games } from "../house/api";
import { learn } from "../house/boxes";
import type { BoardInfo } from "../types/table";
import { loadOutside, type OutsideModule } from "./outside";

export interface LoadedGame {
  id: string;
  title: Record<string, string>;
  /** The colours of the game's pieces. */
  colours: string[];
  /** The module of this client for the game; null if the game comes from another package. */
  module: GameModule | null;
  /** What the server says about a game from another package. */
  info: BoardInfo | null;
  /** The board that the game's package ships. */
  outside: OutsideModule | null;
  /** Why the package's board could not be loaded. */
  trouble: unknown;
  /** How the game shows its events. */
  telling: Telling;
}

/** Loads a game; a board that cannot be loaded is reported in `trouble`, and the generic board is drawn instead. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const [module, shelf] = await Promise.all([gameModule(id), games(), learn(id)]);
  const shelved = shelf.find((entry) => entry.game.id === id)?.game;
  const info = module ? null : await boardInfo(id);
  let outside: OutsideModule | null = null;
  let trouble: unknown = null;
  if (info?.module) {
    try {
      outside = await loadOutside(info);
    } catch (error) {
      console.warn(error);
      trouble = error;
    }
  }
  return {
    id,
    title: shelved?.title ?? {},
    colours: shelved?.colours ?? [],
    module,
    info,
    outside,
    trouble,
    telling: module ?? outside ?? {},
  };
}
