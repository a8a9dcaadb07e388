/**
 * Asks the server for the review of a replayed match again and again until it is complete, and describes it for one
 * seat.
 */
import { review as ask } from "../house/api";
import { words } from "../house/words.svelte";
import type { Replay } from "../replay/replay.svelte";
import type { TableReview } from "../types/review";
import type { Phrase } from "../types/table";
import { entryAt } from "./figures";
import { keyEntry, timesByVersion, winnersOf, type When } from "./story";

const WAIT = 800; // ms until a review that is not done is asked for again

export class Reviewer {
  private found = $state.raw<TableReview | null>(null);
  trouble = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  done = $derived(this.found?.done ?? 0);
  review = $derived(this.found?.review ?? null);
  versions = $derived(this.found?.versions ?? []);
  /** The entry that is shown. */
  at = $derived.by(() => entryAt(this.versions, this.replay.frame?.version ?? 0));
  /** The seat whose story is told: the viewer's seat or, for a spectator, the winner's. */
  seat = $derived.by(() => this.replay.seat ?? (this.review && winnersOf(this.review)[0]) ?? 0);
  private whens = $derived.by(() => timesByVersion(this.replay.all));

  constructor(readonly replay: Replay) {
    void this.load();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async load(): Promise<void> {
    try {
      const answer = await ask(this.replay.id);
      if (this.isClosed) return;
      this.found = answer;
      if (!answer.review) this.timer = setTimeout(() => void this.load(), WAIT);
    } catch (error) {
      if (!this.isClosed) this.trouble = error;
    }
  }

  /** Returns when an entry happened. */
  when(entry: number): When {
    return this.whens.get(this.versions[entry]!) ?? { unit: "step", number: 1 };
  }

  show(entry: number): void {
    this.replay.show(this.versions[entry]!);
  }

  /** Shows what decided the match, unless the viewer has already gone somewhere. */
  showKey(): void {
    const key = this.review && keyEntry(this.review, this.seat);
    if (key !== null && this.replay.at === 0) this.show(key);
  }

  say(phrase: Phrase): string {
    return words.say(phrase, this.replay.listener);
  }

  /** Returns the words for an entry of the match; "" if there are none. */
  saidOf(entry: number): string {
    const frame = this.replay.all.find((one) => one.version === this.versions[entry]);
    const all = frame?.happened.said ?? [];
    const major = all.filter((one) => !one.isMinor);
    return (major.length ? major : all).map((one) => this.say(one.phrase)).join(" ");
  }
}
