/**
 * Finds places on a board that mean the same on every screen, relative to things that the board explains (`about` in
 * guide/about.ts).
 */
import type { Point } from "./room.svelte";

const FARTHEST = 50; // the farthest a mark may be from its thing, in multiples of the thing's size

const things = (board: Element): Element[] => [...board.querySelectorAll("[data-about]")];

/** Returns the distance of a point from a box; 0 inside the box. */
function distance(box: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

const within = (value: number) => Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(value * 1000) / 1000));

function relative(thing: number, box: DOMRect, x: number, y: number): Point {
  return { thing, x: within((x - box.left) / box.width), y: within((y - box.top) / box.height) };
}

/**
 * Returns the place at a point of the screen, relative to the nearest thing; if several are equally near, to the
 * smallest.
 */
export function pointAt(board: Element, x: number, y: number): Point {
  let best = { far: Infinity, size: Infinity, thing: -1, box: board.getBoundingClientRect() };
  for (const [thing, element] of things(board).entries()) {
    const box = element.getBoundingClientRect();
    const size = box.width * box.height;
    const far = distance(box, x, y);
    if (size > 0 && (far < best.far || (far === best.far && size < best.size))) best = { far, size, thing, box };
  }
  return relative(best.thing, best.box, x, y);
}

/** Returns the middle of the thing to which an element belongs; null if it belongs to no thing. */
export function middleOf(board: Element, target: Element): Point | null {
  const thing = things(board).indexOf(target.closest("[data-about]") ?? target);
  return thing < 0 ? null : { thing, x: 0.5, y: 0.5 };
}

/**
 * Returns where a place is on this screen, in pixels from the corner of the board; null if its thing is not on the
 * board.
 */
export function placeOf(board: Element, point: Point): { x: number; y: number; size: number } | null {
  const whole = board.getBoundingClientRect();
  const box = point.thing < 0 ? whole : things(board)[point.thing]?.getBoundingClientRect();
  if (!box || box.width * box.height === 0) return null;
  const x = box.left - whole.left + point.x * box.width;
  const y = box.top - whole.top + point.y * box.height;
  return { x, y, size: point.thing < 0 ? 0 : Math.min(box.width, box.height) };
}
