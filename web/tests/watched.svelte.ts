/** Records what the boards of an exercise see whenever effects run. */
import { flushSync } from "svelte";
import type { Exercise } from "../src/exercise/exercise";

/**
 * Notes what the board sees from now on, as “board 2: start, choices start”: the number of the board, the `name` of its
 * view, and the `name` of the view to which its choices belong.
 */
export function watch(exercise: Exercise): { sights: string[]; stop: () => void } {
  const sights: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      const { setUps, stage, choices } = exercise;
      const view = (stage.view as { name?: string } | null)?.name;
      const sight = `board ${setUps}: ${view}, choices ${String(choices?.actions[0]?.["at"] ?? "none")}`;
      if (sight !== sights.at(-1)) sights.push(sight);
    });
  });
  flushSync();
  return { sights, stop };
}

/** Returns choices that contain the name of the position to which they belong. */
export const choicesAt = (name: string) => ({ actions: [{ type: "go", at: name }], regions: [], default: null });
