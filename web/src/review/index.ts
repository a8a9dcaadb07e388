/** The parts of a review, which a replay loads only when somebody opens the review. */
export { default as ReviewBody } from "./ReviewBody.svelte";
export { default as ReviewHead } from "./ReviewHead.svelte";
export { Reviewer } from "./reviewer.svelte";
