/** Worm Up in the browser. */
import "./palette.css";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { duration } from "./motion.svelte";

export default {
  Board,
  Cover,
  duration,
  sounds: {
    bidsShown: "flip",
    choiceSealed: "card",
    choiceReopened: "card",
    stepTaken: "step",
    stepTakenBack: "step",
    wormCrawled: "slide",
    finishSwung: "slide",
    wormStayed: "lose",
    raceEnded: "win",
  },
} satisfies GameModule;
