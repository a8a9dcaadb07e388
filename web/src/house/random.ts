/** Random bytes in hexadecimal.  `crypto.randomUUID` would not do: phones in the room come by http, where it is missing. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
