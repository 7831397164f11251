/** What a person does at a table besides playing. Whatever is refused is said beside the prompt. */
import { ApiProblem, standIn } from "../wire/api";
import { Lost, type Request } from "../wire/socket";
import type { Phrase, UndoRequest } from "../wire/types";
import type { TableStore } from "./table.svelte";

export class Acts {
  constructor(private readonly store: TableStore) {}

  /** Take back my own last moves, or ask everybody to go back to the position after an entry. */
  async undo(to: number | null = null): Promise<void> {
    // What is taken back is said of the newest position.
    this.store.showing.showEnd();
    const { seat, state } = this.store;
    if (seat !== null && state !== null) await this.request({ type: "undo", seat, seq: state.seq, to });
  }

  /** The answer is to this request, at the position it was made at, and to no other. */
  async answerUndo({ seq, id }: UndoRequest, agree: boolean): Promise<void> {
    const { seat } = this.store;
    if (seat !== null) await this.request({ type: "answer-undo", seat, seq, request: id, agree });
  }

  /** No bot shall play for me any more. */
  async back(): Promise<void> {
    const { seat } = this.store;
    if (seat !== null) await this.request({ type: "back", seat });
  }

  /** A bot shall play for somebody who is not there: which one is the table's to say. */
  async standIn(seat: number): Promise<void> {
    try {
      await this.store.change(standIn(this.store.id, seat));
      this.store.composer.notice = null;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      this.store.composer.notice = { kind: "refused", code: error.code, clause: null, params: error.params };
    }
  }

  async resign(): Promise<void> {
    const { seat } = this.store;
    if (seat !== null) await this.request({ type: "resign", seat });
  }

  /** True when the line was taken. */
  async say(text: string): Promise<boolean> {
    return this.request({ type: "say", seat: this.store.seat, text });
  }

  /** The same, without a word typed. */
  async sayPhrase(phrase: Phrase): Promise<boolean> {
    return this.request({ type: "phrase", seat: this.store.seat, phrase });
  }

  private async request(request: Request): Promise<boolean> {
    try {
      const answer = await this.store.ask(request);
      this.store.composer.notice = answer.type === "refused" ? { ...answer, kind: "refused" } : null;
      return answer.type !== "refused";
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.store.composer.notice = { kind: "unsent" };
      return false;
    }
  }
}
