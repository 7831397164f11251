/**
 * What a game brings to the table: its board, hand, piles, text table and score sheet. The pages know nothing else of a game.
 *
 * Scene, view and events are the engine's JSON as it came; each board narrows them with types of its own.
 */
import type { Component } from "svelte";
import type { Phrases } from "../i18n/phrases";

export type Scene = Record<string, unknown>;
export type View = Record<string, unknown>;
export type GameEvent = Record<string, unknown>;

export interface Refusal {
  code: string;
  clause: string;
  params: Record<string, number | string>;
}

/** A legal move with its targets, or a target without one and the reason. */
export interface Choice {
  move: number | null;
  kind: string;
  targets: string[];
  cost: number | null;
  refusal: Refusal | null;
}

/** What is asked, as the server says it; some prompts suggest moves. */
export interface Prompt {
  kind: string;
  clause: string;
  params: Record<string, unknown>;
}

/** What happened between two views. A new `key` is a new animation. */
export interface Animation {
  key: number;
  before: View;
  events: GameEvent[];
}

/** A draft against the position it started from. */
export interface Preview {
  before: View;
  events: GameEvent[];
}

export interface BoardProps {
  scene: Scene;
  view: View;
  /** Through whose eyes; null watches. */
  seat: number | null;
  /** By seat. */
  names: string[];
  phrases: Phrases;
  /** What is asked in the position shown, of whomever; null where nobody can answer. */
  prompt?: Prompt | null;
  /** Of the position shown (the draft"s, while composing); empty when not asked. */
  choices: Choice[];
  /** Targets picked so far for the next move, such as "flat:b2". */
  picked: string[];
  onpick: (target: string) => void;
  /** Targets to point at: a line of the log, a hint, the guide. */
  highlight: string[];
  /** The view shown is a preview, not yet confirmed. */
  drafting: boolean;
  /** While drafting: the confirmed view, and all that the draft did since. Changes are drawn as a preview. */
  preview?: Preview | null;
  /** The moves of the draft so far. */
  moves?: number[];
  /** Make these moves the draft, in place of what it was; absent where moves are only added. */
  oncompose?: (moves: number[]) => void;
  /** Whether points are shown before the end; they are, unless the table says otherwise. */
  points?: boolean;
  /** Play these events, then show `view`. */
  animation: Animation | null;
  onanimated: () => void;
  /** Grows each time the person skips the animation. */
  skip: number;
}

export interface ExtrasProps {
  scene: Scene;
  view: View;
  seat: number;
  phrases: Phrases;
  /** Whether points are shown before the end. */
  points: boolean;
}

export interface ScoreProps {
  scene: Scene;
  view: View;
  names: string[];
  phrases: Phrases;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** One's own cards or holdings. */
  Hand?: Component<BoardProps>;
  /** What is public of a player, for a line of the players' panel. */
  PlayerExtras?: Component<ExtrasProps>;
  /** Piles and discards. */
  Piles?: Component<BoardProps>;
  /** What is being composed, beside the question; else the events of the draft are listed there. */
  Draft?: Component<BoardProps>;
  /** The board is as tall as it must be and scrolls with the page; else it is fitted into the window. */
  flows?: boolean;
  /** What is public of a player needs a line of its own. */
  roomyExtras?: boolean;
  /** Everything the board shows, as tables and lists, playable too. */
  TextTable: Component<BoardProps>;
  /** The final count, item by item. */
  ScoreSheet: Component<ScoreProps>;
  /** A target in words: "2e droite". */
  targetLabel: (target: string, phrases: Phrases) => string;
}
