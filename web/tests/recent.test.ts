import { describe, expect, it } from "vitest";
import { lastMove } from "../src/games/glory/lastMove";
import { lastWay } from "../src/games/worm_up/geometry";
import { changedPlaces } from "../src/games/malta/tiles";
import { Recent } from "../src/stage/recent.svelte";
import type { Event } from "../src/types/glory";
import type { WormUpView } from "../src/types/worm_up";

describe("what the last move changed", () => {
  it("stays until another step changes something", () => {
    const recent = new Recent<string>();
    const first = (events: readonly string[]) => events[0] ?? null;
    recent.note({ events: ["a1"] }, first);
    recent.note({ events: [] }, first);
    recent.note(null, first);
    expect(recent.what).toBe("a1");
    recent.note({ events: ["b2"] }, first);
    expect(recent.what).toBe("b2");
  });

  it("is where a wrestler came from and whom it hurt", () => {
    const events = [
      { type: "advanced", wrestler: "Polarus", space: 3 },
      { type: "staminaChanged", wrestler: "Benthos", change: -1, stamina: 4, reason: "event" },
    ] as Event[];
    expect(lastMove(events, 5)).toEqual({
      wrestlers: new Set(["Polarus", "Benthos"]),
      left: { wrestler: "Polarus", space: 2 },
    });
    expect(lastMove([], 5)).toBeNull();
  });

  it("is the path of a worm from its old head", () => {
    const view = {
      table: { width: 1000, length: 2000 },
      worms: [{ worm: 0, body: [[300, 0], [200, 0], [100, 0]] }], // prettier-ignore
    } as unknown as WormUpView;
    const crawled = { type: "wormCrawled", seat: 0, worm: 0, reverse: false, angles: [0, 0], lost: 0 };
    const way = lastWay(view, [{ ...crawled, places: [[200, 0], [300, 0]] } as never]); // prettier-ignore
    expect(way?.map(({ y }) => y)).toEqual([19, 18, 17]);
    expect(lastWay(view, [])).toBeNull();
  });

  it("is nothing if cards only change hands", () => {
    expect(changedPlaces([])).toBeNull();
  });
});
