/** Tests of the camera over a board, and of the gestures that move it. */
import { describe, expect, it, vi } from "vitest";
import { Camera } from "../src/stage/camera.svelte";
import { listen, type Grips } from "../src/stage/gestures";

const whole = { left: 0, top: 0, right: 1000, bottom: 500 };

function camera(wanted = { left: 100, top: 100, right: 300, bottom: 200 }, covered = 0, isTurned = false): Camera {
  const made = new Camera({
    whole: () => whole,
    wanted: () => wanted,
    covered: () => covered,
    isTurned: () => isTurned,
  });
  Object.assign(made, { width: 400, height: 400 });
  return made;
}

describe("the camera", () => {
  it("centres everything that matters", () => {
    const { scale, transform, isFollowing } = camera();
    expect(scale).toBe(2);
    expect(transform).toBe("translate(-200px, -100px) scale(2)");
    expect(isFollowing).toBe(true);
  });

  it("leaves free what is covered at the bottom", () => {
    const seen = camera(undefined, 200);
    expect(seen.scale).toBe(2);
    expect(seen.under(200, 100)).toEqual({ x: 200, y: 150 });
  });

  it("turns the board by a quarter, and gestures with it", () => {
    const seen = camera(undefined, 200, true);
    expect(seen.scale).toBe(1);
    expect(seen.transform).toBe("translate(350px, -100px) rotate(90deg) scale(1)");
    expect(seen.at({ x: 200, y: 100 })).toEqual({ x: 250, y: 100 }); // what lies higher on the board is on the right
    for (const point of [
      { x: 10, y: 20 },
      { x: 300, y: 70 },
    ]) {
      expect(seen.under(seen.at(point).x, seen.at(point).y)).toEqual(point);
    }
    const before = seen.under(60, 80);
    seen.zoom(2, 60, 80);
    expect(seen.under(60, 80)).toEqual(before);
    seen.pan(10, 4);
    expect(seen.under(70, 84)).toEqual(before);
  });

  it("zooms about the finger", () => {
    const seen = camera();
    const before = seen.under(50, 90);
    seen.zoom(1.5, 50, 90);
    expect(seen.scale).toBe(3);
    const after = seen.under(50, 90);
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)]);
    expect(seen.isFollowing).toBe(false);
  });

  it("has a smallest and a largest scale", () => {
    const seen = camera();
    seen.zoom(1000);
    expect(seen.scale).toBeCloseTo(14.4);
    seen.zoom(0.0001);
    expect(seen.scale).toBeCloseTo(0.32);
  });

  it("does not leave the board", () => {
    const seen = camera();
    seen.pan(1e6, -1e6);
    expect(seen.under(200, 200)).toEqual({ x: 0, y: 500 });
  });

  it("glides, except to the first shot and during a gesture", () => {
    const seen = camera();
    expect(seen.isGliding).toBe(false);
    seen.isReady = true;
    expect(seen.isGliding).toBe(true);
    seen.hold();
    expect(seen.isGliding).toBe(false);
    seen.release();
    expect(seen.isGliding).toBe(true);
    seen.pan(1, 1);
    expect(seen.isGliding).toBe(false);
    seen.follow();
    expect([seen.isGliding, seen.isFollowing]).toEqual([true, true]);
    seen.lookAtAll();
    expect([seen.isGliding, seen.isFollowing, seen.scale]).toEqual([true, false, 0.4]);
  });

  it("is steady after a while without a change", () => {
    vi.useFakeTimers();
    const seen = camera();
    const leave = seen.settle("one");
    vi.advanceTimersByTime(800);
    leave();
    seen.settle("two");
    vi.advanceTimersByTime(800);
    expect(seen.isSteady).toBe(false);
    vi.advanceTimersByTime(100);
    expect(seen.isSteady).toBe(true);
    vi.useRealTimers();
  });
});

