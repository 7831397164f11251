/** The pictures on their way to the last one: what the board animates, one step after the other. */
import type { GameEvent, View } from "../boards/board";
import { enqueue, type Frame } from "./frames";

/** The longest that a board may take over one event before it is not waited for. */
const STEP = 600;

export class Pictures {
  /** Grows each time the person skips. */
  skip = $state(0);
  private frames = $state.raw<Frame[]>([]);
  private keys = 0;
  private watchdog: ReturnType<typeof setTimeout> | undefined;

  /** `onlast` is called when there is nothing left to animate. */
  constructor(private readonly onlast: () => void) {}

  get current(): Frame | null {
    return this.frames[0] ?? null;
  }

  add(before: View, after: View, events: GameEvent[]): void {
    this.frames = enqueue(this.frames, { key: ++this.keys, before, after, events });
    this.watch();
  }

  /** The board has shown the first one. */
  shown(): void {
    this.frames = this.frames.slice(1);
    this.watch();
    if (this.frames.length === 0) this.onlast();
  }

  skipAll(): void {
    if (this.frames.length === 0) return;
    this.skip += 1;
    this.clear();
    this.onlast();
  }

  clear(): void {
    this.frames = [];
    this.watch();
  }

  /** A match never waits for a picture. */
  private watch(): void {
    clearTimeout(this.watchdog);
    const frame = this.frames[0];
    if (frame !== undefined) this.watchdog = setTimeout(() => this.shown(), STEP * (frame.events.length + 2));
  }
}
