/**
 * Gestures on a board: one finger or the mouse drags a piece or the board, two fingers pinch, a wheel zooms, and a tap
 * points.
 */
import type { Camera } from "./camera.svelte";
import { distance, type Point } from "./frames";

export interface Grips {
  /** Begins to drag the piece marked `data-grip`; returns false if it cannot be dragged now. */
  take: (grip: string, at: Point) => boolean;
  drag: (grip: string, at: Point) => void;
  drop: (grip: string) => void;
  tap: (at: Point) => void;
  /**
   * Returns the piece that is dragged by a finger set down on the bare board; null if the finger drags the board
   * itself.
   */
  anywhere?: () => string | null;
}

const STILL = 7; // pixels that a tap may wander
const LEAST_SPREAD = 20; // two closer fingers count as this many pixels apart, so that a pinch never jumps
const BUTTONS = "button, [role=button]:not([data-grip])";

/** Listens to gestures on an element; returns a function that stops listening. */
export function listen(screen: HTMLElement, camera: Camera, grips: Grips): () => void {
  const fingers = new Map<number, Point>();
  let holding: string | null = null;
  let pending: { grip: string; at: Point } | null = null; // what the finger drags once it moves
  let wandered = 0;

  const local = (event: MouseEvent): Point => {
    const { left, top } = screen.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const under = ({ x, y }: Point) => camera.under(x, y);

  function letGo() {
    if (holding !== null) grips.drop(holding);
    holding = null;
  }

  function down(event: PointerEvent) {
    const on = event.target as Element;
    if (event.button !== 0 || on.closest(BUTTONS)) return;
    const at = local(event);
    fingers.set(event.pointerId, at);
    screen.setPointerCapture(event.pointerId);
    pending = null;
    if (fingers.size > 1) {
      letGo();
      wandered = Infinity;
      return;
    }
    wandered = 0;
    camera.hold();
    const grip = on.closest<SVGElement>("[data-grip]")?.dataset["grip"];
    if (grip === undefined) {
      const distant = event.pointerType === "touch" ? grips.anywhere?.() : null;
      if (distant) pending = { grip: distant, at: under(at) };
    } else if (grips.take(grip, under(at))) holding = grip;
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = local(event);
    wandered += distance(at, before);
    if (wandered > STILL) {
      if (pending && grips.take(pending.grip, pending.at)) holding = pending.grip;
      pending = null;
      if (holding !== null) grips.drag(holding, under(at));
      else if (fingers.size === 1) camera.pan(at.x - before.x, at.y - before.y);
      else if (fingers.size === 2) pinch(event.pointerId, before, at);
    }
    if (wandered > STILL || holding !== null) fingers.set(event.pointerId, at);
  }

  function pinch(moving: number, before: Point, at: Point) {
    const other = [...fingers].find(([id]) => id !== moving)![1];
    const spread = (point: Point) => Math.max(LEAST_SPREAD, distance(point, other));
    camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    camera.zoom(spread(at) / spread(before), (at.x + other.x) / 2, (at.y + other.y) / 2, true);
  }

  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return;
    if (holding === null && wandered <= STILL && event.type === "pointerup") grips.tap(under(local(event)));
    letGo();
    if (fingers.size === 0) camera.release();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const { x, y } = local(event);
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y, true);
  }

  /** Keeps a drag on the board from selecting text elsewhere on the page. */
  function select(event: Event) {
    if (fingers.size) event.preventDefault();
  }

  screen.ownerDocument.addEventListener("selectstart", select);
  const all: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["wheel", wheel],
  ];
  for (const [kind, hear] of all) screen.addEventListener(kind, hear as EventListener, { passive: false });
  return () => {
    screen.ownerDocument.removeEventListener("selectstart", select);
    for (const [kind, hear] of all) screen.removeEventListener(kind, hear as EventListener);
  };
}
