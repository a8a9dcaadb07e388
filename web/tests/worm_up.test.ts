import { describe, expect, it, vi } from "vitest";
import { TURN } from "../src/stage/angles";
import {
  allows,
  along,
  angleTo,
  gaps,
  heading,
  nearest,
  onPaper,
  onTable,
  sector,
  turned,
  type Arc,
} from "../src/games/worm_up/geometry";
import { recounts } from "../src/games/worm_up/cancelled";
import { duration, resting, slide } from "../src/games/worm_up/motion.svelte";
import { Mover } from "../src/games/worm_up/mover.svelte";
import type { View } from "../src/games/board";
import type { TableView } from "../src/types/worm_up";

const table = { length: 100000, width: 80000 } as TableView;
const QUARTER = TURN / 4;

describe("the table on paper", () => {
  it("has the finish at the top and left on the left", () => {
    expect(onPaper(table, [100000, 80000])).toEqual({ x: 0, y: 0 });
    expect(onPaper(table, [0, 0])).toEqual({ x: 800, y: 1000 });
    expect(onTable(table, onPaper(table, [43210, 12345]))).toEqual([43210, 12345]);
    expect(onTable(table, { x: -5, y: 1200 })).toEqual([0, 80000]);
  });

  it("turns counter-clockwise from the finish", () => {
    const head = { x: 400, y: 500 };
    expect(angleTo(head, { x: 400, y: 400 })).toBe(0);
    expect(angleTo(head, { x: 300, y: 500 })).toBe(QUARTER);
    for (const angle of [0, 1, 9000, 30000, 50000, TURN - 1]) {
      expect(angleTo(head, along(head, angle, 5000))).toBe(angle);
    }
    expect(turned(0, 90)).toBe(3 * QUARTER);
  });

  it("names headings as people say them, by the finish where they lead nearly there", () => {
    const finish = turned(0, -40);
    expect(heading(turned(0, -38), finish)).toEqual({ message: "heading-finish", values: {} });
    expect(heading(turned(0, -60), finish)).toEqual({ message: "heading-finish-side", values: { side: "left" } });
    expect(heading(turned(0, -20), finish)).toEqual({ message: "heading-finish-side", values: { side: "right" } });
    expect(heading(0, finish).message).toBe("heading-ahead");
    expect(heading(turned(0, 30), finish)).toEqual({ message: "heading-slight", values: { side: "right" } });
    expect(heading(turned(0, 180), finish).message).toBe("heading-back");
  });
});

describe("the legal fan", () => {
  const arcs: Arc[] = [
    [100, 200],
    [60000, 50], // past 0
  ];

  it("allows angles within an arc, including both ends", () => {
    for (const angle of [100, 150, 200, 60000, 65535, 0, 50]) expect(allows(arcs, angle)).toBe(true);
    for (const angle of [99, 201, 59999, 51]) expect(allows(arcs, angle)).toBe(false);
  });

  it("finds the nearest end, and the gaps between arcs", () => {
    expect(nearest(arcs, 150)).toBe(150);
    expect(nearest(arcs, 210)).toBe(200);
    expect(nearest(arcs, 52)).toBe(50);
    expect(nearest(arcs, 59000)).toBe(60000);
    expect(gaps(arcs)).toEqual([
      [201, 59999],
      [51, 99],
    ]);
    expect(gaps([[0, TURN - 1]])).toEqual([]);
    expect(gaps([])).toEqual([[0, TURN - 1]]);
  });

  it("is drawn in one piece, a whole ring in two", () => {
    expect(sector({ x: 0, y: 0 }, [0, QUARTER], 5, 10).match(/M/g)).toHaveLength(1);
    expect(sector({ x: 0, y: 0 }, [0, TURN - 1], 5, 10).match(/M/g)).toHaveLength(2);
  });
});

