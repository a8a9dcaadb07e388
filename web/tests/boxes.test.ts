import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardName, cardOrder, cardsForOrders, kindOf } from "../src/games/malta/cards";
import { pilesOf } from "../src/stage/hand";
import { contentsOf, factsOf, learn, reloadGame } from "../src/house/boxes";
import type { MaltaView } from "../src/types/malta";

const card = (id: string, group: string, effect: string) => ({ id, group, effect, count: 4 });
const standard = {
  components: {
    card: [card("Draw Two", "hand", "draw"), card("Shove", "pawn", "shove"), card("Nay", "turn", "negate")],
  },
  facts: { reactions: ["negate"], onSeats: ["shove"] },
};
let asked: string[] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  asked = [];
  answers = { "/api/boxes/malta": standard };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path.startsWith("/api/words"))
      return Promise.resolve(new Response("card-shove = Push\ncard-times = { $count }×"));
    const found = answers[path];
    return Promise.resolve(Response.json(found ?? { detail: "unknown-game" }, { status: found ? 200 : 404 }));
  });
});

const view = (components: unknown = null) => ({ game: "malta", components }) as unknown as MaltaView;

describe("the box of a game", () => {
  it("is requested once, together with its sentences", async () => {
    await learn("malta");
    await learn("malta");
    expect(asked.sort()).toEqual(["/api/boxes/malta", "/api/words/en/malta"]);
    expect(contentsOf(view())).toEqual(standard.components);
    expect(factsOf("malta")).toEqual(standard.facts);
  });

  it("is the edited one if the view has one", () => {
    const edited = { card: [card("Leap", "pawn", "jump")] };
    expect(contentsOf(view(edited))).toBe(edited);
  });

  it("is requested again when the game has changed", async () => {
    answers["/api/boxes/malta"] = { ...standard, components: { card: [] } };
    await reloadGame("malta");
    expect(contentsOf(view())).toEqual({ card: [] });
    answers["/api/boxes/malta"] = standard;
    await reloadGame("malta");
  });

  it("is requested again after a failure", async () => {
    await expect(learn("kites")).rejects.toThrow("unknown-game");
    expect(() => contentsOf({ game: "kites", components: null })).toThrow();
    answers["/api/boxes/kites"] = { components: { hand: 3 }, facts: {} };
    await learn("kites");
    expect(contentsOf({ game: "kites", components: null })).toEqual({ hand: 3 });
  });
});

describe("the cards of Malta", () => {
  it("come from the box", () => {
    expect(kindOf("Shove", view()).group).toBe("pawn");
    expect(pilesOf(["Nay", "Draw Two", "Nay"], cardOrder(view()))).toEqual([
      { card: "Draw Two", count: 1 },
      { card: "Nay", count: 2 },
    ]);
  });

  it("show by their effects which react and which name a seat, even in an edited box", () => {
    expect(cardsForOrders(view())).toEqual({ reactions: ["Nay"], others: ["Draw Two", "Shove"], onSeats: ["Shove"] });
    const edited = { card: [card("Never", "turn", "negate"), card("Nudge", "pawn", "shove")] };
    expect(cardsForOrders(view(edited))).toEqual({ reactions: ["Never"], others: ["Nudge"], onSeats: ["Nudge"] });
  });

  it("are named by their sentences, or else by their ids", () => {
    expect([cardName("Shove"), cardName("Nudge"), cardName("Times")]).toEqual(["Push", "Nudge", "Times"]);
  });
});
