/** Makes the camera inside a picture show the whole board, not only the part that matters most. */
import { hasContext, setContext } from "svelte";

const KEY = Symbol("the whole board");

export const showWholeBoard = () => setContext(KEY, true);
export const isWholeBoardShown = (): boolean => hasContext(KEY);