describe("what moves", () => {
  const body = (...xs: number[]): [number, number][] => xs.map((x) => [x, 0]);

  it("slides a worm forwards step by step, and back at once", () => {
    const straight = body(30, 20, 10);
    expect(slide(straight, body(50, 40, 30))).toEqual({
      frames: [body(40, 30, 20), body(50, 40, 30)],
      isTurned: false,
    });
    expect(slide(body(50, 40, 30), straight)).toEqual({ frames: [straight], isTurned: false });
    expect(slide(straight, body(0, 10, 20))).toEqual({ frames: [body(0, 10, 20)], isTurned: true });
    expect(slide(straight, straight)).toBeNull();
    expect(slide(straight, body(90, 80, 70))).toBeNull();
  });

  it("turns the other post about the held one", () => {
    const finish = { left: [0, 100] as [number, number], right: [0, 0] as [number, number], angle: QUARTER };
    const { left, right } = resting({ finish, held: "right", turn: QUARTER });
    expect(right).toEqual([0, 0]);
    expect(left[0]).toBeCloseTo(-100);
    expect(left[1]).toBeCloseTo(0);
  });

  it("takes longer for more segments, and no time for the viewer's own steps", () => {
    const crawl = (count: number) => ({ type: "wormCrawled", angles: Array(count).fill(0) });
    expect(duration([crawl(7)])).toBeGreaterThan(duration([crawl(4)]));
    expect(duration([{ type: "stepTaken" }, { type: "stepTakenBack" }])).toBe(0);
  });
});

describe("a head that is dragged", () => {
  /** Makes a mover whose worm may crawl anywhere but to the right, and a mock that records the actions it plays. */
  function makeMover() {
    const play = vi.fn();
    const body = [
      [50000, 40000],
      [48400, 40000],
    ];
    const view = {
      seat: 0,
      phase: "moving",
      left: 4,
      draft: [],
      order: [{ worm: 0, number: 4 }],
      worms: [{ worm: 0, seat: 0, body }],
      table: { ...table, segment: 1600 },
    };
    const arcs: Arc[] = [[TURN - QUARTER / 2, TURN - 1.5 * QUARTER]];
    const regions = [{ kind: "arc", action: { type: "crawl", angle: 0, reverse: false }, arcs }];
    const choices = { actions: [], regions, default: null };
    const props = { view, choices, play, mayTakeBack: false, takeBack: vi.fn() };
    const mover = new Mover((() => props) as never);
    mover.refresh(choices as never, view as never);
    const head = mover.end(false)!;
    /** Simulates an answer of the server; only a segment that has been set gives a new view. */
    const answer = (isSet: boolean) => {
      if (isSet) props.view = { ...view };
      mover.refresh(choices as never, props.view as never);
    };
    return { mover, play, head, answer };
  }

  it("sets one segment at a time, however far ahead the finger is", () => {
    const { mover, play, head, answer } = makeMover();
    mover.grab(false, head);
    mover.drag({ x: head.x, y: head.y - 60 });
    mover.drag({ x: head.x, y: head.y - 70 });
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: "crawl", angle: 0, reverse: false });
    answer(false);
    expect(play).toHaveBeenCalledOnce();
    answer(true);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it("snaps back to an allowed heading when released", () => {
    const { mover, head } = makeMover();
    mover.grab(false, head);
    mover.drag({ x: head.x + 9, y: head.y });
    expect(mover.isLegal).toBe(false);
    mover.letGo();
    expect(mover.heading).toBe(TURN - QUARTER / 2);
    expect(mover.isLegal).toBe(true);
  });
});

describe("a review", () => {
  const round = (clashing: number[]) => ({
    events: [{ type: "bidsShown", clashing }],
    view: { seat: null, worms: [0, 1].map((worm) => ({ worm, seat: worm })) } as unknown as View,
  });

  it("says in how many rounds a tile was cancelled, if that was often", () => {
    const steps = [[0, 1], [], [0, 1], [0], []].map(round);
    const values = { seat: { seat: 0 }, cancelled: 3, rounds: 5 };
    expect(recounts(steps, 0)).toEqual([{ message: "board-often-cancelled", values }]);
    expect(recounts(steps, 1)).toEqual([]);
  });
});
