/** The clock of a table in words: how long everybody may think. */
import type { Settings } from "../types/table";
import { t } from "./words.svelte";

/** Returns a length of time in words: 20 seconds, 3 minutes, 24 hours. */
export function describeLength(seconds: number): string {
  if (seconds < 120) return t("seconds-count", { count: seconds });
  if (seconds < 7200) return t("minutes-count", { count: seconds / 60 });
  return t("hours-count", { count: seconds / 3600 });
}

/** Returns the clock of a table in words, such as "Clock: 1 minute per decision". */
export function describeClock({ clock, seconds }: Pick<Settings, "clock" | "seconds">): string {
  return t(`clock-said-${clock}`, { length: clock === "none" ? "" : describeLength(seconds ?? 60) });
}
