/** A pose or a rotation of a pawn while the player chooses it, within what the choices allow. */
import type { Action, TriggerView, WoundUpView } from "../../types/wound_up";
import type { ChoicesOf } from "../board";
import { TURN, wrapped } from "../../stage/angles";
import { around, clamp, type Point } from "../../stage/frames";
import { courseAt, courseOf, type Course } from "./course";
import { misfit, nearestLegal, type ArcRegion, type PoseRegion, type Region, type SwingRegion } from "./geometry";
import { pitOnTheWay, stopsOf, type Stops } from "./turning";

const NOTICED = TURN / 180; // turns by less than this look the same

export class Aim {
  /** Is the player using a purple token? */
  isPurple = $state(false);
  black = $state(0);
  green = $state(0);
  turn = $state(0);
  facing = $state(0);
  at = $state.raw<Point>({ x: 0, y: 0 }); // 1/100 mm
  private regions = $state.raw<Region[]>([]);
  private view = $state.raw<WoundUpView | null>(null);

  /**
   * Adopts new choices, and drops the current aim; but a turn by a purple token continues while it is still possible.
   */
  refresh(view: WoundUpView, choices: ChoicesOf<Action> | null): void {
    const before = this.isPurple ? this.purple : null;
    this.view = view;
    this.regions = (choices?.regions ?? []) as unknown as Region[];
    const { purple } = this;
    this.isPurple = before !== null && purple !== null && before.start === purple.start;
    this.black = this.green = 0;
    this.turn = this.isPurple && purple ? clamp(this.turn, purple.low, purple.high) : 0;
    if (!this.pose && !this.arc) return;
    const middle = this.pose ? middleOf(this.pose.area) : this.pivot;
    this.facing =
      this.seat === null || !middle ? 0 : courseAt(view.board, middle, view.pawns[this.seat]!.progress ?? 0).facing;
    if (this.pose && middle) {
      this.at = nearestLegal(this.pose, middle.x, middle.y, this.facing) ?? middle;
    }
  }

  get purple(): SwingRegion | null {
    return this.regions.find((one): one is SwingRegion => one.action.type === "usePurple") ?? null;
  }

  get pose(): PoseRegion | null {
    return this.isPurple ? null : (this.regions.find((one): one is PoseRegion => one.kind === "pose") ?? null);
  }

  get arc(): ArcRegion | null {
    return this.isPurple ? null : (this.regions.find((one): one is ArcRegion => one.kind === "arc") ?? null);
  }

  /** The regions for letting go after a turn (option `aim`), one for each number of tokens. */
  get aims(): SwingRegion[] {
    return this.regions.filter((one): one is SwingRegion => one.action.type === "letGo");
  }

  get swing(): SwingRegion | null {
    if (this.isPurple) return this.purple;
    const turning = this.regions.find((one): one is SwingRegion => one.action.type === "turn");
    if (turning) return turning;
    return this.aims.find((one) => one.action.black === this.black && one.action.green === this.green) ?? null;
  }

  get isOn(): boolean {
    return this.pose !== null || this.arc !== null || this.swing !== null;
  }

  /** The seat whose pawn is being aimed. */
  get seat(): number | null {
    const view = this.view;
    if (!view) return null;
    if (this.swing?.action.type === "turn") return view.auction?.target ?? view.seat;
    return view.seat;
  }

  /** The point about which the dial turns, in 1/100 mm. */
  get pivot(): Point | null {
    if (this.pose) return this.at;
    if (this.swing) return { x: this.swing.pivot[0], y: this.swing.pivot[1] };
    if (!this.arc || !this.view || this.seat === null) return null;
    const spot = this.view.pawns[this.seat]!.trigger;
    const trigger = spot === null ? null : this.view.board.triggers[spot];
    return trigger ? { x: trigger.x, y: trigger.y } : this.at;
  }

  /** The facing that the pawn would have. */
  get heading(): number {
    return this.swing ? wrapped(this.swing.start + this.turn) : this.facing;
  }

  /** The direction of the path at the place where the pawn is aimed. */
  get course(): Course {
    const { view, seat } = this;
    if (!view || seat === null) return { facing: 0, isLast: false };
    return this.pose ? courseAt(view.board, this.at, view.pawns[seat]!.progress ?? 0) : courseOf(view, seat);
  }

  /** The pawns that stop a turn on either side. */
  get stops(): Stops {
    const { view, seat, swing } = this;
    return view && swing && seat !== null ? stopsOf(view, swing, seat) : { left: null, right: null };
  }

  /** The grave or mausoleum that the feet would touch during the turn. */
  get pit(): TriggerView | null {
    const { view, seat, swing } = this;
    return view && swing && seat !== null ? pitOnTheWay(view, swing, view.pawns[seat]!, this.turn) : null;
  }

  /** Why the pawn cannot be placed where it is; null if it can. */
  get misfit(): ReturnType<typeof misfit> {
    return this.pose && misfit(this.pose, this.at.x, this.at.y, this.facing);
  }

  get isLegal(): boolean {
    return this.isOn && this.misfit === null;
  }

  get action(): Action | null {
    if (this.pose) return { type: "placePawn", x: this.at.x, y: this.at.y, facing: this.facing };
    if (this.arc) return { type: "facePawn", facing: this.facing };
    const swing = this.swing;
    return swing ? ({ ...swing.action, turn: this.turn } as Action) : null;
  }

  /** Turns to the allowed facing nearest to this one. */
  face(facing: number): void {
    if (this.swing) this.turn = this.turnTo(this.swing, facing);
    else this.facing = wrapped(facing);
  }

  /** Would `face` change anything? */
  mayFace(facing: number): boolean {
    if (!this.swing) return wrapped(facing) !== this.facing;
    return Math.abs(this.turnTo(this.swing, facing) - this.turn) > NOTICED;
  }

  private turnTo({ low, high, start }: SwingRegion, facing: number): number {
    const left = wrapped(facing - start);
    const ways = [left, left - TURN].filter((way) => way >= low && way <= high);
    // If the turn may go in both directions, it continues in the direction in which it was going.
    if (ways.length) return ways.reduce((a, b) => (Math.abs(a - this.turn) <= Math.abs(b - this.turn) ? a : b));
    return left - high < TURN + low - left ? high : low;
  }

  /** Turns further by `quanta`, to the left if positive. */
  rotate(quanta: number): void {
    const swing = this.swing;
    if (swing) this.turn = clamp(Math.round(this.turn + quanta), swing.low, swing.high);
    else this.facing = wrapped(this.facing + quanta);
  }

  move(to: Point): void {
    const area = this.pose?.area;
    if (!area) return;
    const { left, right, top, bottom } = around(
      area.map(([x, y]) => ({ x, y })),
      0,
    );
    this.at = { x: clamp(Math.round(to.x), left, right), y: clamp(Math.round(to.y), top, bottom) };
  }

  /** Drops the pawn; where it would not fit, moves it to the nearest place where it does. */
  drop(): void {
    if (!this.pose) return;
    this.at = nearestLegal(this.pose, this.at.x, this.at.y, this.facing) ?? this.at;
  }
}

function middleOf(area: [number, number][]): Point {
  const sum = (which: 0 | 1) => area.reduce((total, point) => total + point[which], 0);
  return { x: Math.round(sum(0) / area.length), y: Math.round(sum(1) / area.length) };
}
