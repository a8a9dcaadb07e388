/** Whether the server can be reached. */

const RETRY_AFTER = 5000; // ms between attempts to reach the server

class Offline {
  isDown = $state(false); // true while the server cannot be reached

  /** Begins to watch whether the server can be reached. */
  watch(): void {
    addEventListener("offline", () => this.noteFailure());
    addEventListener("online", () => void this.check());
    navigator.serviceWorker?.addEventListener("message", ({ data }) => data === "offline" && this.noteFailure());
    if (!navigator.onLine) this.noteFailure();
  }

  /** Remembers that the server could not be reached, and tries again now and then. */
  noteFailure(): void {
    if (this.isDown) return;
    this.isDown = true;
    setTimeout(() => void this.retry(), RETRY_AFTER);
  }

  /** Asks the server whether it is there. */
  async check(): Promise<void> {
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
    this.isDown = !answer?.headers.get("content-type")?.includes("json");
  }

  private async retry(): Promise<void> {
    await this.check();
    if (this.isDown) setTimeout(() => void this.retry(), RETRY_AFTER);
  }
}

export const offline = new Offline();
