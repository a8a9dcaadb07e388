/** Road to Glory: its board, its cover, its pace and its sounds. */
import "./palette.css";
import type { Event, GloryView } from "../../types/glory";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import { isOwn } from "./own";
import { durationOf, momentsOf } from "./pace";
import { warnings } from "./warnings";

const game: GameModule = {
  Board,
  warnings,
  celebrates: true,
  reference: () => import("./Reference.svelte"),
  out: { seats: (view) => (view as GloryView).fallen.flat(), event: "eliminated" },
  duration: (events) => durationOf(events as Event[]),
  moments: (events) => momentsOf(events as Event[]),
  isOwn: (event, view) => isOwn(event as Event, view as GloryView),
  brings: ["cardDrawn", "unseenTaken", "managerDrew"] satisfies readonly Event["type"][],
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
