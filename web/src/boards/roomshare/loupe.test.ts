import { describe, expect, it } from "vitest";
import { loupePlace } from "./loupe";

const room = { width: 360, height: 560 };
const size = { width: 184, height: 230 };
const flat = (x: number, y: number) => ({ x, y, width: 66, height: 110 });

describe("the loupe", () => {
  it("lies over its flat where nothing else can be chosen, and within the board", () => {
    expect(loupePlace({ x: 180, y: 280 }, size, room, [])).toEqual({ x: 88, y: 165 });
    expect(loupePlace({ x: 20, y: 20 }, size, room, [])).toEqual({ x: 18, y: 18 });
    expect(loupePlace({ x: 350, y: 550 }, size, room, [])).toEqual({ x: 170, y: 324 });
  });

  it("leaves free what else can be chosen, if there is a place for it", () => {
    const others = [flat(210, 220), flat(10, 0)];
    const { x, y } = loupePlace({ x: 180, y: 280 }, size, room, others);
    for (const other of others) {
      const apart = x >= other.x + other.width || x + size.width <= other.x || y >= other.y + other.height || y + size.height <= other.y;
      expect(apart).toBe(true);
    }
  });

  it("stays near its flat where it must cover something anyway", () => {
    const all = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3].map((row) => flat(10 + column * 68, 20 + row * 130)));
    const { x, y } = loupePlace({ x: 180, y: 280 }, size, room, all);
    expect(Math.hypot(x - 88, y - 165)).toBeLessThan(160);
  });
});
