/** Picks the events that affect the viewer's own cards and wrestlers. */
import type { Event, GloryView } from "../../types/glory";

/** Events that only say whose turn it is, or what the viewer did. */
const QUIET: readonly Event["type"][] = [
  "turnBegan",
  "wrestlerUsed",
  "firstThrown",
  "firstSeatNamed",
  "stayed",
  "turnRepeated",
];

/** Does an event concern one of the viewer's wrestlers?  Undefined: it names none of them, and its seats decide. */
export function isOwn(event: Event, { seat, wrestlers }: GloryView): boolean | undefined {
  if (QUIET.includes(event.type)) return false;
  const named = [
    ...("wrestler" in event ? [event.wrestler] : []),
    ...("challenged" in event ? [event.challenged] : []),
  ];
  const own = wrestlers.filter((one) => one.seat === seat).map((one) => one.wrestler);
  return named.some((name) => own.includes(name as string)) ? true : undefined;
}
