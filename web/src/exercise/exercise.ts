import type { ChoicesOf, Player } from "../games/board";
import type { Stage } from "../table/stage.svelte";

/** Somebody who plays on a prepared board: a learner in a lesson, or the solver of a puzzle. */
export interface Exercise {
  readonly stage: Stage;
  /** The choices that the player is pointing at in the list, which the board highlights. */
  pointed: readonly number[];
  /** How many times a position has been set up; each time, the board is recreated and forgets what it remembered. */
  readonly setUps: number;
  readonly player: Player;
  /** Has everything been shown, so that it is the player's turn to act or to read? */
  readonly isAtRest: boolean;
  readonly choices: ChoicesOf<Record<string, unknown>> | null;
  act(action: object): void;
  takeBack(): void;
}
