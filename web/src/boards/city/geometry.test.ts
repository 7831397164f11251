import { describe, expect, it } from "vitest";
import { along } from "../shared/estate/motion";
import { BRIEF, centre, inside, JAIL, middle, pawnSpot, placeAt, plotBox, SQUARES, squareBox, wayOf, WIDE, type Box } from "./geometry";
import { scene } from "./match";

const layouts = [WIDE, BRIEF];
const all = Array.from({ length: SQUARES }, (_, number) => number);

function overlap(one: Box, two: Box): boolean {
  const [across, down] = [one.x < two.x + two.width - 0.1 && two.x < one.x + one.width - 0.1, one.y < two.y + two.height - 0.1 && two.y < one.y + one.height - 0.1];
  return across && down;
}

describe("the ring", () => {
  it("fills the edge of the board without a gap or an overlap", () => {
    for (const layout of layouts) {
      const boxes = all.map((number) => squareBox(layout, number));
      boxes.forEach((box, place) => boxes.slice(place + 1).forEach((other) => expect(overlap(box, other)).toBe(false)));
      const field = inside(layout);
      const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
      expect(area).toBeCloseTo(layout.width * layout.height - field.width * field.height, 3);
    }
  });

  it("goes clockwise from the corner at the bottom right", () => {
    const [go, jail, parking, arrest] = [0, 10, 20, 30].map((number) => centre(squareBox(WIDE, number)));
    expect(go!.x).toBeGreaterThan(jail!.x);
    expect(jail!.y).toBeGreaterThan(parking!.y);
    expect(arrest!.x).toBeGreaterThan(parking!.x);
    expect(scene.squares[JAIL]!.sort).toBe("jail");
  });
});

describe("the plots", () => {
  it("are one for each district, inside the ring, and leave the middle free", () => {
    for (const layout of layouts) {
      const boxes = scene.districts.map((_, place) => plotBox(layout, place));
      boxes.forEach((box, place) => {
        boxes.slice(place + 1).forEach((other) => expect(overlap(box, other)).toBe(false));
        all.forEach((number) => expect(overlap(box, squareBox(layout, number))).toBe(false));
        expect(overlap(box, middle(layout))).toBe(false);
      });
    }
  });

  it("lie near the squares they belong to", () => {
    for (const layout of layouts) {
      scene.districts.forEach(({ square }, place) => {
        const [one, two] = [centre(plotBox(layout, place)), centre(squareBox(layout, square))];
        expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeLessThan(layout.width / 4);
      });
    }
  });

  it("are found under the pointer, as squares are", () => {
    for (const number of all) expect(placeAt(WIDE, 22, centre(squareBox(WIDE, number)))).toEqual({ square: number });
    scene.districts.forEach((_, district) => expect(placeAt(WIDE, 22, centre(plotBox(WIDE, district)))).toEqual({ district }));
    expect(placeAt(WIDE, 22, centre(middle(WIDE)))).toBeNull();
  });
});

describe("pawns", () => {
  it("stand apart from each other, and on their square", () => {
    for (const layout of layouts) {
      for (const square of all) {
        const box = squareBox(layout, square);
        const spots = [0, 1, 2, 3, 4, 5].map((place) => pawnSpot(layout, square, place, 6));
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThan(box.x);
          expect(x).toBeLessThan(box.x + box.width);
          expect(y).toBeGreaterThan(box.y);
          expect(y).toBeLessThanOrEqual(box.y + box.height);
        }
        // A head is some 20 wide: each can be told from its neighbours.
        const apart = spots.flatMap((one, place) => spots.slice(place + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y)));
        expect(Math.min(...apart)).toBeGreaterThan(15);
      }
    }
  });

  it("walk clockwise, past GO, and only a few squares back", () => {
    expect(wayOf(38, 2, 0)).toEqual([38, 39, 0, 1, 2]);
    expect(wayOf(7, 4, 3)).toEqual([7, 6, 5, 4]);
    expect(wayOf(1, 38, 3)).toEqual([1, 0, 39, 38]);
    expect(wayOf(7, 3, 3)).toHaveLength(37);
    expect(wayOf(5, 5, 0)).toEqual([5, 5]);
  });

  it("are on the way between two points", () => {
    const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 20 }];
    expect(along(points, 0)).toEqual({ x: 0, y: 0 });
    expect(along(points, 0.75)).toEqual({ x: 10, y: 10 });
    expect(along(points, 1)).toEqual({ x: 10, y: 20 });
  });
});
