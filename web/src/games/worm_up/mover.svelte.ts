/**
 * A move while the player makes it: the heading, the drag of a head or a post, the path to a goal.  The regions in the
 * choices define what is legal.
 */
import type { Action, Confirm, CrawlPath, SwingFinish, WormUpView } from "../../types/worm_up";
import type { Phrase } from "../../types/table";
import type { BoardProps } from "../board";
import { DEGREE, shortTurn } from "../../stage/angles";
import { distance, type Point } from "../../stage/frames";
import { allows, along, angleTo, heading, nearest, onPaper, onTable, turned, type Arc, type Place } from "./geometry";

export interface CrawlRegion {
  kind: "arc";
  action: { type: "crawl"; angle: number; reverse: boolean };
  arcs: Arc[];
}

export interface SwingRegion {
  kind: "swing";
  action: SwingFinish;
  low: number;
  high: number;
  pivot: [number, number];
  radius: number;
  start: number;
}

interface PathRegion {
  kind: "path";
  action: CrawlPath;
  most: number;
}

type Region = CrawlRegion | SwingRegion | PathRegion;
type Props = BoardProps<WormUpView, Action>;

const REACH = 0.8; // how far the finger must be ahead of the head to set another segment, in segments
const BACK = 0.55; // how near the finger must come to the previous place to take a segment back, in segments
const DWELL = 450; // ms that the finger rests on a forbidden angle before the server is asked for the reason

export class Mover {
  reverse = $state(false);
  heading = $state(0);
  finger = $state.raw<Point | null>(null); // where the finger is while it drags a head
  swing = $state.raw<{ held: "left" | "right"; turn: number } | null>(null); // the swing so far while a post is dragged
  goal = $state.raw<Point | null>(null);
  way = $state.raw<CrawlPath | null>(null); // the path to the goal
  hasNoWay = $state(false);
  private kept = $state.raw<{ view: WormUpView; choices: Props["choices"] } | null>(null);
  private grabbed: Point | null = null; // where the finger was set down; null once it has moved
  private wanted: Point | "finish" | null = null; // the next goal to ask the server about
  private isAsking = false;
  private isDraggingPost = false;
  private fingerTurn = 0;
  private dwell = 0;
  private stepped: WormUpView | null = null; // the last view in which the drag has set a segment

  constructor(private readonly props: () => Props) {}

  // ── what the choices say ──

  /** The current choices; while a command waits for its answer, they stay what they were. */
  private get choices(): Props["choices"] {
    const { choices, view } = this.props();
    return choices ?? (this.kept?.view === view ? this.kept.choices : null);
  }

  private get regions(): Region[] {
    return (this.choices?.regions ?? []) as unknown as Region[];
  }

  get crawls(): CrawlRegion[] {
    return this.regions.filter((region) => region.kind === "arc");
  }

  get swings(): SwingRegion[] {
    return this.regions.filter((region) => region.kind === "swing");
  }

  /** The region of the next segment, at the end that crawls. */
  get crawl(): CrawlRegion | null {
    return this.crawls.find((region) => region.action.reverse === this.reverse) ?? this.crawls[0] ?? null;
  }

  get confirm(): Confirm | null {
    return (this.choices?.actions.find((action) => action.type === "confirm") as Confirm | undefined) ?? null;
  }

  get isLegal(): boolean {
    return !!this.crawl && allows(this.crawl.arcs, this.heading);
  }

  get canBeAdvised(): boolean {
    return this.regions.some((region) => region.kind === "path");
  }

  /** The worm that is to move now; null if that worm belongs to another seat. */
  get worm() {
    const { view } = this.props();
    const first = view.phase === "moving" ? view.order[0] : undefined;
    const worm = first && view.worms[first.worm];
    return worm && worm.seat === view.seat ? worm : null;
  }

  /** Returns the end that crawls, as a point on paper. */
  end(reverse: boolean): Point | null {
    const { view } = this.props();
    const body = this.worm?.body;
    return body ? onPaper(view.table, (reverse ? body.at(-1) : body[0])!) : null;
  }

