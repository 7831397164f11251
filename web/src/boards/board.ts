/**
 * What a game brings to the table: its board, hand, piles, text table and score sheet. The pages know nothing else of a game.
 *
 * Scene, view and events are the engine's JSON as it came; each board narrows them with types of its own.
 */
import type { Component } from "svelte";
import type { Phrases } from "../i18n/phrases";
import type { Sounds } from "../sound/hearing";
import type { Choice, GameEvent, Prompt, Scene, View } from "../wire/position";
import type { TimerInfo } from "../wire/types";

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

/** An offer being composed: what can change hands between two players is chosen on the board, piece by piece. */
export interface Bargain {
  /** The other of the two. */
  partner: number;
  /** Ids of what the two own: districts, kept cards. */
  assets: string[];
  /** Those that would go to the other of the two. */
  chosen: string[];
  ontoggle: (asset: string) => void;
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
  /** Targets of what others did since the reader's turn: outlined until the reader acts. */
  since?: string[];
  /** The view shown is a preview, not yet confirmed. */
  drafting: boolean;
  /** While drafting: the confirmed view, and all that the draft did since. Changes are drawn as a preview. */
  preview?: Preview | null;
  /** The moves of the draft so far. */
  moves?: number[];
  /** Make these moves the draft, in place of what it was; absent where moves are only added. */
  oncompose?: (moves: number[]) => void;
  /** While an offer is composed: a click on what can change hands chooses it, and the choices are put aside. */
  deal?: Bargain | null;
  /** Whether points are shown before the end; they are, unless the table says otherwise. */
  points?: boolean;
  /** How long animations take: 1 as a rule, 0.5 quick, 0 none. */
  pace?: number;
  /** Play these events, then show `view`. */
  animation: Animation | null;
  onanimated: () => void;
  /** Grows each time the person skips the animation. */
  skip: number;
}

/** What is settled before anything on the board. */
export interface FirstProps extends BoardProps {
  /** What there is to choose from; `picked` says which of it is chosen. */
  targets: string[];
}

export interface ExtrasProps {
  scene: Scene;
  view: View;
  seat: number;
  phrases: Phrases;
  /** Whether points are shown before the end. */
  points: boolean;
}

/** What the clock counts, for a picture of it. */
export interface UnitProps {
  timers: TimerInfo[];
  /** The server's time. */
  now: () => number;
  view: View;
  phrases: Phrases;
}

/** A player's figure, as it stands on the board. */
export interface FigureProps {
  view: View;
  seat: number;
}

export interface Ending {
  /** A player, drawn: one `svg`. */
  Figure: Component<FigureProps>;
  /** Who has won and why, in one sentence for whoever sits at `seat`; empty where those common to all games say it. */
  why: (scene: Scene, view: View, seat: number | null, phrases: Phrases) => string;
}

export interface ScoreProps {
  scene: Scene;
  view: View;
  names: string[];
  phrases: Phrases;
}

/** What is fetched when it is first shown. */
export type Fetched<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

/**
 * Kinds of events that tell what somebody did in a turn, the weightiest first: a caption says one of the deeds and one of
 * what came of it; if there was neither, one of the others. The board has words for each: `told-<kind>` after the name of
 * who did it, or `came-<kind>` that stands by itself. They are given besides what the event holds `seat`, who did it, `count`,
 * how many of the kind there were, and `after`, the kind of what came before the first of them.
 */
export interface Tells {
  deeds: readonly string[];
  fates?: readonly string[];
  otherwise?: readonly string[];
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
  /** How tall a question is from the first choice to the last, in pixels: on a phone, beside the log, and where there is room. */
  asks: readonly [phone: number, beside: number, roomy: number];
  /** The board is as tall as it must be and scrolls with the page; else it is fitted into the window. */
  flows?: boolean;
  /** How wide a fitted board may be, for each pixel of height that is left to it; each page has a measure of its own. */
  shape?: number;
  /** What is public of a player needs a line of its own, in replays and lessons too. */
  roomyExtras?: boolean;
  /** Parts of the board that a first tap shows: fetched while the page is idle, so that the tap is answered soon. */
  soon?: readonly (() => Promise<unknown>)[];
  /** Everything the board shows, as tables and lists, playable too. */
  TextTable: Fetched<BoardProps>;
  /** The final count, item by item. */
  ScoreSheet: Fetched<ScoreProps>;
  /** A target in words: "2e droite". */
  targetLabel: (target: string, phrases: Phrases) => string;
  /** What may change hands in a deal, in words. */
  assetLabel?: (asset: string, phrases: Phrases) => string;
  /** Kinds of choices that are buttons, the weightiest first, even if they are about something on the board. */
  lead?: readonly string[];
  /** Kinds of choices that let something go by: what they decline is more often wanted, and they never lead. */
  declining?: readonly string[];
  /** A sort of target that is asked for first, where the same can be done with several of them: the key of the question, and
   * its chips in the prompt. */
  first?: { sort: string; question: string; Chips: Component<FirstProps> };
  /** Kinds of events that everybody is told of for some seconds, wherever they look: an auction won. */
  news?: readonly string[];
  /** Where nothing leads: the kind of choice that is pressed as a rule. */
  usual?: string;
  /** Kinds of choices that end the match for whoever takes them: their buttons warn. */
  grave?: readonly string[];
  /** Kinds of choices that are played at one press: chance answers them, and there is nothing to look at before. */
  atOnce?: readonly string[];
  /** Kinds of choices of which one target says enough, where the others are known: what to build, or where. */
  short?: readonly string[];
  /** The picture just before an event at which somebody may want to stop, such as a rent of their own; else null. */
  pause?: (event: GameEvent, seat: number, after: View) => View | null;
  /** Kinds of events that everybody sees anyway: a replay does not say them beside the board. */
  plain?: readonly string[];
  /** What a caption tells of a turn. */
  tells?: Tells;
  /** Kinds of events that are told in passing, such as bids: each is no turn, and none is told afterwards. */
  brief?: readonly string[];
  /** How far above the lower edge of a fitted board a caption covers the least: so much of its width. */
  captionAt?: string;
  /** Or how far below its upper edge it may reach, growing upwards: so much of the width. */
  captionUnder?: string;
  /** What is heard, by kinds of events. */
  sounds?: Sounds;
  /** What is needed when it is over, and fetched only then. */
  ending?: () => Promise<Ending>;
  /** Where players bid: the kinds of the choice that drops out and of the question for the first bid. */
  bidding?: { out: string; opening: string };
  /** Where players bargain: the kinds of the choices that answer an offer. */
  answers?: { accept: string; refuse: string };
  /** The kind of what counts the time of the whole match; all other counts are of seconds, within a turn. */
  whole?: string;
  /** The lights of what counts the time, beside an auction or an offer; else the seconds are written. */
  Unit?: Fetched<UnitProps>;
}
