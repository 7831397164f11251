import { expect, it } from "vitest";
import { countNear } from "./seats";

it("a table is for as many as wanted, else for fewer, else for as few as can be", () => {
  expect([4, 3, 2, 1, 9].map((wanted) => countNear([2, 3, 4], wanted))).toEqual([4, 3, 2, 2, 4]);
  expect(countNear([2, 4], 3)).toBe(2);
  expect(countNear([5, 6], 4)).toBe(5);
});
