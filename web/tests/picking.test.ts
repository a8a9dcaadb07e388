import { expect, test, vi } from "vitest";
import { Picking } from "../src/board/picking.svelte";
import { keysShown, readLayout } from "../src/board/reading";
import { label, TRICKS, view } from "./shapes";

const shown = keysShown(readLayout(TRICKS, view()));

function picking(...actions: Record<string, unknown>[]) {
  const play = vi.fn();
  const choices = { actions, regions: [], default: null };
  const labels = actions.map((action) => label(String(action["type"])));
  return { play, picking: new Picking(() => ({ choices, labels, info: TRICKS, shown }), play) };
}

const GIVE = (card: string, seat: number) => ({ type: "giveCard", card, seat });
const PLAY = (card: string) => ({ type: "playCard", card });

test("the only choice that names a card is played at once", () => {
  const { picking: made, play } = picking(PLAY("7♠"), PLAY("Q♥"));
  expect([...made.open]).toEqual(["card:7♠", "card:Q♥"]);
  made.pick("card:K♠"); // no choice names this thing
  expect(play).not.toHaveBeenCalled();
  made.pick("card:Q♥");
  expect(play).toHaveBeenCalledWith(PLAY("Q♥"));
});

test("a card and then a seat are picked, in either order", () => {
  const { picking: made, play } = picking(GIVE("7♠", 1), GIVE("7♠", 2), GIVE("Q♥", 1));
  made.pick("card:7♠");
  expect(play).not.toHaveBeenCalled();
  expect([...made.open].sort()).toEqual(["card:7♠", "seat:1", "seat:2"]);
  made.pick("card:7♠"); // put back
  expect(made.picked).toEqual([]);
  made.pick("seat:1");
  made.pick("card:Q♥");
  expect(play).toHaveBeenCalledWith(GIVE("Q♥", 1));
});

test("choices that name nothing on the board are listed in words", () => {
  const { picking: made, play } = picking(PLAY("7♠"), { type: "pass" }, PLAY("A♣"));
  expect(made.inWords.map((choice) => choice.action["type"])).toEqual(["pass", "playCard"]);
  made.choose(made.inWords[0]!);
  expect(play).toHaveBeenCalledWith({ type: "pass" });
});

test("two choices with the same card are listed in words once the card is picked", () => {
  const { picking: made, play } = picking(PLAY("7♠"), GIVE("7♠", 1), PLAY("Q♥"));
  made.pick("card:7♠");
  expect(made.inWords.map((choice) => choice.number)).toEqual([0, 1]);
  expect(play).not.toHaveBeenCalled();
  made.clear();
  expect(made.inWords).toEqual([]);
});
