/** Road to Glory: its board, its cover, its pace and its sounds. */
import "./palette.css";
import type { Action, Event, GloryView } from "../../types/glory";
import type { GameModule, Kind } from "../board";
import Board from "./Board.svelte";
import { isOwn } from "./own";
import { reasonOut } from "./outs";
import { durationOf, momentsOf } from "./pace";
import { warnings } from "./warnings";

/** The headings of a long list of choices, the most popular kind first. */
const KINDS = [
  { name: "challenge", types: ["challenge"] },
  { name: "play", types: ["playOnWrestler", "playOnSeat"] },
  { name: "draw", types: ["draw", "layUnseen"] },
  { name: "move", types: ["advance", "stay", "endTurn", "repeat", "acceptPair", "declinePair"] },
  { name: "discard", types: ["discard"] },
] satisfies readonly Kind<Action["type"]>[];

const game: GameModule = {
  Board,
  warnings,
  celebrates: true,
  offersAll: true,
  leavesFew: true,
  reference: () => import("./Reference.svelte"),
  out: {
    seats: (view) => (view as GloryView).fallen.flat(),
    event: "eliminated",
    why: (events, seat) => reasonOut(events as Event[], seat),
  },
  duration: (events) => durationOf(events as Event[]),
  moments: (events) => momentsOf(events as Event[]),
  isOwn: (event, view) => isOwn(event as Event, view as GloryView),
  brings: ["cardDrawn", "unseenTaken", "managerDrew"] satisfies readonly Event["type"][],
  kinds: KINDS,
  sounds: {
    matchEnded: "win",
    challenged: "bell",
    eliminated: "lose",
    ringEntered: "cheer",
    eventPlayed: "card",
    cardDrawn: "card",
    cardDiscarded: "card",
    advanced: "step",
    firstThrown: "die",
    pairOffered: "bell",
  },
};

export default game;
