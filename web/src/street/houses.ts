/** The houses of the street on the first page, from left to right, and who looks out of which window. */

export const PAVEMENT = 372;
export const GROUND_FLOOR = 68;
export const FLOOR = 46;

export type Head = "round" | "square" | "triangle" | "diamond";

export interface House {
  x: number;
  width: number;
  floors: number;
  bays: number;
  wall: 1 | 2 | 3 | 4;
  roof: "mansard" | "zinc" | "terrace";
  shop: "cafe" | "books" | "bakery" | "florist" | "hotel" | "door" | "gate";
  /** Colour of the shutters; without, the windows have none. */
  shutters?: "green" | "blue" | "grey";
  /** Floors with one long balcony, counted from the first. */
  balconies: number[];
  tenants: { floor: number; bay: number; head: Head }[];
}

export const HOUSES: House[] = [
  { x: -64, width: 172, floors: 4, bays: 3, wall: 3, roof: "mansard", shop: "door", shutters: "grey", balconies: [3], tenants: [] },
  { x: 108, width: 196, floors: 5, bays: 4, wall: 1, roof: "mansard", shop: "bakery", balconies: [1, 4], tenants: [{ floor: 2, bay: 1, head: "triangle" }] },
  { x: 304, width: 132, floors: 3, bays: 2, wall: 4, roof: "zinc", shop: "florist", shutters: "green", balconies: [], tenants: [{ floor: 2, bay: 0, head: "diamond" }] },
  { x: 436, width: 236, floors: 5, bays: 5, wall: 2, roof: "mansard", shop: "cafe", balconies: [1, 4], tenants: [{ floor: 3, bay: 3, head: "round" }, { floor: 1, bay: 0, head: "square" }] },
  { x: 672, width: 148, floors: 4, bays: 3, wall: 3, roof: "terrace", shop: "gate", shutters: "blue", balconies: [], tenants: [{ floor: 3, bay: 1, head: "square" }] },
  { x: 820, width: 196, floors: 5, bays: 4, wall: 1, roof: "mansard", shop: "books", balconies: [1, 4], tenants: [{ floor: 1, bay: 2, head: "diamond" }] },
  { x: 1016, width: 140, floors: 4, bays: 2, wall: 4, roof: "zinc", shop: "door", shutters: "green", balconies: [2], tenants: [{ floor: 3, bay: 1, head: "triangle" }] },
  { x: 1156, width: 236, floors: 5, bays: 5, wall: 2, roof: "mansard", shop: "cafe", balconies: [1, 4], tenants: [{ floor: 2, bay: 2, head: "round" }] },
  { x: 1392, width: 148, floors: 3, bays: 3, wall: 3, roof: "zinc", shop: "bakery", shutters: "grey", balconies: [], tenants: [] },
  { x: 1540, width: 196, floors: 5, bays: 4, wall: 1, roof: "mansard", shop: "door", balconies: [1, 4], tenants: [] },
];

/** Whether somebody is at home by night: scattered, and the same each time. */
export function isLit(house: number, floor: number, bay: number): boolean {
  return (house * 7 + floor * 5 + bay * 11 + floor * bay) % 5 < 2;
}
