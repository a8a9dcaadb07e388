/** Loads what a page needs before it draws a game's board: its sentences, and the contents of its box. */
import type { BoxInfo } from "../types/table";
import { box } from "./api";
import { words } from "./words.svelte";

const standard = new Map<string, BoxInfo>();

async function fetchBox(game: string): Promise<void> {
  standard.set(game, await box(game));
}

/** Loads the sentences and the box of a game, each once. */
export async function learn(game: string): Promise<void> {
  await Promise.all([words.learn(game), standard.has(game) ? undefined : fetchBox(game)]);
}

/** Reloads the sentences and the box of a game, because the game has changed. */
export async function reloadGame(game: string): Promise<void> {
  await Promise.all([words.speak(words.language), fetchBox(game)]);
}

function fetchedBox(game: string): BoxInfo {
  const box = standard.get(game);
  if (!box) throw new Error(`the box of ${game} has not been fetched`);
  return box;
}

/**
 * Returns the contents of the box that a match is played with: the edited ones that come with the view, else the
 * standard ones.
 */
export function contentsOf<Contents>(view: { game: string; components: Record<string, unknown> | null }): Contents {
  return (view.components ?? fetchedBox(view.game).components) as Contents;
}

/** Returns what the rules tell boards in addition to the contents of a box. */
export function factsOf<Facts>(game: string): Facts {
  return fetchedBox(game).facts as Facts;
}
