import { describe, expect, it } from "vitest";
import { shapesOf } from "../shared/estate/buildings";
import { lines } from "../shared/lines";
import { standingOn } from "./drawing";
import { positions } from "./match";
import { cityView, PIECES, type DistrictView } from "./types";

const bare = cityView(positions[0]!.view).districts[0]!;
const plot = (changes: Partial<DistrictView>) => standingOn({ ...bare, ...changes });

describe("what stands on a plot", () => {
  it("has as many storeys of each kind as there are blocks, on places of their own", () => {
    for (let residential = 0; residential <= 8; residential++) {
      for (let industrial = 0; industrial + residential <= 8; industrial++) {
        const found = plot({ residential, industrial });
        const storeys = (piece: string) => found.filter((one) => one.piece === piece).reduce((sum, one) => sum + one.storeys, 0);
        expect([storeys("residential"), storeys("industrial")]).toEqual([residential, industrial]);
        expect(new Set(found.map(({ u, v }) => `${u} ${v}`)).size).toBe(found.length);
        for (const { storeys: height } of found) expect(height).toBeLessThanOrEqual(3);
      }
    }
  });

  it("is drawn from the back to the front, nothing in the place of anything else", () => {
    const found = plot({ residential: 4, industrial: 4, hazard: "power", stadium: true, skyscraper: true, tower: true });
    expect(found.map(({ piece }) => piece).toSorted()).toEqual(["industrial", "industrial", "power", "residential", "residential", "skyscraper", "stadium", "tower"]);
    expect(found.map(({ u, v }) => u + v)).toEqual(found.map(({ u, v }) => u + v).toSorted((one, two) => one - two));
    expect(new Set(found.map(({ u, v }) => `${u} ${v}`)).size).toBe(found.length);
  });

  it("is there in every position of a match", () => {
    const seen = new Set(positions.flatMap(({ view }) => cityView(view).districts.flatMap((district) => standingOn(district).map(({ piece }) => piece))));
    for (const piece of ["residential", "industrial", "stadium", "skyscraper", "tower"] as const) expect(seen).toContain(piece);
  });
});

describe("a building", () => {
  it("has a shape of its own for every piece, made of numbers", () => {
    const drawn = PIECES.map((piece) => JSON.stringify(shapesOf({ piece, u: 0, v: 0, storeys: 1 })));
    expect(new Set(drawn).size).toBe(PIECES.length);
    for (const shapes of drawn) expect(shapes).not.toMatch(/NaN|undefined/);
  });

  it("smokes if it is a hazard, and only then", () => {
    for (const piece of PIECES) {
      const smokes = shapesOf({ piece, u: 0, v: 0, storeys: 1 }).some(({ paint }) => paint === "smoke");
      expect(smokes).toBe(["dump", "prison", "sewage", "power"].includes(piece));
    }
  });

  it("rises with its storeys", () => {
    for (const piece of ["residential", "industrial"] as const) {
      const [low, high] = [1, 3].map((storeys) => Math.min(...heights(JSON.stringify(shapesOf({ piece, u: 0, v: 0, storeys })))));
      expect(high!).toBeLessThan(low! - 20);
    }
  });
});

function heights(text: string): number[] {
  return [...text.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((found) => Number(found[2]));
}

it("names are parted between words only", () => {
  expect(lines("Quartier de l’Hôpital", 12)).toEqual(["Quartier de", "l’Hôpital"]);
  expect(lines("Administrative", 6)).toEqual(["Administrative"]);
});
