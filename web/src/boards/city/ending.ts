/** What is shown only at the end. */
export { default as Figure } from "../shared/estate/Figure.svelte";
export { why } from "./why";
