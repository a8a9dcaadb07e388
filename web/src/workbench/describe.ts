/** Describes the errors and steps that the workbench shows. */
import { LANGUAGES } from "../house/settings.svelte";
import { t, words } from "../house/words.svelte";
import type { Fault, StepView } from "../types/workbench";

/**
 * Returns the other languages in which the message of a fault differs from the one in the page's language; a message
 * without translations is shown only once.
 */
export const otherLanguages = (fault: Fault, language: string) =>
  LANGUAGES.filter((other) => fault.said[other] && fault.said[other] !== (fault.said[language] ?? fault.text));

/** Returns a sentence about what a seat did in a step. */
export function stepDone(step: StepView): string {
  if (step.kind === "setUp") return t("bench-set-up");
  const who = step.seat === null ? "" : words.tell("seat-name", { number: step.seat + 1 });
  const what = step.said ? words.say(step.said, { names: [], you: null }) : t(`bench-step-${step.kind}`);
  return t("bench-step-done", { who, what });
}
