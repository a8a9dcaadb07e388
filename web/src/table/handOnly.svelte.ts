/** The view of a phone on a game night: the board is on the big screen, and the phone shows only hand and controls. */

const KEY = "hand-only"; // the key in the storage for the table at which a player last turned this on

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // this browser has no storage
  }
}

class HandOnly {
  private table = $state(kept());

  isOn(table: string): boolean {
    return this.table === table;
  }

  /** Turns this view on for a table; "" turns it off. */
  use(table: string): void {
    this.table = table;
    try {
      localStorage.setItem(KEY, table);
    } catch {
      // Without storage, the view stays on only until the page is left.
    }
  }
}

export const handOnly = new HandOnly();
