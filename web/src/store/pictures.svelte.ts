/**
 * The pictures on their way to the next position: what the board animates, one step after the other. Until a step is
 * over, the position before it is the one that is shown, in all parts of the page.
 */
import type { GameEvent, View } from "../wire/position";
import type { Drafted } from "../wire/types";
import { stepsOf, type Frame, type Stops } from "./frames";

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

  /** The step on screen, animated or standing still. */
  get first(): Frame | null {
    return this.frames[0] ?? null;
  }

  /** What is animated now. */
  get current(): Frame | null {
    return this.first?.stop === null ? this.first : null;
  }

  /** The event at which the picture stands still. */
  get stop(): GameEvent | null {
    return this.first?.stop ?? null;
  }

  get isIdle(): boolean {
    return this.frames.length === 0;
  }

  /** `draft` is what is shown of a draft until then. */
  add(before: View, after: View, events: GameEvent[], stops: Stops = () => null, draft: Drafted | null = null): void {
    for (const step of stepsOf(before, after, events, stops)) {
      if (step.events.length === 0) continue;
      this.frames = [...this.frames, { ...step, draft: step.before === before ? draft : null, key: ++this.keys }];
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
