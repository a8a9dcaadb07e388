/** Animates things that move, for example from a hand to the table or from the table to a pile. */
import { createContext } from "svelte";
import { cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { settings } from "../house/settings.svelte";

type Fly = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;

export interface Motion {
  send: Fly;
  receive: Fly;
}

const USUAL = 320;

/** Lets a thing grow when it appears, and shrink when it disappears. */
function fade(): TransitionConfig {
  return {
    duration: USUAL * settings.tempo * 0.7,
    easing: cubicOut,
    css: (shown) => `opacity: ${shown}; transform: scale(${0.7 + 0.3 * shown})`,
  };
}

export function makeMotion(): Motion {
  const [send, receive] = crossfade({ duration: () => USUAL * settings.tempo, easing: cubicOut, fallback: fade });
  return { send, receive };
}

export const [getMotion, setMotion] = createContext<Motion>();
