/** Puts the pictures of a rulebook into its sections: each after the first example, or at the end of the section. */
import { mount, unmount } from "svelte";
import { loadGame, type LoadedGame } from "../board/loaded";
import { rulePictures } from "../house/api";
import RulePicture from "./RulePicture.svelte";

const HEADINGS = ["H2", "H3"];

/**
 * Returns the element after which a section's picture goes: the section's first example, or else its last paragraph.
 */
function placeIn(page: HTMLElement, section: string): Element | null {
  const heading = page.querySelector(`[id="${CSS.escape(section)}"]`);
  let last = heading;
  for (let element = heading?.nextElementSibling ?? null; element; element = element.nextElementSibling) {
    if (HEADINGS.includes(element.tagName)) break;
    last = element;
    if (element.tagName === "BLOCKQUOTE") break;
  }
  return last;
}

/**
 * Adds the pictures; returns a function that removes them again.  If the server cannot be reached, a rulebook has no
 * pictures.
 */
export async function illustrate(page: HTMLElement, game: string): Promise<() => void> {
  const pictures = await rulePictures(game).catch(() => []);
  let loaded: Promise<LoadedGame> | null = null;
  const load = () => (loaded ??= loadGame(game));
  const drawn = pictures.flatMap((picture) => {
    const place = placeIn(page, picture.section);
    if (!place) return [];
    const target = document.createElement("div");
    place.after(target);
    return [mount(RulePicture, { target, props: { picture, load } })];
  });
  return () => drawn.forEach((board) => void unmount(board));
}
