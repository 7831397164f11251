import { expect, it } from "vitest";
import { sheetOf } from "./geometry";
import { scene } from "./match";
import { planOf, type Plan } from "./plan";
import { pawnSpot, pointsOf, wayOf } from "./walk";

const open: Plan = {
  spaces: [0, 1, 2].map((q) => ({ q, r: 0, sort: "go", colour: null, tile: q, name: "" })),
  sites: [],
  railroads: [
    { q: -1, r: 0 },
    { q: 3, r: 0 },
  ],
};

it("a pawn walks on, past the last space to the first, or back", () => {
  expect(wayOf(1, 3, 5, false)).toEqual([1, 2, 3]);
  expect(wayOf(4, 1, 5, false)).toEqual([4, 0, 1]);
  expect(wayOf(1, 4, 5, true)).toEqual([1, 0, 4]);
});

it("a pawn goes over the railroads where the track is cut open, both ways", () => {
  const sheet = sheetOf(open);
  const across = (way: number[]) => pointsOf(sheet, way).map(({ x }) => x);
  const [before, behind] = sheet.railroads.map(({ x }) => x);
  expect(across([2, 0])).toEqual([sheet.spaces[2]!.x, behind, before, sheet.spaces[0]!.x]);
  expect(across([0, 2])).toEqual([sheet.spaces[0]!.x, before, behind, sheet.spaces[2]!.x]);
  expect(across([0, 1])).toHaveLength(2);
});

it("six pawns on a space stand apart, and all on it", () => {
  const sheet = sheetOf(planOf(scene, "en"));
  const spots = Array.from({ length: 6 }, (_, place) => pawnSpot(sheet, 3, place, 6).x);
  expect(new Set(spots).size).toBe(6);
  for (const x of spots) expect(Math.abs(x - sheet.spaces[3]!.x)).toBeLessThan(56);
});

it("a pawn stands above the name of its space, and hides none of it", () => {
  const sheet = sheetOf(planOf(scene, "en"));
  expect(pawnSpot(sheet, 3, 0, 1).y).toBeLessThan(sheet.spaces[3]!.y - 10);
});
