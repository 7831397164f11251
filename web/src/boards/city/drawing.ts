/** How a plot is drawn: a rhombus of three by three cells, and what stands on them. */
import { solid, stacked, type Standing } from "../shared/estate/isometry";
import type { DistrictView, Piece } from "./types";

export const CELLS = 3;
/** The thickness of the ground. */
export const GROUND = 7;
/** The height of the sign below a plot. */
export const SIGN = 24;

/** Blocks stand in front, what is taller behind them, and what is there for everybody on the left. */
const STACKS = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;
const PLACES = { skyscraper: [0, 0], tower: [1, 0], stadium: [2, 0], kind: [0, 1.5] } as const;

/** All that stands on a plot, from the back to the front; the railroad is on the ring. */
export function standingOn(district: DistrictView): Standing[] {
  const found: Standing[] = [];
  const put = (piece: Piece, [u, v]: readonly [number, number], storeys = 1) => found.push({ piece, u, v, storeys });
  if (district.skyscraper) put("skyscraper", PLACES.skyscraper);
  if (district.tower) put("tower", PLACES.tower);
  if (district.stadium) put("stadium", PLACES.stadium);
  const kind = district.bonus ?? district.hazard;
  if (kind) put(kind, PLACES.kind);
  const stacks = [...stacked("residential", district.residential), ...stacked("industrial", district.industrial)];
  stacks.forEach(([piece, storeys], place) => put(piece, STACKS[place] ?? STACKS[0], storeys));
  return found.sort((one, two) => one.u + one.v - two.u - two.v);
}

/** The plot itself. */
export const PLOT = solid(0, 0, CELLS, CELLS, -GROUND, 0);
