/** Tests of the kit that all boards share. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromDegrees, fromRadians, shortTurn, toDegrees, toRadians, TURN, wrapped } from "../src/stage/angles";
import { around, enlarged, isNear } from "../src/stage/frames";
import { lengthOf, momentsOf, totalLength, type Lengths } from "../src/stage/lengths";
import { Player } from "../src/stage/player";
import { namesOf } from "../src/stage/seats";
import type { SeatView } from "../src/types/table";

describe("angles", () => {
  it("are whole and stay within a turn", () => {
    expect([wrapped(-1), wrapped(TURN), wrapped(0.6)]).toEqual([TURN - 1, 0, 1]);
    expect(toDegrees(TURN / 4)).toBe(90);
    expect(fromDegrees(-45)).toBe(-TURN / 8);
    expect(toRadians(TURN / 2)).toBeCloseTo(Math.PI);
    expect(fromRadians(Math.PI)).toBe(TURN / 2);
  });

  it("turn by the shorter way", () => {
    expect(shortTurn(10, TURN - 10)).toBe(-20);
    expect(shortTurn(TURN - 10, 10)).toBe(20);
  });
});

describe("a frame", () => {
  const whole = { left: 0, top: 0, right: 100, bottom: 100 };

  it("lies around points", () => {
    const points = [
      { x: 1, y: 9 },
      { x: 4, y: 2 },
    ];
    expect(around(points, 1)).toEqual({ left: 0, right: 5, top: 1, bottom: 10 });
  });

  it("is near another if all their sides are near", () => {
    const moved = (by: number) => ({ ...whole, left: by });
    expect(isNear(moved(11), whole)).toBe(true);
    expect(isNear(moved(13), whole)).toBe(false);
  });

  it("is enlarged about its middle, but not beyond the whole", () => {
    const frame = { left: 40, top: 2, right: 60, bottom: 22 };
    expect(enlarged(frame, whole, { width: 40, height: 40 })).toEqual({ left: 30, right: 70, top: 0, bottom: 40 });
    expect(enlarged(frame, whole, { width: 140, height: 10 })).toEqual({ left: -20, right: 120, top: 2, bottom: 22 });
  });

  it("keeps showing what lies outside the whole", () => {
    const frame = { left: -10, top: 0, right: 10, bottom: 20 };
    expect(enlarged(frame, whole, { width: 30, height: 20 })).toMatchObject({ left: -10, right: 20 });
  });
});

describe("lengths", () => {
  type Event = { type: "hop" } | { type: "walk"; steps: number } | { type: "said" };
  const lengths: Lengths<Event> = { hop: 100, walk: ({ steps }) => steps * 10 };

  it("are fixed, or depend on the event, or are none", () => {
    expect(lengthOf<Event>({ type: "hop" }, lengths)).toBe(100);
    expect(lengthOf<Event>({ type: "said" }, lengths)).toBe(0);
    expect(
      momentsOf<Event>([{ type: "walk", steps: 7 }, { type: "said" }, { type: "hop" }], lengths, new Set(["walk"])),
    ).toEqual([70, 70, 70]);
    expect(totalLength<Event>([{ type: "hop" }, { type: "walk", steps: 7 }, { type: "said" }], lengths)).toBe(170);
  });
});

describe("the player", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 10));
    vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Plays two acts and a last one without a duration; returns what they did. */
  function playActs(player: Player, factor: number): string[] {
    const done: string[] = [];
    const act = (name: string, lasts: number) => ({ lasts, begin: () => void done.push(name) });
    player.play([act("one", 100), act("two", 50), act("end", 0)], factor);
    return done;
  }

  it("begins at once, and each act after the one before", () => {
    const done = playActs(new Player(), 2);
    expect(done).toEqual(["one"]);
    vi.advanceTimersByTime(199);
    expect(done).toEqual(["one"]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["one", "two"]);
    vi.advanceTimersByTime(100);
    expect(done).toEqual(["one", "two", "end"]);
  });

  it("takes no time without a pace", () => {
    expect(playActs(new Player(), 0)).toEqual(["one", "two", "end"]);
  });

  it("stops", () => {
    const player = new Player();
    const done = playActs(player, 1);
    player.stop();
    vi.runAllTimers();
    expect(done).toEqual(["one"]);
  });

  it("draws intermediate points and the end", () => {
    const parts: number[] = [];
    new Player().play([{ lasts: 20, draw: (part) => parts.push(part) }], 1);
    vi.runAllTimers();
    expect(parts).toEqual([0, 0.5, 1]);
  });

  it("can be given other acts by an act", () => {
    const player = new Player();
    const done: string[] = [];
    const other = { lasts: 5, begin: () => void done.push("other") };
    player.play(
      [
        { lasts: 10, begin: () => player.play([other], 1) },
        { lasts: 0, begin: () => void done.push("never") },
      ],
      1,
    );
    vi.runAllTimers();
    expect(done).toEqual(["other"]);
  });

  it("catches up after a hidden tab is shown again", () => {
    const done: string[] = [];
    const act = (name: string) => ({ lasts: 10, begin: () => void done.push(name), draw: () => undefined });
    new Player().play([act("one"), act("two"), act("three"), { lasts: 0, begin: () => void done.push("end") }], 1);
    vi.setSystemTime(Date.now() + 1000);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(["one", "two", "three", "end"]);
  });
});

describe("seat names", () => {
  it("are those of the people, or numbers", () => {
    const names = namesOf([{ name: "Ann" }, { name: "" }] as SeatView[], 3);
    expect(names[0]).toBe("Ann");
    expect(names).toHaveLength(3);
    expect(names[1]).not.toBe("");
  });
});
