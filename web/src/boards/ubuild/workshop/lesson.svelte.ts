/** The part of the guided first game that is in the workshop: a board that is almost built, and what is to be done with it. */
import type { Workbench } from "../../../wire/requests/ubuild";

/** The printed board of Beginner, as long as two tiles are missing. */
export const BEGUN = "b1-gob0brjae0fpg0br-rsrsrssrsrs";

/** What somebody does: an act of the bench, or `why`, who presses a tile that is refused. */
export type Deed = string;

interface Step {
  /** The sentences are `workshop-lesson-<id>`. */
  id: string;
  /** What is awaited; without it, a button. */
  isDone?: (deed: Deed, bench: Workbench) => boolean;
  /** What the guide points at: a tool, or the tiles of the tray that are refused or offered. */
  point?: string;
}

const STEPS: readonly Step[] = [
  { id: "welcome" },
  { id: "reasons", isDone: (deed) => deed === "why", point: "refused" },
  { id: "clip", isDone: (deed) => deed === "clip", point: "offered" },
  { id: "close", isDone: (_, { left, fault }) => left === 0 && fault === null, point: "offered" },
  { id: "mirror", isDone: (deed) => deed === "mirror", point: "mirror" },
  { id: "judge" },
  { id: "end" },
];

export class Lesson {
  #place = $state(0);

  get id(): string {
    return this.#step.id;
  }

  get step(): number {
    return this.#place + 1;
  }

  get of(): number {
    return STEPS.length;
  }

  get point(): string {
    return this.#step.point ?? "";
  }

  /** Whether a button leads on. */
  get waits(): boolean {
    return this.#step.isDone === undefined && this.step < this.of;
  }

  next(): void {
    if (this.waits) this.#place += 1;
  }

  /** Somebody has done something, after which the bench is as it is. */
  heard(deed: Deed, bench: Workbench): void {
    if (this.#step.isDone?.(deed, bench)) this.#place += 1;
  }

  get #step(): Step {
    return STEPS[this.#place]!;
  }
}
