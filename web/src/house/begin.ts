/** What must be there before anything is drawn: the settings of this browser and the sentences of its language. */
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

export async function begin(): Promise<void> {
  settings.apply();
  await words.speak(settings.language);
}
