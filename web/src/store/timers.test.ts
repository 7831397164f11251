import { describe, expect, it } from "vitest";
import type { TimerInfo } from "../wire/types";
import { hastyOf, leftOf, longestOf, wholeOf } from "./timers";

function timer(kind: string, due: number): TimerInfo {
  return { kind, number: 1, now: 0, due, seconds: 50, extends: 0 };
}

const hour = timer("hour", 60_000);
const auction = timer("auction", 5_000);

describe("what the clock counts", () => {
  it("is left until it is due, and then nothing is", () => {
    expect(leftOf(auction, 1_000)).toBe(4_000);
    expect(leftOf(auction, 9_000)).toBe(0);
  });

  it("is the whole match, or something within a turn", () => {
    expect(wholeOf([auction, hour], "hour")).toBe(hour);
    expect(wholeOf([auction], "hour")).toBeNull();
    expect(hastyOf([auction, hour], "hour")).toEqual([auction]);
  });

  it("may be two things at once, of which the longer is drawn", () => {
    const opening = { ...timer("opening", 4_000), seconds: 10 };
    expect(longestOf([opening, auction])).toBe(auction);
    expect(longestOf([auction, opening])).toBe(auction);
    expect(longestOf([opening])).toBe(opening);
    expect(longestOf([])).toBeNull();
  });
});
