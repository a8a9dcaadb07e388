/** The motion of every piece during the events of a step, as keyframes for `element.animate`. */
import type { Event } from "../../types/malta";
import { STEP, at, spotOf, type Direction, type Spot } from "./grid";
import type { Scene } from "./timeline";
import { after, type Tile } from "./tiles";

export type Tracks = Map<string, Keyframe[]>;

const EASE = "cubic-bezier(.45,.05,.3,1)";
const LIFT = "cubic-bezier(.2,.7,.4,1)";
const FALL = "cubic-bezier(.6,0,.8,.3)";

/** The keyframes of a step, piece by piece; until its first event, a piece rests where it was before the step. */
class Score {
  readonly tracks: Tracks = new Map();

  /** Adds keyframes for a piece during the part of the step in which the scene is shown. */
  play(piece: string, scene: Scene, frames: [number, Keyframe][]): void {
    const track = this.tracks.get(piece) ?? [];
    const last = track.at(-1);
    if (!last) track.push({ ...frames[0]![1], offset: 0 });
    else if (last.offset! < scene.from) track.push({ ...last, offset: scene.from });
    for (const [part, frame] of frames) {
      // Offsets must never decrease, not even by a rounding error.
      const offset = Math.min(1, Math.max(track.at(-1)!.offset!, scene.from + part * (scene.to - scene.from)));
      track.push({ ...frame, offset });
    }
    this.tracks.set(piece, track);
  }
}

const turn = (quarters: number): string => `rotate(${quarters * 90}deg)`;

/** Returns the keyframes of everything that moves in these scenes, given the spaces and pawns as they were before. */
export function tracksOf(scenes: Scene[], tiles: Tile[], pawns: (string | null)[], side: number): Tracks {
  const score = new Score();
  const standing = [...pawns];
  for (const scene of scenes) {
    const { event } = scene;
    const next = after(event, tiles, side);
    for (const [index, tile] of tiles.entries()) moveTile(score, scene, tile, next[index]!, side);
    tiles = next;
    movePawn(score, scene, standing, side);
  }
  return score.tracks;
}

function moveTile(score: Score, scene: Scene, old: Tile, now: Tile, side: number): void {
  if (old === now) return;
  if (old.isUp !== now.isUp) flip(score, scene, old);
  if (old.quarters !== now.quarters) {
    score.play(`art ${old.key}`, scene, [
      [0, { transform: turn(old.quarters), easing: EASE }],
      [1, { transform: turn(now.quarters) }],
    ]);
    score.play(`flip ${old.key}`, scene, [
      [0, { transform: "scale(1)", easing: LIFT }],
      [0.5, { transform: "scale(1.14)", easing: EASE }],
      [1, { transform: "scale(1)" }],
    ]);
  }
  if (old.place !== now.place) {
    const way = [spotOf(old.place, side), spotOf(now.place, side)] as const;
    if (scene.event.type === "lineShifted") slide(score, scene, old.key, way, scene.event.direction as Direction);
    else arc(score, scene, old.key, way);
  }
}

function flip(score: Score, scene: Scene, tile: Tile): void {
  score.play(`flip ${tile.key}`, scene, [
    [0, { transform: "scale(1) skewY(0deg)", easing: FALL }],
    [0.5, { transform: "scale(.04,1.16) skewY(10deg)", easing: LIFT }],
    [1, { transform: "scale(1) skewY(0deg)" }],
  ]);
  const [shown, hidden] = tile.isUp ? ["front", "back"] : ["back", "front"];
  const visible: Keyframe = { visibility: "visible" };
  const away: Keyframe = { visibility: "hidden" };
  const turns = (face: string, first: Keyframe, then: Keyframe) =>
    score.play(`${face} ${tile.key}`, scene, [
      [0, first],
      [0.5, first],
      [0.5, then],
      [1, then],
    ]);
  turns(shown!, visible, away);
  turns(hidden!, away, visible);
}

