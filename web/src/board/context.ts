/** What the parts of a generic board share. */
import { createContext } from "svelte";
import type { Picking } from "./picking.svelte";

export interface SharedBoard {
  readonly picking: Picking;
  /** Is the viewer asked for something just now? */
  readonly isAsked: boolean;
  /** The keys of what somebody points at in the list of choices. */
  readonly pointed: ReadonlySet<string>;
  /** The seat that something last came from, as the events told; null: nobody knows. */
  ownerOf(key: string): number | null;
  /** What picking this would do, in words. */
  wordsOf(key: string): string;
  seatName(seat: number): string;
}

export const [getBoard, setBoard] = createContext<SharedBoard>();
