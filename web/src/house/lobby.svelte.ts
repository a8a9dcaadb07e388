/** The open tables of the house, as they come and go. */
import type { TableListed } from "./api";

export class Lobby {
  tables = $state.raw<TableListed[]>([]);
  private socket: WebSocket | null = null;
  private timer = 0;
  private isDone = false;

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
    this.socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.socket.onmessage = (event: MessageEvent<string>) => {
      this.tables = (JSON.parse(event.data) as { tables: TableListed[] }).tables;
    };
    this.socket.onclose = () => {
      if (!this.isDone) this.timer = window.setTimeout(() => this.open(), 3000);
    };
  }
}
