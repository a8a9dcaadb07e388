/** SHA-256 (FIPS 180-4).  Browsers offer it only over https, and phones in the room use plain http. */

const WORD = 2 ** 32;

/** Returns the root of a number (the square root if `power` is 2), rounded down to a whole number. */
function root(of: bigint, power: bigint): bigint {
  let low = 0n;
  let high = of;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** power <= of) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** Returns the first 32 bits after the binary point of the square (2) or cube (3) roots of the first primes. */
function roots(count: number, power: bigint): number[] {
  const primes: bigint[] = [];
  for (let candidate = 2n; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime)) primes.push(candidate);
  return primes.map((prime) => Number(root(prime << (32n * power), power) % BigInt(WORD)));
}

let first: number[] | null = null;
let rounds: number[] = [];

const rotatedRight = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Returns the padded message in whole blocks of 64 bytes: the message, a bit 1, zeros, and the length in bits. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor((message.length * 8) / WORD));
  view.setUint32(bytes.length - 4, (message.length * 8) % WORD);
  return view;
}

/** Returns the hash of some bytes, in hexadecimal. */
export function sha256(message: Uint8Array): string {
  if (!first) {
    first = roots(8, 2n);
    rounds = roots(64, 3n);
  }
  const data = pad(message);
  const hash = [...first];
  const words = new Array<number>(64).fill(0);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) {
        words[at] = data.getUint32(block + 4 * at);
        continue;
      }
      const early = words[at - 15]!;
      const late = words[at - 2]!;
      const small = rotatedRight(early, 7) ^ rotatedRight(early, 18) ^ (early >>> 3);
      const large = rotatedRight(late, 17) ^ rotatedRight(late, 19) ^ (late >>> 10);
      words[at] = (words[at - 16]! + small + words[at - 7]! + large) >>> 0;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const mixed = rotatedRight(e, 6) ^ rotatedRight(e, 11) ^ rotatedRight(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + rounds[at]! + words[at]!) >>> 0;
      const two = (rotatedRight(a, 2) ^ rotatedRight(a, 13) ^ rotatedRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at] = (hash[at]! + word) >>> 0;
  }
  return hash.map((word) => word.toString(16).padStart(8, "0")).join("");
}
