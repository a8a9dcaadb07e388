import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { along, hides, ringSpot, SIZE, spacesOf, standing, TALL, WIDE } from "../src/games/glory/arena";
import { boxOf, cardWidth, stripOf } from "../src/games/glory/cards";
import { Desk } from "../src/games/glory/desk.svelte";
import { beatsOf, fightIn, progressOf, reasonsOf } from "../src/games/glory/fight";
import { emptyLay, found, layable, withCard } from "../src/games/glory/laying";
import { durationOf, momentsOf } from "../src/games/glory/pace";
import { Show } from "../src/games/glory/show.svelte";
import type { Action, Event, GloryView } from "../src/types/glory";

vi.mock("../src/house/sound", () => ({ play: () => {} }));

const wrestler = (name: string, seat: number) => ({
  wrestler: name,
  seat,
  path: seat + 1,
  place: "ring",
  space: null,
  stamina: 20,
  turnsOutside: 0,
  unseen: { combat: 0, event: 0 },
});
const card = (group: string, effect: string, id: string, amount = 0) => ({ id, group, effect, amount, count: 4 });
const before = {
  components: {
    stamina: 20,
    card: [
      card("attack", "die", "attack-die", 1),
      card("attack", "points", "attack-1", 1),
      card("attack", "points", "attack-4", 4),
      card("defence", "die", "defence-die", 1),
      card("defence", "points", "defence-1", 1),
      card("defence", "points", "defence-3", 3),
      card("referee", "cancel", "cancelled"),
      card("referee", "void", "no-cards"),
      card("referee", "more", "two-more-cards", 2),
      card("event", "draw", "draw-2", 2),
      card("diva", "throw", "diva-plus-1", 1),
      card("diva", "throw", "diva-minus-2", -2),
    ],
  },
  challenger: "ondine",
  challenged: "granit",
  shown: [],
  wrestlers: [wrestler("ondine", 0), wrestler("granit", 1), wrestler("octave", 2)],
} as unknown as GloryView;
const box = boxOf(before);
const nothing = { card: null, referee: null, diva: null, before: null, dieFor: null };

/**
 * The fight of the example in §4.7: Ondine throws three dice, but a card (−3) and a diva (−2) reduce her throw from 9
 * to 4; Granit throws 6.
 */
const printed: Event[] = [
  {
    type: "laysShown",
    lays: [
      { ...nothing, seat: 0, card: "attack-die" },
      { ...nothing, seat: 2, diva: "diva-minus-2", before: "ondine" },
      { ...nothing, seat: 1, card: "defence-3" },
    ],
  },
  {
    type: "diceThrown",
    challenger: { wrestler: "ondine", dice: [2, 3, 4], changes: [-2, -3], total: 4 },
    challenged: { wrestler: "granit", dice: [3, 3], changes: [], total: 6 },
    loser: "ondine",
    loss: 2,
  },
  { type: "staminaChanged", wrestler: "ondine", change: -2, stamina: 18, reason: "fight" },
  { type: "fightEnded", how: "dice", discards: ["attack-die", "diva-minus-2", "defence-3"] },
];

