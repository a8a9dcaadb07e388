/** The names of the people around a board. */
import { t } from "../house/words.svelte";
import type { SeatView } from "../types/table";

/** Returns the name at each seat; an empty seat is called by its number. */
export const namesOf = (seats: readonly SeatView[], count: number): string[] =>
  Array.from({ length: count }, (_, seat) => seats[seat]?.name || t("seat-name", { number: seat + 1 }));
