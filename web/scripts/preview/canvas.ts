/** A picture of points: polygons are laid on it with soft edges, and it is written as a small PNG. */
import { crc32, deflateSync } from "node:zlib";
import type { Point } from "./outline.ts";

export type Colour = [red: number, green: number, blue: number, alpha: number];

/** Lines that a row of points is looked at along. */
const FINE = 5;
const MOST_COLOURS = 256;

export class Canvas {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3).fill(255);
  }

  /** Lays a colour on all that the polygons go round, inside a frame. */
  fill(polygons: Point[][], [red, green, blue, alpha]: Colour, [left, top, right, bottom] = [0, 0, this.width, this.height]): void {
    const edges = polygons.flatMap((points) => points.map((from, place) => edgeOf(from, points[(place + 1) % points.length]!)));
    const cover = new Float32Array(this.width + 1);
    const ys = polygons.flat().map(([, y]) => y);
    const lowest = ys.reduce((most, y) => Math.max(most, y), -Infinity);
    const highest = ys.reduce((most, y) => Math.min(most, y), Infinity);
    for (let row = Math.max(top, Math.floor(highest)); row < Math.min(bottom, Math.ceil(lowest)); row++) {
      cover.fill(0);
      for (let line = 0; line < FINE; line++) {
        for (const [from, to] of spans(edges, row + (line + 0.5) / FINE)) addSpan(cover, Math.max(from, left), Math.min(to, right));
      }
      for (let column = left; column < right; column++) {
        const share = Math.min(1, cover[column]! / FINE) * alpha;
        if (share > 0) this.blend((row * this.width + column) * 3, red, green, blue, share);
      }
    }
  }

  private blend(place: number, red: number, green: number, blue: number, share: number): void {
    const { pixels } = this;
    pixels[place] = Math.round(pixels[place]! * (1 - share) + red * share);
    pixels[place + 1] = Math.round(pixels[place + 1]! * (1 - share) + green * share);
    pixels[place + 2] = Math.round(pixels[place + 2]! * (1 - share) + blue * share);
  }

  /** With a palette: a drawing has few colours, and soft edges can do with some of theirs. */
  png(): Buffer {
    const { palette, indices } = reduced(this.pixels);
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let row = 0; row < this.height; row++) {
      // Each row begins with the number of its filter: none.
      rows.set(indices.subarray(row * this.width, (row + 1) * this.width), row * (this.width + 1) + 1);
    }
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 3, 0, 0, 0], 8);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const parts = [chunk("IHDR", head), chunk("PLTE", Buffer.from(palette)), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
    return Buffer.concat([signature, ...parts]);
  }
}

interface Edge {
  from: Point;
  to: Point;
  turn: number;
}

/** From top to bottom, and which way it ran. */
function edgeOf(from: Point, to: Point): Edge {
  return from[1] <= to[1] ? { from, to, turn: 1 } : { from: to, to: from, turn: -1 };
}

/** Where a line is inside: where the edges around it have gone round it at least once. */
function spans(edges: Edge[], y: number): [number, number][] {
  const crossed: [number, number][] = [];
  for (const { from, to, turn } of edges) {
    if (from[1] <= y && y < to[1]) crossed.push([from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]), turn]);
  }
  crossed.sort(([one], [two]) => one - two);
  const found: [number, number][] = [];
  let turns = 0;
  for (const [place, [x, turn]] of crossed.entries()) {
    turns += turn;
    if (turns !== 0 && place + 1 < crossed.length) found.push([x, crossed[place + 1]![0]]);
  }
  return found;
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  for (let column = Math.floor(from); column < to; column++) {
    cover[column]! += Math.min(to, column + 1) - Math.max(from, column);
  }
}

/** The colours that are seen most, none hardly to be told from another, and for each point the nearest. */
function reduced(pixels: Uint8Array): { palette: number[]; indices: Uint8Array } {
  const counts = new Map<number, number>();
  for (let place = 0; place < pixels.length; place += 3) {
    const colour = colourAt(pixels, place);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette: number[] = [];
  const often = [...counts].sort(([, one], [, two]) => two - one).map(([colour]) => colour);
  for (let apart = 48; apart > 0 && palette.length < MOST_COLOURS; apart >>= 1) {
    for (const colour of often) {
      if (palette.length === MOST_COLOURS) break;
      if (palette.every((known) => distance(known, colour) >= apart)) palette.push(colour);
    }
  }
  const nearest = new Map(often.map((colour) => [colour, nearestOf(palette, colour)]));
  const indices = Uint8Array.from({ length: pixels.length / 3 }, (_, place) => nearest.get(colourAt(pixels, place * 3))!);
  return { palette: palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]), indices };
}

function colourAt(pixels: Uint8Array, place: number): number {
  return (pixels[place]! << 16) | (pixels[place + 1]! << 8) | pixels[place + 2]!;
}

function distance(one: number, two: number): number {
  return [16, 8, 0].reduce((sum, part) => sum + (((one >> part) & 255) - ((two >> part) & 255)) ** 2, 0);
}

function nearestOf(palette: number[], colour: number): number {
  let best = 0;
  for (const [place, known] of palette.entries()) if (distance(known, colour) < distance(palette[best]!, colour)) best = place;
  return best;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
