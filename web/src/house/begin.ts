/** Loads the settings of this browser and the sentences of its language, before anything is drawn. */
import { keepForOffline } from "./keeping";
import { offline } from "./offline.svelte";
import { renewal } from "./renewal.svelte";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

export async function begin(): Promise<void> {
  renewal.watch();
  offline.watch();
  settings.applyAndStore();
  await words.speak(settings.language);
  keepForOffline().catch(() => undefined); // fails in private windows, which have no storage
}
