/**
 * What plays sounds. They are planned on the browser's own clock for sound, so that they come in time even where the
 * page is hidden and seldom woken. Nothing sounds before somebody has touched the page.
 */
import { sounded, type Note } from "./notes";

/** As long as a browser may need to begin, in milliseconds. */
const BEGINNING = 250;

const isRunning = (audio: AudioContext) => audio.state === "running";

export class Speaker<Sort extends string> {
  #audio: AudioContext | null = null;
  /** Each tone with the moment at which its sound begins. */
  #planned = new Map<AudioScheduledSourceNode, number>();
  muted = false;
  /** From 0 to 1. */
  volume = 1;

  /** `notes` are those of each sound it can play. */
  constructor(private readonly notes: Record<Sort, readonly Note[]>) {}

  /** To be called while a finger or key is down: browsers want that before the first sound. */
  wake(): void {
    try {
      this.#audio ??= new AudioContext();
      if (this.#audio.state !== "running") void this.#audio.resume();
    } catch {
      // A browser without sound still shows everything.
    }
  }

  get isAwake(): boolean {
    return this.#audio !== null;
  }

  /** Whether a sound would be heard now: a browser may need a moment to begin, or a touch that has not come yet. */
  async isHeard(): Promise<boolean> {
    if (this.#audio === null) return false;
    if (!isRunning(this.#audio)) await Promise.race([this.#audio.resume(), new Promise((later) => setTimeout(later, BEGINNING))]);
    return isRunning(this.#audio);
  }

  /** What was planned and has not begun is forgotten, and these come in its place. */
  plan(sounds: readonly { sort: Sort; at: number }[], now: number): void {
    this.#forget(this.#audio?.currentTime ?? 0);
    for (const { sort, at } of sounds) this.play(sort, Math.max(0, at - now) / 1000);
  }

  silence(): void {
    this.#forget(-1);
  }

  /** `delay` in seconds. */
  play(sort: Sort, delay = 0): void {
    if (this.muted || this.volume === 0 || this.#audio === null) return;
    const begins = this.#audio.currentTime + delay;
    for (const note of this.notes[sort]) {
      const tone = sounded(this.#audio, note, begins + note[1], this.volume);
      this.#planned.set(tone, begins);
      tone.onended = () => this.#planned.delete(tone);
    }
  }

  /** Those that begin after a moment. */
  #forget(moment: number): void {
    for (const [tone, begins] of this.#planned) {
      if (begins <= moment) continue;
      tone.stop();
      this.#planned.delete(tone);
    }
  }
}
