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
  /** The frame that matters most now. */
  wanted: () => Frame;
  /** The number of pixels at the bottom of the screen that are covered by something else. */
  covered?: () => number;
  /** The share of the screen that is left free on each side. */
  margin?: number;
  /** Is the board shown a quarter turn clockwise, so that its top is on the right? */
  isTurned?: () => boolean;
}

const NEAREST = 9; // pixels per unit, at most, while the camera moves by itself
const BY_HAND = 1.6; // the factor by which a user may zoom in beyond NEAREST
const FARTHEST = 0.8; // the smallest scale, as a share of the scale that shows the whole board
const REST = 900; // ms without a change, after which the camera counts as steady

export class Camera {
  width = $state(0); // the width of the screen, in pixels
  height = $state(0);
  isReady = $state(false); // false at first: the camera does not glide to its first shot
  isSteady = $state(true);
  world: Element | null = null; // the element that has the `transform`
  private chosen = $state.raw<Shot | null>(null); // the shot that the user chose; null: the camera follows what matters
  private held = $state.raw<Shot | null>(null); // the shot while a finger lies on the screen
  private isDirect = $state(false); // was the last change made by a finger or a wheel?

  constructor(private readonly subject: Subject) {}

  private readonly shot: Shot = $derived.by(() => this.held ?? this.chosen ?? this.fitting(this.subject.wanted()));
  readonly scale: number = $derived(this.shot.scale);
  readonly transform: string = $derived.by(() => {
    const { middle, scale } = this.shot;
    const { x, y } = this.onScreen(middle);
    const turn = this.isTurned ? " rotate(90deg)" : "";
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px)${turn} scale(${scale})`;
  });

  get isTurned(): boolean {
    return this.subject.isTurned?.() ?? false;
  }

  /** Converts a direction on the board to the same direction on the screen. */
  onScreen({ x, y }: Point): Point {
    return this.isTurned ? { x: -y, y: x } : { x, y };
  }

  /** Converts a direction on the screen to the same direction on the board. */
  onBoard({ x, y }: Point): Point {
    return this.isTurned ? { x: y, y: -x } : { x, y };
  }

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
    const { x: across, y: down } = this.sizeOf(frame);
    return this.limited(Math.min((this.width * room) / across, (free * room) / down), NEAREST);
  }

  /** Returns the point of the board under a pixel of the screen. */
  under(x: number, y: number): Point {
    const { middle, scale } = this.shot;
    const off = this.onBoard({ x: (x - this.width / 2) / scale, y: (y - this.height / 2) / scale });
    return { x: middle.x + off.x, y: middle.y + off.y };
  }

  /** Returns the pixel of the screen over a point of the board. */
  at({ x, y }: Point): Point {
    const { middle, scale } = this.shot;
    const off = this.onScreen({ x: x - middle.x, y: y - middle.y });
    return { x: this.width / 2 + off.x * scale, y: this.height / 2 + off.y * scale };
  }

  /** Stops the camera at once, even in the middle of a glide. */
  hold(): void {
    this.held = this.shotOnScreen();
  }

  release(): void {
    if (this.held) this.isDirect = false;
    this.held = null;
  }

  pan(x: number, y: number): void {
    const { middle, scale } = this.shot;
    const off = this.onBoard({ x, y });
    this.choose({ middle: { x: middle.x - off.x / scale, y: middle.y - off.y / scale }, scale }, true);
  }

  /** Zooms in or out; the point of the board under the given pixel stays there. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2, isDirect = false): void {
    const { middle, scale } = isDirect ? this.shotOnScreen() : this.shot;
    const next = this.limited(scale * factor, NEAREST * BY_HAND);
    const part = 1 / scale - 1 / next;
    const off = this.onBoard({ x: (x - this.width / 2) * part, y: (y - this.height / 2) * part });
    const moved = { x: middle.x + off.x, y: middle.y + off.y };
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
    const off = this.onBoard({ x: 0, y: (this.subject.covered?.() ?? 0) / 2 / scale });
    return { middle: { x: x + off.x, y: y + off.y }, scale };
  }

  /** Returns how wide and how high a frame is on the screen, at scale 1. */
  private sizeOf(frame: Frame): Point {
    return this.isTurned ? { x: high(frame), y: wide(frame) } : { x: wide(frame), y: high(frame) };
  }

  private limited(scale: number, nearest: number): number {
    const whole = this.sizeOf(this.subject.whole());
    const all = Math.min(this.width / whole.x, this.height / whole.y);
    return clamp(scale, Math.min(nearest, all * FARTHEST), nearest);
  }

  /** Returns the shot that is on the screen now, which lags behind `shot` during a glide. */
  private shotOnScreen(): Shot {
    const drawn = this.world && getComputedStyle(this.world).transform;
    if (!drawn || drawn === "none" || !this.isGliding) return this.shot;
    const { a, b, e, f } = new DOMMatrix(drawn);
    const scale = Math.hypot(a, b);
    return { middle: this.onBoard({ x: (this.width / 2 - e) / scale, y: (this.height / 2 - f) / scale }), scale };
  }
}
