import type { ChoicesOf, Player } from "../games/board";
import type { Stage } from "../table/stage.svelte";

/** Somebody who plays on a prepared board: a learner in a lesson, or the solver of a puzzle. */
export interface Exercise {
  readonly stage: Stage;
  /** Which choices the player points at in the list, so that the board shows them. */
  pointed: readonly number[];
  /** Counts how often the board was set up; whatever a board remembers ends there. */
  readonly setUps: number;
  readonly player: Player;
  /** Has everything been shown, so that it is the player's turn to act or to read? */
  readonly isAtRest: boolean;
  readonly choices: ChoicesOf<Record<string, unknown>> | null;
  act(action: object): void;
  takeBack(): void;
}
