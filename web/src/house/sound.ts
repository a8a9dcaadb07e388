/** Sounds, made by ZzFX from a few numbers each; nothing is loaded. */
import { zzfx } from "zzfx";
import { settings } from "./settings.svelte";

/** The parameters of a sound: volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, … */
const SOUNDS = {
  yourTurn: [0.6, 0, 660, 0.02, 0.12, 0.25, 0, 1.4, 0, 0, 330, 0.08],
  card: [0.5, 0.05, 180, 0.005, 0.01, 0.04, 4, 1, -20, 0, 0, 0, 0, 3],
  flip: [0.4, 0.05, 320, 0.005, 0.02, 0.05, 4, 1.2, 30, 0, 0, 0, 0, 2],
  hop: [0.5, 0.05, 300, 0.005, 0.03, 0.09, 0, 1, 12],
  slide: [0.35, 0.05, 90, 0.02, 0.12, 0.12, 4, 0.6, 0, 0, 0, 0, 0, 1.5],
  refuse: [0.5, 0, 130, 0.01, 0.08, 0.12, 2, 0.6, -2],
  lose: [0.6, 0, 260, 0.02, 0.2, 0.5, 1, 1.6, -3, -0.2],
  win: [0.6, 0, 523, 0.02, 0.3, 0.5, 1, 1.7, 0, 0, 262, 0.1, 0.12],
  die: [0.5, 0.1, 220, 0.002, 0.01, 0.03, 3, 1.5, 0, 0, 0, 0, 0, 6],
  hit: [0.7, 0.1, 90, 0.005, 0.03, 0.18, 4, 1.8, -4, 0, 0, 0, 0, 2],
  cheer: [0.35, 0.1, 500, 0.25, 0.5, 0.7, 4, 0.4, 0, 0, 0, 0, 0, 1],
  boo: [0.35, 0.1, 110, 0.2, 0.4, 0.6, 3, 0.5, -0.2, 0, 0, 0, 0, 0.8],
  bell: [0.6, 0, 880, 0.001, 0.06, 0.9, 1, 1.8, 0, 0, 0, 0, 0.28],
  roar: [0.5, 0.15, 240, 0.35, 0.7, 1.1, 4, 0.35, 0, 0, 0, 0, 0, 1.6],
  tick: [0.25, 0, 900, 0.001, 0.005, 0.02, 0, 1],
  wind: [0.35, 0.1, 420, 0.002, 0.008, 0.02, 3, 1, 0, 0, 0, 0, 0, 4],
  step: [0.3, 0.15, 150, 0.002, 0.01, 0.03, 4, 1.2],
  fall: [0.6, 0.1, 120, 0.01, 0.05, 0.3, 4, 1.6, -3],
  grave: [0.6, 0.05, 70, 0.05, 0.3, 0.7, 2, 0.7, -0.5, 0, 0, 0, 0, 0.6],
  brain: [0.6, 0.05, 500, 0.01, 0.05, 0.15, 1, 1.2, 8, 0, 200, 0.05],
} satisfies Record<string, number[]>;

export type Sound = keyof typeof SOUNDS;

/** Plays a sound; a hidden tab only plays the one for the user's turn. */
export function play(sound: Sound): void {
  if (!settings.isLoud || (document.hidden && sound !== "yourTurn")) return;
  try {
    const [loudness = 1, ...shape] = SOUNDS[sound];
    zzfx(loudness * settings.volume, ...shape);
  } catch {
    // Stay silent if the browser has no sound, or allows none before the first gesture of the user.
  }
}
