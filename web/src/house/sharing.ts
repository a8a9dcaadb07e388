/** Links for other people and other devices. */
import { health } from "./api";

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Returns the address at which others find this server: the one that this page uses, unless that is a loopback address;
 * "" if others cannot find the server.
 */
export async function addressForOthers(): Promise<string> {
  if (!HERE.test(location.hostname)) return location.origin;
  return health().then(
    ({ address }) => address,
    () => "",
  );
}

/** Copies a text to the clipboard; returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

/**
 * Copies a text through a hidden text field, for pages over plain http (as in a home network), which have no clipboard
 * API; returns whether that worked.
 */
function copyThroughField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}
