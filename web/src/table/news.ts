/** Describes news about the table itself (seats, clock, luck), not about the game. */
import { words } from "../house/words.svelte";
import type { News } from "../types/table";
import type { TableClient } from "./client.svelte";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function describeNews(news: News, client: TableClient, count = 1): string {
  const values: Record<string, unknown> = { ...news, count };
  if ("seat" in news) values["seat"] = { seat: news.seat };
  if (news.type === "seatTaken") values["seat"] = news.name;
  if (news.type === "seatHandedOver") {
    return words.tell(news.bot ? "news-seat-handed-over" : "news-seat-taken-back", values, client.listener);
  }
  if (news.type === "openingFailed") {
    return words.tell(
      `news-opening-${news.why}`,
      { names: [...news.names], count: news.names.length },
      client.listener,
    );
  }
  if (news.type === "colourShown") values["colour"] = { message: `colour-${news.colour}`, values: {} };
  if (news.type === "windowShut") values["seats"] = news.seats.map((seat) => ({ seat }));
  if (news.type === "deadlinesMoved") values["seconds"] = Math.round(news.by / 1000);
  return words.tell(`news-${kebab(news.type)}`, values, client.listener);
}

/** The types of news that a log may leave out. */
export const MINOR: ReadonlySet<News["type"]> = new Set([
  "windowShut",
  "answerKept",
  "answerReopened",
  "ordersKept",
  "nonceShown",
  "sealShown",
  "colourShown",
  "nonceOpened",
  "tableOpened",
]);
