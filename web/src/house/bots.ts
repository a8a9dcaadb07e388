/**
 * Sorts bots by strength: first the levels, beginning with the gentlest, then the characters, then all other bots of a
 * game.
 */
import { t, words } from "./words.svelte";

const LEVELS = ["wanderer", "beginner", "casual", "solid", "sharp", "strong", "master"];
const CHARACTERS = ["greta", "hugo", "iris", "jonas", "kira", "lupo"]; // the gentlest first, as in LEVELS
const OTHERS = ["random", "plain", "heuristic"]; // bots of every game that are offered last

const rank = (bot: string) => [...LEVELS, ...CHARACTERS, ...OTHERS].indexOf(bot) >>> 0; // an unknown bot comes last

/** Returns all bots, the gentlest first. */
export const byStrength = (bots: readonly string[]): string[] =>
  [...bots].sort((first, second) => rank(first) - rank(second) || first.localeCompare(second));

/**
 * Returns the bots to offer, the gentlest first.  Where there are levels, the bots from which the levels are made are
 * left out, because they would only confuse.
 */
export function botsToOffer(bots: readonly string[]): string[] {
  const hasLevels = bots.some((bot) => LEVELS.includes(bot));
  return byStrength(hasLevels ? bots.filter((bot) => !OTHERS.includes(bot)) : bots);
}

/** Returns the bots to offer, in groups; each group has the id of its heading. */
export function botGroups(bots: readonly string[]): { heading: string; bots: string[] }[] {
  const all = botsToOffer(bots);
  const found = [
    { heading: "bots-levels", bots: all.filter((bot) => !CHARACTERS.includes(bot)) },
    { heading: "bots-characters", bots: all.filter((bot) => CHARACTERS.includes(bot)) },
  ];
  return found.filter((group) => group.bots.length);
}

/**
 * Returns the bot that is suggested first: the bot that this user chose last, otherwise one that a newcomer can beat.
 */
export function gentleBot(bots: readonly string[], chosen: string): string {
  return [chosen, "beginner", "random"].find((bot) => bots.includes(bot)) ?? botsToOffer(bots)[0]!;
}

/** Returns the bot that replaces an absent person: one that neither throws the match away nor wins it for them. */
export function standInBot(bots: readonly string[]): string {
  return ["solid", "heuristic"].find((bot) => bots.includes(bot)) ?? botsToOffer(bots).at(-1)!;
}

/** Returns the name of a bot; a bot from another package without a name is called by its id. */
export const botName = (bot: string): string => (words.knows(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** Returns one sentence about how a bot plays; empty if the bot has no such sentence. */
export const botText = (bot: string): string => (words.knows(`bot-${bot}-text`) ? t(`bot-${bot}-text`) : "");

/**
 * Returns the name of a bot to show beside the name of its seat; empty if both names are the same, as for a character.
 */
export const botBeside = (name: string, bot: string): string => (botName(bot) === name ? "" : botName(bot));
