/** Computes how long events are shown at the usual pace. */

/** Durations in ms, by the type of an event; a type that is not listed takes no time. */
export type Lengths<E extends { type: string }> = {
  readonly [T in E["type"]]?: number | ((event: Extract<E, { type: T }>) => number);
};

export function lengthOf<E extends { type: string }>(event: E, lengths: Lengths<E>): number {
  const length = lengths[event.type as E["type"]] as number | ((event: E) => number) | undefined;
  return typeof length === "function" ? length(event) : (length ?? 0);
}

/**
 * Returns when each of these events may appear in the log, in ms from the beginning of the first one: as soon as it
 * begins to be shown or, for a type that keeps its result secret, once it has been shown.
 */
export function momentsOf<E extends { type: string }>(
  events: readonly E[],
  lengths: Lengths<E>,
  secretive: ReadonlySet<E["type"]>,
): number[] {
  let began = 0;
  return events.map((event) => {
    const length = lengthOf(event, lengths);
    began += length;
    return secretive.has(event.type as E["type"]) ? began : began - length;
  });
}

export function totalLength<E extends { type: string }>(events: readonly E[], lengths: Lengths<E>): number {
  return events.reduce((sum, event) => sum + lengthOf(event, lengths), 0);
}
