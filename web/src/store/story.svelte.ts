/** What others do, told turn by turn: what the caption is about, and how long it stays before the next one begins. */
import type { GameEvent } from "../wire/position";
import { preferences, type Pace } from "./preferences.svelte";

/** A turn of somebody, or as much of it as has happened. */
export interface Telling {
  /** A seat, or below 0 chance and the clock. */
  actor: number;
  events: GameEvent[];
  /** The match went back to an earlier position. */
  undo: boolean;
  /** Whoever reads it has had no turn yet. */
  early?: boolean;
}

/** Milliseconds for a turn. Step by step it is what a part of a turn takes that is measured. */
const TURN: Record<Pace, number> = { slow: 4500, usual: 2500, fast: 1200, step: 2500, "at-once": 0 };
/** However long the picture took, so much of a turn's time is left to read its caption. */
const TO_READ = 0.4;
/** What is told in passing, such as a bid, and what the same player goes on from. */
const IN_PASSING = 0.3;
/** Between two pictures there is always a moment: whoever skips the first has not skipped the second. */
const MOMENT = 30;

export class Story {
  /** What the caption says; it stays for a while after its picture has arrived. */
  telling = $state.raw<Telling | null>(null);
  /** The next turn may not begin yet. */
  isHeld = $state(false);
  private isOpen = false;
  private begun = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onfree` is called when the next turn may begin. */
  constructor(private readonly onfree: () => void) {}

  /** A picture begins: of a new turn, or of more of the one that is told. */
  tell(actor: number, events: GameEvent[], undo = false): void {
    clearTimeout(this.timer);
    const before = this.isOpen && this.telling?.actor === actor ? this.telling.events : [];
    if (before.length === 0) this.begun = Date.now();
    this.telling = { actor, events: [...before, ...events], undo };
    this.isHeld = true;
  }

  /** It has arrived. `goesOn`: the same player is asked again; `brief`: it needs few words. */
  rest(goesOn: boolean, brief: boolean): void {
    clearTimeout(this.timer);
    if (this.telling === null) return;
    this.isOpen = goesOn;
    const turn = TURN[preferences.pace];
    const passing = goesOn || brief;
    if (preferences.pace === "step" && !passing) return;
    const left = passing ? turn * IN_PASSING : Math.max(turn - (Date.now() - this.begun), turn * TO_READ);
    this.timer = setTimeout(() => this.free(), Math.max(left, MOMENT));
  }

  /** Enough of this one: the next turn begins, if there is one. */
  free(): void {
    clearTimeout(this.timer);
    const { telling } = this;
    this.isHeld = false;
    this.onfree();
    // Nothing more has happened: there is no caption any more.
    if (this.telling === telling) this.clear();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.telling = null;
    this.isHeld = this.isOpen = false;
  }
}
