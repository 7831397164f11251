/**
 * The layout that is being built, as the server sees it after every act; and the way back to what it was before.
 * What may be done, and what is wrong, is the server's to say.
 */
import { requestsOf } from "../../../wire/api";
import type { Act, Mode, Requests, Workbench } from "../../../wire/requests/ubuild";

export type Wanted = Pick<Act, "kind"> & Partial<Act>;

const ask = requestsOf<Requests>("ubuild");
const NOTHING: Act = { kind: "new", mode: "classic", open: false, tile: "", place: 0, other: 0, turn: "", bend: "", seed: 0 };
/** A text without a tile, for whoever begins. */
const BARE = "c1--";
const MOST_BACK = 500;

export class Bench {
  now = $state.raw<Workbench | null>(null);
  /** Why the last act was not done. */
  problem = $state.raw<unknown>(null);
  busy = $state(false);
  #before = $state.raw<string[]>([]);
  #after = $state.raw<string[]>([]);
  #last: Promise<unknown> = Promise.resolve();

  get text(): string {
    return this.now?.text ?? "";
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  /** A layout as a whole, from an address or the gallery. */
  open(text: string): Promise<boolean> {
    return this.#next(() => this.#ask(text, null));
  }

  act(wanted: Wanted): Promise<boolean> {
    return this.#next(() => this.#ask(this.text || BARE, { ...NOTHING, mode: this.now?.mode ?? "classic", ...wanted }));
  }

  /** Another one, empty or by dice. */
  begin(kind: "new" | "dice", mode: Mode, open: boolean): Promise<boolean> {
    return this.act({ kind, mode, open, seed: Math.floor(Math.random() * 2 ** 40) });
  }

  undo(): Promise<boolean> {
    return this.#next(() => this.#go(this.#before, (text) => this.#walk(this.#before.slice(0, -1), [...this.#after, text])));
  }

  redo(): Promise<boolean> {
    return this.#next(() => this.#go(this.#after, (text) => this.#walk([...this.#before, text], this.#after.slice(0, -1))));
  }

  /** One after the other, each on what the one before has made. */
  #next(work: () => Promise<boolean>): Promise<boolean> {
    const done = this.#last.then(work);
    this.#last = done;
    return done;
  }

  async #ask(text: string, act: Act | null): Promise<boolean> {
    const { text: before } = this;
    const found = await this.#answer(text, act);
    if (found && before !== "" && found.text !== before) this.#walk([...this.#before, before].slice(-MOST_BACK), []);
    return found !== null;
  }

  async #go(from: string[], gone: (text: string) => void): Promise<boolean> {
    const { text: before } = this;
    const text = from.at(-1);
    if (text === undefined) return false;
    const found = await this.#answer(text, null);
    if (found) gone(before);
    return found !== null;
  }

  #walk(before: string[], after: string[]): void {
    [this.#before, this.#after] = [before, after];
  }

  async #answer(text: string, act: Act | null): Promise<Workbench | null> {
    this.busy = true;
    this.problem = null;
    try {
      return (this.now = await ask("workbench", { text, act }));
    } catch (problem) {
      this.problem = problem;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
