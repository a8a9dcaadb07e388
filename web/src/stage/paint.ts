/** Looks up colours of the style sheet for canvases, which cannot use a style sheet. */

/** Returns how a CSS colour, such as `var(--ink)`, looks at a place in the page, as `rgb(…)`. */
export function plainColour(place: Element, colour: string): string {
  const probe = document.createElement("i");
  probe.hidden = true;
  probe.style.color = colour;
  place.append(probe);
  const plain = getComputedStyle(probe).color;
  probe.remove();
  return plain;
}
