import { expect, it } from "vitest";
import { lettersAt } from "./fit";
import { LARGEST } from "./geometry";

it("has larger letters on a layout that is drawn small, as far as a tile has room for them", () => {
  expect(lettersAt(1)).toBe(LARGEST);
  expect(lettersAt(0.42) * 0.42).toBeCloseTo(lettersAt(0.44) * 0.44);
  expect(lettersAt(0.42)).toBeGreaterThan(LARGEST);
  expect(lettersAt(0.1)).toBe(lettersAt(0.2));
});
