/** The client of the workbench: follows its state, sends the author's commands, and asks for leak checks. */
import { loadGame, type LoadedGame } from "../board/loaded";
import { bench as read, command, leaksOf, Complaint } from "../house/api";
import { reloadGame } from "../house/boxes";
import type { BenchState, Command, Fault, LeakReport } from "../types/workbench";

const RETRY = 1000; // ms before a lost server is asked again
const QUIET_FOR = 400; // ms without a change before leaks are looked for

export class BenchClient {
  bench = $state.raw<BenchState | null>(null);
  /** The author's game and its board; both are loaded again whenever the rules are. */
  game = $state.raw<LoadedGame | null>(null);
  isLost = $state(false);
  isBusy = $state(false);
  /**
   * The last refusal or error while the author was playing; it stays until the author dismisses it or changes the
   * rules.
   */
  fault = $state.raw<Fault | null>(null);
  trouble = $state.raw<unknown>(null);
  /** The leaks that were found at the step that is shown, by viewer. */
  reports = $state.raw<(LeakReport | null)[]>([]);
  private isClosed = false;
  private queue: Promise<unknown> = Promise.resolve();
  /**
   * The moves to other steps that were requested while a command was running; each begins at the step to which the one
   * before leads.
   */
  private moves: { targets: ((at: number) => number)[]; line: number | null } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private checked = "";

  /** Follows the server until the page is left. */
  async follow(): Promise<void> {
    while (!this.isClosed) {
      try {
        const bench = await read(this.bench?.version ?? 0);
        this.isLost = false;
        await this.showState(bench);
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

  /** Sends a command after all earlier commands are done; returns what went wrong, if anything did. */
  async do(wish: Command): Promise<Fault | null> {
    this.moves = null; // steps that are requested from now on come after this command
    return this.enqueue(() => this.send(wish));
  }

  /** Plays an action for a seat; the refusal, if there is one, stays visible. */
  async play(seat: number, action: unknown): Promise<void> {
    this.fault = await this.do({ type: "play", seat, action });
  }

  async takeBack(seat: number): Promise<void> {
    this.fault = await this.do({ type: "takeBack", seat });
  }

  async letBots(bot: string, steps: number): Promise<void> {
    this.fault = await this.do({ type: "letBots", bot, steps });
  }

  /** Shows another step, of this line of play or of another one. */
  go(at: number, line: number | null = null): void {
    this.move(() => at, line);
  }

  /** Goes some steps forward or back; no press is lost, even if a key is pressed fast or held. */
  step(by: number): void {
    this.move((at) => at + by);
  }

  /** Goes to a step; steps requested while a command is running are collected and sent as one command. */
  private move(target: (at: number) => number, line: number | null = null): void {
    if (this.moves) {
      this.moves.targets.push(target);
      this.moves.line = line ?? this.moves.line;
      return;
    }
    const moves = { targets: [target], line };
    this.moves = moves;
    void this.enqueue(() => {
      if (this.moves === moves) this.moves = null;
      const { shown } = this.bench!;
      const line = moves.line ?? shown.line;
      const last = shown.lines[line]!.steps;
      const at = moves.targets.reduce((at, target) => Math.max(0, Math.min(last, target(at))), shown.at);
      return this.send({ type: "go", at, line });
    });
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async send(wish: Command): Promise<Fault | null> {
    this.isBusy = true;
    try {
      const bench = await command(wish);
      this.trouble = null;
      await this.showState(bench);
      return bench.shown.fault;
    } catch (error) {
      this.trouble = error instanceof Complaint ? error : new Complaint(0, "house-trouble");
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  /** Shows a newer state of the workbench; reloads the game if its rules were reloaded. */
  private async showState(bench: BenchState): Promise<void> {
    const before = this.bench;
    if (before && bench.version < before.version) return;
    const { id } = bench.shown.game;
    if (before && bench.reloads !== before.reloads) await reloadGame(id);
    if (!before || bench.reloads !== before.reloads) this.game = await loadGame(id);
    this.bench = bench;
    if (before && bench.reloads !== before.reloads) this.fault = bench.shown.fault;
    const { line, at } = bench.shown;
    const key = `${bench.reloads} ${line} ${at} ${bench.shown.position}`;
    if (key === this.checked) return;
    this.checked = key;
    this.reports = [];
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(key), QUIET_FOR);
  }

  /** Checks for leaks to one viewer after the other, as long as nothing changes. */
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
