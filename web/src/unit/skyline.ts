/** The houses of the unit's skyline, and the windows in them, in units of the drawing. */

export const WIDTH = 640;
export const GROUND = 268;

export interface House {
  x: number;
  top: number;
  width: number;
  columns: number;
  rows: number;
}

/** Together their windows are as many as an auction has seconds, in the box. */
export const HOUSES: readonly House[] = [
  { x: 22, top: 130, width: 92, columns: 3, rows: 4 },
  { x: 124, top: 92, width: 66, columns: 2, rows: 5 },
  { x: 200, top: 54, width: 92, columns: 3, rows: 6 },
  { x: 424, top: 94, width: 66, columns: 2, rows: 5 },
];

const WINDOW = { width: 14, height: 19, down: 30, from: 20 };

export interface Place {
  x: number;
  y: number;
}

/** From left to right, column by column: in this order they go dark. */
export const WINDOWS: readonly Place[] = HOUSES.flatMap(({ x, top, width, columns, rows }) => {
  const gap = (width - columns * WINDOW.width) / (columns + 1);
  return Array.from({ length: columns * rows }, (_, number) => ({
    x: x + gap + Math.floor(number / rows) * (WINDOW.width + gap),
    y: top + WINDOW.from + (number % rows) * WINDOW.down,
  }));
});
export const PANE = WINDOW;

/** The part of a dial that is left, from its top and clockwise. */
export function slice(part: number, x: number, y: number, radius: number): string {
  if (part <= 0) return "";
  if (part >= 1) return `M${x} ${y - radius}a${radius} ${radius} 0 1 1 -0.01 0z`;
  const angle = (1 - part) * 2 * Math.PI;
  const [endX, endY] = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  return `M${x} ${y}L${endX.toFixed(2)} ${endY.toFixed(2)}A${radius} ${radius} 0 ${part > 0.5 ? 1 : 0} 1 ${x} ${y - radius}z`;
}
