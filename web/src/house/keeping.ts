/** Stores the shelf and the rulebooks for use while the server cannot be reached (see worker.js). */
import { games } from "./api";
import { settings } from "./settings.svelte";

const PRELOAD_DELAY = 3000; // ms after a page is opened until the service worker loads what may be needed offline

/**
 * Starts the service worker, and lets it store the rulebooks.  Browsers allow service workers only over https and on
 * localhost.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((done) => setTimeout(done, PRELOAD_DELAY));
  const { language } = settings;
  const rulebooks = (await games()).map(({ game }) => `/api/rulebooks/${game.id}/${language}`);
  active?.postMessage(["/api/games", `/api/words/${language}`, ...rulebooks]);
}
