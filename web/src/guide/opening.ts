/** Extracts the beginning of a rulebook, up to the credits: the aim, and a turn in three lines. */
import { rulebook } from "../house/api";

export function openingOf(page: string): string {
  const [opening = ""] = page.split("\n*", 1);
  return opening.replace(/^#[^\n]*\n/, "").trim();
}

export const opening = async (game: string, language: string): Promise<string> =>
  openingOf(await rulebook(game, language));
