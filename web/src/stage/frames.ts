/** Points, and the frames (rectangles) that a camera shows. */

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const wide = (frame: Frame): number => frame.right - frame.left;
export const high = (frame: Frame): number => frame.bottom - frame.top;
export const middleOf = ({ left, top, right, bottom }: Frame): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Returns the frame around some points, with a margin on each side. */
export function around(points: readonly Point[], margin: number): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** Do two frames differ so little that a camera need not move from one to the other? */
export function isNear(a: Frame, b: Frame): boolean {
  const most = (wide(b) + high(b)) * 0.06;
  return (["left", "right", "top", "bottom"] as const).every((side) => Math.abs(a[side] - b[side]) < most);
}

/**
 * Enlarges a frame to at least a given size; it still shows everything it showed before, and stays within the whole as
 * far as it can.
 */
export function enlarged(frame: Frame, whole: Frame, least: { width: number; height: number }): Frame {
  const [left, right] = widened([frame.left, frame.right], [whole.left, whole.right], least.width);
  const [top, bottom] = widened([frame.top, frame.bottom], [whole.top, whole.bottom], least.height);
  return { left, right, top, bottom };
}

type Span = [number, number];

function widened([from, to]: Span, [first, last]: Span, least: number): Span {
  const size = Math.max(to - from, least);
  const room = last - first;
  const centred = from - (size - (to - from)) / 2;
  const shifted = size >= room ? first + (room - size) / 2 : clamp(centred, first, last - size);
  const start = clamp(shifted, to - size, from);
  return [start, start + size];
}
