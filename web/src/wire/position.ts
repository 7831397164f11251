/** A position as it comes over the wire. What is in scene, view and events each board says with types of its own. */
export type { ChoiceInfo as Choice, PromptInfo as Prompt, RefusalInfo as Refusal } from "./types";

export type Scene = Record<string, unknown>;
export type View = Record<string, unknown>;
export type GameEvent = Record<string, unknown>;
