/** How a layout lies on the stage, and where a card can lie on it without being in the way. */
import { bestTurn, HALF, LARGEST, SHOULDER, TALL, type Point, type Sheet } from "./geometry";
import type { Plan } from "./plan";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A sheet drawn as large as the stage allows. */
export interface Fit {
  sheet: Sheet;
  /** Pixels for each unit of the sheet. */
  scale: number;
  /** Where the sheet's corner is. */
  x: number;
  y: number;
}

/** Pixels for each unit of the sheet where the table is larger than its window. */
export const CLOSE = 0.8;

export function fitted(plan: Plan, wide: number, tall: number): Fit {
  const sheet = bestTurn(plan, wide, tall);
  const scale = Math.min(wide / sheet.width, tall / sheet.height);
  return { sheet, scale, x: (wide - sheet.width * scale) / 2, y: (tall - sheet.height * scale) / 2 };
}

/** Letters of so many pixels can be read; on a tile there is no room for larger ones than that. */
const READABLE = 12;
const HUGE = 28;

/** The largest size of letters on a layout drawn so small, if they are to have so many pixels. */
export function lettersAt(scale: number, readable = READABLE): number {
  return Math.min(Math.max(LARGEST, readable / scale), HUGE);
}

/** Whether a layout is drawn so small that nothing on it can be read. */
export function isTiny(scale: number, readable = READABLE): boolean {
  return readable / scale > HUGE;
}

/** The least size at which they can be read there: a name that would be smaller is shortened. */
export function leastAt(scale: number, readable = READABLE): number {
  return Math.min(readable / scale, HUGE);
}

/** The least that a card needs, and the most that it takes, in pixels. */
export const LEAST = { width: 230, height: 200 };
const MOST = { width: 400, height: 400 };
/** From the edges of the stage, where it lies over the table. */
const EDGE = 14;
/** How finely the clearing is looked for, in pixels. */
const GRID = 10;

/** The roomiest rectangle of a stage in which none of these hexagons lies, in pixels; null if no card fits anywhere. */
export function clearing(fit: Fit, hexagons: readonly Point[], wide: number, tall: number): Box | null {
  const [columns, rows] = [Math.floor(wide / GRID), Math.floor(tall / GRID)];
  const taken = takenOn(fit, hexagons, columns, rows);
  const need = { columns: Math.ceil(LEAST.width / GRID), rows: Math.ceil(LEAST.height / GRID) };
  let best: Box | null = null;
  let most = 0;
  // Row by row: how many free cells stand above each other in a column, and then the widest run that is tall enough.
  const above = new Array<number>(columns).fill(0);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) above[column] = taken[row * columns + column] ? 0 : above[column]! + 1;
    for (let from = 0; from + need.columns <= columns; from++) {
      let height = Infinity;
      for (let to = from; to < columns && (height = Math.min(height, above[to]!)) >= need.rows; to++) {
        const width = to - from + 1;
        if (width < need.columns) continue;
        const size = Math.min(width * GRID, MOST.width) * Math.min(height * GRID, MOST.height) ** 2;
        if (size <= most) continue;
        most = size;
        best = { x: from * GRID, y: (row - height + 1) * GRID, width: width * GRID, height: height * GRID };
      }
    }
  }
  return best;
}

/** The part of a clearing that a card takes: its middle. */
export function cardIn({ x, y, width, height }: Box): Box {
  const [wide, tall] = [Math.min(width, MOST.width), Math.min(height, MOST.height)];
  return { x: x + (width - wide) / 2, y: y + (height - tall) / 2, width: wide, height: tall };
}

/** Where there is no clearing: over the table, in the corner away from a point of it. */
export function cardOver({ scale, x, y }: Fit, near: Point, wide: number, tall: number): Box {
  const [width, height] = [Math.min(MOST.width, Math.max(LEAST.width, wide * 0.4)), tall * 0.62];
  const [left, top] = [x + near.x * scale < wide / 2, y + near.y * scale < tall / 2];
  return { x: left ? wide - width - EDGE : EDGE, y: top ? tall - height - EDGE : EDGE, width, height };
}

/** By cells of the grid: whether a hexagon lies there, its pointed ends rounded off. */
function takenOn({ scale, x, y }: Fit, hexagons: readonly Point[], columns: number, rows: number): boolean[] {
  const taken = new Array<boolean>(columns * rows).fill(false);
  for (const hexagon of hexagons) {
    const [across, down] = [x + hexagon.x * scale, y + hexagon.y * scale];
    for (const [wide, tall] of [[HALF, SHOULDER], [HALF / 2, TALL - SHOULDER / 2]] as const) {
      const [left, right] = [Math.max(Math.floor((across - wide * scale) / GRID), 0), Math.min(Math.floor((across + wide * scale) / GRID), columns - 1)];
      const [top, bottom] = [Math.max(Math.floor((down - tall * scale) / GRID), 0), Math.min(Math.floor((down + tall * scale) / GRID), rows - 1)];
      for (let row = top; row <= bottom; row++) taken.fill(true, row * columns + left, row * columns + right + 1);
    }
  }
  return taken;
}
