import { expect, test } from "vitest";
import { byStrength, gentle, groups, botsToOffer, standIn } from "../src/house/bots";

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
  expect(gentle(LEVELS, "")).toBe("beginner");
  expect(gentle(PLAIN, "")).toBe("random");
  expect(gentle(LEVELS, "master")).toBe("master");
  expect(gentle(PLAIN, "master")).toBe("random");
  expect(gentle(["mine"], "")).toBe("mine");
});

test("levels and characters are offered in groups", () => {
  expect(groups(["greta", "mine", "kira", "solid", "random"])).toEqual([
    { heading: "bots-levels", bots: ["solid", "mine"] },
    { heading: "bots-characters", bots: ["greta", "kira"] },
  ]);
  expect(groups(PLAIN)).toEqual([{ heading: "bots-levels", bots: ["random", "plain", "heuristic"] }]);
});

test("a solid bot replaces an absent person", () => {
  expect(standIn(["master", "solid", "heuristic"])).toBe("solid");
  expect([standIn(PLAIN), standIn(["mine"])]).toEqual(["heuristic", "mine"]);
});
