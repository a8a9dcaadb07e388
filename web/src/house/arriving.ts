/** Focuses the heading of a newly opened page, so that keyboards and screen readers begin there. */

const PATIENCE = 10_000; // ms; a page that has no heading by then gets no focus

/**
 * Focuses the heading as soon as the page has one, unless the user has moved the focus before; returns a function that
 * cancels this.
 */
export function arrive(page: HTMLElement): () => void {
  const focusHeading = () => {
    const heading = page.querySelector("h1");
    if (heading === null) return false;
    if (document.activeElement === document.body || !page.contains(document.activeElement)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (focusHeading()) return () => undefined;
  const watching = new MutationObserver(() => focusHeading() && stop());
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    watching.disconnect();
  };
  watching.observe(page, { childList: true, subtree: true });
  return stop;
}
