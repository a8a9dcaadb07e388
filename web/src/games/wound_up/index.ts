/** All Wound Up: its board, its cover, its pace and its sounds. */
import "./palette.css";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import LayoutEditor from "./editor/LayoutEditor.svelte";
import LayoutPictures from "./editor/LayoutPictures.svelte";
import { duration, moments } from "./walks";
import { warnings } from "./warnings";

// Walks make their own sounds while they are shown; the table plays the sound of a win only afterwards.
/** Events that name a seat without changing anything for it. */
const QUIET = [
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
];

export default {
  Board,
  warnings,
  reference: () => import("./Reference.svelte"),
  duration,
  moments,
  brings: ["handDealt", "cardsPassed", "cardStolen"],
  optionEditors: { layout: LayoutEditor },
  optionPictures: { layout: LayoutPictures },
  isOwn: ({ type }) => (QUIET.includes(type) ? false : undefined),
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
