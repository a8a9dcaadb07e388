/**
 * What a player is preparing: the card they are looking at, the rival they may challenge, the cards they are laying.
 */
import type { Action, Event, GloryView } from "../../types/glory";
import type { BoardProps } from "../board";
import { boxOf, type Box } from "./cards";
import { divaFighters, emptyLay, found, layable, withCard, type Lay } from "./laying";
import type { FightAdvice } from "./Odds.svelte";

type Props = Pick<BoardProps<GloryView, Action, Event>, "view" | "choices" | "labels" | "say" | "play" | "advise">;

/** Types of actions that need nothing but a button. */
const PLAIN: readonly Action["type"][] = [
  "advance",
  "stay",
  "repeat",
  "endTurn",
  "offerPair",
  "acceptPair",
  "declinePair",
];

export class Desk {
  picked = $state<string | null>(null);
  rival = $state<string | null>(null);
  isChallenging = $state(false); // is the player choosing whom to challenge?
  wantsOdds = $state(false); // has the player asked for the odds of a challenge in this match?
  isAdvancing = $state(false); // is the player being asked to confirm advancing with actions left?
  lay = $state.raw<Lay | null>(null);
  advice = $state.raw<FightAdvice | null>(null);

  private composed: Lay | null = null; // the lay composed last; it is kept while the server offers no choices
  private offered = ""; // the choices last offered in this fight, as JSON, to be compared with new ones

  constructor(private readonly props: () => Props) {}

  private readonly view = $derived.by(() => this.props().view);
  readonly actions: Action[] = $derived.by(() => this.props().choices?.actions ?? []);
  readonly box: Box = $derived(boxOf(this.view));
  /** The actions that need nothing but a button, in the order in which the table lists them. */
  readonly plain = $derived(this.actions.filter((one) => PLAIN.includes(one.type)));
  readonly challenges = $derived(this.of("challenge"));
  readonly challenge = $derived(this.challenges.find((one) => one.wrestler === this.rival));
  readonly usable: ReadonlySet<string> = $derived(
    this.lay
      ? layable(this.actions)
      : new Set(this.actions.flatMap((one) => ("card" in one && typeof one.card === "string" ? [one.card] : []))),
  );
  /** The cards that are highlighted in the hand. */
  readonly marked: string[] = $derived.by(() => {
    if (this.picked) return [this.picked];
    return this.lay ? [...this.lay.cards, ...(this.lay.referee ? [this.lay.referee] : [])] : [];
  });
  readonly targets: ReadonlySet<string> = $derived(
    new Set(this.view.wrestlers.flatMap((one) => (one.wrestler && this.meant(one.wrestler) ? [one.wrestler] : []))),
  );
  /** The wrestler that the viewer's own wrestler fights. */
  readonly opponent: string | null = $derived.by(() => {
    const { wrestlers, seat, challenger, challenged } = this.view;
    const mine = wrestlers.filter((one) => one.seat === seat).map((one) => one.wrestler);
    if (mine.includes(challenger)) return challenged;
    return mine.includes(challenged) ? challenger : null;
  });

  /** The fighters in front of whom the diva that the player has picked may be laid. */
  readonly aims: readonly string[] = $derived(
    this.lay?.kind === "intervene" && this.lay.cards[0] ? divaFighters(this.actions, this.lay.cards[0]) : [],
  );

  /** Lays the picked diva in front of a fighter, together with the die that the player has chosen to buy. */
  readonly aim = (fighter: string): void => {
    const action = this.lay && found(this.actions, { ...this.lay, before: fighter });
    if (action) this.props().play(action);
  };

  readonly labelOf = (action: Action): string => {
    const { labels, say } = this.props();
    const label = labels[this.actions.indexOf(action)];
    return label ? say(label.phrase) : "";
  };

  of<T extends Action["type"]>(type: T): Extract<Action, { type: T }>[] {
    return this.actions.filter((one): one is Extract<Action, { type: T }> => one.type === type);
  }

  drawing(deck: "combat" | "event"): Action | undefined {
    return [...this.of("draw"), ...this.of("layUnseen")].find((one) => one.deck === deck);
  }

  ofCard(card: string): Action[] {
    return [...this.of("discard"), ...this.of("playOnWrestler"), ...this.of("playOnSeat")].filter(
      (one) => one.card === card,
    );
  }

  /**
   * Adopts new choices, and drops whatever was being composed.  But while others lay their cards, the server first
   * withholds the choices and then offers the same ones again; then the composed lay stays.
   */
  refresh(actions: Action[], isLaying: boolean): void {
    this.putDown();
    this.composed = this.lay ?? this.composed;
    if (!isLaying) this.offered = "";
    if (actions.length) {
      const offered = JSON.stringify(actions);
      if (offered !== this.offered) {
        this.composed = emptyLay(actions);
        this.advice = null;
      }
      this.offered = offered;
    }
    this.lay = actions.length ? this.composed : null;
  }

  /** Does an action that needs only a button; advancing with actions left must be confirmed. */
  readonly act = (action: Action): void => {
    this.putDown();
    if (action.type === "advance" && this.view.left > 0) this.isAdvancing = true;
    else this.props().play(action);
  };

  readonly pickWrestler = (wrestler: string): void => {
    const action = this.meant(wrestler);
    if (action?.type === "challenge") {
      this.isAdvancing = false;
      this.rival = wrestler;
      this.advice = null;
      if (this.wantsOdds) void this.ask(wrestler);
    } else if (action) this.props().play(action);
  };

  readonly pickCard = (card: string): void => {
    if (this.lay && this.usable.has(card)) {
      this.lay = withCard(this.lay, card, this.box, this.actions);
    } else {
      const picked = this.picked === card ? null : card;
      this.putDown();
      this.picked = picked;
    }
  };

  readonly lookForRival = (): void => {
    this.putDown();
    if (this.challenges.length === 1) this.pickWrestler(this.challenges[0]!.wrestler);
    else this.isChallenging = true;
  };

  /** Puts back the card and drops the challenge or action that the player was considering. */
  readonly putDown = (): void => {
    this.picked = null;
    this.rival = null;
    this.isChallenging = false;
    this.isAdvancing = false;
  };

  /** Is the player considering something that a sheet describes? */
  get isThinking(): boolean {
    return this.picked !== null || this.challenge !== undefined || this.isChallenging || this.isAdvancing;
  }

  /** Shows the odds of a fight, and from then on the odds of every challenge that the player considers. */
  askForOdds(wrestler: string): void {
    this.wantsOdds = true;
    void this.ask(wrestler);
  }

  /** Asks the server for the exact odds of a fight. */
  async ask(wrestler: string): Promise<void> {
    this.advice = null;
    this.advice = (await this.props().advise({ fight: wrestler })) as FightAdvice | null;
  }

  /** Returns the action that a press on a wrestler would do. */
  private meant(wrestler: string): Action | undefined {
    const seat = this.view.wrestlers.find((one) => one.wrestler === wrestler)?.seat;
    if (this.picked)
      return this.ofCard(this.picked).find(
        (one) =>
          (one.type === "playOnWrestler" && one.wrestler === wrestler) ||
          (one.type === "playOnSeat" && one.seat === seat),
      );
    return [...this.of("useWrestler"), ...this.challenges].find((one) => one.wrestler === wrestler);
  }
}