/** Moves a space along an arc; two spaces that swap places take arcs on opposite sides. */
function arc(score: Score, scene: Scene, key: number, [from, to]: readonly [Spot, Spot]): void {
  const bend = 0.28;
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
  const frames: [number, Keyframe][] = [];
  const parts = 12;
  for (let part = 0; part <= parts; part++) {
    const t = (1 - Math.cos((Math.PI * part) / parts)) / 2;
    // Follows a parabola from `a` to `b`, which passes through `m` half-way.
    const mix = (a: number, m: number, b: number) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * (2 * m - (a + b) / 2) + t ** 2 * b;
    const spot = { x: mix(from.x, middle.x, to.x), y: mix(from.y, middle.y, to.y) };
    const scale = 1 + 0.18 * Math.sin(Math.PI * t);
    frames.push([part / parts, { transform: `${at(spot)} scale(${scale})`, zIndex: "6" }]);
  }
  frames.push([1, { transform: `${at(to)} scale(1)`, zIndex: "1" }]);
  score.play(`tile ${key}`, scene, frames);
}

/** Slides a row or column by one space; its last space leaves the board and comes in again at the other end. */
function slide(score: Score, scene: Scene, key: number, [from, to]: readonly [Spot, Spot], direction: Direction): void {
  const step = STEP[direction];
  const isLast = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > 1;
  const frame = (spot: Spot, opacity: number): Keyframe => ({ transform: at(spot), opacity });
  if (!isLast) {
    score.play(`tile ${key}`, scene, [
      [0, { ...frame(from, 1), easing: EASE }],
      [1, frame(to, 1)],
    ]);
    return;
  }
  const out = { x: from.x + step.x * 0.9, y: from.y + step.y * 0.9 };
  const back = { x: to.x - step.x * 0.9, y: to.y - step.y * 0.9 };
  score.play(`tile ${key}`, scene, [
    [0, { ...frame(from, 1), easing: FALL }],
    [0.5, frame(out, 0)],
    [0.5, { ...frame(back, 0), easing: LIFT }],
    [1, frame(to, 1)],
  ]);
}

function movePawn(score: Score, scene: Scene, standing: (string | null)[], side: number): void {
  const { event } = scene;
  switch (event.type) {
    case "pawnPlaced":
    case "seatReturned":
      standing[event.seat] = event.place;
      stay(score, scene, event.seat, spotOf(event.place, side));
      score.play(`hop ${event.seat}`, scene, [
        [0, { transform: "translateY(-160%) scale(1.3)", opacity: 0, easing: FALL }],
        [0.6, { transform: "translateY(0) scale(1.08,.9)", opacity: 1, easing: LIFT }],
        [1, { transform: "translateY(0) scale(1)", opacity: 1 }],
      ]);
      break;
    case "pawnMoved":
      hop(score, scene, event, side);
      standing[event.seat] = event.end;
      break;
    case "seatLost":
      if (standing[event.seat]) stay(score, scene, event.seat, spotOf(standing[event.seat]!, side));
      score.play(`hop ${event.seat}`, scene, [
        [0, { transform: "translateY(0) rotate(0) scale(1)", opacity: 1, easing: FALL }],
        [0.35, { transform: "translateY(-8%) rotate(-14deg) scale(1.1)", opacity: 1, easing: FALL }],
        [1, { transform: "translateY(30%) rotate(70deg) scale(.3)", opacity: 0 }],
      ]);
      break;
  }
}

function stay(score: Score, scene: Scene, seat: number, spot: Spot): void {
  score.play(`pawn ${seat}`, scene, [
    [0, { transform: at(spot) }],
    [1, { transform: at(spot) }],
  ]);
}

function hop(score: Score, scene: Scene, event: Extract<Event, { type: "pawnMoved" }>, side: number): void {
  const from = spotOf(event.start, side);
  const to = spotOf(event.end, side);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const high = Math.min(120, 45 + 18 * far);
  score.play(`pawn ${event.seat}`, scene, [
    [0, { transform: at(from) }],
    [0.12, { transform: at(from), easing: "cubic-bezier(.3,.1,.6,.95)" }],
    [0.85, { transform: at(to) }],
    [1, { transform: at(to) }],
  ]);
  score.play(`hop ${event.seat}`, scene, [
    [0, { transform: "translateY(0) scale(1)", opacity: 1 }],
    [0.12, { transform: "translateY(0) scale(1.12,.84)", opacity: 1, easing: LIFT }],
    [0.48, { transform: `translateY(-${high}%) scale(.96,1.1)`, opacity: 1, easing: FALL }],
    [0.85, { transform: "translateY(0) scale(1.14,.82)", opacity: 1, easing: LIFT }],
    [1, { transform: "translateY(0) scale(1)", opacity: 1 }],
  ]);
}
