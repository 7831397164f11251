/** What is built, shape by shape, each with the name of its paint; standing on one cell of a plot. */
import { at, onLeft, onRight, pointAt, solid, STOREY, type Standing } from "./isometry";
import type { Piece } from "./types";

export interface Shape {
  paint: string;
  d: string;
}

/** Whether it rises above everything else: pictures of it need more room. */
export const TALL: ReadonlySet<Piece> = new Set<Piece>(["skyscraper", "tower"]);

type Builder = (u: number, v: number, storeys: number) => Shape[];

const BUILDERS: Record<Piece, Builder> = {
  residential,
  industrial,
  rail,
  stadium,
  skyscraper,
  tower,
  park,
  school,
  water,
  wind,
  dump,
  prison,
  sewage,
  power,
};

/** Drawn once: the same building is there in picture after picture, and few cells can be built on. */
const drawn = new Map<string, Shape[]>();

export function shapesOf({ piece, u, v, storeys }: Standing): Shape[] {
  const id = `${piece} ${u} ${v} ${storeys}`;
  let shapes = drawn.get(id);
  if (shapes === undefined) drawn.set(id, (shapes = BUILDERS[piece](u, v, storeys)));
  return shapes;
}

function boxed(paint: string, u: number, v: number, wide: number, deep: number, from: number, to: number): Shape[] {
  const { top, left, right } = solid(u, v, wide, deep, from, to);
  return [
    { paint: `${paint}-top`, d: top },
    { paint, d: left },
    { paint: `${paint}-shade`, d: right },
  ];
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

function oval(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius / 2} 0 1 1 ${2 * radius} 0a${radius} ${radius / 2} 0 1 1 ${-2 * radius} 0z`;
}

/** A round building: its side from the ground to its rim. */
function drum(x: number, y: number, radius: number, height: number): string {
  const top = y - height;
  return `M${x - radius} ${top}V${y}a${radius} ${radius / 2} 0 0 0 ${2 * radius} 0V${top}z`;
}

function smoke(x: number, y: number): Shape[] {
  return [{ paint: "smoke", d: circle(x, y, 4) + circle(x + 4.5, y - 7, 5.2) + circle(x + 1, y - 15, 6) }];
}

/** A house with a pitched roof; two windows a side on every storey. */
function residential(u: number, v: number, storeys: number): Shape[] {
  const [a, b, size, eave, ridge] = [u + 0.12, v + 0.12, 0.76, storeys * STOREY, 10];
  const [a2, b2, half, over] = [a + size, b + size, b + size / 2, 0.07];
  const panes = Array.from({ length: storeys }, (_, storey) => {
    const [low, high] = [storey * STOREY + 3.5, storey * STOREY + 8.5];
    return [0.12, 0.46].map((place) => onLeft(a + place, b2, 0.2, low, high) + onRight(a2, b + place, 0.2, low, high)).join("");
  });
  return [
    ...boxed("house", a, b, size, size, 0, eave),
    { paint: "house-shade", d: `M${at(a2, b, eave)}L${at(a2, b2, eave)}L${at(a2, half, eave + ridge)}z` },
    { paint: "pane", d: panes.join("") },
    { paint: "tile", d: `M${at(a - over, b2 + over, eave - 1)}L${at(a2 + over, b2 + over, eave - 1)}L${at(a2 + over, half, eave + ridge)}L${at(a - over, half, eave + ridge)}z` },
    { paint: "tile-shade", d: `M${at(a2 + over, half, eave + ridge)}L${at(a2 + over, b - over, eave - 1)}L${at(a2 + over, b, eave - 3.5)}L${at(a2 + over, half, eave + ridge - 3)}L${at(a2 + over, b2 + over, eave - 3.5)}L${at(a2 + over, b2 + over, eave - 1)}z` },
  ];
}

/** A factory: a chimney behind, a roof like a saw; one long window on every storey. */
function industrial(u: number, v: number, storeys: number): Shape[] {
  const [a, b, size, eave, tooth] = [u + 0.07, v + 0.07, 0.86, storeys * STOREY, 7];
  const b2 = b + size;
  const panes = Array.from({ length: storeys }, (_, storey) => {
    const [low, high] = [storey * STOREY + 4, storey * STOREY + 8];
    return onLeft(a + 0.1, b2, size - 0.2, low, high) + onRight(a + size, b + 0.1, size - 0.2, low, high);
  });
  const teeth = [0, 1].flatMap((number) => {
    const [from, to] = [a + (number * size) / 2, a + ((number + 1) * size) / 2];
    return [
      { paint: "shed", d: `M${at(from, b, eave + tooth)}L${at(from, b2, eave + tooth)}L${at(to, b2, eave)}L${at(to, b, eave)}z` },
      { paint: "works", d: `M${at(from, b2, eave)}L${at(from, b2, eave + tooth)}L${at(to, b2, eave)}z` },
    ];
  });
  return [
    ...boxed("works", a, b, size, size, 0, eave),
    ...boxed("brick", a + 0.08, b + 0.06, 0.2, 0.2, eave, eave + 17),
    ...teeth,
    { paint: "pane", d: panes.join("") },
  ];
}

/** A station with its clock. */
function rail(u: number, v: number): Shape[] {
  const clock = pointAt(u + 0.5, v + 0.9, 17);
  return [
    ...boxed("stone", u + 0.1, v + 0.1, 0.8, 0.8, 0, 14),
    { paint: "shed", d: `M${at(u + 0.05, v + 0.95, 14)}L${at(u + 0.95, v + 0.95, 14)}L${at(u + 0.75, v + 0.5, 24)}L${at(u + 0.25, v + 0.5, 24)}z` },
    { paint: "shed-shade", d: `M${at(u + 0.95, v + 0.95, 14)}L${at(u + 0.95, v + 0.05, 14)}L${at(u + 0.75, v + 0.5, 24)}z` },
    { paint: "gold", d: circle(clock.x, clock.y, 4) },
    { paint: "steel", d: onLeft(u + 0.2, v + 0.9, 0.18, 0, 9) + onLeft(u + 0.62, v + 0.9, 0.18, 0, 9) },
  ];
}

function stadium(u: number, v: number): Shape[] {
  const { x, y } = pointAt(u + 0.5, v + 0.5);
  return [
    { paint: "stone-shade", d: drum(x, y, 18, 10) },
    { paint: "stone", d: oval(x, y - 10, 18) },
    { paint: "fresh", d: oval(x, y - 9, 12.5) },
    { paint: "line", d: `M${x} ${y - 15}V${y - 3}` },
    { paint: "steel", d: `M${x - 18} ${y - 8}h1.5v-16h-1.5zM${x + 16.5} ${y - 8}h1.5v-16h-1.5zM${x - 20} ${y - 27}h6v4h-6zM${x + 14} ${y - 27}h6v4h-6z` },
  ];
}

function skyscraper(u: number, v: number): Shape[] {
  const [a, b, size, top] = [u + 0.2, v + 0.2, 0.6, 84];
  const floors = Array.from({ length: 12 }, (_, floor) => {
    const low = 5 + floor * 6.5;
    return onLeft(a + 0.07, b + size, size - 0.14, low, low + 2.6) + onRight(a + size, b + 0.07, size - 0.14, low, low + 2.6);
  });
  const mast = pointAt(a + size / 2, b + size / 2, top);
  return [
    ...boxed("glass", a, b, size, size, 0, top),
    ...boxed("glass", a + 0.17, b + 0.17, size - 0.34, size - 0.34, top, top + 6),
    { paint: "glint", d: floors.join("") },
    { paint: "steel", d: `M${mast.x - 0.7} ${mast.y}h1.4v-20h-1.4z` },
  ];
}

/** The highest of all, in three steps with a golden top. */
function tower(u: number, v: number): Shape[] {
  const tip = pointAt(u + 0.5, v + 0.5, 116);
  const panes = [
    [0.08, 0.84, 4, 30],
    [0.2, 0.6, 38, 64],
  ].flatMap(([inset, size, low, high]) =>
    [0.14, 0.42, 0.7].map((part) => {
      const place = inset! + size! * part;
      return onLeft(u + place, v + inset! + size!, 0.09, low!, high!) + onRight(u + inset! + size!, v + place, 0.09, low!, high!);
    }),
  );
  return [
    ...boxed("stone", u + 0.08, v + 0.08, 0.84, 0.84, 0, 34),
    ...boxed("stone", u + 0.2, v + 0.2, 0.6, 0.6, 34, 68),
    ...boxed("stone", u + 0.3, v + 0.3, 0.4, 0.4, 68, 86),
    { paint: "pane", d: panes.join("") },
    { paint: "gold", d: `M${at(u + 0.26, v + 0.74, 86)}L${at(u + 0.74, v + 0.74, 86)}L${tip.x} ${tip.y}z` },
    { paint: "gold-shade", d: `M${at(u + 0.74, v + 0.26, 86)}L${at(u + 0.74, v + 0.74, 86)}L${tip.x} ${tip.y}z` },
    { paint: "steel", d: `M${tip.x - 0.7} ${tip.y + 3}h1.4v-14h-1.4z` },
  ];
}

function tree(u: number, v: number, size: number): Shape[] {
  const { x, y } = pointAt(u, v);
  return [
    { paint: "trunk", d: `M${x - 1} ${y}v${-size}h2v${size}z` },
    { paint: "leaf-shade", d: circle(x, y - size * 1.3, size * 0.72) },
    { paint: "leaf", d: circle(x - size * 0.14, y - size * 1.42, size * 0.56) },
  ];
}

function park(u: number, v: number): Shape[] {
  const pond = pointAt(u + 0.62, v + 0.62);
  return [
    { paint: "fresh", d: `M${at(u, v)}L${at(u + 1, v)}L${at(u + 1, v + 1)}L${at(u, v + 1)}z` },
    { paint: "glass", d: oval(pond.x, pond.y, 6) },
    ...tree(u + 0.3, v + 0.25, 9),
    ...tree(u + 0.2, v + 0.75, 10),
    ...tree(u + 0.85, v + 0.35, 8),
  ];
}

function school(u: number, v: number): Shape[] {
  const [a2, b2] = [u + 0.9, v + 0.9];
  const flag = pointAt(u + 0.5, v + 0.5, 26);
  return [
    ...boxed("stone", u + 0.1, v + 0.1, 0.8, 0.8, 0, 15),
    { paint: "pane", d: [0.2, 0.45, 0.7].map((place) => onLeft(u + place, b2, 0.14, 5, 11) + onRight(a2, v + place, 0.14, 5, 11)).join("") },
    { paint: "fresh", d: `M${at(u + 0.04, b2 + 0.06, 15)}L${at(a2 + 0.06, b2 + 0.06, 15)}L${at(u + 0.5, v + 0.5, 27)}z` },
    { paint: "fresh-shade", d: `M${at(a2 + 0.06, v + 0.04, 15)}L${at(a2 + 0.06, b2 + 0.06, 15)}L${at(u + 0.5, v + 0.5, 27)}z` },
    { paint: "steel", d: `M${flag.x - 0.6} ${flag.y}h1.2v-13h-1.2z` },
    { paint: "fresh", d: `M${flag.x + 0.6} ${flag.y - 13}l9 3l-9 3z` },
  ];
}

function water(u: number, v: number): Shape[] {
  const { x, y } = pointAt(u + 0.5, v + 0.5);
  return [
    { paint: "steel", d: `M${x - 10} ${y + 3}l3 -22h1.8l-2.8 22zM${x + 10} ${y + 3}l-3 -22h-1.8l2.8 22zM${x - 1} ${y + 5}v-24h2v24z` },
    { paint: "fresh", d: drum(x, y - 18, 11, 13) },
    { paint: "fresh-shade", d: `M${x} ${y - 12.5}a11 5.5 0 0 0 11 -5.5v-13h-11z` },
    { paint: "leaf", d: `M${x - 12.5} ${y - 30}a12.5 6 0 0 0 25 0l-12.5 -11z` },
  ];
}

function turbine(x: number, y: number, height: number): Shape[] {
  const top = y - height;
  const blade = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const point = (along: number, aside: number) => `${(x + along * cos - aside * sin).toFixed(1)} ${(top + along * sin + aside * cos).toFixed(1)}`;
    return `M${point(0, 0)}L${point(5, 1.8)}L${point(13, 0)}L${point(5, -1)}z`;
  };
  return [
    { paint: "mill", d: `M${x - 1.3} ${y}l.8 ${-height}h1l.8 ${height}z` },
    { paint: "mill", d: [-1.57, 0.52, 2.62].map(blade).join("") + circle(x, top, 1.8) },
  ];
}

function wind(u: number, v: number): Shape[] {
  const [back, front] = [pointAt(u + 0.3, v + 0.6), pointAt(u + 0.75, v + 0.55)];
  return [
    { paint: "fresh", d: `M${at(u, v)}L${at(u + 1, v)}L${at(u + 1, v + 1)}L${at(u, v + 1)}z` },
    ...turbine(back.x, back.y, 34),
    ...turbine(front.x, front.y, 26),
  ];
}

function dump(u: number, v: number): Shape[] {
  const { x, y } = pointAt(u + 0.5, v + 0.5);
  return [
    { paint: "foul-shade", d: `M${x - 19} ${y + 2}q5 -9 9 -10q4 -11 10 -8q6 -1 8 7q8 3 11 11q-19 12 -38 0z` },
    { paint: "sludge", d: `M${x - 13} ${y + 1}l4 -7l5 5zM${x + 4} ${y - 3}l6 -2l2 6l-7 1z` },
    { paint: "foul", d: `M${x - 4} ${y - 11}l7 -2l1 6l-7 2zM${x - 4} ${y + 2}l6 -2l2 5l-6 2zM${x + 9} ${y + 2}h5v4h-5z` },
    ...smoke(x, y - 22),
  ];
}

function prison(u: number, v: number): Shape[] {
  const [a2, b2] = [u + 0.95, v + 0.95];
  const bars = [0.14, 0.34, 0.54, 0.74].map((place) => onLeft(u + place, b2, 0.06, 4, 14) + onRight(a2, v + place, 0.06, 4, 14));
  const roof = pointAt(u + 0.3, v + 0.3, 36);
  return [
    ...boxed("foul", u + 0.05, v + 0.05, 0.9, 0.9, 0, 18),
    { paint: "steel", d: bars.join("") },
    ...boxed("foul", u + 0.12, v + 0.12, 0.36, 0.36, 18, 34),
    ...smoke(roof.x, roof.y - 4),
  ];
}

function sewage(u: number, v: number): Shape[] {
  const tank = (place: { x: number; y: number }, radius: number): Shape[] => [
    { paint: "foul-shade", d: drum(place.x, place.y, radius, 9) },
    { paint: "foul", d: oval(place.x, place.y - 9, radius) },
    { paint: "sludge", d: oval(place.x, place.y - 8.5, radius - 2.5) },
  ];
  const front = pointAt(u + 0.75, v + 0.75);
  return [
    ...tank(pointAt(u + 0.25, v + 0.6), 10),
    ...tank(pointAt(u + 0.7, v + 0.25), 10),
    ...tank(front, 11),
    ...smoke(front.x - 2, front.y - 20),
  ];
}

function power(u: number, v: number): Shape[] {
  const cooler = (x: number, y: number): Shape[] => [
    { paint: "foul", d: `M${x - 9} ${y}q5 -15 1.5 -27h15q-3.5 12 1.5 27q-9 4.5 -18 0z` },
    { paint: "foul-shade", d: `M${x + 2} ${y + 2.2}q3 -14 0 -29.2h5.5q-3.5 12 1.5 27q-3 2 -7 2.2z` },
    { paint: "foul-top", d: oval(x, y - 27, 7.5) },
  ];
  const [back, front] = [pointAt(u + 0.25, v + 0.5), pointAt(u + 0.75, v + 0.65)];
  return [...cooler(back.x, back.y), ...smoke(back.x, back.y - 32), ...cooler(front.x + 5, front.y), ...smoke(front.x + 5, front.y - 32)];
}
