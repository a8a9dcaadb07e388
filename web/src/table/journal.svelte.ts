/** What has happened at a table, line by line. */
import type { GameEvent, View } from "../games/board";
import type { Happened, News, Now, Phrase } from "../types/table";
import { MINOR } from "./news";
import { Rounds } from "./rounds";

export interface LogLine {
  version: number;
  at: number | null;
  phrase: Phrase | null; // what happened, in words; null: news of the table itself
  event: number; // the number of the event among those of its version; -1: the line is about no event
  news: News | null;
  isMinor: boolean;
  /** The number of identical lines that this one stands for. */
  count: number;
  /** Does the event concern the viewer: cards that come or go, stamina, a pawn that is moved? */
  isOwn: boolean;
  /** Is it news to the viewer even if it happened in the play that ended the viewer's turn? */
  isAnswer: boolean;
}

/** Fields of events that name a seat. */
const SEATS = ["seat", "giver", "receiver", "rival", "victim", "target"];

/**
 * Decides whether an event happens to a seat: the event names the seat or, if the game says so, something that belongs
 * to it.
 */
export type Concerns = (event: GameEvent) => boolean;

export const concerns = (event: GameEvent, seat: number | null): boolean =>
  seat !== null && SEATS.some((field) => (event as unknown as Record<string, unknown>)[field] === seat);

const MOST_LINES = 2000;

export class Journal {
  lines = $state.raw<LogLine[]>([]);
  rounds = new Rounds();
  private question: number | null = null; // the viewer's last question in this turn; null: another seat's turn
  private turnEnded = $state<number | null>(null); // the version that ended the viewer's last turn
  private hasMoved = $state(false); // whether the viewer has made a choice since `turnEnded`

  /** What has happened since this seat's last turn. */
  get since(): LogLine[] {
    const ended = this.turnEnded;
    if (ended === null) return [];
    const isNews = ({ version, isAnswer }: LogLine) => version > ended || (version === ended && isAnswer);
    return this.lines.filter((line) => isNews(line) && !line.isMinor && line.phrase);
  }

  /** What the others have done to the viewer since the viewer's last turn; nothing once the viewer has moved again. */
  get toViewer(): LogLine[] {
    return this.hasMoved ? [] : this.since.filter((line) => line.isOwn);
  }

  forget(): void {
    this.lines = [];
    this.rounds = new Rounds();
  }

  /** Notes whose turn it is; questions to everybody in a reaction window change nothing. */
  follow({ version, clock, view, askedSince }: Now, seat: number | null, isAsked: boolean): void {
    if (clock.window !== null) return;
    if (isAsked) {
      if (this.question !== null && this.question !== askedSince) this.hasMoved = true;
      this.question = askedSince;
      return;
    }
    const toAct = (view as View | null)?.toAct ?? [];
    if (this.question === null || toAct.length === 0 || toAct.some((one) => one === seat)) return;
    this.question = null;
    this.turnEnded = version;
    this.hasMoved = false;
  }

  keep(
    { version, at, events, said, news }: Happened,
    isOwn: Concerns = () => false,
    answers: readonly string[] = [],
  ): void {
    const happenings = events as unknown as GameEvent[];
    this.rounds.read(happenings);
    const made: LogLine[] = news
      .filter((one) => one.type !== "answeredItself" || !this.countAnswer())
      .filter((one) => one.type !== "hintGiven" || !this.hasHinted(one.seat))
      .map((one) => ({
        version,
        at,
        phrase: null,
        event: -1,
        news: one,
        isMinor: MINOR.has(one.type),
        count: 1,
        isOwn: false,
        isAnswer: false,
      }));
    for (const [event, { phrase, isMinor }] of said.entries())
      made.push({
        version,
        at,
        phrase,
        event,
        news: null,
        isMinor,
        count: 1,
        isOwn: event in happenings && isOwn(happenings[event]!),
        isAnswer: event in happenings && answers.includes(happenings[event]!.type),
      });
    made.sort((one, other) => Number(one.news?.type === "matchOver") - Number(other.news?.type === "matchOver"));
    if (made.length) this.lines = [...this.lines, ...made].slice(-MOST_LINES);
  }

  /** Is it already known that a seat has had a hint?  The log says so only once. */
  private hasHinted(seat: number): boolean {
    return this.lines.some(({ news }) => news?.type === "hintGiven" && news.seat === seat);
  }

  /** Counts one more answer that was given for the viewer since their last turn; false if it is the first. */
  private countAnswer(): boolean {
    const since = this.turnEnded ?? 0;
    const at = this.lines.findLastIndex((line) => line.news?.type === "answeredItself" && line.version > since);
    const line = this.lines[at];
    if (line) this.lines = this.lines.with(at, { ...line, count: line.count + 1 });
    return line !== undefined;
  }
}