describe("gestures", () => {
  /** Makes a simulated screen that keeps its listeners, and a finger that touches something on the screen. */
  function screen(grip?: string, anywhere?: string) {
    const heard = new Map<string, (event: unknown) => void>();
    const element = {
      addEventListener: (kind: string, hear: (event: unknown) => void) => heard.set(kind, hear),
      removeEventListener: (kind: string) => heard.delete(kind),
      getBoundingClientRect: () => ({ left: 10, top: 10 }),
      setPointerCapture: () => undefined,
      ownerDocument: {
        addEventListener: (kind: string, hear: (event: unknown) => void) => heard.set(kind, hear),
        removeEventListener: (kind: string) => heard.delete(kind),
      },
    } as unknown as HTMLElement;
    const target = { closest: (what: string) => (what === "[data-grip]" && grip ? { dataset: { grip } } : null) };
    const finger = (type: string, x: number, y: number, pointerId = 1) =>
      heard.get(type)!({ type, pointerId, pointerType: "touch", target, button: 0, clientX: x + 10, clientY: y + 10 });
    const grips = {
      take: vi.fn(() => true),
      drag: vi.fn(),
      drop: vi.fn(),
      tap: vi.fn(),
      anywhere: () => anywhere ?? null,
    } satisfies Grips;
    const seen = camera();
    const stop = listen(element, seen, grips);
    return { heard, finger, grips, seen, stop };
  }

  it("tap where the finger hardly moves", () => {
    const { finger, grips, seen } = screen();
    finger("pointerdown", 200, 200);
    finger("pointermove", 203, 200);
    finger("pointerup", 203, 200);
    expect(grips.tap).toHaveBeenCalledWith({ x: 201.5, y: 150 });
    expect(seen.isFollowing).toBe(true);
  });

  it("drag a distant piece from wherever the finger lies, while a tap still points", () => {
    const { finger, grips, seen } = screen(undefined, "handle");
    finger("pointerdown", 200, 200);
    finger("pointerup", 200, 200);
    expect(grips.tap).toHaveBeenCalledTimes(1);
    expect(grips.take).not.toHaveBeenCalled();
    finger("pointerdown", 200, 200);
    finger("pointermove", 240, 200);
    expect(grips.take).toHaveBeenCalledWith("handle", { x: 200, y: 150 });
    expect(grips.drag).toHaveBeenCalledWith("handle", { x: 220, y: 150 });
    finger("pointerup", 240, 200);
    expect(grips.drop).toHaveBeenCalledWith("handle");
    expect(seen.isFollowing).toBe(true);
  });

  it("select no text elsewhere", () => {
    const { finger, heard } = screen();
    const preventDefault = vi.fn();
    heard.get("selectstart")!({ preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
    finger("pointerdown", 200, 200);
    heard.get("selectstart")!({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it("drag the board", () => {
    const { finger, grips, seen } = screen();
    finger("pointerdown", 200, 200);
    finger("pointermove", 220, 200);
    finger("pointerup", 220, 200);
    expect(seen.under(220, 200)).toEqual({ x: 200, y: 150 });
    expect(grips.tap).not.toHaveBeenCalled();
  });

  it("take, drag and drop a piece, while the camera stays", () => {
    const { finger, grips, seen } = screen("pawn");
    finger("pointerdown", 200, 200);
    finger("pointermove", 204, 200);
    expect(grips.drag).not.toHaveBeenCalled();
    finger("pointermove", 240, 200);
    expect(grips.drag).toHaveBeenLastCalledWith("pawn", { x: 220, y: 150 });
    finger("pointerup", 240, 200);
    expect(grips.drop).toHaveBeenCalledOnce();
    expect(seen.isFollowing).toBe(true);
  });

  it("pinch with two fingers, and drop what one of them held", () => {
    const { finger, grips, seen } = screen("pawn");
    finger("pointerdown", 200, 200, 1);
    finger("pointerdown", 300, 200, 2);
    expect(grips.drop).toHaveBeenCalledOnce();
    finger("pointermove", 400, 200, 2);
    expect(seen.scale).toBe(4);
    finger("pointerup", 400, 200, 2);
    finger("pointerup", 200, 200, 1);
    expect(grips.tap).not.toHaveBeenCalled();
  });

  it("zoom by the wheel", () => {
    const { heard, seen } = screen();
    heard.get("wheel")!({ preventDefault: () => undefined, deltaY: -200, clientX: 210, clientY: 210 });
    expect(seen.scale).toBeCloseTo(2 * Math.exp(0.3));
  });

  it("end", () => {
    const { heard, stop } = screen();
    stop();
    expect(heard.size).toBe(0);
  });
});
