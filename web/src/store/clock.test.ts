import { describe, expect, it } from "vitest";
import { digits, timeLeft } from "./clock";

const clock = { now: 0, bank_from: 30_000, due: 90_000, bank: [60_000, 60_000] };

describe("the time left", () => {
  it("is first that of the decision, with the bank behind it", () => {
    expect(timeLeft(clock, 10_000)).toEqual({ milliseconds: 20_000, fromBank: false, bank: 60_000 });
  });

  it("is then taken from the bank, and never below zero", () => {
    expect(timeLeft(clock, 50_000)).toEqual({ milliseconds: 40_000, fromBank: true, bank: 0 });
    expect(timeLeft(clock, 99_000).milliseconds).toBe(0);
  });

  it("is written in minutes, hours or days", () => {
    expect([digits(8_100), digits(750_000), digits(11_100_000), digits(259_200_000)]).toEqual([
      "0:09",
      "12:30",
      "3:05:00",
      "3 d",
    ]);
  });
});
