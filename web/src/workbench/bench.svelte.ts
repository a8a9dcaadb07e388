/** The workbench as the server tells it: kept up to date, told what the author does, and asked for leaks. */
import { loadGame, type LoadedGame } from "../board/loaded";
import { bench as read, command, leaksOf, Complaint } from "../house/api";
import { learnAnew } from "../house/boxes";
import type { Bench, Command, Fault, LeakReport } from "../types/workbench";

const RETRY = 1000; // ms before a lost server is asked again
const CALM = 400; // ms without a change before leaks are looked for

export class BenchClient {
  bench = $state.raw<Bench | null>(null);
  /** The author's game and its board, loaded again whenever the rules are. */
  game = $state.raw<LoadedGame | null>(null);
  isLost = $state(false);
  isBusy = $state(false);
  /** What was last refused or went wrong while playing; it stays until the author puts it away. */
  fault = $state.raw<Fault | null>(null);
  trouble = $state.raw<unknown>(null);
  /** What the leak check found, by viewer, for the step that is shown. */
  reports = $state.raw<(LeakReport | null)[]>([]);
  private isClosed = false;
  private queue: Promise<unknown> = Promise.resolve();
  private wanted: { at: number; line: number } | null = null; // where a fast slider stands
  private timer: ReturnType<typeof setTimeout> | undefined;
  private checked = "";

  /** Follows the server until the page is left. */
  async follow(): Promise<void> {
    while (!this.isClosed) {
      try {
        const told = await read(this.bench?.version ?? 0);
        this.isLost = false;
        await this.take(told);
      } catch {
        this.isLost = true;
        await new Promise((done) => setTimeout(done, RETRY));
      }
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Does something, after all that was asked for before; answers what went wrong, if anything. */
  async do(wish: Command): Promise<Fault | null> {
    const done = this.queue.then(() => this.send(wish));
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Plays for a seat; what is refused stays to be looked at. */
  async play(seat: number, action: unknown): Promise<void> {
    this.fault = await this.do({ type: "play", seat, action });
  }

  async takeBack(seat: number): Promise<void> {
    this.fault = await this.do({ type: "takeBack", seat });
  }

  async letBots(bot: string, steps: number): Promise<void> {
    this.fault = await this.do({ type: "letBots", bot, steps });
  }

  /** Shows another step.  Of many wishes that come while one is being done, only the last counts. */
  go(at: number, line = this.bench!.shown.line): void {
    const isWaiting = this.wanted !== null;
    this.wanted = { at, line };
    if (isWaiting) return;
    void this.queue.then(() => {
      const { at, line } = this.wanted!;
      this.wanted = null;
      return this.do({ type: "go", at, line });
    });
  }

  private async send(wish: Command): Promise<Fault | null> {
    this.isBusy = true;
    try {
      const told = await command(wish);
      this.trouble = null;
      await this.take(told);
      return told.shown.fault;
    } catch (error) {
      this.trouble = error instanceof Complaint ? error : new Complaint(0, "house-trouble");
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  private async take(told: Bench): Promise<void> {
    const before = this.bench;
    if (before && told.version < before.version) return;
    const { id } = told.shown.game;
    if (before && told.reloads !== before.reloads) await learnAnew(id);
    if (!before || told.reloads !== before.reloads) this.game = await loadGame(id);
    this.bench = told;
    const { line, at } = told.shown;
    const key = `${told.reloads} ${line} ${at} ${told.shown.position}`;
    if (key === this.checked) return;
    this.checked = key;
    this.reports = [];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(key), CALM);
  }

  /** Looks for leaks to one viewer after the other, as long as nothing changes. */
  private async check(key: string): Promise<void> {
    for (const [number, panel] of this.bench!.shown.panels.entries()) {
      if (this.isClosed) return;
      const report = await leaksOf(panel.seat).catch(() => null);
      if (key !== this.checked) return;
      const next = [...this.reports];
      next[number] = report;
      this.reports = next;
    }
  }
}
