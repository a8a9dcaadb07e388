import { expect, test } from "vitest";
import { byStrength, gentleBot, botGroups, botsToOffer, standInBot } from "../src/house/bots";

const PLAIN = ["heuristic", "plain", "random"];
const LEVELS = ["beginner", "heuristic", "master", "mine", "random", "strong", "wanderer"];

test("bots are listed by strength, levels first, unknown ones last", () => {
  expect(byStrength(PLAIN)).toEqual(["random", "plain", "heuristic"]);
  expect(byStrength(LEVELS)).toEqual(["wanderer", "beginner", "strong", "master", "random", "heuristic", "mine"]);
});

test("a new table with levels omits the bots from which the levels are made", () => {
  expect(botsToOffer(LEVELS)).toEqual(["wanderer", "beginner", "strong", "master", "mine"]);
  expect(botsToOffer(PLAIN)).toEqual(["random", "plain", "heuristic"]);
});

test("bots play gently unless the player chooses otherwise", () => {
  expect(gentleBot(LEVELS, "")).toBe("beginner");
  expect(gentleBot(PLAIN, "")).toBe("random");
  expect(gentleBot(LEVELS, "master")).toBe("master");
  expect(gentleBot(PLAIN, "master")).toBe("random");
  expect(gentleBot(["mine"], "")).toBe("mine");
});

test("levels and characters are offered in groups", () => {
  expect(botGroups(["greta", "mine", "kira", "solid", "random"])).toEqual([
    { heading: "bots-levels", bots: ["solid", "mine"] },
    { heading: "bots-characters", bots: ["greta", "kira"] },
  ]);
  expect(botGroups(PLAIN)).toEqual([{ heading: "bots-levels", bots: ["random", "plain", "heuristic"] }]);
});

test("a solid bot replaces an absent person", () => {
  expect(standInBot(["master", "solid", "heuristic"])).toBe("solid");
  expect([standInBot(PLAIN), standInBot(["mine"])]).toEqual(["heuristic", "mine"]);
});
