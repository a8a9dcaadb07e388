/** The changes that the last move made in the arena, which are marked there. */
import type { Event } from "../../types/glory";

export interface LastMove {
  wrestlers: ReadonlySet<string>;
  /** The space that a wrestler left in the last move, counted from 0. */
  left: { wrestler: string; space: number } | null;
}

/** Returns the wrestlers that some events moved or hurt; null if there are none. */
export function lastMove(events: readonly Event[], spaces: number): LastMove | null {
  const wrestlers = new Set<string>();
  let left: LastMove["left"] = null;
  for (const event of events) {
    switch (event.type) {
      case "advanced":
        left = { wrestler: event.wrestler, space: event.space - 1 };
        break;
      case "ringEntered":
        left = { wrestler: event.wrestler, space: spaces - 1 };
        break;
      case "ringLeft":
      case "ringReentered":
      case "staminaChanged":
        break;
      default:
        continue;
    }
    wrestlers.add(event.wrestler);
  }
  return wrestlers.size ? { wrestlers, left } : null;
}
