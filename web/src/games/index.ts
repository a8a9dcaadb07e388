/** The games that have a board of their own in this client, each loaded when it is first needed. */
import type { GameModule } from "./board";

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The folder of a game has the name of its Python folder: `worm-up` is in `worm_up`. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const load = MODULES[`./${game.replaceAll("-", "_")}/index.ts`];
  return load ? (await load()).default : null;
}
