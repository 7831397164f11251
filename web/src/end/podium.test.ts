import { expect, it } from "vitest";
import { drawnBy, podiumOf, scraps, standing } from "./podium";

it("three places are on the podium, whoever shares one too, and the rest stand beside it", () => {
  const { steps, beside } = podiumOf([[4], [0, 2], [1], [3]]);
  expect(steps).toEqual([{ seat: 4, place: 1 }, { seat: 0, place: 2 }, { seat: 2, place: 2 }]);
  expect(beside).toEqual([{ seat: 1, place: 4 }, { seat: 3, place: 5 }]);
  expect(podiumOf(null)).toEqual({ steps: [], beside: [] });
});

it("the best stands in the middle and the second at the left", () => {
  const stood = [0, 1, 2].sort((one, other) => standing(one) - standing(other));
  expect(stood).toEqual([1, 0, 2]);
});

it("paper lies all over, and inside the picture", () => {
  const paper = scraps(30, 4);
  expect(new Set(paper.map(({ x }) => x)).size).toBeGreaterThan(20);
  for (const { x, y, colour } of paper) expect(x >= 0 && x < 100 && y >= 0 && y < 100 && colour < 4).toBe(true);
});

it("a table is told the same each time, and tables are told different things", () => {
  expect(drawnBy("abc", 3)).toBe(drawnBy("abc", 3));
  expect(new Set(["a", "b", "c"].map((table) => drawnBy(table, 3))).size).toBe(3);
});
