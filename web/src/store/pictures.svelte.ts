/** The pictures on their way to the last one: what the board animates, one step after the other. */
import type { GameEvent, View } from "../wire/position";
import { enqueue, stepsOf, type Frame, type Stops } from "./frames";

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

  /** What is animated now. */
  get current(): Frame | null {
    const [frame] = this.frames;
    return frame === undefined || frame.stop !== null ? null : frame;
  }

  /** The event at which the picture stands still. */
  get stop(): GameEvent | null {
    return this.frames[0]?.stop ?? null;
  }

  /** What is shown while the last picture is not; else null. */
  get view(): View | null {
    const [frame] = this.frames;
    if (frame === undefined) return null;
    return frame.stop === null ? frame.after : frame.before;
  }

  get isIdle(): boolean {
    return this.frames.length === 0;
  }

  add(before: View, after: View, events: GameEvent[], stops: Stops = () => null): void {
    for (const step of stepsOf(before, after, events, stops)) {
      this.frames = enqueue(this.frames, { ...step, key: ++this.keys });
    }
    this.watch();
  }

  /** The board has shown the first one. */
  shown(): void {
    if (this.current === null) return;
    this.go(this.frames.slice(1));
  }

  /** The person has seen at what the picture stopped. */
  goOn(): void {
    const [frame, ...others] = this.frames;
    if (frame !== undefined && frame.stop !== null) this.go([{ ...frame, stop: null }, ...others]);
  }

  /** Up to the last picture, or to the next one at which to stop. */
  skipAll(): void {
    if (this.current === null) return;
    this.skip += 1;
    const next = this.frames.findIndex(({ stop }) => stop !== null);
    this.go(next < 0 ? [] : this.frames.slice(next));
  }

  clear(): void {
    this.frames = [];
    this.watch();
  }

  private go(frames: Frame[]): void {
    this.frames = frames;
    this.watch();
    if (frames.length === 0) this.onlast();
  }

  /** A match never waits for a picture, except where the person wants to. */
  private watch(): void {
    clearTimeout(this.watchdog);
    const frame = this.current;
    if (frame !== null) this.watchdog = setTimeout(() => this.shown(), STEP * (frame.events.length + 2));
  }
}
