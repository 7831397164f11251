/**
 * From events to steps. Each step knows the picture after it, so that an animation can stop anywhere; what is drawn
 * in the end is always the view itself.
 */
import type { GameEvent, View } from "../../wire/position";
import type { Plan, Point, Walk } from "./geometry";
import {
  ARROWS,
  flatOf,
  roomShareEvent,
  roomShareView,
  type Colour,
  type FlatKind,
  type Place,
  type RoomShareEvent,
} from "./types";

/** What moves in the picture: who stands where, and which flats are laid. */
export interface Picture {
  tenants: ReadonlyMap<Place, Colour>;
  kinds: ReadonlyMap<string, FlatKind | null>;
  /** The flats that count in the view this began with. */
  counting: ReadonlySet<string>;
}

/** Somebody on the way; `from` and `to` are places, or null for the street. */
export interface Walker {
  colour: Colour;
  from: Place | null;
  to: Place | null;
  direction: Place | null;
}

export interface Step {
  event: RoomShareEvent;
  milliseconds: number;
  walkers: Walker[];
  after: Picture;
}

/** The longest a step may take. */
export const LONGEST_STEP = 400;

const MILLISECONDS: Partial<Record<RoomShareEvent["kind"], number>> = {
  placed: 320,
  taken: 320,
  evicted: 260,
  moved: 400,
  stayed: 260,
  swapped: 400,
  renovated: 360,
  "flat-laid": 90,
  "card-played": 380,
};

export function pictureOf(view: View): Picture {
  const tenants = new Map<Place, Colour>();
  const kinds = new Map<string, FlatKind | null>();
  const counting = new Set<string>();
  for (const flat of roomShareView(view).flats) {
    kinds.set(flat.id, flat.kind);
    if (flat.counts) counting.add(flat.id);
    for (const arrow of ARROWS) {
      const colour = flat.tenants[arrow];
      if (colour) tenants.set(flat.id + arrow, colour);
    }
  }
  return { tenants, kinds, counting };
}

export function samePicture(one: Picture, two: Picture): boolean {
  return sameMap(one.tenants, two.tenants) && sameMap(one.kinds, two.kinds);
}

function sameMap<V>(one: ReadonlyMap<string, V>, two: ReadonlyMap<string, V>): boolean {
  return one.size === two.size && [...one].every(([key, value]) => two.get(key) === value);
}

/** The steps of an animation; events that change nothing in the picture have none. */
export function stepsOf(before: View, events: GameEvent[]): Step[] {
  const steps: Step[] = [];
  let picture = pictureOf(before);
  const eviction = roomShareView(before).eviction;
  let lifting = eviction !== null && eviction.lifted.length === 0;
  for (const event of events.map(roomShareEvent)) {
    if (event.kind === "evicted") lifting = true;
    const walkers = walkersOf(picture, event);
    if (event.kind === "stayed" && lifting) {
      picture = emptied(picture, flatOf(event.place));
      lifting = false;
    }
    picture = after(picture, event);
    const milliseconds = Math.min(MILLISECONDS[event.kind] ?? 0, LONGEST_STEP);
    const still = "places" in event && event.places.length === 0;
    if (milliseconds && !still) steps.push({ event, milliseconds, walkers, after: picture });
  }
  return steps;
}

/** The picture after an event. */
export function after(picture: Picture, event: RoomShareEvent): Picture {
  const tenants = new Map(picture.tenants);
  switch (event.kind) {
    case "placed":
    case "stayed":
      tenants.set(event.place, event.colour);
      break;
    case "taken":
      tenants.delete(event.place);
      break;
    case "moved":
      tenants.delete(event.from);
      tenants.set(event.to, event.colour);
      break;
    case "swapped":
    case "renovated":
      exchange(tenants, event.places);
      break;
    case "flat-laid":
      return { ...picture, tenants, kinds: new Map(picture.kinds).set(event.flat, event.flat_kind) };
    default:
      return picture;
  }
  return { ...picture, tenants };
}

function exchange(tenants: Map<Place, Colour>, places: Place[]): void {
  const [one, two] = places;
  if (one === undefined || two === undefined) return;
  const first = tenants.get(one);
  const second = tenants.get(two);
  if (!first || !second) return;
  tenants.set(one, second);
  tenants.set(two, first);
}

/** Those who cannot leave a flat are lifted together before the first of them is put back. */
function emptied(picture: Picture, flat: string): Picture {
  return { ...picture, tenants: new Map([...picture.tenants].filter(([place]) => flatOf(place) !== flat)) };
}

export function walkersOf(picture: Picture, event: RoomShareEvent): Walker[] {
  switch (event.kind) {
    case "placed":
      return [{ colour: event.colour, from: null, to: event.place, direction: null }];
    case "taken":
      return [{ colour: event.colour, from: event.place, to: null, direction: null }];
    case "moved":
      return [{ colour: event.colour, from: event.from, to: event.to, direction: event.from }];
    case "swapped":
    case "renovated": {
      const [one, two] = event.places;
      if (one === undefined || two === undefined) return [];
      return [crossing(picture, one, two), crossing(picture, two, one)].filter((walker) => walker !== null);
    }
    default:
      return [];
  }
}

function crossing(picture: Picture, from: Place, to: Place): Walker | null {
  const colour = picture.tenants.get(from);
  return colour ? { colour, from, to, direction: null } : null;
}

/** The way of a walker through the drawing. */
export function walkOf(plan: Plan, walker: Walker): Walk {
  const to = walker.to && plan.spot(walker.to);
  if (walker.direction && to) return plan.exit(walker.direction, to);
  const from = walker.from && plan.spot(walker.from);
  const start: Point = from || street(plan, to || { x: 0, y: 0 });
  return [[start, to || street(plan, start)]];
}

/** On the pavement, below a point of the drawing. */
function street(plan: Plan, point: Point): Point {
  return { x: point.x, y: plan.layout.height - plan.layout.tenant * 0.4 };
}

/** Eased out: quick to start, gentle to arrive. */
export function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}