describe("a fight as a show", () => {
  it("lists the reasons for a sum", () => {
    const fight = fightIn(printed, before)!;
    const thrown = fight.thrown!;
    const reasons = reasonsOf(fight, thrown.challenger, box);
    expect(reasons.map((one) => [one.dice, one.points, one.piece?.seat ?? null])).toEqual([
      [2, 0, null],
      [1, 0, 0],
      [0, -2, 2],
      [0, -3, 1],
    ]);
    expect(reasons.flatMap((one) => one.points || [])).toEqual(thrown.challenger.changes);
    expect(reasonsOf(fight, thrown.challenged, box)).toHaveLength(1);
  });

  it("reveals one thing after the other and decides last", () => {
    const fight = fightIn(printed, before)!;
    const beats = beatsOf(printed);
    expect(beats.map((beat) => beat.kind).join(" ")).toBe(
      "reveal reveal reveal roll count count total roll total result",
    );
    expect(progressOf(fight, beats, 2)).toMatchObject({ revealed: 2, isRolled: [false, false], isDecided: false });
    expect(progressOf(fight, beats, 6)).toMatchObject({ counted: [2, 0], isTotalled: [false, false] });
    expect(progressOf(fight, beats, beats.length)).toMatchObject({ revealed: 3, isDecided: true });
  });

  it("is reported as it is seen: the cards once all are revealed, the dice with the result", () => {
    const [lays, dice, stamina, end] = momentsOf(printed);
    expect([lays, dice]).toEqual([2 * 950, durationOf(printed) - 2600]);
    expect([stamina, end]).toEqual([dice, dice]);
    expect(momentsOf([{ type: "stayed", wrestler: "ondine" }])).toEqual([0]);
  });

  it("counts bought dice and no cards when the referee says so", () => {
    const events: Event[] = [
      {
        type: "laysShown",
        lays: [
          { ...nothing, seat: 0, card: "attack-4", referee: "no-cards" },
          { ...nothing, seat: 2, dieFor: "granit" },
        ],
      },
      { type: "refereeDecided", card: "no-cards" },
      {
        type: "diceThrown",
        challenger: { wrestler: "ondine", dice: [1, 1], changes: [], total: 2 },
        challenged: { wrestler: "granit", dice: [1, 1, 1], changes: [], total: 3 },
        loser: "ondine",
        loss: 1,
      },
    ];
    const fight = fightIn(events, before)!;
    expect(reasonsOf(fight, fight.thrown!.challenger, box)).toHaveLength(1);
    expect(reasonsOf(fight, fight.thrown!.challenged, box).map((one) => one.dice)).toEqual([2, 1]);
  });

  it("continues from the cards that were open before further cards are laid", () => {
    const open = { ...before, shown: [{ seat: 0, card: "two-more-cards", wrestler: "ondine" }] };
    const fight = fightIn([{ type: "moreLaysShown", lays: [{ seat: 0, card: "attack-1", other: "attack-1" }] }], open)!;
    expect([fight.known, fight.pieces.length, fight.how]).toEqual([1, 3, null]);
  });

  it("is none without a fight", () => {
    expect(fightIn([{ type: "stayed", wrestler: "ondine" }], before)).toBeNull();
    expect(beatsOf([{ type: "stayed", wrestler: "ondine" }])).toEqual([]);
  });
});

describe("a lay", () => {
  const lay = (card: string | null, referee: string | null): Action => ({ type: "lay", card, referee });
  const fighter = [lay(null, null), lay("attack-1", null), lay(null, "cancelled"), lay("attack-1", "cancelled")];

  it("is put together from the hand and found among the choices", () => {
    let made = emptyLay(fighter)!;
    expect(found(fighter, made)).toBe(fighter[0]);
    made = withCard(withCard(made, "attack-1", box, fighter), "cancelled", box, fighter);
    expect(found(fighter, made)).toBe(fighter[3]);
    expect(found(fighter, withCard(made, "attack-1", box, fighter))).toBe(fighter[2]);
    expect([...layable(fighter)].sort()).toEqual(["attack-1", "cancelled"]);
  });

  it("requires a fighter for a diva", () => {
    const some: Action[] = [null, "ondine", "granit"].map((one) => ({
      type: "intervene",
      diva: one ? "diva-plus-1" : null,
      before: one,
      dieFor: null,
    }));
    const diva = withCard(emptyLay(some)!, "diva-plus-1", box, some);
    expect(found(some, diva)).toBeUndefined();
    expect(found(some, { ...diva, before: "granit" })).toBe(some[2]);
  });

  it("of further cards takes two equal ones only if they are there", () => {
    const more = (card: string | null, other: string | null): Action => ({ type: "layMore", card, other });
    const some = [more(null, null), more("attack-1", null), more("defence-1", null), more("attack-1", "defence-1")];
    const one = withCard(emptyLay(some)!, "attack-1", box, some);
    expect(withCard(one, "attack-1", box, some).cards).toEqual([]);
    expect(withCard(one, "defence-1", box, some).cards).toEqual(["attack-1", "defence-1"]);
    const twice = [...some, more("attack-1", "attack-1")];
    expect(withCard(one, "attack-1", box, twice).cards).toEqual(["attack-1", "attack-1"]);
  });
});

