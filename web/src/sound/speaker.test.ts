import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Note } from "./notes";
import { Speaker } from "./speaker";

/** As much of a browser's sound as the speaker uses; it notes when tones begin, and which were taken back. */
const tones: { start: number; forgotten: boolean; loud: number }[] = [];
let time = 0;

const SOUNDS = {
  on: [[880, 0, 0.1]],
  second: [[1760, 0, 0.08]],
  over: [[1319, 0, 0.35], [1319, 0.5, 0.35], [1319, 1, 0.7]],
} satisfies Record<string, Note[]>;

class FakeAudio {
  state = "running";
  destination = {};
  get currentTime(): number {
    return time;
  }
  createGain() {
    const loud = (value: number) => (tones.at(-1)!.loud = Math.max(tones.at(-1)!.loud, value));
    return { gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: loud }, connect: () => undefined };
  }
  createOscillator() {
    const tone = { start: 0, forgotten: false, loud: 0 };
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

const signal = (sort: keyof typeof SOUNDS, at: number) => ({ sort, at });

beforeEach(() => {
  time = 100;
  tones.length = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

describe("the speaker", () => {
  it("is silent until it was woken by a touch", () => {
    new Speaker(SOUNDS).play("on");
    expect(tones).toEqual([]);
  });

  it("plans beeps on the clock for sound", () => {
    const speaker = new Speaker(SOUNDS);
    speaker.wake();
    speaker.plan([signal("second", 5000), signal("second", 6000)], 2000);
    expect(tones.map(({ start }) => start)).toEqual([103, 104]);
  });

  it("a new plan takes back what has not begun, and lets the rest sound to its end", () => {
    const speaker = new Speaker(SOUNDS);
    speaker.wake();
    speaker.plan([signal("over", 2500), signal("second", 9000)], 2000);
    time = 101;
    speaker.plan([], 3000);
    expect(tones.map(({ forgotten }) => forgotten)).toEqual([false, false, false, true]);
  });

  it("muted, it plays nothing and plans nothing", () => {
    const speaker = new Speaker(SOUNDS);
    speaker.wake();
    speaker.plan([signal("second", 5000)], 2000);
    speaker.muted = true;
    speaker.silence();
    speaker.play("on");
    speaker.plan([signal("second", 5000)], 2000);
    expect(tones.map(({ forgotten }) => forgotten)).toEqual([true]);
  });

  it("is as loud as it was told to be, and at nothing plays nothing", () => {
    const speaker = new Speaker(SOUNDS);
    speaker.wake();
    speaker.play("on");
    speaker.volume = 0.5;
    speaker.play("on");
    expect(tones[1]!.loud).toBeCloseTo(tones[0]!.loud / 2);
    speaker.volume = 0;
    speaker.play("on");
    expect(tones).toHaveLength(2);
  });

  it("does without sound in a browser that has none", () => {
    vi.stubGlobal("AudioContext", undefined);
    const speaker = new Speaker(SOUNDS);
    speaker.wake();
    speaker.play("on");
    expect(speaker.isAwake).toBe(false);
  });
});
