/** Which chapters of a rulebook are unfolded. */
import { SvelteSet } from "svelte/reactivity";

export class Folding {
  readonly #unfolded = new SvelteSet<string>();
  /** Everything is shown: something is sought, or the book is printed. */
  whole = $state(false);

  isOpen(chapter: string): boolean {
    return this.whole || this.#unfolded.has(chapter);
  }

  /** By the person, or by a browser that has found something inside. What is shown for another reason stays as it was. */
  set(chapter: string, open: boolean): void {
    if (this.whole) return;
    if (open) this.#unfolded.add(chapter);
    else this.#unfolded.delete(chapter);
  }

  all(chapters: readonly string[], open: boolean): void {
    for (const chapter of chapters) this.set(chapter, open);
  }
}
