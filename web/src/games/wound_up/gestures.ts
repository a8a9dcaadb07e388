/** Fingers and mice in the graveyard: one takes a pawn or the dial, or pushes the ground; two pinch; a tap points. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

export interface Grips {
  /** Takes what lies there; false if nothing can be taken now. */
  take: (grip: string, at: Point) => boolean;
  drag: (grip: string, at: Point) => void;
  drop: () => void;
  tap: (at: Point) => void;
}

const STILL = 7; // pixels that a tap may wander

export function gestures(stage: HTMLElement, camera: Camera, grips: Grips): () => void {
  const fingers = new Map<number, Point>();
  let holding: string | null = null;
  let wandered = 0;

  const local = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const under = ({ x, y }: Point) => camera.under(x, y);

  function down(event: PointerEvent) {
    const on = event.target as Element;
    if (event.button !== 0 || on.closest("button, .target")) return;
    const at = local(event);
    fingers.set(event.pointerId, at);
    stage.setPointerCapture(event.pointerId);
    if (fingers.size > 1) {
      holding = null;
      wandered = Infinity;
      return;
    }
    wandered = 0;
    const grip = on.closest<SVGElement>("[data-grip]")?.dataset["grip"];
    holding = grip !== undefined && grips.take(grip, under(at)) ? grip : null;
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = local(event);
    wandered += Math.hypot(at.x - before.x, at.y - before.y);
    if (holding !== null) {
      if (wandered > STILL) grips.drag(holding, under(at));
      fingers.set(event.pointerId, at);
      return;
    }
    if (wandered <= STILL) return;
    if (fingers.size === 1) camera.pan(at.x - before.x, at.y - before.y);
    else pinch(event.pointerId, before, at);
    fingers.set(event.pointerId, at);
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
    if (holding !== null) grips.drop();
    else if (wandered <= STILL && event.type === "pointerup") grips.tap(under(at));
    holding = null;
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const at = local(event);
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
