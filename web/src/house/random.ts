/** Random bytes in hexadecimal.  Phones in the room use plain http, where `crypto.randomUUID` is missing. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
