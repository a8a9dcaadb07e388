/** Keyboard shortcuts of boards and pages. */

const TYPED_INTO = "input, textarea, select, [contenteditable]";

const isPlain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey;

/**
 * Was the key pressed on or inside an element that matches the selector?  Boards of packages live in shadow trees,
 * whose elements only the event's path contains.
 */
export function isIn(event: KeyboardEvent, selector: string): boolean {
  // if the path begins with the document, there is no `closest`
  const first = event.composedPath()[0] as Partial<Element> | undefined;
  return Boolean(first?.closest?.(selector));
}

/** May this key be a shortcut of the page? Not while somebody types, and not with Ctrl, Alt or Meta. */
export const isShortcut = (event: KeyboardEvent, but = ""): boolean =>
  isPlain(event) && !isIn(event, but ? `${TYPED_INTO}, ${but}` : TYPED_INTO);

/** Is this one of the keys that press the focused element (Enter or Space)? */
export const isPress = (event: KeyboardEvent): boolean => event.key === "Enter" || event.key === " ";

const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns where an arrow key points on the screen; null for any other key. */
export const arrowOf = (event: KeyboardEvent): { x: number; y: number } | null => ARROWS[event.key] ?? null;

/** Makes a key listener; keys that `use` handles (by returning true) reach neither the page nor the browser. */
export function onKeys(use: (event: KeyboardEvent) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (!isPlain(event) || !use(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Makes a key listener for drawn pieces, which are no buttons to the browser: Enter and Space press them. */
export const onPress = (press: () => void): ((event: KeyboardEvent) => void) =>
  onKeys((event) => {
    if (isPress(event)) press();
    return isPress(event);
  });

/** Moves the focus by an arrow key within a row of buttons; after the last one comes the first. */
export function walkFocus(event: KeyboardEvent, row: Element, selector = "button"): void {
  const way = arrowOf(event);
  const buttons = [...row.querySelectorAll<HTMLElement>(selector)];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (!way || at < 0 || !isPlain(event)) return;
  event.preventDefault();
  buttons[(at + way.x + way.y + buttons.length) % buttons.length]!.focus();
}
