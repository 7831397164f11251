import { expect, it } from "vitest";
import { placesOf } from "./places";

it("those who share a place have the same, and the next ones come after all of them", () => {
  expect([...placesOf([[2], [0, 1], [3]])]).toEqual([[2, 1], [0, 2], [1, 2], [3, 4]]);
  expect(placesOf(null).size).toBe(0);
});
