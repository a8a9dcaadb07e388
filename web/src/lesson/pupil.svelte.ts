/** A learner in a lesson: sends the server all inputs made in a chapter, and shows the resulting position. */
import type { ChoicesOf, Player, Telling } from "../games/board";
import { Complaint, lessonAdvice, lessonInfo, lessonScene } from "../house/api";
import { words } from "../house/words.svelte";
import { Stage } from "../table/stage.svelte";
import type { Input, LessonInfo, SceneFrame, SceneView } from "../types/lesson";
import type { Exercise } from "../exercise/exercise";
import { keepProgress, progressOf } from "./progress";

const PAUSE = 1200; // ms for a last look at a position, before the next step begins from another one

export class Pupil implements Exercise {
  info = $state.raw<LessonInfo | null>(null);
  chapter = $state("");
  scene = $state.raw<SceneView | null>(null);
  done = $state.raw<string[]>([]);
  trouble = $state.raw<unknown>(null);
  pointed = $state.raw<readonly number[]>([]);
  setUps = $state(0);
  readonly stage = new Stage(() => this.showNext());
  private isAsking = $state(false);
  private frames = $state.raw<SceneFrame[]>([]);
  private isShowing = false; // are frames being shown?
  private isPausing = $state(false);
  private inputs: Input[] = [];
  private isDone = false;
  private version = 0;
  private timer = 0;

  constructor(readonly game: string) {}

  /** Begins where this learner stopped the last time. */
  async open(telling: Telling): Promise<void> {
    this.stage.use(telling);
    const [info] = await Promise.all([lessonInfo(this.game), words.learnPart(this.game, "lesson")]);
    const kept = progressOf(this.game);
    this.done = kept.done.filter((chapter) => info.chapters.includes(chapter));
    this.isDone = kept.isDone;
    this.info = info;
    const isKnown = info.chapters.includes(kept.chapter);
    await this.begin(isKnown ? kept.chapter : info.chapters[0]!, isKnown ? kept.inputs : []);
  }

  close(): void {
    clearTimeout(this.timer);
    this.stage.close();
  }

  /** Has everything been shown, so that it is the learner's turn to act or to read? */
  get isAtRest(): boolean {
    return this.stage.isAtRest && !this.frames.length && !this.isPausing && !this.isAsking;
  }

  get isLast(): boolean {
    return this.chapter === this.info?.chapters.at(-1);
  }

  get choices(): ChoicesOf<Record<string, unknown>> | null {
    return this.isAtRest ? ((this.scene?.choices ?? null) as ChoicesOf<Record<string, unknown>> | null) : null;
  }

  /** The actions that the learner may take at the board. */
  get player(): Player {
    return {
      choices: this.choices,
      labels: this.choices ? this.scene!.labels : [],
      mayTakeBack: this.isAtRest && (this.scene?.mayTakeBack ?? false),
      play: (action) => this.act(action),
      takeBack: () => this.takeBack(),
      advise: (about) => lessonAdvice(this.game, this.chapter, this.inputs, about).catch(() => null),
    };
  }

  /** Begins a chapter, perhaps with inputs that the learner made in it before. */
  async begin(chapter: string, inputs: Input[] = []): Promise<void> {
    clearTimeout(this.timer);
    this.isPausing = false;
    this.isShowing = false;
    this.frames = [];
    this.stage.close();
    this.chapter = chapter;
    let scene = await this.ask(inputs, ({ status }) => {
      if (status !== "mistaken") this.setUp();
    });
    if (scene?.status === "mistaken") scene = await this.ask(inputs.slice(0, scene.kept), () => this.setUp());
    if (!scene) this.setUp(); // back to the position in which the learner was before
  }

  /** Continues with the next chapter. */
  next(): void {
    const { chapters } = this.info!;
    void this.begin(chapters[chapters.indexOf(this.chapter) + 1] ?? chapters[0]!);
  }

  act(action: object): void {
    if (this.choices) void this.take({ type: "act", action: action as Record<string, unknown> });
  }

  guess(guess: string): void {
    if (this.isAtRest) void this.take({ type: "guess", guess });
  }

  /** Takes back the last part of a choice, as if it had never been made. */
  takeBack(): void {
    if (this.isAtRest && this.scene?.mayTakeBack) void this.ask(this.inputs.slice(0, -1), () => this.jump());
  }

  /** Goes back to the position before a mistake; if the request fails, everything stays as it is. */
  async tryAgain(): Promise<void> {
    await this.ask(this.inputs.slice(0, this.scene!.kept), () => this.setUp());
  }

  private async take(input: Input): Promise<void> {
    this.pointed = [];
    await this.ask([...this.inputs, input], ({ frames }) => {
      this.frames = frames;
      this.isShowing = frames.length > 0;
      if (this.isShowing) this.showNext();
      else this.jump();
    });
  }

  /**
   * Asks the server for the result of these inputs, stores it and shows it with `show`, all before any effect runs: no
   * board may see the new choices beside an old view.  Returns null if the request failed.
   */
  private async ask(inputs: Input[], show: (scene: SceneView) => void): Promise<SceneView | null> {
    if (this.isAsking) return null;
    this.isAsking = true;
    this.trouble = null;
    let scene: SceneView;
    try {
      scene = await lessonScene(this.game, this.chapter, inputs);
    } catch (error) {
      this.trouble = error;
      if (error instanceof Complaint && error.status === 400) this.inputs = []; // the inputs no longer fit the chapter
      return null;
    } finally {
      this.isAsking = false;
    }
    this.inputs = scene.status === "not-now" ? inputs.slice(0, scene.kept) : inputs;
    this.scene = scene;
    this.remember(scene);
    show(scene);
    return scene;
  }

  private remember(scene: SceneView): void {
    const { game, chapter, info } = this;
    const isFinished = scene.status === "finished";
    if (isFinished && !this.done.includes(chapter)) this.done = [...this.done, chapter];
    this.isDone ||= info!.chapters.every((one) => this.done.includes(one));
    const inputs = scene.status === "mistaken" ? this.inputs.slice(0, scene.kept) : this.inputs;
    keepProgress(game, { chapter, inputs, done: this.done, isDone: this.isDone });
  }

  /** Shows the current position on a board that remembers nothing. */
  private setUp(): void {
    this.setUps += 1;
    this.jump();
  }

  /** Shows the current position at once, without motion. */
  private jump(): void {
    this.frames = [];
    if (this.scene) this.stage.jump({ version: ++this.version, view: this.scene.view });
  }

  /** Shows the next play; after the last one, the current position. */
  private showNext(): void {
    const first = this.frames[0];
    if (first) {
      this.frames = this.frames.slice(1);
      this.stage.happened(first);
      this.stage.now({ version: ++this.version, view: first.view });
    } else if (this.isShowing) {
      this.isShowing = false;
      if (!this.scene?.isNew) return;
      this.isPausing = true;
      this.timer = window.setTimeout(() => {
        this.isPausing = false;
        this.setUp();
      }, PAUSE);
    }
  }
}
