/** What of the graveyard is looked at: a frame of the paper, fitted into the stage. */
import type { Point } from "./geometry";

export interface Frame {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The frame around some points, with so much to spare. */
export function around(points: Point[], spare: number): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - spare;
  const y = Math.min(...ys) - spare;
  return { x, y, wide: Math.max(...xs) + spare - x, high: Math.max(...ys) + spare - y };
}

/** A frame shifted so that it shows as much as it can of another one. */
export function within(frame: Frame, whole: Frame): Frame {
  const shifted = (at: number, size: number, least: number, room: number) =>
    size >= room ? least + (room - size) / 2 : Math.max(least, Math.min(least + room - size, at));
  return {
    ...frame,
    x: shifted(frame.x, frame.wide, whole.x, whole.wide),
    y: shifted(frame.y, frame.high, whole.y, whole.high),
  };
}

const NEAREST = 9; // pixels to the u

export class Camera {
  width = $state(0); // of the stage, in pixels
  height = $state(0);
  /** What somebody chose to look at; null: what matters. */
  private chosen = $state.raw<{ middle: Point; scale: number } | null>(null);

  constructor(private readonly wanted: () => Frame) {}

  private get shot(): { middle: Point; scale: number } {
    if (this.chosen) return this.chosen;
    const { x, y, wide, high } = this.wanted();
    return { middle: { x: x + wide / 2, y: y + high / 2 }, scale: this.fitting(wide, high) };
  }

  get scale(): number {
    return this.shot.scale;
  }

  get isChosen(): boolean {
    return this.chosen !== null;
  }

  get transform(): string {
    const { middle, scale } = this.shot;
    return `translate(${this.width / 2 - middle.x * scale}px, ${this.height / 2 - middle.y * scale}px) scale(${scale})`;
  }

  /** A frame made as wide or high as the stage, and shifted so that it shows as much as it can of the whole. */
  filled(frame: Frame, whole: Frame): Frame {
    const scale = this.fitting(frame.wide, frame.high);
    const [wide, high] = [Math.max(frame.wide, this.width / scale), Math.max(frame.high, this.height / scale)];
    const middle = { x: frame.x - (wide - frame.wide) / 2, y: frame.y - (high - frame.high) / 2, wide, high };
    const { x, y } = within(middle, whole);
    return {
      x: Math.max(frame.x + frame.wide - wide, Math.min(frame.x, x)),
      y: Math.max(frame.y + frame.high - high, Math.min(frame.y, y)),
      wide,
      high,
    };
  }

  /** How many pixels to the u show a frame whole. */
  fitting(wide: number, high: number): number {
    if (!this.width || !this.height) return 1;
    return Math.min(NEAREST, this.width / wide, this.height / high);
  }

  /** What lies under a pixel of the stage. */
  under(x: number, y: number): Point {
    const { middle, scale } = this.shot;
    return { x: middle.x + (x - this.width / 2) / scale, y: middle.y + (y - this.height / 2) / scale };
  }

  pan(x: number, y: number): void {
    const { middle, scale } = this.shot;
    this.chosen = { middle: { x: middle.x - x / scale, y: middle.y - y / scale }, scale };
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.under(x, y);
    const { middle, scale } = this.shot;
    const next = Math.max(0.4, Math.min(NEAREST * 1.6, scale * factor));
    this.chosen = { middle, scale: next };
    const after = this.under(x, y);
    this.chosen = { middle: { x: middle.x + before.x - after.x, y: middle.y + before.y - after.y }, scale: next };
  }

  look(frame: Frame): void {
    this.chosen = {
      middle: { x: frame.x + frame.wide / 2, y: frame.y + frame.high / 2 },
      scale: this.fitting(frame.wide, frame.high),
    };
  }

  /** Looks at what matters again. */
  follow(): void {
    this.chosen = null;
  }
}
