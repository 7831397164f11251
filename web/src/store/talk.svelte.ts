/** What is said at a table, and how much of it has not been looked at. */
import type { ChatLine } from "../wire/types";

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
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
    if (!this.heeded && (line.seat === null || line.seat !== seat)) this.unread += 1;
  }
}
