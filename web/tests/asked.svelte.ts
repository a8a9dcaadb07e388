/** A simulated table for tests of the component Question: one seat is asked to choose. */
import type { Hint, Label, Phrase } from "../src/types/table";

const phrase = (message: string): Phrase => ({ message, values: {} });

export class Asked {
  id = "coached";
  isAsked = true;
  refusal = null;
  seat = 0;
  skew = 0;
  table = { settings: { game: "tricks" } };
  stage = { isAtRest: true, headline: null };
  isBusy = $state(false);
  journal: { since: object[]; toViewer: object[] } = { since: [], toViewer: [] };
  isThinking = $state(false);
  hint = $state.raw<Hint | null>(null);
  hints = 0; // how often a hint was asked for
  seats = $state.raw([{ kind: "person", isResigned: false, isAssisted: false }]);
  played: object[] = [];
  pointedAt: readonly number[] = [];
  now = $state.raw({});

  constructor(readonly labels: Label[]) {
    this.askAnew();
  }

  get choices() {
    return { actions: this.labels.map((_, number) => ({ number })), regions: [], default: null };
  }

  askAnew(): void {
    const clock = { due: [], window: null };
    const question = { ask: phrase("ask"), why: phrase("why"), section: "§1", notes: [] };
    this.now = { question, answer: null, clock, mayTakeBack: false, waiting: null, answersItselfAt: null };
  }

  say(one: Phrase): string {
    return one.message;
  }

  askHint(): void {
    this.hints += 1;
  }

  play(action: object): void {
    this.played.push(action);
  }

  point(at: readonly number[]): void {
    this.pointedAt = at;
  }
}
