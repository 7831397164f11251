/** The outlines of shapes: what SVG writes as paths, rectangles and circles, and lines of some width, as polygons. */

export type Point = [number, number];
export interface Line {
  points: Point[];
  closed: boolean;
}

/** Straight pieces of a curve: more are not seen at the size of a preview. */
const PIECES = 24;

/** The lines of the `d` of a path. */
export function linesOf(d: string): Line[] {
  const lines: Line[] = [];
  let rest = d;
  let [x, y] = [0, 0];
  let handle: Point | null = null;

  const skip = () => (rest = rest.replace(/^[\s,]+/, ""));
  const taken = (pattern: RegExp): string => {
    skip();
    const found = pattern.exec(rest)?.[0];
    if (found === undefined) throw new Error(`This is no path: ${d}`);
    rest = rest.slice(found.length);
    return found;
  };
  const number = () => Number(taken(/^[-+]?(\d+\.?\d*|\.\d+)/));
  const flag = () => taken(/^[01]/) === "1";
  const points = () => lines.at(-1)!.points;

  function to(nextX: number, nextY: number): void {
    [x, y] = [nextX, nextY];
    points().push([x, y]);
  }

  /** A curve of Bézier with one or two handles. */
  function bend(...given: Point[]): void {
    const from: Point = [x, y];
    for (let piece = 1; piece <= PIECES; piece++) {
      let between: Point[] = [from, ...given];
      while (between.length > 1) {
        between = between.slice(1).map(([toX, toY], place): Point => {
          const [fromX, fromY] = between[place]!;
          return [fromX + ((toX - fromX) * piece) / PIECES, fromY + ((toY - fromY) * piece) / PIECES];
        });
      }
      to(...between[0]!);
    }
  }

  let command = "";
  let used = false;
  for (skip(); rest !== ""; skip()) {
    if (/^[a-z]/i.test(rest)) {
      command = taken(/^[a-z]/i);
      used = false;
    } else if (used && command.toLowerCase() === "m") {
      command = command === "m" ? "l" : "L";
    }
    used = true;
    const [fromX, fromY] = command === command.toLowerCase() ? [x, y] : [0, 0];
    const point = (): Point => [fromX + number(), fromY + number()];
    const before: Point | null = handle;
    handle = null;
    switch (command.toLowerCase()) {
      case "m":
        [x, y] = point();
        lines.push({ points: [[x, y]], closed: false });
        break;
      case "l":
        to(...point());
        break;
      case "h":
        to(fromX + number(), y);
        break;
      case "v":
        to(x, fromY + number());
        break;
      case "c": {
        const first = point();
        handle = point();
        bend(first, handle, point());
        break;
      }
      case "q":
        handle = point();
        bend(handle, point());
        break;
      case "t": {
        const [oldX, oldY]: Point = before ?? [x, y];
        handle = [2 * x - oldX, 2 * y - oldY];
        bend(handle, point());
        break;
      }
      case "a": {
        const [radiusX, radiusY, turned, large, sweep] = [number(), number(), number(), flag(), flag()];
        if (turned !== 0) throw new Error(`A turned arc cannot be drawn: ${d}`);
        for (const next of arc([x, y], point(), radiusX, radiusY, large, sweep)) to(...next);
        break;
      }
      case "z": {
        const line = lines.at(-1)!;
        line.closed = true;
        [x, y] = line.points[0]!;
        // Whatever follows without a new beginning begins here.
        if (/^[\s,]*[^mz\s,]/i.test(rest)) lines.push({ points: [[x, y]], closed: false });
        break;
      }
      default:
        throw new Error(`${command} cannot be drawn: ${d}`);
    }
  }
  return lines.filter(({ points: found }) => found.length > 1);
}

