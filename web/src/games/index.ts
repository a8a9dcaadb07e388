/** The games that have a board of their own in this client.  Covers are loaded with the shelf, boards on demand. */
import type { Component } from "svelte";
import type { GameModule } from "./board";

const MODULES = import.meta.glob<{ default: GameModule }>("./*/index.ts");
type Picture = Component<Record<string, never>>;
const COVERS = import.meta.glob<{ default: Picture }>("./*/Cover.svelte");
const HOSTS = import.meta.glob<{ default: Picture }>("./*/Host.svelte");

/** Returns the folder of a game, which has the same name as its Python folder: `worm-up` is in `worm_up`. */
const folder = (game: string) => `./${game.replaceAll("-", "_")}`;

export async function gameModule(game: string): Promise<GameModule | null> {
  const load = MODULES[`${folder(game)}/index.ts`];
  return load ? (await load()).default : null;
}

/** Returns the picture of a game for the shelf; null for a game from another package. */
export async function gameCover(game: string): Promise<Picture | null> {
  const load = COVERS[`${folder(game)}/Cover.svelte`];
  return load ? (await load()).default : null;
}

/** Returns the host of a game's lesson; null for a game from another package. */
export async function gameHost(game: string): Promise<Picture | null> {
  const load = HOSTS[`${folder(game)}/Host.svelte`];
  return load ? (await load()).default : null;
}
