/**
 * Makes random bytes in hexadecimal.  Phones in the room use plain http, over which browsers have no
 * `crypto.randomUUID`.
 */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
