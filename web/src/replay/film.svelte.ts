/** Which position of a replay is shown, and how it moves on: by hand, or by itself at some speed. */

/** Between two steps that are played by themselves, in ms at speed 1. */
export const PAUSE = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** So fast nothing is animated. */
const TOO_FAST = 4;

export class Film {
  place = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The step that led here is being animated. */
  animating = $state(false);
  /** Grows with each animation. */
  key = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly length: number,
    start: number,
    /** Whether something happens in the step that leads to a place. */
    private readonly isEventful: (place: number) => boolean,
  ) {
    this.place = start;
  }

  get isAtEnd(): boolean {
    return this.place >= this.length - 1;
  }

  /** To any position, at once. */
  jump(place: number): void {
    this.pause();
    this.show(place, false);
  }

  back(): void {
    this.jump(this.place - 1);
  }

  forward(): void {
    this.pause();
    if (!this.isAtEnd) this.show(this.place + 1, true);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.isAtEnd) this.show(0, false);
    this.playing = true;
    this.goOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** The board has shown what happened. */
  animated(): void {
    if (!this.animating) return;
    this.animating = false;
    if (this.playing) this.wait();
  }

  private goOn(): void {
    if (this.isAtEnd) {
      this.pause();
      return;
    }
    this.show(this.place + 1, true);
    if (!this.animating) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.goOn(), PAUSE / this.speed);
  }

  private show(place: number, animated: boolean): void {
    this.place = Math.min(Math.max(place, 0), this.length - 1);
    this.animating = animated && this.speed < TOO_FAST && this.isEventful(this.place);
    if (this.animating) this.key += 1;
  }
}
