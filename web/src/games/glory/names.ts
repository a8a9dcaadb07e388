/** Tells whose each wrestler is, because boards and sentences name a wrestler together with its player. */
import type { GloryView, WrestlerView } from "../../types/glory";

/** Returns the name of the player whose wrestler this is. */
export const playerName = (view: Pick<GloryView, "wrestlers">, names: readonly string[], wrestler: string): string =>
  names[view.wrestlers.find((one) => one.wrestler === wrestler)?.seat ?? -1] ?? "";

/** Returns the seat of every wrestler that has been taken, by the id of the sentence that names the wrestler. */
export const ownersOf = (wrestlers: readonly Pick<WrestlerView, "wrestler" | "seat">[]): [string, number][] =>
  wrestlers.flatMap(({ wrestler, seat }) => (wrestler ? [[`wrestler-${wrestler}`, seat]] : []));
