/** The parts of a review, which a replay loads only when somebody asks for it. */
export { default as ReviewBody } from "./ReviewBody.svelte";
export { default as ReviewHead } from "./ReviewHead.svelte";
export { Reviewer } from "./reviewer.svelte";
