/** The trial walks that a player has asked for. */
import type { Point } from "../../stage/frames";
import type { BoardView } from "../../types/wound_up";
import type { Guesses } from "./Fan.svelte";
import { paper } from "./geometry";

/** The pawn of which a walk is tried, and the pose in which the walk would begin. */
export interface Start {
  seat: number;
  from: Guesses["from"];
}

export class Trials {
  private told = $state.raw<Guesses | null>(null);
  /** The ends of all trial walks since the question was asked. */
  reach = $state.raw<Point[]>([]);

  /** Forgets all walks, because another question is asked. */
  forget(): void {
    this.told = null;
    this.reach = [];
  }

  /** Hides the walks, because they do not belong to what the player chooses now. */
  hide(): void {
    this.told = null;
  }

  /** Returns the walks that begin in this pose, if those were the last that were asked for. */
  from(start: Start | null): Guesses | null {
    const [one, other] = [this.told?.from, start?.from];
    return one && other && one.x === other.x && one.y === other.y && one.facing === other.facing ? this.told : null;
  }

  /** Asks the server for trial walks of the pawn if it were wound and let go. */
  async ask(
    advise: (about: unknown) => Promise<unknown>,
    board: BoardView,
    start: Start,
    winds: number,
  ): Promise<void> {
    const answer = (await advise({ seat: start.seat, ...start.from, winds })) as Omit<Guesses, "from"> | null;
    if (!answer) return;
    this.told = { ...answer, from: start.from };
    this.reach = [...this.reach, ...[start.from, ...answer.walks].map(({ x, y }) => paper(board, x, y))];
  }
}
