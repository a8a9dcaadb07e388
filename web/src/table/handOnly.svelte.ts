/** The view of a phone on a game night: the board is on the big screen, and the phone shows only hand and controls. */

const KEY = "hand-only"; // the table whose player wants this; the last one is remembered

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

class HandOnly {
  private table = $state(kept());

  isOn(table: string): boolean {
    return this.table === table;
  }

  /** Turns it on for a table, or off ("" for none). */
  use(table: string): void {
    this.table = table;
    try {
      localStorage.setItem(KEY, table);
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const handOnly = new HandOnly();
