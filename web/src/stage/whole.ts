/** Makes the camera inside a picture show the whole board, not only the part that matters most. */
import { hasContext, setContext } from "svelte";

const KEY = Symbol("the whole board");

export const showWhole = () => setContext(KEY, true);
export const isWhole = (): boolean => hasContext(KEY);
