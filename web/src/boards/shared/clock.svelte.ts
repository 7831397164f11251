/** Plays steps one after the other on the browser's frames. */
import { isStill } from "../../ui/motion";

export interface Timed {
  milliseconds: number;
}

export class Clock<Step extends Timed> {
  steps = $state.raw<Step[]>([]);
  index = $state(0);
  /** How much of the present step has passed, 0 to 1. */
  share = $state(0);
  private frame = 0;
  private done: () => void = () => undefined;

  get step(): Step | null {
    return this.steps[this.index] ?? null;
  }

  /** `pace`: how much of their time the steps take. */
  play(steps: Step[], done: () => void, pace = 1): void {
    this.cancel();
    this.done = done;
    this.steps = pace === 0 ? [] : steps;
    this.index = 0;
    this.share = 0;
    // Nothing moves: it is over as soon as all who look at this picture have been told of it, such as what makes it heard.
    if (this.steps.length === 0) return queueMicrotask(() => this.done === done && this.finish());
    let started = performance.now();
    const tick = (now: number) => {
      const step = this.step;
      if (!step) return this.finish();
      this.share = Math.min(Math.max((now - started) / (step.milliseconds * pace), 0), 1);
      if (this.share === 1) {
        started = now;
        this.share = 0;
        this.index += 1;
        if (!this.step) return this.finish();
      }
      this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  /** At once to the end. */
  finish(): void {
    const done = this.done;
    this.cancel();
    done();
  }

  /** Stop without telling anybody. */
  cancel(): void {
    cancelAnimationFrame(this.frame);
    this.done = () => undefined;
    // Whoever is told of other steps looks at them: none are no others than none.
    if (this.steps.length > 0) this.steps = [];
    this.index = 0;
    this.share = 0;
  }
}

/** By the system's settings or by those of these pages. */
export function prefersReducedMotion(): boolean {
  return isStill() || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
