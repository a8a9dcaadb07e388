/** Whether the house was renewed since this page was loaded: then its files, or what it says, may not fit any more. */

class Renewal {
  isDue = $state(false);

  /** Listens for files of this page that are gone. */
  watch(): void {
    addEventListener("vite:preloadError", () => void this.check());
  }

  /** Looks whether the house still hands out the page that this one is, by the name of its script. */
  async check(): Promise<void> {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    try {
      const answer = await fetch("/", { cache: "no-cache" });
      if (script && answer.ok) this.isDue ||= !(await answer.text()).includes(script.getAttribute("src")!);
    } catch {
      // it is not there now; whoever comes back to it looks again
    }
  }
}

export const renewal = new Renewal();
