import { describe, expect, it } from "vitest";
import { along, arrowAt, distance, lengthOf, Plan, shortened, TALL, WIDE } from "./geometry";
import { scene } from "./match";
import { ARROWS } from "./types";

const places = scene.flats.flatMap((flat) => ARROWS.map((arrow) => flat.id + arrow));

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s drawing", (_, layout) => {
  const plan = new Plan(layout, scene.flats);

  it("keeps every flat inside the wall and apart from the others", () => {
    const boxes = [...plan.boxes.values()];
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(layout.wall.x);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.wall.x + layout.wall.width);
      expect(box.y + box.height).toBeLessThan(layout.wall.y + layout.wall.height);
      for (const other of boxes) {
        if (other === box) continue;
        const apart = other.x >= box.x + box.width || box.x >= other.x + other.width;
        expect(apart || other.y >= box.y + box.height || box.y >= other.y + other.height).toBe(true);
      }
    }
  });

  it("has every tenant stand in the quarter of its arrow", () => {
    for (const place of places) expect(plan.placeAt(plan.spot(place))).toBe(place);
  });

  it("lets two tenants of a flat stand without hiding each other's heads", () => {
    for (const one of ARROWS) {
      for (const two of ARROWS) {
        if (one !== two) expect(distance(plan.spot(`b2${one}`), plan.spot(`b2${two}`))).toBeGreaterThan(layout.tenant * 0.9);
      }
    }
  });

  it("walks from an arrow to any place of the neighbour, leaving the drawing only over an edge", () => {
    for (const place of places) {
      const to = plan.spot(plan.neighbour(place) + "n");
      const walk = plan.exit(place, to);
      expect(along(walk, 0)).toEqual(plan.spot(place));
      expect(along(walk, 1)).toEqual(to);
      expect(walk.length).toBe(plan.wraps(place) ? 2 : 1);
    }
  });

  it("knows which doorways lead over the edges", () => {
    const wrapping = places.filter((place) => plan.wraps(place));
    expect(wrapping).toHaveLength(2 * 5 + 2 * 4);
    expect(plan.wraps("a3n")).toBe(true);
    expect(plan.wraps("a3s")).toBe(false);
    expect(plan.wraps("e1e")).toBe(true);
    expect(plan.neighbour("e1e")).toBe("a1");
  });
});

it("a point belongs to the arrow on its side of the diagonals", () => {
  const box = { x: 10, y: 20, width: 40, height: 60 };
  expect(arrowAt(box, { x: 30, y: 25 })).toBe("n");
  expect(arrowAt(box, { x: 45, y: 55 })).toBe("e");
  expect(arrowAt(box, { x: 33, y: 75 })).toBe("s");
  expect(arrowAt(box, { x: 12, y: 45 })).toBe("w");
});

describe("a way", () => {
  const walk = [
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ],
  ];

  it("is walked evenly around its corners", () => {
    expect(lengthOf(walk)).toBe(20);
    expect(along(walk, 0.25)).toEqual({ x: 5, y: 0 });
    expect(along(walk, 0.75)).toEqual({ x: 10, y: 5 });
  });

  it("can stop short of its end", () => {
    expect(along(shortened(walk, 4), 1)).toEqual({ x: 10, y: 6 });
    expect(along(shortened(walk, 12), 1)).toEqual({ x: 8, y: 0 });
  });

  it("jumps from one stretch to the next without walking between them", () => {
    const jump = [
      [
        { x: 0, y: 0 },
        { x: -5, y: 0 },
      ],
      [
        { x: 105, y: 0 },
        { x: 100, y: 0 },
      ],
    ];
    expect(lengthOf(jump)).toBe(10);
    expect(along(jump, 0.4).x).toBe(-4);
    expect(along(jump, 0.6).x).toBe(104);
  });
});