describe("the result of a fight", () => {
  const step = (version: number, events: Event[]) => ({ version, events, duration: durationOf(events) });

  /** Returns a `Show` whose fight has been shown up to its result. */
  function shown(): Show {
    const show = new Show();
    show.follow(before, null);
    show.follow({ ...before }, step(1, printed));
    vi.advanceTimersByTime(durationOf(printed) - 1000);
    return show;
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stays in view while the next events are shown, but not for long", () => {
    const show = shown();
    show.follow(before, step(2, [{ type: "stayed", wrestler: "ondine" }]));
    show.follow(before, null);
    expect([show.isOn, show.progress?.isDecided]).toEqual([true, true]);
    vi.advanceTimersByTime(2600);
    expect(show.isOn).toBe(false);
  });

  it("disappears when the viewer presses something", () => {
    const show = shown();
    show.follow(before, null);
    show.letGo();
    expect(show.isOn).toBe(false);
  });
});

describe("the hand", () => {
  it("has its cards in one row while they are wide enough", () => {
    expect(cardWidth(860, 4, 2)).toBe(66);
    const width = cardWidth(774, 12, 5);
    expect(12 * width + 7 * 8 + 5 * 12 + 4 * 14).toBeLessThanOrEqual(774);
    expect(cardWidth(500, 15, 5)).toBeGreaterThan(44);
  });
});

describe("the arena", () => {
  it("has room for wrestlers on every space, and shows the number of that space beside them", () => {
    for (const layout of [WIDE, TALL])
      for (const path of [1, 2, 3, 4, 5, 6])
        for (const [space, spot] of spacesOf(layout, path, 5).slice(0, 5).entries()) {
          const stand = standing(layout, path, 5, space);
          expect(hides(stand, spot)).toBe(false);
          expect(stand.x - SIZE.half).toBeGreaterThan(0);
          expect(stand.x + SIZE.half).toBeLessThan(layout.width);
          expect(stand.y - SIZE.up).toBeGreaterThan(0);
          expect(stand.y + SIZE.down).toBeLessThan(layout.height);
        }
  });

  it("keeps wrestlers in the ring apart", () => {
    for (const layout of [WIDE, TALL])
      for (const among of [2, 3, 4, 5, 6])
        for (let one = 0; one < among; one++)
          for (let other = 0; other < one; other++) {
            const [a, b] = [ringSpot(layout, one, among), ringSpot(layout, other, among)];
            const scale = layout.isTall ? 0.84 : 0.93; // as in Ring.svelte
            const isApart =
              Math.abs(a.x - b.x) >= 2 * SIZE.half * scale || Math.abs(a.y - b.y) >= (SIZE.up + SIZE.down / 2) * scale;
            expect(isApart, `${one} and ${other} of ${among}`).toBe(true);
          }
  });

  it("has evenly spaced spaces", () => {
    for (const curve of [...WIDE.paths, ...TALL.paths]) {
      const spots = along(curve, 6);
      const steps = spots.slice(1).map((spot, n) => Math.hypot(spot.x - spots[n]!.x, spot.y - spots[n]!.y));
      expect(Math.min(...steps)).toBeGreaterThan(0.6 * Math.max(...steps));
    }
  });

  it("has a place in the ring for every wrestler", () => {
    for (const layout of [WIDE, TALL])
      for (const among of [3, 4, 5, 6]) {
        const spots = Array.from({ length: among }, (_, n) => ringSpot(layout, n, among));
        expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(among);
        for (const spot of spots) expect(Math.abs(spot.x - layout.ring.x)).toBeLessThan(layout.ring.nearHalf);
      }
  });
});

