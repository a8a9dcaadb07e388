/** Tells the stage inside a picture that it shows the whole board, not what matters most. */
import { hasContext, setContext } from "svelte";

const KEY = Symbol("the whole board");

export const showWhole = () => setContext(KEY, true);
export const isWhole = (): boolean => hasContext(KEY);
