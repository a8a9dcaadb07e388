/**
 * The nonces that this browser adds to a table's luck.  It seals them (sends their hashes) while people gather, and
 * opens them (sends them) once no seal can change.
 */
import { randomHex } from "../house/random";
import { sha256 } from "../house/sha256";
import type { SeatView } from "../types/table";
import type { Wish } from "./socket";

/** The seat and the seal of everybody who adds to the luck, in the order of seats. */
export type Seals = readonly (readonly [number, string])[];

/** The part of the luck that is fixed when a match begins. */
export interface Luck {
  commitment: string;
  seals: Seals;
  nonces: readonly string[];
}

interface Kept {
  table: string;
  commitment: string;
  seat: number;
  seal: string;
  nonce: string;
  against: Seals | null; // the list of seals for which the nonce was opened
}

const KEY = "sealed";
const MOST = 40; // the most nonces that are kept; those of the oldest tables are forgotten first
const NONCE_BYTES = 16;

const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

function hashed(head: string, tail: string): string {
  const start = new TextEncoder().encode(head);
  const end = unhex(tail);
  const whole = new Uint8Array(start.length + end.length);
  whole.set(start);
  whole.set(end, start.length);
  return sha256(whole);
}

/** Returns the seal (hash) of a nonce, which is valid only for one commitment of the server and one seat. */
export const sealOf = (commitment: string, seat: number, nonce: string) =>
  hashed(`ludotheque nonce\0${commitment}\0${seat}\0`, nonce);

/** Returns the commitment to a seed, which the server shows before anybody seals a nonce. */
export const commitmentOf = (seed: string) => hashed("ludotheque seed\0", seed);

const isSame = (one: Seals, other: Seals) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The nonces of one table.  All tabs of a browser share them, so that any open tab can open a nonce that another tab
 * has sealed.
 */
export class Sealing {
  private opened = ""; // the seal whose nonce this page has already opened

  constructor(private readonly table: string) {}

  /**
   * Returns the wish by which this browser adds to the luck of a table where people gather: to open its nonce, or to seal
   * one.  With `isFirst`, a seal of another device is replaced.  Returns null if nothing is to be done.
   */
  due(
    seats: readonly SeatView[],
    seat: number,
    commitment: string,
    { isOpening, isFirst }: { isOpening: boolean; isFirst: boolean },
  ): Wish | null {
    const { seal, hasOpened } = seats[seat]!;
    if (isOpening) {
      const seals = seats.map((one, at) => [at, one.seal] as const).filter(([, sealed]) => sealed);
      const nonce = hasOpened || this.opened === seal ? null : this.open(seals, commitment, seat);
      if (nonce === null) return null;
      this.opened = seal;
      return { type: "openNonce", nonce };
    }
    const whose = this.whose(seal, commitment);
    const isDue = !seal || whose === "stale" || (whose === "unknown" && isFirst);
    return isDue ? { type: "addSeal", seal: this.seal(commitment, seat) } : null;
  }

  /** Makes and keeps a new nonce; returns its seal. */
  seal(commitment: string, seat: number): string {
    const nonce = randomHex(NONCE_BYTES);
    const seal = sealOf(commitment, seat, nonce);
    this.write([...this.read(), { table: this.table, commitment, seat, seal, nonce, against: null }]);
    return seal;
  }

  /** Says whether a seal is ours for this commitment ("ours"), ours for another ("stale"), or not ours ("unknown"). */
  whose(seal: string, commitment: string): "ours" | "stale" | "unknown" {
    const kept = this.find(seal);
    return kept ? (kept.commitment === commitment ? "ours" : "stale") : "unknown";
  }

  /**
   * Returns the nonce of our seal in a list of seals, and remembers the list; returns null if none of the seals is
   * ours, or if we opened its nonce for another list.
   */
  open(seals: Seals, commitment: string, seat: number): string | null {
    const seal = seals.find(([whose]) => whose === seat)?.[1] ?? "";
    const kept = this.find(seal);
    if (kept?.commitment !== commitment || kept.seat !== seat) return null;
    if (kept.against && !isSame(kept.against, seals)) return null;
    this.write([...this.read().filter((one) => one.seal !== seal), { ...kept, against: seals }]);
    return kept.nonce;
  }

  /**
   * Returns what is wrong with the luck of a match (as the id of a sentence); "" if every nonce fits its seal and ours
   * is among them.
   */
  trouble({ commitment, seals, nonces }: Luck, seat: number | null): string {
    const opened = this.read().filter((one) => one.table === this.table && one.seat === seat && one.against);
    const last = opened.at(-1);
    if (last) {
      const at = seals.findIndex(([, seal]) => seal === last.seal);
      const isOurs = at >= 0 && nonces[at] === last.nonce && commitment === last.commitment;
      if (!isOurs || !isSame(last.against!, seals)) return "dice-not-ours";
    }
    if (seals.length && seals.length !== nonces.length) return "dice-not-sealed";
    return seals.every(([whose, seal], at) => sealOf(commitment, whose, nonces[at]!) === seal) ? "" : "dice-not-sealed";
  }

  /** Forgets our nonces for a commitment with which the match could not begin. */
  forget(commitment: string): void {
    this.write(this.read().filter((one) => one.table !== this.table || one.commitment !== commitment));
  }

  private find(seal: string): Kept | undefined {
    return this.read().find((one) => one.table === this.table && one.seal === seal);
  }

  private read(): Kept[] {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  }

  private write(kept: Kept[]): void {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  }
}