  get head(): Point | null {
    return this.end(this.crawl?.action.reverse ?? false);
  }

  /** The number of segments that are still to be moved. */
  get left(): number {
    return this.props().view.left;
  }

  /** Can the end that crawls be dragged, forwards or back? */
  get isDraggable(): boolean {
    const { view, mayTakeBack } = this.props();
    return this.worm !== null && (this.crawls.length > 0 || (view.draft.length > 0 && mayTakeBack));
  }

  get size(): number {
    return this.props().view.table.segment / 100;
  }

  // ── a segment at a time ──

  /** Adopts new choices: straight on is proposed first, and a drag in progress continues. */
  refresh(choices: Props["choices"], view: WormUpView): void {
    const wanted = choices?.default;
    if (wanted?.type === "crawl") {
      this.reverse = wanted.reverse;
      if (!this.finger) this.heading = wanted.angle;
    }
    if (!choices) return;
    this.kept = { view, choices };
    this.forget();
    this.follow();
  }

  /** The place of the next segment in words. */
  get told(): Phrase {
    const { table, finish } = this.props().view;
    const [left, right] = [onPaper(table, finish.left), onPaper(table, finish.right)];
    const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
    const goal = this.head ? angleTo(this.head, middle) : 0;
    return {
      message: this.reverse ? "action-crawl-reverse" : "action-crawl",
      values: { heading: heading(this.heading, goal) },
    };
  }

  turn(degrees: number): void {
    this.heading = turned(this.heading, degrees);
  }

  /** Sets a segment; the server refuses an illegal place and says why. */
  step(angle = this.heading): void {
    const region = this.crawl;
    if (region) this.props().play({ type: "crawl", angle, reverse: region.action.reverse });
  }

  grab(reverse: boolean, at: Point): void {
    this.reverse = reverse;
    this.forget();
    this.stepped = null;
    this.grabbed = at;
    this.drag(at);
  }

  drag(at: Point): void {
    this.finger = at;
    if (this.grabbed && distance(this.grabbed, at) < this.size * 0.4) return;
    this.grabbed = null;
    this.follow();
  }

  /** Ends the drag; a heading for which there is no room snaps back to the nearest one that is allowed. */
  letGo(): void {
    clearTimeout(this.dwell);
    this.dwell = 0;
    this.finger = null;
    this.heading = this.held;
  }

  /** Moves the worm to the finger: forwards, or back along the segments it has set. */
  private follow(): void {
    const { view, mayTakeBack, takeBack, choices } = this.props();
    const body = this.worm?.body;
    if (!this.finger || this.grabbed || !body || !choices || this.stepped === view) return;
    const head = this.end(this.reverse && this.crawls.some((region) => region.action.reverse))!;
    const far = distance(head, this.finger);
    if (view.draft.length && mayTakeBack && this.isBehind(body.map((place) => onPaper(view.table, place)))) {
      this.stepped = view;
      takeBack();
      return;
    }
    const region = this.crawl;
    if (!region || view.left === 0) return;
    if (far > this.size * 0.3) this.heading = angleTo(head, this.finger);
    if (far < this.size * REACH) return this.wonder(false);
    if (allows(region.arcs, this.heading)) {
      this.wonder(false);
      this.stepped = view; // fingers move faster than the server answers
      this.step();
    } else this.wonder(true);
  }

  private isBehind(body: Point[]): boolean {
    const finger = this.finger!;
    const back = body.findIndex((point, at) => at > 0 && distance(point, finger) < this.size * BACK);
    return back > 0 && distance(body[0]!, finger) > distance(body[back]!, finger);
  }

  /** Asks the server why an angle is forbidden, once the finger has rested on it for a while. */
  private wonder(isStuck: boolean): void {
    if (!isStuck) {
      clearTimeout(this.dwell);
      this.dwell = 0;
    } else if (!this.dwell) {
      this.dwell = window.setTimeout(() => this.finger && this.crawl && !this.isLegal && this.step(), DWELL);
    }
  }

