/** What is said at a table, and how much of it has not been looked at. */
import { say } from "../i18n/bundle";
import { hear } from "../sound/hearing";
import type { ChatLine, Phrase } from "../wire/types";

/** What can be said without typing. */
export const PHRASES = Object.keys({
  hello: true,
  luck: true,
  "well-played": true,
  thanks: true,
  oops: true,
  thinking: true,
  "your-turn": true,
  again: true,
} satisfies Record<Phrase, true>) as Phrase[];

/** How long what others say stays in sight, in milliseconds, and how much of it at once. */
const IN_SIGHT = 6000;
const MOST_IN_SIGHT = 3;

/** The words of a line: a phrase is said in the reader's language. */
export function wordsOf({ text, phrase }: ChatLine): string {
  return phrase === null ? text : say(`phrase-${phrase}`);
}

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** What others have just said: it is shown wherever the reader looks, for some seconds. */
  fresh = $state.raw<ChatLine[]>([]);
  /** Lines that came while nobody looked. */
  unread = $state(0);
  /** What is being written: it is still there when the panel is closed, and opened again. */
  text = $state("");
  private heeded = false;

  /** Whether it is being looked at now. */
  heed(looking: boolean): void {
    this.heeded = looking;
    if (looking) this.unread = 0;
  }

  /** `seat` is the reader's. A line that came before a break in the connection may come again. */
  hear(line: ChatLine, seat: number | null): void {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines = [...this.lines, line];
    if (line.seat !== null && line.seat === seat) return;
    if (!this.heeded) this.unread += 1;
    void hear("chat");
    this.fresh = [...this.fresh, line].slice(-MOST_IN_SIGHT);
    setTimeout(() => (this.fresh = this.fresh.filter((one) => one !== line)), IN_SIGHT);
  }
}
