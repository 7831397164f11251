import { describe, expect, it } from "vitest";
import type { End, Fault, Spot } from "../../../wire/requests/ubuild";
import { isSame, spotsOf, waysOf } from "./drawing";

const FAULT: Fault = { code: "layout-touch", params: {}, hexagons: [] };

function spot(turn: string, q: number, r: number, refusal: Fault | null = null): Spot {
  return { turn, q, r, refusal };
}

const ENDS: End[] = [
  { ...spot("l", 1, -1, FAULT), seconds: [spot("s", 2, -2), spot("r", 2, -1, FAULT)] },
  { ...spot("s", 1, 0), seconds: [spot("l", 2, -1), spot("s", 2, 0, FAULT)] },
];

describe("the ways to go on", () => {
  it("are for a single tile those that the server lets pass", () => {
    expect(waysOf(ENDS, false)).toEqual([{ turn: "s", bend: "", places: [{ q: 1, r: 0 }] }]);
  });

  it("are for a double those of its second hexagon, whatever is said of a single tile on the first", () => {
    expect(waysOf(ENDS, true).map(({ turn, bend }) => turn + bend)).toEqual(["ls", "sl"]);
    expect(waysOf(ENDS, true)[0]!.places).toEqual([{ q: 1, r: -1 }, { q: 2, r: -2 }]);
  });

  it("have each hexagon once", () => {
    expect(spotsOf(ENDS)).toHaveLength(5);
    expect(spotsOf(ENDS).filter((one) => isSame(one, { q: 2, r: -1 }))).toHaveLength(1);
  });
});
