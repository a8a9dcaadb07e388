/** Identifies a line of a log: an event of a version of a table and, in a replay, the seat whose view is shown. */
export interface Line {
  table: string;
  version: number;
  event: number;
  seat?: string;
}
