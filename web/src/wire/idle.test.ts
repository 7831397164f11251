import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchWhenIdle } from "./idle";

const part = vi.fn(async () => undefined);

beforeEach(() => {
  part.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("parts that are wanted soon", () => {
  it("are fetched when the browser says that it is idle", () => {
    let idle = () => {};
    vi.stubGlobal("requestIdleCallback", (call: () => void) => ((idle = call), 7));
    fetchWhenIdle([part]);
    expect(part).not.toHaveBeenCalled();
    idle();
    expect(part).toHaveBeenCalledOnce();
  });

  it("are fetched after a moment where it does not say so", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    fetchWhenIdle([part]);
    expect(part).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(part).toHaveBeenCalledOnce();
  });

  it("are given up with what wanted them", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    fetchWhenIdle([part])();
    vi.advanceTimersByTime(1_000);
    expect(part).not.toHaveBeenCalled();
  });

  it("may fail: whoever shows them asks again", async () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const lost = vi.fn(async () => Promise.reject(new Error("nobody is there")));
    fetchWhenIdle([lost, part]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([lost, part].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
