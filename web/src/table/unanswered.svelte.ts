/** The commands that the server has not answered yet. */
import { untrack } from "svelte";
import type { Refusal } from "../types/table";
import type { Wish } from "./socket";

/** A command, and the question that was asked when it was sent: the version of the table, or null for none. */
interface Sent {
  type: Wish["type"];
  question: number | null;
}

export class Unanswered {
  private sent = $state.raw<ReadonlyMap<string, Sent>>(new Map());

  has(...types: Wish["type"][]): boolean {
    return [...this.sent.values()].some((one) => types.includes(one.type));
  }

  /**
   * Was a move refused because its question has changed or was answered automatically meanwhile?  `question` and
   * `mayTakeBack` tell what is asked and allowed now.  Such a refusal is nothing that the player must know.
   */
  isLate({ id, message }: Refusal, question: number | null, mayTakeBack: boolean): boolean {
    const sent = this.sent.get(id);
    if (sent?.type === "takeBack") return !mayTakeBack;
    return message === "table-too-late" || (sent?.type === "play" && sent.question !== question);
  }

  /** Notes a command. Not tracked, because an effect that sends a command must not run again when it is answered. */
  add(id: string, one: Sent): void {
    this.sent = new Map(untrack(() => this.sent)).set(id, one);
  }

  remove(id: string): void {
    const left = new Map(this.sent);
    left.delete(id);
    this.sent = left;
  }
}