/** From one point to another along an ellipse, as the notes on SVG's arcs say. */
function arc([fromX, fromY]: Point, [toX, toY]: Point, width: number, height: number, large: boolean, sweep: boolean): Point[] {
  const [halfX, halfY] = [(fromX - toX) / 2, (fromY - toY) / 2];
  const grown = Math.max(1, Math.hypot(halfX / width, halfY / height));
  const [radiusX, radiusY] = [width * grown, height * grown];
  const far = (halfX / radiusX) ** 2 + (halfY / radiusY) ** 2;
  const side = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, 1 / far - 1));
  const [middleX, middleY] = [(side * radiusX * halfY) / radiusY, (-side * radiusY * halfX) / radiusX];
  const start = Math.atan2((halfY - middleY) / radiusY, (halfX - middleX) / radiusX);
  let angle = Math.atan2((-halfY - middleY) / radiusY, (-halfX - middleX) / radiusX) - start;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  return Array.from({ length: PIECES }, (_, piece): Point => {
    const at = start + (angle * (piece + 1)) / PIECES;
    return [middleX + (fromX + toX) / 2 + radiusX * Math.cos(at), middleY + (fromY + toY) / 2 + radiusY * Math.sin(at)];
  });
}

export function circle(x: number, y: number, radiusX: number, radiusY = radiusX): Line {
  const points = Array.from({ length: 2 * PIECES }, (_, piece): Point => {
    const at = (Math.PI * piece) / PIECES;
    return [x + radiusX * Math.cos(at), y + radiusY * Math.sin(at)];
  });
  return { points, closed: true };
}

export function rectangle(x: number, y: number, width: number, height: number, round = 0): Line {
  const [right, bottom] = [x + width, y + height];
  if (round === 0) return { points: [[x, y], [right, y], [right, bottom], [x, bottom]], closed: true };
  const r = Math.min(round, width / 2, height / 2);
  const [straightX, straightY] = [width - 2 * r, height - 2 * r];
  const corner = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  const sides = `h${straightX}${corner(r, r)}v${straightY}${corner(-r, r)}h${-straightX}${corner(-r, -r)}v${-straightY}${corner(r, -r)}z`;
  return linesOf(`M${x + r} ${y}${sides}`)[0]!;
}

/** What a pen of some width leaves: a bar for each piece, with round joints, and round ends where they are wanted. */
export function stroked(lines: Line[], width: number, ends: boolean): Point[][] {
  const half = width / 2;
  return lines.flatMap(({ points, closed }) => {
    const path = closed ? [...points, points[0]!] : points;
    const bars = path.slice(1).map((to, place) => bar(path[place]!, to, half));
    const joints = closed ? points : ends ? path : path.slice(1, -1);
    return [...bars.filter((found) => found.length > 0), ...joints.map(([x, y]) => circle(x, y, half).points)];
  });
}

function bar([fromX, fromY]: Point, [toX, toY]: Point, half: number): Point[] {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return [];
  const [x, y] = [((toY - fromY) / length) * half, ((toX - fromX) / length) * half];
  // All polygons of a pen run round the same way, so that none cuts a hole into another.
  return [[fromX + x, fromY - y], [toX + x, toY - y], [toX - x, toY + y], [fromX - x, fromY + y]];
}

/** The dashes of lines. */
export function dashed(lines: Line[], [on, off]: Point): Line[] {
  const dashes: Line[] = [];
  for (const { points, closed } of lines) {
    const path = closed ? [...points, points[0]!] : points;
    let left = on;
    let drawing = true;
    let dash: Point[] = [path[0]!];
    for (const [place, [toX, toY]] of path.slice(1).entries()) {
      let [x, y] = path[place]!;
      let length = Math.hypot(toX - x, toY - y);
      while (length > left) {
        [x, y] = [x + ((toX - x) * left) / length, y + ((toY - y) * left) / length];
        length -= left;
        if (drawing) dashes.push({ points: [...dash, [x, y]], closed: false });
        dash = [[x, y]];
        drawing = !drawing;
        left = drawing ? on : off;
      }
      left -= length;
      dash.push([toX, toY]);
    }
    if (drawing && dash.length > 1) dashes.push({ points: dash, closed: false });
  }
  return dashes;
}