  /** The allowed angle nearest to the one that the player points at. */
  get held(): number {
    return this.crawl ? nearest(this.crawl.arcs, this.heading) : this.heading;
  }

  // ── the finish ──

  swingOf(held: "left" | "right"): SwingRegion | null {
    return this.swings.find((region) => region.action.held === held) ?? null;
  }

  /** Begins to drag the moving post; the post `held` stays where it is. */
  grabPost(held: "left" | "right", at: Point): void {
    const region = this.swingOf(held);
    if (!region) return;
    this.isDraggingPost = true;
    this.fingerTurn = 0;
    this.swing = { held, turn: 0 };
    this.dragPost(at);
  }

  dragPost(at: Point): void {
    const region = this.swing && this.swingOf(this.swing.held);
    if (!this.isDraggingPost || !region) return;
    const pivot = onPaper(this.props().view.table, region.pivot);
    this.fingerTurn += shortTurn(region.start + this.fingerTurn, angleTo(pivot, at));
    this.turnPost(region, this.fingerTurn);
  }

  letGoPost(): void {
    if (!this.isDraggingPost) return;
    this.isDraggingPost = false;
    this.playSwing();
  }

  /** Turns a post by keyboard, by some degrees to the right. */
  nudgePost(held: "left" | "right", degrees: number): void {
    const region = this.swingOf(held);
    if (!region) return;
    const turn = this.swing?.held === held ? this.swing.turn : 0;
    this.turnPost(region, turn + shortTurn(0, turned(0, degrees)));
  }

  /** Returns in words how far a post is turned about the held one; null if it is not turned. */
  swingTold(held: "left" | "right"): Phrase | null {
    const turn = this.swing?.held === held ? this.swing.turn : 0;
    if (turn === 0) return null;
    const degrees = Math.round(Math.abs(turn) / DEGREE);
    const post = { message: `post-${held}`, values: {} };
    return { message: "action-swing-finish", values: { post, degrees, way: turn > 0 ? "left" : "right" } };
  }

  playSwing(): void {
    const swing = this.swing;
    const region = swing && this.swingOf(swing.held);
    if (swing && region && swing.turn !== 0) this.props().play({ ...region.action, turn: swing.turn });
    else this.swing = null;
  }

  private turnPost(region: SwingRegion, turn: number): void {
    this.swing = { held: region.action.held, turn: Math.max(region.low, Math.min(region.high, Math.round(turn))) };
  }

  // ── crawl there for me ──

  /** Puts a flag in front of the head; from there it can be moved by keyboard. */
  plant(): void {
    const head = this.head;
    if (head) void this.aim(along(head, this.held, this.size * Math.max(2, this.props().view.left)));
  }

  nudgeFlag(x: number, y: number): void {
    const { goal } = this;
    if (goal)
      void this.aim(
        onPaper(this.props().view.table, onTable(this.props().view.table, { x: goal.x + x, y: goal.y + y })),
      );
  }

  async aim(goal: Point | "finish"): Promise<void> {
    if (!this.canBeAdvised) return;
    this.goal = goal === "finish" ? null : goal;
    this.wanted = goal;
    if (this.isAsking) return; // the next question is sent when the answer arrives
    this.isAsking = true;
    while (this.wanted) {
      const { advise, view } = this.props();
      const to: Place | "finish" = this.wanted === "finish" ? "finish" : onTable(view.table, this.wanted);
      this.wanted = null;
      const advice = (await advise({ to })) as { crawls: CrawlPath[] } | null;
      if (this.props().view !== view) break; // the match has moved on meanwhile
      this.way = advice?.crawls[0] ?? null;
      this.hasNoWay = this.way === null;
    }
    this.isAsking = false;
  }

  goThere(): void {
    if (this.way) this.props().play(this.way);
  }

  /** Drops the goal and the path to it. */
  forget(): void {
    this.wanted = null;
    this.goal = null;
    this.way = null;
    this.hasNoWay = false;
    this.swing = null;
  }
}
