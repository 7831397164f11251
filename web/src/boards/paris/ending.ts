/** What is shown only at the end. */
export { default as Figure } from "./Figure.svelte";
export { why } from "./why";
