/** Where the choices of a hint are: in the list of the question, and on the board. */

/** Returns an action as a text that does not depend on the order of its fields. */
const written = (action: object) =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Returns the index in `actions` of each choice of a hint; -1 for a choice that can only be made on the board. */
export function placesOf(choices: readonly object[], actions: readonly object[]): number[] {
  const listed = actions.map(written);
  return choices.map((choice) => listed.indexOf(written(choice)));
}

/** The kind of thing on the board (`data-thing`) that each field of an action names. */
const KINDS: Record<string, string> = {
  card: "card",
  tile: "card",
  number: "card",
  place: "space",
  space: "space",
  direction: "way",
  seat: "pawn",
  wrestler: "wrestler",
  deck: "deck",
};

/** Returns the names of the things on a board that an action is about, such as “card:Shove” or “advance”. */
export function thingsOf(action: object): string[] {
  const named = Object.entries(action).flatMap(([field, value]) =>
    field in KINDS && value !== null ? `${KINDS[field]}:${String(value)}` : [],
  );
  return [...named, (action as { type?: string }).type ?? ""].filter(Boolean);
}

/** Lights up those things on a board that these actions are about, and no others. */
export function light(board: Element, actions: readonly object[]): void {
  const names = new Set(actions.flatMap(thingsOf));
  for (const thing of board.querySelectorAll("[data-thing], [data-advised]"))
    thing.toggleAttribute("data-advised", names.has(thing.getAttribute("data-thing") ?? ""));
}
