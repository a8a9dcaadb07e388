/** Colours of the style sheet for canvases, which know no style sheet. */

/** What a CSS colour, such as `var(--ink)`, looks like at a place in the page: `rgb(…)`. */
export function plainColour(place: Element, colour: string): string {
  const probe = document.createElement("i");
  probe.hidden = true;
  probe.style.color = colour;
  place.append(probe);
  const plain = getComputedStyle(probe).color;
  probe.remove();
  return plain;
}
