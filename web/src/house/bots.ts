/** Bots by strength: levels first, gentlest first; then characters; then whatever else a game brings. */
import { t, words } from "./words.svelte";

const LEVELS = ["wanderer", "beginner", "casual", "solid", "sharp", "strong", "master"];
const CHARACTERS = ["greta", "hugo", "iris", "jonas", "kira", "lupo"]; // gentlest first, too
const OTHERS = ["random", "plain", "heuristic"]; // bots of every game that are offered last

const rank = (bot: string) => [...LEVELS, ...CHARACTERS, ...OTHERS].indexOf(bot) >>> 0; // an unknown bot comes last

/** All bots, gentlest first. */
export const byStrength = (bots: readonly string[]): string[] =>
  [...bots].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));

/** The bots to offer, gentlest first.  Where there are levels, the bots they are made from would only confuse. */
export function offered(bots: readonly string[]): string[] {
  const hasLevels = bots.some((bot) => LEVELS.includes(bot));
  return byStrength(hasLevels ? bots.filter((bot) => !OTHERS.includes(bot)) : bots);
}

/** The bots to offer in groups, each with the id of its heading. */
export function groups(bots: readonly string[]): { heading: string; bots: string[] }[] {
  const all = offered(bots);
  const found = [
    { heading: "bots-levels", bots: all.filter((bot) => !CHARACTERS.includes(bot)) },
    { heading: "bots-characters", bots: all.filter((bot) => CHARACTERS.includes(bot)) },
  ];
  return found.filter((group) => group.bots.length);
}

/** The bot to begin with: the one this user chose last, else one that a newcomer can beat. */
export function gentle(bots: readonly string[], chosen: string): string {
  return [chosen, "beginner", "random"].find((bot) => bots.includes(bot)) ?? offered(bots)[0]!;
}

/** The bot that stands in for a person: one that neither throws the match away nor wins it for them. */
export function standIn(bots: readonly string[]): string {
  return ["solid", "heuristic"].find((bot) => bots.includes(bot)) ?? offered(bots).at(-1)!;
}

/** The name of a bot; a bot from another package is called by its id. */
export const botName = (bot: string): string => (words.knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** One sentence about how a bot plays; empty if there is none. */
export const botText = (bot: string): string => (words.knows(`bot-${bot}-text`) ? t(`bot-${bot}-text`) : "");

/** The bot's name to show beside the name of its seat; empty if both are the same, as for a character. */
export const botBeside = (name: string, bot: string): string => (botName(bot) === name ? "" : botName(bot));
