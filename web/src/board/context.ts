/** What the components of a generic board share. */
import { createContext } from "svelte";
import type { Picking } from "./picking.svelte";

export interface SharedBoard {
  readonly picking: Picking;
  /** Is the viewer being asked for a decision? */
  readonly isAsked: boolean;
  /** The keys of the things named by the choice that the player is pointing at in the list. */
  readonly pointed: ReadonlySet<string>;
  /** The seat that a thing last came from, according to the events; null: unknown. */
  ownerOf(key: string): number | null;
  /** What picking this thing would do, in words. */
  wordsOf(key: string): string;
  seatName(seat: number): string;
}

export const [getBoard, setBoard] = createContext<SharedBoard>();
