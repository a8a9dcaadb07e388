/** What of the table is looked at: a place in the middle, and so many pixels to the millimetre. */
import type { Point } from "./geometry";

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MOST = 9;
const STEADY = 900; // ms
const AROUND = 0.06; // room left around what is looked at, of the stage

/** The frame around some places, with so many millimetres to spare. */
export function around(points: Point[], spare: number): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - spare,
    right: Math.max(...xs) + spare,
    top: Math.min(...ys) - spare,
    bottom: Math.max(...ys) + spare,
  };
}

export class Camera {
  width = $state(0); // of the stage, in pixels
  height = $state(0);
  middle = $state.raw<Point>({ x: 400, y: 500 });
  scale = $state(1);
  isFollowing = $state(true); // until somebody looks elsewhere
  isGliding = $state(false);
  isSteady = $state(true); // nothing has moved for a moment
  paper: Element | null = null; // what is looked at, as it is drawn just now, also in the midst of a glide
  private rest = 0;

  constructor(private readonly table: () => Frame) {}

  get transform(): string {
    const { x, y } = this.middle;
    return `translate(${this.width / 2 - x * this.scale}px, ${this.height / 2 - y * this.scale}px) scale(${this.scale})`;
  }

  /** What lies under a pixel of the page. */
  under(x: number, y: number): Point {
    const { left, top, width } = this.paper!.getBoundingClientRect();
    const scale = width / (this.table().right - this.table().left);
    return { x: (x - left) / scale, y: (y - top) / scale };
  }

  /** Stays as it is just now. */
  hold(x: number, y: number): void {
    this.middle = this.under(x + this.width / 2, y + this.height / 2);
    this.scale = this.paper!.getBoundingClientRect().width / (this.table().right - this.table().left);
    this.isGliding = false;
  }

  /** Looks at a part of the table, above what is covered at the bottom of the stage. */
  look(frame: Frame, covered: number): void {
    if (!this.width || !this.height) return;
    const room = 1 - 2 * AROUND;
    const wide = (this.width * room) / (frame.right - frame.left);
    const high = ((this.height - covered) * room) / (frame.bottom - frame.top);
    this.isGliding = true;
    this.stir();
    this.scale = this.held(Math.min(wide, high));
    this.middle = this.kept({
      x: (frame.left + frame.right) / 2,
      y: (frame.top + frame.bottom) / 2 + covered / 2 / this.scale,
    });
  }

  /** Comes nearer (or goes away); what is under a pixel of the stage stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.stir();
    const before = this.scale;
    this.scale = this.held(this.scale * factor);
    const off = 1 / before - 1 / this.scale;
    this.middle = this.kept({
      x: this.middle.x + (x - this.width / 2) * off,
      y: this.middle.y + (y - this.height / 2) * off,
    });
    this.isFollowing = false;
  }

  pan(x: number, y: number): void {
    this.isGliding = false;
    this.stir();
    this.middle = this.kept({ x: this.middle.x - x / this.scale, y: this.middle.y - y / this.scale });
    this.isFollowing = false;
  }

  private stir(): void {
    this.isSteady = false;
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => (this.isSteady = true), STEADY);
  }

  private held(scale: number): number {
    const { left, right, top, bottom } = this.table();
    const whole = Math.min(this.width / (right - left), this.height / (bottom - top));
    return Math.max(whole * 0.8, Math.min(MOST, scale));
  }

  private kept(point: Point): Point {
    const { left, right, top, bottom } = this.table();
    return { x: Math.max(left, Math.min(right, point.x)), y: Math.max(top, Math.min(bottom, point.y)) };
  }
}
