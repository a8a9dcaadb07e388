import { beforeEach, expect, test, vi } from "vitest";
import { sha256 } from "../src/house/sha256";
import { commitmentOf, sealOf, Sealing, type Seals } from "../src/table/sealing";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A simulated storage of a browser. */
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const PROMISE = commitmentOf("00".repeat(32));
const THEIRS = "22".repeat(16);

/** Returns the seals and nonces of two seats: seat 0, which is this browser's, and seat 2, somebody else's. */
function sealForTwo(sealing: Sealing): { seals: Seals; nonces: string[] } {
  const seals: Seals = [
    [0, sealing.seal(PROMISE, 0)],
    [2, sealOf(PROMISE, 2, THEIRS)],
  ];
  return { seals, nonces: [sealing.open(seals, PROMISE, 0)!, THEIRS] };
}

test("hashes match the examples of the standard and lengths around a block", async () => {
  expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (const length of [55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    expect(sha256(message)).toBe([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
});

test("commitments and seals equal those of the server", () => {
  expect(commitmentOf("73656564")).toBe("c9908a3aee3b3e6f859f77089ede9defb03f284f49d81d271f6c461d2e783e62");
  expect(sealOf("c0ffee", 3, "00ff")).toBe("741f357eaff759e3bfb3e63f5684499b0a2535abc61de3ceea94bd065b640053");
});

test("a nonce is opened only for the list with its seal", () => {
  const sealing = new Sealing("one");
  const mine = sealing.seal(PROMISE, 0);
  const list: Seals = [[0, mine]];
  const longer: Seals = [...list, [1, "ab"]];
  expect(sealing.open([[0, "cd"]], PROMISE, 0)).toBeNull();
  expect(sealing.open([[1, mine]], PROMISE, 1)).toBeNull();
  expect(sealing.open(list, "another promise", 0)).toBeNull();
  expect(new Sealing("two").open(list, PROMISE, 0)).toBeNull();
  expect(sealing.open(list, PROMISE, 0)).toHaveLength(32);
  expect(sealing.open(longer, PROMISE, 0)).toBeNull();
  expect(new Sealing("one").open(list, PROMISE, 0)).toBe(sealing.open(list, PROMISE, 0));
});

test("every seal has its own nonce and is recognised again", () => {
  const sealing = new Sealing("one");
  const seals = [sealing.seal(PROMISE, 0), sealing.seal(PROMISE, 0)];
  expect(sealing.open([[0, seals[0]!]], PROMISE, 0)).not.toBe(sealing.open([[0, seals[1]!]], PROMISE, 0));
  expect(sealing.whose(seals[0]!, PROMISE)).toBe("ours");
  expect(sealing.whose(seals[0]!, "another promise")).toBe("stale");
  expect(sealing.whose("ab", PROMISE)).toBe("unknown");
});

test("a nonce opened for a failed attempt is not expected later", () => {
  const sealing = new Sealing("one");
  sealForTwo(sealing);
  const later = commitmentOf("11".repeat(32));
  const good = { commitment: later, seals: [[2, sealOf(later, 2, THEIRS)]] as Seals, nonces: [THEIRS] };
  expect(sealing.trouble(good, 0)).toBe("dice-not-ours");
  new Sealing("two").forget(PROMISE);
  expect(sealing.trouble(good, 0)).toBe("dice-not-ours");
  sealing.forget(PROMISE);
  expect(sealing.trouble(good, 0)).toBe("");
});

test("luck that differs from what was sealed is detected", () => {
  const sealing = new Sealing("one");
  const { seals, nonces } = sealForTwo(sealing);
  const good = { commitment: PROMISE, seals, nonces };
  expect(sealing.trouble(good, 0)).toBe("");
  expect(new Sealing("two").trouble(good, null)).toBe("");
  const other = "33".repeat(16);
  expect(sealing.trouble({ ...good, nonces: [nonces[0]!, other] }, 0)).toBe("dice-not-sealed");
  expect(sealing.trouble({ ...good, nonces: [other, THEIRS] }, 0)).toBe("dice-not-ours");
  expect(sealing.trouble({ ...good, nonces: [], seals: [] }, 0)).toBe("dice-not-ours");
  // A dishonest server shows another list of seals at the end.  The nonce of the server's accomplice fits the seal in
  // that list, but not the seal that was shown before.
  const swapped: Seals = [seals[0]!, [2, sealOf(PROMISE, 2, other)]];
  expect(sealing.trouble({ ...good, seals: swapped, nonces: [nonces[0]!, other] }, 0)).toBe("dice-not-ours");
  expect(new Sealing("two").trouble({ ...good, nonces: [nonces[0]!, other] }, null)).toBe("dice-not-sealed");
  expect(new Sealing("two").trouble({ ...good, nonces: [nonces[0]!] }, null)).toBe("dice-not-sealed");
});
