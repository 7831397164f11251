/** The position of the physical board, page by page: every change can be undone, and all of it comes back after a reload. */
import { keep, recall } from "../../../beside/device";
import { newPosition } from "./acts";
import { pagesFrom, type Pages } from "./keeping";
import { PRINTED, type Layouts } from "./layouts.svelte";
import type { Position } from "./position";

const KEPT = "faubourg.box";
const MOST_BACK = 100;

export class Notebook {
  #pages: Pages = $state.raw({ now: newPosition(PRINTED[1]!.layout), before: [], after: [] });
  /** What the last change was about, while more of the same belongs to it. */
  #about = "";

  constructor(layouts: Layouts) {
    this.#pages = pagesFrom(recall(KEPT), (layout) => layouts.of(layout)) ?? this.#pages;
  }

  get now(): Position {
    return this.#pages.now;
  }

  get canUndo(): boolean {
    return this.#pages.before.length > 0;
  }

  get canRedo(): boolean {
    return this.#pages.after.length > 0;
  }

  /** The next page. Changes about one thing that follow each other, such as the keys of a number, are one. */
  write(now: Position, about = ""): void {
    if (now === this.now) return;
    const before = about !== "" && about === this.#about ? this.#pages.before : [...this.#pages.before, this.now].slice(-MOST_BACK);
    this.#turn({ now, before, after: [] }, about);
  }

  undo(): void {
    const { now, before, after } = this.#pages;
    const last = before.at(-1);
    if (last) this.#turn({ now: last, before: before.slice(0, -1), after: [...after, now] });
  }

  redo(): void {
    const { now, before, after } = this.#pages;
    const next = after.at(-1);
    if (next) this.#turn({ now: next, before: [...before, now], after: after.slice(0, -1) });
  }

  #turn(pages: Pages, about = ""): void {
    this.#pages = pages;
    this.#about = about;
    keep(KEPT, JSON.stringify(pages));
  }
}
