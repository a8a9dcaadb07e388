/** Choosing by picking things on the board, one after the other, until only one choice fits. */
import type { ChoicesOf } from "../games/board";
import type { BoardInfo, Label } from "../types/table";
import { keysOfAction } from "./reading";

type Action = Record<string, unknown>;

export interface Choice {
  number: number; // the number of this choice among all choices
  action: Action;
  label: Label | undefined;
  keys: ReadonlySet<string>; // the keys of the things on the board that this choice names
}

/** What the player can pick from: the current choices, and the keys of the things that the board shows. */
export interface Offered {
  choices: ChoicesOf<Action> | null;
  labels: Label[];
  info: BoardInfo;
  shown: ReadonlySet<string>;
}

export class Picking {
  private made = $state.raw<{ of: ChoicesOf<Action> | null; keys: readonly string[] }>({ of: null, keys: [] });

  constructor(
    private readonly offered: () => Offered,
    private readonly play: (action: Action) => void,
  ) {}

  /** All choices, each with the keys of the things that it names and the board shows. */
  readonly all = $derived.by<Choice[]>(() => {
    const { choices, labels, info, shown } = this.offered();
    return (choices?.actions ?? []).map((action, number) => {
      const named = keysOfAction(action, info.actions[String(action["type"])]);
      const keys = new Set([...named].filter((key) => shown.has(key)));
      return { number, action, label: labels[number], keys };
    });
  });

  /** The keys of the things already picked; cleared when the question changes. */
  readonly picked = $derived.by(() => (this.made.of === this.offered().choices ? this.made.keys : []));

  /** The choices that remain possible: those that name everything already picked. */
  readonly left = $derived.by(() => this.all.filter((choice) => this.picked.every((key) => choice.keys.has(key))));

  /** The keys of all things that can be picked next, or put back. */
  readonly open = $derived.by(() => new Set([...this.picked, ...this.left.flatMap((choice) => [...choice.keys])]));

  /** The choices listed in words beside the board: those that cannot be reached by picking alone. */
  readonly inWords = $derived.by(() =>
    this.picked.length ? this.left : this.all.filter((choice) => choice.keys.size === 0),
  );

  /** Picks a thing, or takes the pick back; plays as soon as only one choice is left. */
  pick(key: string): void {
    if (!this.open.has(key)) return;
    const isBack = this.picked.includes(key);
    const keys = isBack ? this.picked.filter((picked) => picked !== key) : [...this.picked, key];
    const fitting = this.all.filter((choice) => keys.every((pickedKey) => choice.keys.has(pickedKey)));
    if (!isBack && fitting.length === 1) this.choose(fitting[0]!);
    else this.made = { of: this.offered().choices, keys };
  }

  choose(choice: Choice): void {
    this.clear();
    this.play(choice.action);
  }

  clear(): void {
    this.made = { of: null, keys: [] };
  }
}
