/**
 * The beeps of the unit. They are planned on the browser's own clock for sound, so that they come in time even where
 * the page is hidden and seldom woken. Nothing sounds before somebody has touched the page.
 */
import type { Signal, Sort } from "./machine";

/** A note: its pitch in Hz, when it begins and how long it lasts, in seconds. */
type Note = readonly [pitch: number, start: number, length: number];

const NOTES: Record<Sort, readonly Note[]> = {
  on: [[880, 0, 0.1], [1320, 0.12, 0.16]],
  off: [[880, 0, 0.1], [587, 0.12, 0.16]],
  build: [[988, 0, 0.07], [1175, 0.08, 0.07], [1568, 0.16, 0.14]],
  auction: [[1175, 0, 0.22]],
  stop: [[784, 0, 0.12]],
  last: [[1760, 0, 0.09], [1760, 0.14, 0.09], [1760, 0.28, 0.09]],
  second: [[1760, 0, 0.08]],
  "auction-over": [[1760, 0, 0.7]],
  near: [[1319, 0, 0.12]],
  "hour-over": [[1319, 0, 0.35], [1319, 0.5, 0.35], [1319, 1, 0.7]],
};
const LOUDNESS = 0.16;
const EDGE = 0.008;

export class Speaker {
  #audio: AudioContext | null = null;
  /** Each tone with the moment at which its signal begins. */
  #planned = new Map<OscillatorNode, number>();
  muted = false;

  /** To be called while a finger or key is down: browsers want that before the first sound. */
  wake(): void {
    try {
      this.#audio ??= new AudioContext();
      if (this.#audio.state !== "running") void this.#audio.resume();
    } catch {
      // A browser without sound still has the lights.
    }
  }

  get isAwake(): boolean {
    return this.#audio !== null;
  }

  /** What was planned and has not begun is forgotten, and these come in its place. */
  plan(signals: readonly Signal[], now: number): void {
    this.#forget(this.#audio?.currentTime ?? 0);
    for (const { sort, at } of signals) this.#play(sort, Math.max(0, at - now) / 1000);
  }

  silence(): void {
    this.#forget(-1);
  }

  play(sort: Sort): void {
    this.#play(sort, 0);
  }

  /** Those that begin after a moment. */
  #forget(moment: number): void {
    for (const [tone, begins] of this.#planned) {
      if (begins <= moment) continue;
      tone.stop();
      this.#planned.delete(tone);
    }
  }

  #play(sort: Sort, delay: number): void {
    if (this.muted || this.#audio === null) return;
    const begins = this.#audio.currentTime + delay;
    for (const [pitch, start, length] of NOTES[sort]) {
      const tone = toneOf(this.#audio, pitch, begins + start, length);
      this.#planned.set(tone, begins);
      tone.onended = () => this.#planned.delete(tone);
    }
  }
}

function toneOf(audio: AudioContext, pitch: number, start: number, length: number): OscillatorNode {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  // Without soft edges a beep begins and ends with a crack.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + EDGE);
  volume.gain.setValueAtTime(LOUDNESS, start + length - EDGE);
  volume.gain.linearRampToValueAtTime(0, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
  return tone;
}
