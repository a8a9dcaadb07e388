/** Makes a seat for a board where nobody is connected: in a replay, or at the workbench. */
import type { SeatView } from "../types/table";

export function seatView(name: string, colours: string[]): SeatView {
  return {
    name,
    kind: "person",
    bot: "",
    isPresent: true,
    absentSince: null,
    seal: "",
    hasOpened: true,
    isResigned: false,
    isSilenced: false,
    isAssisted: false,
    wantsRematch: false,
    colours,
    chosenColours: [],
  };
}
