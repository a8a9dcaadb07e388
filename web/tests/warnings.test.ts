import { describe, expect, it } from "vitest";
import { warnings as gloryWarnings } from "../src/games/glory/warnings";
import { warnings as maltaWarnings } from "../src/games/malta/warnings";
import { warnings as woundUpWarnings } from "../src/games/wound_up/warnings";
import type { Action as GloryAction, GloryView } from "../src/types/glory";
import type { Action, MaltaView } from "../src/types/malta";
import type { Action as WoundUpAction, WoundUpView } from "../src/types/wound_up";

const choices = <A>(...actions: A[]) => ({ actions, regions: [], default: null });
const told = (phrases: { message: string }[]) => phrases.map((one) => one.message);

/** Makes a position of two seats on a board of 3 × 3; it is the turn of the first seat, whose pawn is at b2. */
function malta(changes: Partial<MaltaView> = {}, arrows = ["up"]): MaltaView {
  const places = ["1", "2", "3"].flatMap((row) => ["a", "b", "c"].map((column) => column + row));
  const board = places.map((place) => ({ place, space: place, turned: 0, faceUp: true, arrows, number: 2 }));
  const usual = { seat: 0, turn: 0, hand: ["Shove", "Negate"], pawns: ["b2", "c3"], options: { board: 3 }, board };
  return { ...usual, ...changes } as unknown as MaltaView;
}

describe("Malta warns", () => {
  const play: Action = { type: "playCard", card: "Shove" } as Action;
  const up: Action = { type: "move", direction: "up" };

  it("of the last card", () => {
    expect(told(maltaWarnings(malta(), choices(play)))).toEqual([]);
    expect(told(maltaWarnings(malta({ hand: ["Shove"] }), choices(play)))).toEqual(["warn-last-card"]);
  });

  it("of a space that no arrow leads off", () => {
    expect(told(maltaWarnings(malta({}, []), choices(play)))).toEqual(["warn-no-way"]);
    expect(told(maltaWarnings(malta({ pawns: ["b3", "c1"] }), choices(play)))).toEqual(["warn-no-way"]); // off the board
  });

  it("of a toll that takes all cards", () => {
    expect(told(maltaWarnings(malta(), choices(up)))).toEqual([]);
    const meeting = malta({ pawns: ["b2", "b3"] });
    expect(maltaWarnings(meeting, choices(up))).toEqual([{ message: "warn-toll", values: { place: "b3" } }]);
    expect(told(maltaWarnings({ ...meeting, hand: ["a", "b", "c"] }, choices(up)))).toEqual([]);
  });

  it("of a move that the board forces, while it can still be changed", () => {
    const meeting = malta({ pawns: ["b2", "b3"], hand: ["Shove", "Negate", "Shove"], quota: 1 });
    expect(maltaWarnings(meeting, choices(play))).toEqual([
      { message: "warn-must-pay", values: { seat: { seat: 1 } } },
    ]);
    expect(told(maltaWarnings({ ...meeting, hand: [...meeting.hand!, "Negate"] }, choices(play)))).toEqual([]);
    expect(told(maltaWarnings({ ...meeting, pawns: ["b2", "c3"] }, choices(play)))).toEqual([]);
  });

  it("of targets of the last card that leave only a move that loses", () => {
    const components = {
      card: [
        { id: "Shift A Line", effect: "shift_a_line" },
        { id: "Shove", effect: "shove", amount: 1 },
        { id: "Turn A Space", effect: "turn_a_space" },
        { id: "Remove A Space", effect: "remove_a_space" },
      ],
    };
    const naming = (card: string, named: unknown[], changes: Partial<MaltaView> = {}) =>
      malta({ components, naming: card, named, quota: 1, pending: 1, pawns: ["b2", "b3"], ...changes });
    const ways = (["left", "right"] as const).map((direction): Action => ({ type: "nameDirection", direction }));
    const shift = naming("Shift A Line", ["row 2"]);
    shift.board[3] = { ...shift.board[3]!, arrows: ["right"] }; // a2, which slides under the pawn from the left
    expect(maltaWarnings(shift, choices(...ways))).toEqual([
      {
        message: "warn-then-toll",
        values: { choices: [{ message: "direction-left", values: {} }], seat: { seat: 1 } },
      },
    ]);
    const shove = naming("Shove", [1], { pawns: ["b2", "a3"] });
    expect(told(maltaWarnings(shove, choices(ways[1]!)))).toEqual(["warn-then-toll"]);
    const turn: Action[] = [1, 2].map((quarters) => ({ type: "nameQuarters", quarters }) as Action);
    const turned = naming("Turn A Space", ["b2"], { pawns: ["b1", "c3"] });
    expect(told(maltaWarnings(turned, choices(...turn)))).toEqual([]);
    expect(told(maltaWarnings({ ...turned, pawns: ["b3", "b2"], named: ["b3"] }, choices(turn[1]!)))).toEqual([
      "warn-then-toll",
    ]);
    const remove = naming("Remove A Space", [], { pawns: ["b2", "c3"] });
    expect(maltaWarnings(remove, choices<Action>({ type: "nameSpace", place: "b2" }))).toEqual([
      { message: "warn-then-no-way", values: { choices: ["b2"] } },
    ]);
    expect(maltaWarnings({ ...remove, quota: 2 }, choices<Action>({ type: "nameSpace", place: "b2" }))).toEqual([]);
    const twin = { ...shift, handSizes: [2, 9], known: [[], ["Negate"]] } as MaltaView;
    expect(maltaWarnings(twin, choices(...ways))).toEqual(maltaWarnings(shift, choices(...ways)));
  });

  it("nobody but the player whose turn it is", () => {
    expect(told(maltaWarnings(malta({ turn: 1, hand: ["Shove"] }), choices(play)))).toEqual([]);
    expect(told(maltaWarnings(malta({ seat: null, hand: null }), choices(play)))).toEqual([]);
  });

  it("from what the seat knows, whatever the others hold", () => {
    const view = malta({ hand: ["Shove"], handSizes: [1, 3], known: [[], []] });
    const twin = { ...view, handSizes: [1, 9], known: [[], ["Negate"]] };
    expect(maltaWarnings(twin, choices(play))).toEqual(maltaWarnings(view, choices(play)));
  });
});

describe("Road to Glory warns", () => {
  const view = (stamina: number) =>
    ({
      seat: 0,
      using: "rondo",
      left: 0,
      wrestlers: [{ seat: 0, wrestler: "rondo", stamina }],
    }) as unknown as GloryView;

  it("of a fight with little stamina", () => {
    const challenge: GloryAction = { type: "challenge", wrestler: "granit" };
    expect(told(gloryWarnings(view(4), choices(challenge)))).toEqual(["warn-stamina"]);
    expect(told(gloryWarnings(view(20), choices(challenge)))).toEqual([]);
  });
});

describe("All Wound Up warns", () => {
  it("before the key is let go, in the first turn", () => {
    const [first, later] = [{ turn: 1 } as WoundUpView, { turn: 2 } as WoundUpView];
    const letGo = choices<WoundUpAction>({ type: "letGo", black: 0, green: 0, turn: 0 });
    expect(told(woundUpWarnings(first, letGo))).toEqual(["warn-let-go"]);
    expect(woundUpWarnings(later, letGo)).toEqual([]);
    expect(woundUpWarnings(first, choices<WoundUpAction>({ type: "pass" }))).toEqual([]);
  });
});
