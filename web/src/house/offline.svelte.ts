/** Whether the server can be reached. */

const AGAIN = 5000; // ms between attempts to reach the server

class Offline {
  is = $state(false);

  /** Begins to watch whether the server can be reached. */
  watch(): void {
    addEventListener("offline", () => this.note());
    addEventListener("online", () => void this.check());
    navigator.serviceWorker?.addEventListener("message", ({ data }) => data === "offline" && this.note());
    if (!navigator.onLine) this.note();
  }

  /** Remembers that the server could not be reached, and tries again now and then. */
  note(): void {
    if (this.is) return;
    this.is = true;
    setTimeout(() => void this.retry(), AGAIN);
  }

  /** Asks the server whether it is there. */
  async check(): Promise<void> {
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
    this.is = !answer?.headers.get("content-type")?.includes("json");
  }

  private async retry(): Promise<void> {
    await this.check();
    if (this.is) setTimeout(() => void this.retry(), AGAIN);
  }
}

export const offline = new Offline();
