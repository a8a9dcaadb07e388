/** An attempt at a puzzle: sends the server all inputs of the player, and shows the resulting position. */
import type { ChoicesOf, Player, Telling } from "../games/board";
import type { Exercise } from "../exercise/exercise";
import { puzzleAdvice, puzzleAttempt } from "../house/api";
import { settings } from "../house/settings.svelte";
import { Stage } from "../table/stage.svelte";
import type { Input, PuzzleView, SceneFrame } from "../types/lesson";

const BEFORE = 700; // ms for which the position is shown before the answer is played

export class Solver implements Exercise {
  attempt = $state.raw<PuzzleView | null>(null);
  trouble = $state.raw<unknown>(null);
  pointed = $state.raw<readonly number[]>([]);
  setUps = $state(0);
  readonly stage = new Stage(() => this.showNext());
  private isAsking = $state(false);
  private frames = $state.raw<SceneFrame[]>([]);
  private inputs: Input[] = [];
  private answer = $state.raw<Input[]>([]); // the part of the answer that has not been shown yet
  private version = 0;
  private timer = 0; // the id of the timer that starts the answer
  private isClosed = false;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  async open(telling: Telling): Promise<void> {
    this.stage.use(telling);
    await this.again();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.answer = [];
    this.frames = [];
    this.stage.close();
  }

  /** Has everything been shown, so that the player can act or read? */
  get isAtRest(): boolean {
    return this.stage.isAtRest && !this.frames.length && !this.answer.length && !this.isAsking;
  }

  get isOver(): boolean {
    return this.attempt?.status === "solved" || this.attempt?.status === "wrong";
  }

  get choices(): ChoicesOf<Record<string, unknown>> | null {
    return this.isAtRest ? ((this.attempt?.choices ?? null) as ChoicesOf<Record<string, unknown>> | null) : null;
  }

  /** The actions that the player may take at the board. */
  get player(): Player {
    return {
      choices: this.choices,
      labels: this.choices ? this.attempt!.labels : [],
      mayTakeBack: this.isAtRest && (this.attempt?.mayTakeBack ?? false),
      play: (action) => this.act(action),
      takeBack: () => this.takeBack(),
      advise: (about) => puzzleAdvice(this.game, this.id, this.inputs, about).catch(() => null),
    };
  }

  act(action: object): void {
    if (this.choices) void this.take([...this.inputs, { type: "act", action: action as Record<string, unknown> }]);
  }

  /** Takes back the last step, as if it had never been made. */
  takeBack(): void {
    if (this.player.mayTakeBack) void this.rewind(this.inputs.slice(0, -1));
  }

  /** Starts the puzzle again; false if the request failed. */
  async again(): Promise<boolean> {
    clearTimeout(this.timer);
    this.answer = [];
    return this.rewind([], true);
  }

  /** Plays the answer on the board, from the beginning. */
  async show(steps: readonly Record<string, unknown>[]): Promise<void> {
    if (!(await this.again())) return;
    this.answer = steps.map((action) => ({ type: "act", action }));
    this.timer = window.setTimeout(() => this.showNext(), BEFORE * settings.tempo);
  }

  /** Shows the position after these inputs at once, with `isNewBoard` on a board that remembers nothing. */
  private rewind(inputs: Input[], isNewBoard = false): Promise<boolean> {
    return this.ask(inputs, ({ view }) => {
      if (isNewBoard) this.setUps += 1;
      this.frames = [];
      this.stage.jump({ version: ++this.version, view });
    });
  }

  private async take(inputs: Input[]): Promise<void> {
    this.pointed = [];
    const isTaken = await this.ask(inputs, ({ frames }) => {
      this.frames = frames;
      this.showNext();
    });
    if (!isTaken) this.answer = []; // an answer that cannot be shown to its end must not lock the puzzle
  }

  /**
   * Asks the server for the result of these inputs, stores it and shows it with `show`, all before any effect runs: no
   * board may see the new choices beside an old view.  Returns false if the request failed or nobody waits any more.
   */
  private async ask(inputs: Input[], show: (attempt: PuzzleView) => void): Promise<boolean> {
    if (this.isAsking) return false;
    this.isAsking = true;
    this.trouble = null;
    let attempt: PuzzleView;
    try {
      attempt = await puzzleAttempt(this.game, this.id, inputs);
    } catch (error) {
      this.trouble = error;
      return false;
    } finally {
      this.isAsking = false;
    }
    if (this.isClosed) return false;
    this.inputs = attempt.status === "not-now" ? inputs.slice(0, -1) : inputs;
    this.attempt = attempt;
    show(attempt);
    return true;
  }

  /** Shows the next play. */
  private showNext(): void {
    const first = this.frames[0];
    if (!first) {
      const [step, ...later] = this.answer;
      this.answer = later;
      if (step) void this.take([...this.inputs, step]);
      return;
    }
    this.frames = this.frames.slice(1);
    this.stage.happened(first);
    this.stage.now({ version: ++this.version, view: first.view });
  }
}
