/** How long events are shown at the usual pace, for each game. */

/** In ms, by the type of an event; a type that is not listed takes no time. */
export type Lengths<E extends { type: string }> = {
  readonly [T in E["type"]]?: number | ((event: Extract<E, { type: T }>) => number);
};

export function lengthOf<E extends { type: string }>(event: E, lengths: Lengths<E>): number {
  const length = lengths[event.type as E["type"]] as number | ((event: E) => number) | undefined;
  return typeof length === "function" ? length(event) : (length ?? 0);
}

export function totalLength<E extends { type: string }>(events: readonly E[], lengths: Lengths<E>): number {
  return events.reduce((sum, event) => sum + lengthOf(event, lengths), 0);
}
