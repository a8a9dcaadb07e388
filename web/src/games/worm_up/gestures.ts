/** Fingers and mice on the stage: one takes a head, a post or the table itself, two pinch, a tap points. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

export interface Grips {
  /** Takes what lies there; false if there is nothing to take. */
  take: (grip: string, at: Point) => boolean;
  drag: (at: Point) => void;
  drop: () => void;
  tap: (at: Point) => void;
}

const STILL = 7; // pixels that a tap may wander

export function gestures(stage: HTMLElement, camera: Camera, grips: Grips): () => void {
  const fingers = new Map<number, Point>();
  let isHolding = false;
  let wandered = 0;

  const local = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const under = (event: MouseEvent) => camera.under(event.clientX, event.clientY);

  function down(event: PointerEvent) {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    const at = local(event);
    fingers.set(event.pointerId, at);
    stage.setPointerCapture(event.pointerId);
    if (fingers.size > 1) {
      if (isHolding) grips.drop();
      isHolding = false;
      wandered = Infinity;
      return;
    }
    wandered = 0;
    const grip = (event.target as Element).closest<SVGElement>("[data-grip]")?.dataset["grip"];
    const box = stage.getBoundingClientRect();
    camera.hold(box.left, box.top);
    isHolding = grip !== undefined && grips.take(grip, under(event));
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = local(event);
    wandered += Math.hypot(at.x - before.x, at.y - before.y);
    if (isHolding) grips.drag(under(event));
    else if (fingers.size === 1 && wandered > STILL) camera.pan(at.x - before.x, at.y - before.y);
    else if (fingers.size === 2) pinch(event.pointerId, before, at);
    if (wandered > STILL || isHolding || fingers.size > 1) fingers.set(event.pointerId, at);
  }

  function pinch(moving: number, before: Point, at: Point) {
    const other = [...fingers].find(([id]) => id !== moving)![1];
    const spread = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    camera.zoom(spread(at) / spread(before), (at.x + other.x) / 2, (at.y + other.y) / 2);
  }

  function up(event: PointerEvent) {
    const at = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!at) return;
    if (isHolding) grips.drop();
    else if (wandered <= STILL && event.type === "pointerup") grips.tap(under(event));
    isHolding = false;
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const at = local(event);
    camera.isGliding = false;
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), at.x, at.y);
  }

  const all: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["wheel", wheel],
  ];
  for (const [kind, listen] of all) stage.addEventListener(kind, listen as EventListener, { passive: false });
  return () => all.forEach(([kind, listen]) => stage.removeEventListener(kind, listen as EventListener));
}
