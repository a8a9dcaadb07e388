/** The camera over a board: it follows what matters until somebody looks elsewhere. */
import { clamp, high, middleOf, wide, type Frame, type Point } from "./frames";

/** A point in the middle of the screen, and how many pixels a unit of the board takes there. */
interface Shot {
  middle: Point;
  scale: number;
}

export interface Subject {
  /** The whole board. */
  whole: () => Frame;
  /** What is worth looking at now. */
  wanted: () => Frame;
  /** How many pixels at the bottom lie under something else. */
  covered?: () => number;
  /** The share of the screen left free on each side. */
  margin?: number;
}

const NEAREST = 9; // pixels per unit, at most, while the camera moves by itself
const BY_HAND = 1.6; // how many times nearer a person may zoom
const FARTHEST = 0.8; // the smallest scale, as a share of the one that shows the whole board
const REST = 900; // ms without a change, after which the camera counts as steady

export class Camera {
  width = $state(0); // the width of the screen, in pixels
  height = $state(0);
  isReady = $state(false); // false at first: the camera does not glide to its first shot
  isSteady = $state(true);
  world: Element | null = null; // the element that has the `transform`
  private chosen = $state.raw<Shot | null>(null); // the shot that a person chose; null: the camera follows what matters
  private held = $state.raw<Shot | null>(null); // the shot while a finger lies on the screen
  private isDirect = $state(false); // the last change was made by a finger or a wheel

  constructor(private readonly subject: Subject) {}

  private readonly shot: Shot = $derived.by(() => this.held ?? this.chosen ?? this.fitting(this.subject.wanted()));
  readonly scale: number = $derived(this.shot.scale);
  readonly transform: string = $derived.by(() => {
    const { middle, scale } = this.shot;
    return `translate(${this.width / 2 - middle.x * scale}px, ${this.height / 2 - middle.y * scale}px) scale(${scale})`;
  });

  get isFollowing(): boolean {
    return this.chosen === null;
  }

  /** Does the board glide to the new shot? */
  get isGliding(): boolean {
    return this.isReady && !this.held && !this.isDirect;
  }

  /** The scale that shows a whole frame. */
  scaleFor(frame: Frame): number {
    if (!this.width || !this.height) return 1;
    const room = 1 - 2 * (this.subject.margin ?? 0);
    const free = this.height - (this.subject.covered?.() ?? 0);
    return this.limited(Math.min((this.width * room) / wide(frame), (free * room) / high(frame)), NEAREST);
  }

  /** The point under a pixel of the screen. */
  under(x: number, y: number): Point {
    const { middle, scale } = this.shot;
    return { x: middle.x + (x - this.width / 2) / scale, y: middle.y + (y - this.height / 2) / scale };
  }

  /** The pixel of the screen over a point. */
  at({ x, y }: Point): Point {
    const { middle, scale } = this.shot;
    return { x: this.width / 2 + (x - middle.x) * scale, y: this.height / 2 + (y - middle.y) * scale };
  }

  /** Stops where the camera is just now, even in the middle of a glide. */
  hold(): void {
    this.held = this.seen();
  }

  release(): void {
    if (this.held) this.isDirect = false;
    this.held = null;
  }

  pan(x: number, y: number): void {
    const { middle, scale } = this.shot;
    this.choose({ middle: { x: middle.x - x / scale, y: middle.y - y / scale }, scale }, true);
  }

  /** Comes nearer or goes away; what is under a pixel of the screen stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2, isDirect = false): void {
    const { middle, scale } = isDirect ? this.seen() : this.shot;
    const next = this.limited(scale * factor, NEAREST * BY_HAND);
    const off = 1 / scale - 1 / next;
    const moved = { x: middle.x + (x - this.width / 2) * off, y: middle.y + (y - this.height / 2) * off };
    this.choose({ middle: moved, scale: next }, isDirect);
  }

  /** Looks at a frame until somebody looks elsewhere. */
  look(frame: Frame): void {
    this.choose(this.fitting(frame), false);
  }

  lookAtAll(): void {
    this.look(this.subject.whole());
  }

  /** Looks at what matters again. */
  follow(): void {
    this.chosen = null;
    this.isDirect = false;
  }

  /**
   * Marks the camera as steady once the transform has not changed for a while; returns a function that stops waiting.
   */
  settle(_transform: string): () => void {
    this.isSteady = false;
    const timer = setTimeout(() => (this.isSteady = true), REST);
    return () => clearTimeout(timer);
  }

  private choose({ middle, scale }: Shot, isDirect: boolean): void {
    const { left, right, top, bottom } = this.subject.whole();
    this.held = null;
    this.isDirect = isDirect;
    this.chosen = { middle: { x: clamp(middle.x, left, right), y: clamp(middle.y, top, bottom) }, scale };
  }

  private fitting(frame: Frame): Shot {
    const scale = this.scaleFor(frame);
    const { x, y } = middleOf(frame);
    return { middle: { x, y: y + (this.subject.covered?.() ?? 0) / 2 / scale }, scale };
  }

  private limited(scale: number, nearest: number): number {
    const whole = this.subject.whole();
    const all = Math.min(this.width / wide(whole), this.height / high(whole));
    return clamp(scale, Math.min(nearest, all * FARTHEST), nearest);
  }

  /** The shot on the screen, which lags behind `shot` during a glide. */
  private seen(): Shot {
    const drawn = this.world && getComputedStyle(this.world).transform;
    if (!drawn || drawn === "none" || !this.isGliding) return this.shot;
    const { a: scale, e, f } = new DOMMatrix(drawn);
    return { middle: { x: (this.width / 2 - e) / scale, y: (this.height / 2 - f) / scale }, scale };
  }
}
