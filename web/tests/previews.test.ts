import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Canvas } from "../scripts/preview/canvas";
import { circle, dashed, linesOf, rectangle, stroked, type Point } from "../scripts/preview/outline";
import { aboutOf, drawings, gamesIn, pictureOf, pictureOfAll } from "../scripts/previews";

const boards = new URL("../src/boards", import.meta.url).pathname;
const tokens = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
const LARGEST = 40_000;

/** Width, height, and the colour of any point, of a PNG with a palette. */
function read(png: Buffer): { size: Point; at: (x: number, y: number) => string } {
  const chunks = new Map<string, Buffer>();
  for (let place = 8; place < png.length; ) {
    const length = png.readUInt32BE(place);
    chunks.set(png.toString("ascii", place + 4, place + 8), png.subarray(place + 8, place + 8 + length));
    place += length + 12;
  }
  const head = chunks.get("IHDR")!;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const rows = inflateSync(chunks.get("IDAT")!);
  const at = (x: number, y: number) => {
    const index = rows[y * (width + 1) + 1 + x]!;
    return chunks.get("PLTE")!.toString("hex", index * 3, index * 3 + 3);
  };
  return { size: [width, height], at };
}

describe("a preview", () => {
  it("is drawn for every game, small and of the size that messengers want", async () => {
    const found = await drawings(boards, tokens);
    expect([...found.keys()]).toEqual(gamesIn(boards));
    expect(found.size).toBeGreaterThan(3);
    for (const [game, drawing] of found) {
      const png = pictureOf(drawing);
      const { size, at } = read(png);
      expect(size, game).toEqual([1200, 630]);
      expect(png.length, game).toBeLessThan(LARGEST);
      const colours = new Set(Array.from({ length: 200 }, (_, place) => at(300 + place * 3, 100 + place * 2)));
      expect(colours.size, game).toBeGreaterThan(4);
      // It goes on to the edges: nothing is left white.
      for (const [x, y] of [[0, 0], [1199, 0], [0, 629], [1199, 629]] as Point[]) expect(at(x, y), game).not.toBe("ffffff");
    }
    const all = pictureOfAll([...found.values()]);
    expect(read(all).size).toEqual([1200, 630]);
    expect(all.length).toBeLessThan(LARGEST);
  });

  it("comes with a sentence in both languages", () => {
    const about = aboutOf(boards);
    expect(Object.keys(about)).toEqual(gamesIn(boards));
    for (const sentences of Object.values(about)) for (const language of ["fr", "en"]) expect(sentences[language]).toMatch(/\w.*\.$/);
  });
});

describe("an outline", () => {
  const points = (d: string) => linesOf(d).map(({ points: found }) => found.map(([x, y]) => [Math.round(x * 100) / 100 + 0, Math.round(y * 100) / 100 + 0]));

  it("follows lines, relative and not, one behind the other", () => {
    expect(points("M1 2l3-1.5.5.5H0v9z")).toEqual([[[1, 2], [4, 0.5], [4.5, 1], [0, 1], [0, 10]]]);
    expect(points("m1 1 1 0z m2 2h1")).toEqual([[[1, 1], [2, 1]], [[3, 3], [4, 3]]]);
  });

  it("ends curves where they end", () => {
    for (const [d, end] of [["M0 0q5 5 10 0t10 0", [20, 0]], ["M0 0c1 1 2 2 3 0", [3, 0]], ["M0 0a5 5 0 1 1 10 0", [10, 0]], ["M0 0a1 1 0 01 2 0", [2, 0]]] as const) {
      expect(points(d)[0]!.at(-1), d).toEqual(end);
    }
    const highest = Math.min(...linesOf("M0 0a5 5 0 0 1 10 0")[0]!.points.map(([, y]) => y));
    expect(highest).toBeCloseTo(-5, 1);
  });

  it("refuses what it cannot draw", () => {
    expect(() => linesOf("M0 0s1 1 2 2")).toThrow("s cannot be drawn");
    expect(() => linesOf("M0 0a5 5 30 0 1 10 0")).toThrow("turned");
  });

  it("has dashes as long as they are wanted", () => {
    expect(dashed([{ points: [[0, 0], [10, 0]], closed: false }], [2, 3]).map(({ points: [from, to] }) => [from![0], to![0]])).toEqual([[0, 2], [5, 7]]);
  });
});

describe("a canvas", () => {
  it("covers what is inside, half of what is half inside, and nothing else", () => {
    const canvas = new Canvas(4, 4);
    canvas.fill([rectangle(1, 1, 1.5, 2).points], [0, 0, 0, 1]);
    const { at } = read(canvas.png());
    expect([at(0, 1), at(1, 1), at(2, 1), at(3, 1), at(1, 3)]).toEqual(["ffffff", "000000", "808080", "ffffff", "ffffff"]);
  });

  it("lays a pen's crossing strokes on once", () => {
    const canvas = new Canvas(9, 9);
    canvas.fill(stroked(linesOf("M1 1L8 8M8 1L1 8"), 2, true), [0, 0, 0, 0.5]);
    const { at } = read(canvas.png());
    expect(at(4, 4)).toBe("808080");
  });

  it("keeps to its frame", () => {
    const canvas = new Canvas(6, 6);
    canvas.fill([circle(3, 3, 9).points], [10, 20, 30, 1], [2, 2, 4, 4]);
    const { at } = read(canvas.png());
    expect([at(1, 3), at(2, 2), at(3, 3), at(4, 4)]).toEqual(["ffffff", "0a141e", "0a141e", "ffffff"]);
  });
});
