/** The camera over a board: it follows what matters until the user moves it. */
import { clamp, high, middleOf, wide, type Frame, type Point } from "./frames";

/** What the camera shows: the point in the middle of the screen, and the number of pixels per unit of the board. */
interface Shot {
  middle: Point;
  scale: number;
}

export interface Subject {
  /** The frame of the whole board. */
  whole: () => Frame;
  /** The frame of what is worth looking at now. */
  wanted: () => Frame;
  /** The number of pixels at the bottom of the screen that are covered by something else. */
  covered?: () => number;
  /** The share of the screen that is left free on each side. */
  margin?: number;
}

const NEAREST = 9; // pixels per unit, at most, while the camera moves by itself
const BY_HAND = 1.6; // how many times closer than that a person may zoom
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

  /** Returns the scale at which a whole frame is visible. */
  scaleFor(frame: Frame): number {
    if (!this.width || !this.height) return 1;
    const room = 1 - 2 * (this.subject.margin ?? 0);
    const free = this.height - (this.subject.covered?.() ?? 0);
    return this.limited(Math.min((this.width * room) / wide(frame), (free * room) / high(frame)), NEAREST);
  }

  /** Returns the point of the board under a pixel of the screen. */
  under(x: number, y: number): Point {
    const { middle, scale } = this.shot;
    return { x: middle.x + (x - this.width / 2) / scale, y: middle.y + (y - this.height / 2) / scale };
  }

  /** Returns the pixel of the screen over a point of the board. */
  at({ x, y }: Point): Point {
    const { middle, scale } = this.shot;
    return { x: this.width / 2 + (x - middle.x) * scale, y: this.height / 2 + (y - middle.y) * scale };
  }

  /** Stops the camera where it is just now, even in the middle of a glide. */
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

  /** Zooms in or out; the point of the board under the given pixel stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2, isDirect = false): void {
    const { middle, scale } = isDirect ? this.seen() : this.shot;
    const next = this.limited(scale * factor, NEAREST * BY_HAND);
    const off = 1 / scale - 1 / next;
    const moved = { x: middle.x + (x - this.width / 2) * off, y: middle.y + (y - this.height / 2) * off };
    this.choose({ middle: moved, scale: next }, isDirect);
  }

  /** Shows a frame until the user moves the camera. */
  look(frame: Frame): void {
    this.choose(this.fitting(frame), false);
  }

  lookAtAll(): void {
    this.look(this.subject.whole());
  }

  /** Lets the camera follow what matters again. */
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

  /** Returns the shot that is on the screen now, which lags behind `shot` during a glide. */
  private seen(): Shot {
    const drawn = this.world && getComputedStyle(this.world).transform;
    if (!drawn || drawn === "none" || !this.isGliding) return this.shot;
    const { a: scale, e, f } = new DOMMatrix(drawn);
    return { middle: { x: (this.width / 2 - e) / scale, y: (this.height / 2 - f) / scale }, scale };
  }
}
