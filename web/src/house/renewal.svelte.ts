/**
 * Finds out whether the server was updated after this page was loaded; then the page's files or protocol may no longer
 * fit.
 */

class Renewal {
  isDue = $state(false);

  /** Listens for errors about files of this page that no longer exist. */
  watch(): void {
    addEventListener("vite:preloadError", () => void this.check());
  }

  /** Checks whether the server still serves this version of the page, by the name of its script. */
  async check(): Promise<void> {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    try {
      const answer = await fetch("/", { cache: "no-cache" });
      if (script && answer.ok) this.isDue ||= !(await answer.text()).includes(script.getAttribute("src")!);
    } catch {
      // If the server is down, the next reconnection checks again.
    }
  }
}

export const renewal = new Renewal();
