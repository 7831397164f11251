import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Signal, Sort } from "./machine";
import { Speaker } from "./sound";

/** As much of a browser's sound as the speaker uses; it notes when tones begin, and which were taken back. */
const tones: { start: number; forgotten: boolean }[] = [];
let time = 0;

class FakeAudio {
  state = "running";
  destination = {};
  get currentTime(): number {
    return time;
  }
  createGain() {
    const nothing = () => undefined;
    return { gain: { setValueAtTime: nothing, linearRampToValueAtTime: nothing }, connect: nothing };
  }
  createOscillator() {
    const tone = { start: 0, forgotten: false };
    tones.push(tone);
    return {
      type: "",
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => (tone.start = at),
      stop: (at?: number) => (tone.forgotten ||= at === undefined),
    };
  }
}

const signal = (sort: Sort, at: number): Signal => ({ sort, at, left: 0, face: null });

beforeEach(() => {
  time = 100;
  tones.length = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

describe("the speaker", () => {
  it("is silent until it was woken by a touch", () => {
    new Speaker().play("on");
    expect(tones).toEqual([]);
  });

  it("plans beeps on the clock for sound", () => {
    const speaker = new Speaker();
    speaker.wake();
    speaker.plan([signal("second", 5000), signal("second", 6000)], 2000);
    expect(tones.map(({ start }) => start)).toEqual([103, 104]);
  });

  it("a new plan takes back what has not begun, and lets the rest sound to its end", () => {
    const speaker = new Speaker();
    speaker.wake();
    speaker.plan([signal("hour-over", 2500), signal("second", 9000)], 2000);
    time = 101;
    speaker.plan([], 3000);
    expect(tones.map(({ forgotten }) => forgotten)).toEqual([false, false, false, true]);
  });

  it("muted, it plays nothing and plans nothing", () => {
    const speaker = new Speaker();
    speaker.wake();
    speaker.plan([signal("second", 5000)], 2000);
    speaker.muted = true;
    speaker.silence();
    speaker.play("on");
    speaker.plan([signal("second", 5000)], 2000);
    expect(tones.map(({ forgotten }) => forgotten)).toEqual([true]);
  });

  it("does without sound in a browser that has none", () => {
    vi.stubGlobal("AudioContext", undefined);
    const speaker = new Speaker();
    speaker.wake();
    speaker.play("on");
    expect(speaker.isAwake).toBe(false);
  });
});
