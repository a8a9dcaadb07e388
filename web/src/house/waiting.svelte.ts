/** The tables at which this guest is asked for a decision, shown while the guest looks at another page. */
import { me, type MyTable } from "./api";

const AGAIN = 10_000; // ms between two requests while a match of this guest is running

/** Is this guest asked for a decision at this table? */
export const isAsked = (table: MyTable) => table.phase === "playing" && table.asked.includes(table.seat);

class Waiting {
  tables = $state.raw<MyTable[]>([]);
  hasMore = $state(false);
  running = $derived(
    this.tables
      .filter((table) => table.phase !== "over")
      .sort((first, second) => Number(isAsked(second)) - Number(isAsked(first))),
  );

  async look(): Promise<void> {
    try {
      ({ tables: this.tables, hasMore: this.hasMore } = await me());
    } catch {
      // Without an identity there is no match to go on with; the error is shown when the guest sits down.
    }
  }

  /** Asks the server now and at intervals, because others play on meanwhile; returns a function that stops this. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (!document.hidden && this.running.length) void this.look();
    }, AGAIN);
    return () => clearInterval(timer);
  }

  /** Returns the next table at which this guest is asked, other than the one that is open. */
  next(here: string): MyTable | null {
    return this.running.find((table) => table.table !== here && isAsked(table)) ?? null;
  }
}

export const waiting = new Waiting();
