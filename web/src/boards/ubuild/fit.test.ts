import { expect, it } from "vitest";
import { isTiny, leastAt, lettersAt } from "./fit";
import { LARGEST } from "./geometry";

it("has larger letters on a layout that is drawn small, as far as a tile has room for them", () => {
  expect(lettersAt(1)).toBe(LARGEST);
  expect(lettersAt(0.46) * 0.46).toBeCloseTo(lettersAt(0.44) * 0.44);
  expect(lettersAt(0.46)).toBeGreaterThan(LARGEST);
  expect(lettersAt(0.1)).toBe(lettersAt(0.2));
});

it("has no letters below twelve pixels unless the layout is too small to be read", () => {
  for (const scale of [0.43, 0.464, 0.8, 1]) {
    expect(isTiny(scale)).toBe(false);
    expect(leastAt(scale) * scale).toBeCloseTo(12);
    expect(lettersAt(scale)).toBeGreaterThanOrEqual(leastAt(scale));
  }
  expect(isTiny(0.42)).toBe(true);
});
