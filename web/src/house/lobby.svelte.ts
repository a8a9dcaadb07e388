/** Keeps the list of the server's open tables up to date. */
import { PROTOCOL } from "../types/table";
import type { TableListed } from "./api";
import { renewal } from "./renewal.svelte";

const OLD_PAGE = 4426; // the code with which the server closes the socket of a page of another version

export class Lobby {
  tables = $state.raw<TableListed[]>([]);
  private socket: WebSocket | null = null;
  private timer = 0;
  private isDone = false;
  private wasLost = false;

  constructor() {
    this.open();
  }

  close(): void {
    this.isDone = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket?protocol=${PROTOCOL}`);
    this.socket.onmessage = (event: MessageEvent<string>) => {
      if (this.wasLost) void renewal.check();
      this.wasLost = false;
      this.tables = (JSON.parse(event.data) as { tables: TableListed[] }).tables;
    };
    this.socket.onclose = (event) => {
      this.wasLost = true;
      if (event.code === OLD_PAGE) renewal.isDue = true;
      else if (!this.isDone) this.timer = window.setTimeout(() => this.open(), 3000);
    };
  }
}
