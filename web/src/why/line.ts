/** A line of a log: which event of which version of a table; in a replay, as which seat saw it. */
export interface Line {
  table: string;
  version: number;
  event: number;
  seat?: string;
}
