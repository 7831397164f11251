/** How a layout and the card beside it share a screen: whichever way the hexagons are largest. */
import { bestTurn, HALF, SHOULDER, TALL, type Sheet } from "./geometry";
import type { Plan } from "./plan";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A sheet drawn at a scale; the card lies on it where nothing else does, or else in a column beside it. */
export interface Fit {
  sheet: Sheet;
  /** Pixels for each unit of the sheet. */
  scale: number;
  /** Where the card is, in pixels of the whole stage. */
  card: Box;
  inside: boolean;
  /** Where the sheet's corner is. */
  x: number;
  y: number;
}

/** The least that a card needs, and how wide a column is. */
const CARD = { width: 288, height: 236 };
const COLUMN = 300;
/** The most that it takes. */
const MOST = { width: 420, height: 400 };
const GAP = 10;
/** How finely the clearing is looked for, in units. */
const GRID = 16;

export function fitted(plan: Plan, wide: number, tall: number): Fit {
  const whole = bestTurn(plan, wide, tall);
  const scale = Math.min(wide / whole.width, tall / whole.height);
  const [x, y] = [(wide - whole.width * scale) / 2, (tall - whole.height * scale) / 2];
  const clearing = clearingOn(whole, scale);
  if (clearing) {
    const width = Math.min(clearing.width * scale, MOST.width);
    const height = Math.min(clearing.height * scale, MOST.height);
    const middle = { x: x + (clearing.x + clearing.width / 2) * scale, y: y + (clearing.y + clearing.height / 2) * scale };
    return { sheet: whole, scale, x, y, inside: true, card: { x: middle.x - width / 2, y: middle.y - height / 2, width, height } };
  }
  const room = wide - COLUMN - GAP;
  const part = bestTurn(plan, room, tall);
  const less = Math.min(room / part.width, tall / part.height);
  return {
    sheet: part,
    scale: less,
    x: (room - part.width * less) / 2,
    y: (tall - part.height * less) / 2,
    inside: false,
    card: { x: room + GAP, y: 0, width: COLUMN, height: tall },
  };
}

/** The roomiest rectangle of a sheet, in its units, in which a card can lie at that scale; null if there is none. */
export function clearingOn(sheet: Sheet, scale: number): Box | null {
  const [columns, rows] = [Math.floor(sheet.width / GRID), Math.floor(sheet.height / GRID)];
  const taken = takenOn(sheet, columns, rows);
  const need = { columns: Math.ceil(CARD.width / scale / GRID), rows: Math.ceil(CARD.height / scale / GRID) };
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
        const size = Math.min(width * GRID * scale, MOST.width) * Math.min(height * GRID * scale, MOST.height);
        if (size <= most) continue;
        most = size;
        best = { x: from * GRID, y: (row - height + 1) * GRID, width: width * GRID, height: height * GRID };
      }
    }
  }
  return best;
}

/** By cells of the grid: whether a hexagon lies there, its pointed ends rounded off. */
function takenOn(sheet: Sheet, columns: number, rows: number): boolean[] {
  const taken = new Array<boolean>(columns * rows).fill(false);
  for (const { x, y } of [...sheet.spaces, ...sheet.sites, ...sheet.railroads]) {
    for (const [wide, tall] of [[HALF, SHOULDER], [HALF / 2, TALL - SHOULDER / 2]] as const) {
      const [left, right] = [Math.max(Math.floor((x - wide) / GRID), 0), Math.min(Math.floor((x + wide) / GRID), columns - 1)];
      const [top, bottom] = [Math.max(Math.floor((y - tall) / GRID), 0), Math.min(Math.floor((y + tall) / GRID), rows - 1)];
      for (let row = top; row <= bottom; row++) taken.fill(true, row * columns + left, row * columns + right + 1);
    }
  }
  return taken;
}
