import { describe, expect, it } from "vitest";
import { clearing, fitted, LEAST } from "./fit";
import { bestTurn, directionTo, HALF, sheetOf, TALL, turned, type Sheet } from "./geometry";
import { scene } from "./match";
import { planOf, type Plan } from "./plan";

const plan = planOf(scene, "fr");
/** Five tiles in a row between two railroads, a site above. */
const row: Plan = {
  spaces: [0, 1, 2, 3, 4].map((q) => ({ q, r: 0, sort: q === 0 ? "go" : "district", colour: q === 0 ? null : "red", tile: Math.ceil(q / 2), name: `${q}` })),
  sites: [{ q: 1, r: -1 }],
  railroads: [
    { q: -1, r: 0 },
    { q: 5, r: 0 },
  ],
};

function all({ spaces, sites, railroads }: Sheet) {
  return [...spaces, ...sites, ...railroads];
}

describe("a layout on its sheet", () => {
  it("lies within it, no hexagon on another, whichever way it is turned", () => {
    for (let turn = 0; turn < 6; turn++) {
      const sheet = sheetOf(plan, turn);
      for (const { x, y } of all(sheet)) {
        expect([x >= HALF, x <= sheet.width - HALF, y >= TALL, y <= sheet.height - TALL]).toEqual([true, true, true, true]);
      }
      expect(new Set(all(sheet).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(all(sheet).length);
    }
  });

  it("has each space beside the next, and the halves of a double joined on the same side", () => {
    const sheet = sheetOf(plan, 2);
    expect(sheet.next.every((side) => side !== null)).toBe(true);
    plan.spaces.forEach(({ tile }, number) => {
      const twin = plan.spaces.findIndex((other, place) => place !== number && other.tile === tile);
      expect(sheet.joined[number] === null).toBe(twin < 0);
      if (twin >= 0) expect((sheet.joined[number]! + 3) % 6).toBe(sheet.joined[twin]);
    });
  });

  it("of an open track ends at its railroads", () => {
    const sheet = sheetOf(row);
    expect(sheet.next).toEqual([0, 0, 0, 0, null]);
    expect(sheet.ends).toEqual([0, 3]);
  });

  it("comes back after six turns, and is turned to where it is largest", () => {
    expect(turned({ q: 3, r: -2 }, 6)).toEqual({ q: 3, r: -2 });
    expect(directionTo({ q: 0, r: 0 }, turned({ q: 1, r: 0 }, 1))).toBe(1);
    expect(bestTurn(row, 1000, 200).turn).toBe(0);
    expect(bestTurn(row, 200, 1000).turn).not.toBe(0);
  });
});

describe("the card", () => {
  it("lies in the loop, where no hexagon is", () => {
    const [wide, tall] = [800, 560];
    const fit = fitted(plan, wide, tall);
    const free = clearing(fit, fit.sheet.spaces, wide, tall)!;
    expect(free.width).toBeGreaterThanOrEqual(LEAST.width);
    expect(free.height).toBeGreaterThanOrEqual(LEAST.height);
    for (const { x, y } of fit.sheet.spaces) {
      const [across, down] = [fit.x + x * fit.scale, fit.y + y * fit.scale];
      expect(across > free.x && across < free.x + free.width && down > free.y && down < free.y + free.height).toBe(false);
    }
  });

  it("has no place where hexagons are everywhere", () => {
    const fit = fitted(plan, 300, 200);
    expect(clearing(fit, all(fit.sheet), 300, 200)).toBeNull();
  });
});
