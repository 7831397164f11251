import { expect, it } from "vitest";
import { inReadingOrder, nextStop, type Stop } from "./focus";

const grid: Stop[] = ["a", "b", "c"].flatMap((row, y) =>
  [0, 1, 2].map((x) => ({ target: `${row}${x}`, x: x * 100, y: y * 100 })),
);

it("the arrow keys follow the drawing", () => {
  expect(nextStop(grid, "b1", "ArrowUp")).toBe("a1");
  expect(nextStop(grid, "b1", "ArrowDown")).toBe("c1");
  expect(nextStop(grid, "b1", "ArrowLeft")).toBe("b0");
  expect(nextStop(grid, "b1", "ArrowRight")).toBe("b2");
});

it("at the end of a row the focus goes on in the order of reading", () => {
  expect(nextStop(grid, "a2", "ArrowRight")).toBe("b0");
  expect(nextStop(grid, "b0", "ArrowLeft")).toBe("a2");
  expect(nextStop(grid, "c2", "ArrowRight")).toBe("c2");
});

it("Home and End go to the first and the last", () => {
  expect(nextStop(grid, "b1", "Home")).toBe("a0");
  expect(nextStop(grid, "b1", "End")).toBe("c2");
});

it("other keys lead nowhere", () => {
  expect(nextStop(grid, "b1", "Enter")).toBeNull();
  expect(nextStop([], null, "Home")).toBeNull();
});

it("a gap is jumped over", () => {
  const sparse = grid.filter((stop) => stop.target !== "b1" && stop.target !== "a1");
  expect(nextStop(sparse, "b0", "ArrowRight")).toBe("b2");
});

it("every stop can be reached with the right key alone from the first", () => {
  let at = "a0";
  const seen = new Set([at]);
  for (let i = 0; i < grid.length; i++) seen.add((at = nextStop(grid, at, "ArrowRight")!));
  expect(seen.size).toBe(grid.length);
});

it("stops of one row are read from the left, even if they are not quite level", () => {
  const row = [
    { target: "right", x: 50, y: 8 },
    { target: "left", x: 10, y: 10 },
  ];
  expect(inReadingOrder(row).map((stop) => stop.target)).toEqual(["left", "right"]);
});
