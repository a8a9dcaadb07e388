/** A fight shown in beats: cards are revealed, dice thrown and points counted, one beat after the other. */
import type { DiceThrown, Event, GloryView, LayShown, Shown, Throw } from "../../types/glory";
import type { Box } from "./cards";

/** A fight with everything that its beats reveal. */
export interface Fight {
  challenger: string;
  challenged: string;
  /** The cards and dice in the order of the reveal; the first `known` of them lay open before the first beat. */
  pieces: Shown[];
  known: number;
  referee: string | null;
  thrown: DiceThrown | null;
  how: string | null; // how the fight ends: dice, cancelled or left; null: further cards are still to be laid
  out: string[];
  left: string[]; // the wrestlers that leave the ring
}

export type Beat =
  | { kind: "reveal"; count: number }
  | { kind: "referee" }
  | { kind: "roll"; side: 0 | 1 }
  | { kind: "count"; side: 0 | 1; count: number }
  | { kind: "total"; side: 0 | 1 }
  | { kind: "result" };

const LENGTHS: Record<Beat["kind"], number> = {
  reveal: 950,
  referee: 1700,
  roll: 1500,
  count: 800,
  total: 650,
  result: 2600,
};
export const beatLength = (beat: Beat): number => LENGTHS[beat.kind];

/** Which parts of a fight have been shown. */
export interface Progress {
  revealed: number;
  isRefereeSeen: boolean;
  isRolled: [boolean, boolean];
  counted: [number, number];
  isTotalled: [boolean, boolean];
  isDecided: boolean;
}

const piecesOf = (lay: LayShown, fighter: string | undefined): Shown[] => {
  const made: Shown[] = [];
  for (const card of [lay.card, lay.referee])
    if (card && fighter) made.push({ seat: lay.seat, card, wrestler: fighter });
  if (lay.diva && lay.before) made.push({ seat: lay.seat, card: lay.diva, wrestler: lay.before });
  if (lay.dieFor) made.push({ seat: lay.seat, card: null, wrestler: lay.dieFor });
  return made;
};

/** Returns the fight that these events show, given the view before them; null if they show none. */
export function fightIn(events: readonly Event[], before: GloryView): Fight | null {
  const { challenger, challenged } = before;
  if (!challenger || !challenged) return null;
  const owner = new Map(before.wrestlers.map((one) => [one.wrestler, one.seat]));
  const fighterOf = (seat: number) => [challenger, challenged].find((one) => owner.get(one) === seat);
  const fight: Fight = {
    challenger,
    challenged,
    pieces: [...before.shown],
    known: before.shown.length,
    referee: null,
    thrown: null,
    how: null,
    out: [],
    left: [],
  };
  let isShow = false;
  for (const event of events) {
    if (event.type === "laysShown") {
      isShow = true;
      for (const lay of event.lays) fight.pieces.push(...piecesOf(lay, fighterOf(lay.seat)));
    } else if (event.type === "moreLaysShown") {
      isShow = true;
      for (const lay of event.lays) {
        const fighter = fighterOf(lay.seat)!;
        for (const card of [lay.card, lay.other])
          if (card) fight.pieces.push({ seat: lay.seat, card, wrestler: fighter });
      }
    } else if (event.type === "refereeDecided") fight.referee = event.card;
    else if (event.type === "diceThrown") [fight.thrown, isShow] = [event, true];
    else if (event.type === "fightEnded") fight.how = event.how;
    else if (event.type === "eliminated") fight.out.push(event.wrestler);
    else if (event.type === "ringLeft") fight.left.push(event.wrestler);
  }
  return isShow ? fight : null;
}

/** Returns the beats in which a fight is shown; they do not depend on what the viewer has seen before. */
export function beatsOf(events: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    if (event.type === "laysShown") {
      const count = event.lays.reduce((sum, lay) => sum + piecesOf(lay, "fighter").length, 0);
      for (let n = 1; n <= Math.max(1, count); n++) beats.push({ kind: "reveal", count: 1 });
    } else if (event.type === "moreLaysShown") {
      const count = event.lays.reduce((sum, lay) => sum + Number(lay.card !== null) + Number(lay.other !== null), 0);
      for (let n = 1; n <= Math.max(1, count); n++) beats.push({ kind: "reveal", count: 1 });
    } else if (event.type === "refereeDecided") beats.push({ kind: "referee" });
    else if (event.type === "diceThrown") {
      for (const side of [0, 1] as const) {
        const thrown = side === 0 ? event.challenger : event.challenged;
        beats.push({ kind: "roll", side });
        for (let n = 1; n <= thrown.changes.length; n++) beats.push({ kind: "count", side, count: n });
        beats.push({ kind: "total", side });
      }
      beats.push({ kind: "result" });
    } else if (event.type === "fightEnded" && event.how !== "dice") beats.push({ kind: "result" });
  }
  return beats;
}

/** Returns which parts of a fight have been shown after its first `count` beats. */
export function progressOf(fight: Fight, beats: readonly Beat[], count: number): Progress {
  const progress: Progress = {
    revealed: fight.known,
    isRefereeSeen: false,
    isRolled: [false, false],
    counted: [0, 0],
    isTotalled: [false, false],
    isDecided: false,
  };
  for (const beat of beats.slice(0, count)) {
    if (beat.kind === "reveal") progress.revealed = Math.min(progress.revealed + 1, fight.pieces.length);
    else if (beat.kind === "referee") progress.isRefereeSeen = true;
    else if (beat.kind === "roll") progress.isRolled[beat.side] = true;
    else if (beat.kind === "count") progress.counted[beat.side] = beat.count;
    else if (beat.kind === "total") progress.isTotalled[beat.side] = true;
    else progress.isDecided = true;
  }
  return progress;
}

/** One reason for the result of a throw: a number of dice or points, and what they come from. */
export interface Reason {
  dice: number;
  points: number;
  piece: Shown | null; // the card or bought die that is the reason; null: the two dice that everybody has
}

/**
 * Explains a fighter's throw, in the order of the reveal; for display only, because the server has already computed the
 * result.
 */
export function reasonsOf(fight: Fight, thrown: Throw, box: Box): Reason[] {
  const reasons: Reason[] = [{ dice: 2, points: 0, piece: null }];
  const isVoid = fight.referee !== null && box.get(fight.referee)?.effect === "void";
  for (const piece of fight.pieces) {
    const isFor = piece.wrestler === thrown.wrestler;
    const card = piece.card === null ? null : box.get(piece.card);
    if (!card) {
      if (isFor) reasons.push({ dice: 1, points: 0, piece });
    } else if (!isVoid && (card.group === "defence" ? !isFor : isFor) && card.group !== "referee") {
      const amount = card.group === "defence" ? -card.amount : card.amount;
      const isDie = card.effect === "die";
      reasons.push({ dice: isDie ? amount : 0, points: isDie ? 0 : amount, piece });
    }
  }
  return reasons;
}
