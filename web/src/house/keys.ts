/** Who a key press is meant for.  Boards of outside packages live in shadow trees, whose insides only the path shows. */

/** Is this key typed into a field, or held together with a key of the browser? */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return isIn(event, "input, textarea, select");
}

/** Is the key pressed on, or inside, such an element? */
export function isIn(event: KeyboardEvent, selector: string): boolean {
  const [first] = event.composedPath();
  return first instanceof Element && first.closest(selector) !== null;
}
