/** Malta in the browser: its board, its pace and its sounds. */
import "./palette.css";
import { sentence } from "../../guide/about";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Orders from "./Orders.svelte";
import { reasonsIn } from "./outs";
import { duration, moments } from "./timeline";
import type { Action, Event, MaltaView } from "../../types/malta";
import { warnings } from "./warnings";

/** Events that name a seat without changing anything for it. */
const QUIET: readonly string[] = [
  "turnBegan",
  "quotaCounted",
  "cardsDrawn", // the hand shows the drawn cards
  "firstSeatNamed",
  "cardPlayed",
  "reacted",
  "turnEnded",
] satisfies readonly Event["type"][];

export default {
  Board,
  warnings,
  offersAll: true,
  reference: () => import("./Reference.svelte"),
  orders: Orders as GameModule["orders"],
  out: {
    seats: (view) => (view as MaltaView).lost,
    event: "seatLost",
    why: (events, seat) => reasonsIn(events as Event[]).get(seat),
  },
  duration: (events) => duration(events as Event[]),
  moments: (events) => moments(events as Event[]),
  brings: ["cardsDrawn", "cardsGiven", "handsSwapped"] satisfies readonly Event["type"][],
  kinds: [{ name: "play", types: ["playCard"] satisfies readonly Action["type"][] }],
  tally: (view, seat) => {
    const cards = (view as MaltaView).handSizes[seat] ?? 0;
    return { count: cards, said: sentence("panel-cards", { cards }) };
  },
  passing: { type: "pass" },
  isOwn: ({ type }) => (QUIET.includes(type) ? false : undefined),
  sounds: {
    matchEnded: "win",
    seatLost: "lose",
    spacesSwapped: "slide",
    lineShifted: "slide",
    spaceRemoved: "flip",
    spaceRestored: "flip",
    spaceTurned: "flip",
    pawnMoved: "hop",
    pawnPlaced: "hop",
    seatReturned: "hop",
    cardNegated: "refuse",
    cardPlayed: "card",
    reacted: "card",
    handsSwapped: "card",
    cardsGiven: "card",
    cardsDrawn: "card",
    cardsDiscarded: "card",
  },
} satisfies GameModule;
