/** All Wound Up: its board, its cover, its pace and its sounds. */
import "./palette.css";
import type { GameModule } from "../board";
import type { Event } from "../../types/wound_up";
import Board from "./Board.svelte";
import { duration, moments } from "./walks";
import { warnings } from "./warnings";

/** Events that name a seat without changing anything for it. */
const QUIET: readonly string[] = [
  "turnBegan",
  "turnEnded",
  "bidOpened",
  "bidAnswered",
  "bidRaised",
  "raisePassed",
  "bidderPassed",
  "handDealt",
  "cardsPassed",
  "stepTaken",
] satisfies readonly Event["type"][];

export default {
  Board,
  warnings,
  offersAll: true,
  reference: () => import("./Reference.svelte"),
  duration,
  moments,
  brings: ["handDealt", "cardsPassed", "cardsDrawn", "cardStolen"] satisfies readonly Event["type"][],
  optionEditors: { layout: () => import("./editor/LayoutEditor.svelte") },
  optionPictures: { layout: () => import("./editor/LayoutPictures.svelte") },
  isOwn: ({ type }) => (QUIET.includes(type) ? false : undefined),
  // Walks make their own sounds while they are shown; the table plays the sound of a win only afterwards.
  sounds: {
    bidOpened: "card",
    bidAnswered: "card",
    bidRaised: "card",
    cardsPassed: "card",
    handDealt: "card",
    stepTaken: "card",
    cardStolen: "flip",
    tokenUsed: "brain",
    auctionWon: "bell",
  },
} satisfies GameModule;
