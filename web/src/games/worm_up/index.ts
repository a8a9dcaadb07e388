/** Worm Up in the browser: its board, its pace and its sounds. */
import "./palette.css";
import type { GameModule } from "../board";
import type { Event, WormUpView } from "../../types/worm_up";
import Board from "./Board.svelte";
import { recounts } from "./cancelled";
import { duration, moments } from "./motion.svelte";

/** Events that name a seat without changing anything for it. */
const QUIET: readonly string[] = [
  "choiceSealed",
  "choiceReopened",
  "stepTaken",
  "stepTakenBack",
  "moveBegan",
  "wormCrawled",
] satisfies readonly Event["type"][];

export default {
  Board,
  celebrates: true,
  namesPlayers: true,
  offersAll: true,
  reference: () => import("./Reference.svelte"),
  duration,
  moments,
  recounts,
  answers: ["bidsShown"],
  isOwn: (event, view) => {
    const { clashing } = event as Extract<Event, { type: "bidsShown" }>;
    if (event.type === "bidsShown")
      return (view as WormUpView).worms.some(({ seat, worm }) => seat === view.seat && clashing.includes(worm));
    return QUIET.includes(event.type) ? false : undefined;
  },
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
