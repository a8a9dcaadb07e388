/** Private notes on the steps of a match.  They stay in this browser: the server never hears of them. */

export const LONGEST = 500; // the most characters of a note
const MOST_MATCHES = 50; // the most matches whose notes are stored; the oldest notes are dropped first
const KEY = "ludotheque-notes";

/** The notes of all matches as they are stored: by the id of the table, and then by version. */
type StoredNotes = Record<string, Record<string, string>>;

function readStored(): StoredNotes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as StoredNotes;
  } catch {
    return {}; // there is no storage, or its content was not written by us
  }
}

export class Notes {
  private notes = $state.raw<ReadonlyMap<number, string>>(new Map());

  constructor(private readonly table: string) {
    this.notes = new Map(Object.entries(readStored()[table] ?? {}).map(([version, text]) => [Number(version), text]));
  }

  /** Returns all notes with their versions, in the order of the match. */
  get all(): [number, string][] {
    return [...this.notes].sort(([first], [second]) => first - second);
  }

  at(version: number): string {
    return this.notes.get(version) ?? "";
  }

  /** Writes a note, or removes it if the text is empty; returns whether this browser could store it. */
  write(version: number, text: string): boolean {
    const notes = new Map(this.notes);
    if (text.trim()) notes.set(version, text.slice(0, LONGEST));
    else notes.delete(version);
    this.notes = notes;
    const { [this.table]: _, ...others } = readStored();
    const entries = Object.entries(others).slice(1 - MOST_MATCHES);
    if (notes.size) entries.push([this.table, Object.fromEntries(notes)]);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
      return true;
    } catch {
      return false;
    }
  }
}
