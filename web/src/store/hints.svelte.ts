/** What a bot would do, for as long as it is of use: it steps aside while something else is composed, and comes back. */
import { Lost } from "../wire/socket";
import type { Choice } from "../wire/position";
import type { Hinted, PromptInfo } from "../wire/types";
import { movesOf } from "./selection";
import type { TableStore } from "./table.svelte";

/** The answer, and which choice of which question it is; an open move is none. */
export interface Hint {
  answer: Hinted;
  choice: Choice | null;
  prompt: PromptInfo;
  /** What was composed when it came. A hint is for the position on the table: not for what is composed there. */
  begun: Composed;
}

export interface Composed {
  moves: readonly number[];
  picked: readonly string[];
  /** An offer is being put together. */
  deal: boolean;
}

/** Nothing has been chosen since that leads elsewhere. */
export function isHeeded({ answer, choice, begun }: Hint, now: Composed): boolean {
  if (isSame(begun.moves, now.moves) && isSame(begun.picked, now.picked) && begun.deal === now.deal) return true;
  if (now.deal) return false;
  if (now.moves.length > 0) return now.moves[0] === answer.move;
  return now.picked.every((target) => choice?.targets.includes(target) ?? false);
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

export class Hints {
  given = $state.raw<Hint | null>(null);

  constructor(private readonly store: TableStore) {}

  /** The hint, unless something else is being composed. */
  get shown(): Hint | null {
    return this.given !== null && isHeeded(this.given, this.composed) ? this.given : null;
  }

  private get composed(): Composed {
    const { composer, bargaining } = this.store;
    return { moves: movesOf(composer.steps), picked: composer.picked, deal: bargaining.terms !== null };
  }

  /** What would a bot do? What is composed meanwhile stays as it is. */
  async ask(): Promise<void> {
    const { seat, state, composer } = this.store;
    if (seat === null || state === null) return;
    composer.notice = null;
    try {
      const answer = await this.store.ask({ type: "hint", seat, seq: state.seq });
      if (answer.type === "refused") composer.notice = { ...answer, kind: "refused" };
      if (answer.type !== "hinted" || answer.seq !== this.store.state?.seq) return;
      const choice = state.choices.find(({ move }) => move === answer.move) ?? null;
      this.given = { answer, choice, prompt: state.prompt, begun: this.composed };
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      composer.notice = { kind: "unsent" };
    }
  }
}
