/** Notifies a user in another tab that it is their turn: in the title and, if they allow it, by a notification. */
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const TITLE = "Ludotheque";

/** Sets the title and the icon of the tab, which name the page and show whether it is the user's turn. */
export function setTitle(page: string, isAsked = false): void {
  const fullTitle = page ? `${page} · ${TITLE}` : TITLE;
  document.title = isAsked ? `● ${t("title-asked")} · ${fullTitle}` : fullTitle;
  document.querySelector("link[rel=icon]")?.setAttribute("href", isAsked ? "/icon-asked.svg" : "/icon.svg");
}

export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(text: string): void {
  if (!settings.wantsNotices || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(TITLE, { body: text, tag: "asked", icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