describe("the hand on a phone", () => {
  it("shrinks its cards until they would be too small, and then scrolls", () => {
    expect(stripOf(374, 3, 2)).toEqual({ card: 54, isLong: false });
    const { card, isLong } = stripOf(374, 7, 3);
    expect([card < 54, isLong]).toEqual([true, false]);
    expect(stripOf(374, 9, 5)).toEqual({ card: 50, isLong: true });
  });
});

describe("the desk", () => {
  const challenge = (wrestler: string) => ({ type: "challenge", wrestler }) as Action;
  const discard = { type: "discard", card: "attack-1" } as Action;

  /** Returns a desk with these actions, and a list of what it asked for. */
  function desk(actions: Action[], left = 0) {
    const played: Action[] = [];
    const asked: unknown[] = [];
    const made = new Desk(() => ({
      view: { ...before, wrestlers: [], seat: 0, left, challenger: null, challenged: null } as unknown as GloryView,
      choices: { actions, regions: [], default: null },
      labels: [],
      say: () => "",
      play: (action) => void played.push(action),
      advise: async (about) => void asked.push(about),
    }));
    return { made, played, asked };
  }

  it("asks for the odds of a challenge when the player wants them, and from then on at once", () => {
    const { made, played, asked } = desk([challenge("ondine")]);
    made.lookForRival();
    expect([made.rival, asked, played]).toEqual(["ondine", [], []]);
    made.askForOdds("ondine");
    expect(asked).toEqual([{ fight: "ondine" }]);
    made.putDown();
    expect(made.challenge).toBeUndefined();
    made.lookForRival();
    expect(asked).toHaveLength(2);
  });

  it("lets the player choose among rivals", () => {
    const { made } = desk([challenge("ondine"), challenge("granit")]);
    made.lookForRival();
    expect([made.isChallenging, made.rival]).toEqual([true, null]);
    made.pickWrestler("granit");
    expect(made.challenge).toEqual(challenge("granit"));
  });

  it("shows a card with its possible actions until it is put back", () => {
    const { made } = desk([discard, challenge("ondine")]);
    made.pickCard("attack-1");
    expect([made.picked, made.marked, made.ofCard("attack-1")]).toEqual(["attack-1", ["attack-1"], [discard]]);
    made.pickCard("attack-1");
    expect(made.picked).toBeNull();
  });

  it("asks for confirmation before advancing with actions left", () => {
    const advance = { type: "advance" } as Action;
    const early = desk([advance], 2);
    early.made.act(advance);
    early.made.act(advance);
    expect([early.made.isAdvancing, early.made.isThinking, early.played]).toEqual([true, true, []]);
    early.made.putDown();
    expect(early.made.isThinking).toBe(false);
    const last = desk([advance]);
    last.made.act(advance);
    expect([last.made.isAdvancing, last.played]).toEqual([false, [advance]]);
  });

  it("offers plain actions in the order in which the table lists them", () => {
    const [end, repeat] = [{ type: "endTurn" }, { type: "repeat" }] as Action[];
    expect(desk([end!, repeat!]).made.plain).toEqual([end, repeat]);
    expect(desk([repeat!, end!]).made.plain).toEqual([repeat, end]);
  });

  it("resets when the choices change", () => {
    const { made } = desk([discard, challenge("ondine")]);
    made.pickCard("attack-1");
    made.refresh([], false);
    expect([made.picked, made.lay, made.rival]).toEqual([null, null, null]);
  });

  it("keeps what is being laid while the same choices come again in a fight, and drops it after the fight", () => {
    const lay = { type: "lay", card: "attack-1", referee: null } as Action;
    const { made } = desk([lay]);
    made.refresh([lay], true);
    made.lay = { ...made.lay!, cards: ["attack-1"] };
    made.refresh([], true);
    expect(made.lay).toBeNull();
    made.refresh([lay], true);
    expect(made.lay!.cards).toEqual(["attack-1"]);
    made.refresh([], false);
    made.refresh([lay], true);
    expect(made.lay!.cards).toEqual([]);
  });
});
