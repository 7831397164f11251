/** Where the loupe lies: near its flat, and over as little as can be of what may be chosen besides. */
import type { Box, Point } from "./geometry";

/** Room for the button that closes it, above and to the left; and a rim. */
const BEFORE = 18;
const RIM = 6;
const STEP = 8;
/** A pixel away from the flat is as bad as so many square pixels covered. */
const NEARNESS = 40;

function overlap(one: Box, two: Box): number {
  const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.max(0, across) * Math.max(0, down);
}

function places(wanted: number, size: number, room: number): number[] {
  const last = Math.max(BEFORE, room - size - RIM);
  const steps = Array.from({ length: Math.ceil((last - BEFORE) / STEP) }, (_, number) => BEFORE + number * STEP);
  return [...new Set([Math.min(Math.max(wanted, BEFORE), last), ...steps, last])];
}

/** `flat`: the middle of it; `others`: what else may be chosen; all in pixels of the board, which is as large as `room`. */
export function loupePlace(flat: Point, size: { width: number; height: number }, room: { width: number; height: number }, others: readonly Box[]): Point {
  const centred = { x: flat.x - size.width / 2, y: flat.y - size.height / 2 };
  let best: Point = centred;
  let least = Infinity;
  for (const x of places(centred.x, size.width, room.width)) {
    for (const y of places(centred.y, size.height, room.height)) {
      const covered = others.reduce((sum, other) => sum + overlap({ x, y, ...size }, other), 0);
      const cost = covered + NEARNESS * Math.hypot(x - centred.x, y - centred.y);
      if (cost < least) [least, best] = [cost, { x, y }];
    }
  }
  return best;
}
