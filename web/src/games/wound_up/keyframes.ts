/** The keyframes of a walk: poses at 30 Hz, as ludotheque/physics/keyframes.py writes them. */

/**
 * A pose of a pawn: place in 0.1 mm, facing, pitch (forward) and roll (to the left) in milliradians, remaining winds in
 * hundredths.
 */
export interface Frame {
  x: number;
  y: number;
  facing: number;
  pitch: number;
  roll: number;
  winds: number;
}

export const FRAMES_A_SECOND = 30;

const FORMAT = 1;
const CHANNELS = 6;
const CONSTANT = 15;
const MOST_ONES = 20;
const LONG = 18;

class Bits {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  bit(): number {
    if (this.at >= 8 * this.bytes.length) throw new Error("these keyframes end too early");
    const found = (this.bytes[this.at >> 3]! >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return found;
  }

  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 2 + this.bit();
    return value;
  }
}

/** Returns the frames of each pawn, decoded from the text in an event. */
export function decoded(text: string): Frame[][] {
  const bits = new Bits(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  if (bits.read(8) !== FORMAT) throw new Error("these are no keyframes of this format");
  const count = bits.read(16);
  const pawns: Frame[][] = [];
  for (let left = bits.read(8); left > 0; left--) {
    const channels = Array.from({ length: CHANNELS }, () => channel(bits, count));
    pawns.push(Array.from({ length: count }, (_, i) => frame(channels.map((values) => values[i]!))));
  }
  return pawns;
}

function frame(values: number[]): Frame {
  const [x, y, facing, pitch, roll, winds] = values as [number, number, number, number, number, number];
  return { x, y, facing, pitch, roll, winds };
}

function channel(bits: Bits, count: number): number[] {
  let value = bits.read(16);
  if (value >= 0x8000) value -= 0x10000;
  const k = bits.read(4);
  const values = [value];
  let speed = 0;
  while (values.length < count) {
    let z = 0;
    if (k !== CONSTANT) {
      let ones = 0;
      while (ones < MOST_ONES && bits.bit()) ones += 1;
      z = ones < MOST_ONES ? ones * 2 ** k + bits.read(k) : bits.read(LONG);
    }
    speed += z % 2 === 0 ? z / 2 : -(z + 1) / 2;
    value += speed;
    values.push(value);
  }
  return values;
}

/** Returns the pose at a time between two frames; the time is counted in frames from the first. */
export function poseAt(frames: Frame[], at: number): Frame {
  const last = frames.length - 1;
  const low = Math.max(0, Math.min(last, Math.floor(at)));
  const a = frames[low]!;
  const b = frames[Math.min(last, low + 1)]!;
  const part = Math.max(0, Math.min(1, at - low));
  const mix = (name: keyof Frame) => a[name] + (b[name] - a[name]) * part;
  return {
    x: mix("x"),
    y: mix("y"),
    facing: mix("facing"),
    pitch: mix("pitch"),
    roll: mix("roll"),
    winds: mix("winds"),
  };
}
