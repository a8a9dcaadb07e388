/** Links for other people and other devices. */
import { health } from "./api";

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Where others find this house: as we did, unless only this very machine could find it there; "": nowhere. */
export async function addressForOthers(): Promise<string> {
  if (!HERE.test(location.hostname)) return location.origin;
  return health().then(
    ({ address }) => address,
    () => "",
  );
}

/** Copies a text; tells whether that worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** In a network at home a page comes without TLS, and has no clipboard of its own: the old way still works there. */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}
