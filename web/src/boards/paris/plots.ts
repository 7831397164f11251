/** The houses that lots are built up with, in the measures of the street. */
import { PAVEMENT, type House } from "../../street/houses";

/** How wide and tall a lot is drawn. */
export const WIDTH = 208;
export const HEIGHT = 226;
/** The part of the street that a lot takes: down to the pavement. */
export const BOX = `0 ${PAVEMENT - HEIGHT} ${WIDTH} ${HEIGHT}`;

/** A row of the street in pixels, where it is drawn as small as it gets: façades, plates on the pavement, road. */
export const ROW = { art: 106, plate: 66, road: 10 };
export const TALL = ROW.art + ROW.plate + ROW.road;

const SHUTTERS = ["green", "blue", "grey"] as const;
const WALLS = [1, 2, 3, 4] as const;
const NARROW = [
  { x: 6, width: 64, floors: 1, roof: "mansard" },
  { x: 72, width: 64, floors: 2, roof: "zinc" },
  { x: 138, width: 64, floors: 1, roof: "zinc" },
] as const;

/** The houses of a lot, one beside the other. */
export function townhouses(count: number, number: number): House[] {
  return NARROW.slice(0, count).map((house, place) => ({
    ...house,
    bays: 1,
    wall: WALLS[(number + place) % WALLS.length]!,
    shop: "door",
    shutters: SHUTTERS[(number + place) % SHUTTERS.length],
    balconies: [],
    tenants: [],
  }));
}

/** A hotel takes the whole lot. */
export function hotelOn(number: number): House {
  const wall = WALLS[number % 2]!;
  return { x: 6, width: 196, floors: 2, bays: 4, wall, roof: "mansard", shop: "hotel", balconies: [2], tenants: [] };
}

/** Where a player lives: the first house of the quarter. */
export function homeOf(seat: number): House {
  const wall = WALLS[seat % WALLS.length]!;
  return { x: 34, width: 140, floors: 1, bays: 2, wall, roof: "mansard", shop: "gate", balconies: [], tenants: [] };
}
