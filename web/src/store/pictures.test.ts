import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pictures } from "./pictures.svelte";

const [before, between, after] = [{ step: 0 }, { step: 1 }, { step: 2 }];
const moved = { kind: "moved" };
const paid = { kind: "rent-paid" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("pictures on their way", () => {
  function stopped(): { pictures: Pictures; last: () => number } {
    let count = 0;
    const pictures = new Pictures(() => (count += 1));
    pictures.add(before, after, [moved, paid], (event) => (event === paid ? between : null));
    return { pictures, last: () => count };
  }

  it("stand still at an event to stop at, however long, until the person goes on", () => {
    const { pictures, last } = stopped();
    expect(pictures.current?.events).toEqual([moved]);
    pictures.shown();
    expect([pictures.current, pictures.stop, pictures.first?.before]).toEqual([null, paid, between]);
    vi.advanceTimersByTime(60_000);
    expect(pictures.stop).toBe(paid);
    pictures.goOn();
    expect([pictures.stop, pictures.first?.after, last()]).toEqual([null, after, 0]);
    pictures.shown();
    expect([pictures.isIdle, last()]).toEqual([true, 1]);
  });

  it("are skipped only up to where they stop", () => {
    const { pictures } = stopped();
    pictures.skipAll();
    expect(pictures.stop).toBe(paid);
    pictures.skipAll();
    expect(pictures.stop).toBe(paid);
    pictures.goOn();
    pictures.skipAll();
    expect(pictures.isIdle).toBe(true);
  });

  it("have no room for a step in which nothing happens", () => {
    const pictures = new Pictures(() => undefined);
    pictures.add(before, after, []);
    expect(pictures.isIdle).toBe(true);
  });

  it("do not wait for a board that never answers", () => {
    const pictures = new Pictures(() => undefined);
    pictures.add(before, after, [moved]);
    vi.advanceTimersByTime(60_000);
    expect(pictures.isIdle).toBe(true);
  });
});
