/** Moving the focus along the ring by the arrow keys: to the neighbour that lies there, else across the city. */
import { nextStop, type Stop } from "../shared/focus";

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where a key leads from a stop; the stops are in the order of the track. null for other keys. */
export function nextOnRing(stops: Stop[], current: string | null, key: string): string | null {
  const place = stops.findIndex((stop) => stop.target === current);
  if (key === "Home" || place < 0) return DIRECTIONS[key] || key === "Home" ? (stops[0]?.target ?? null) : null;
  if (key === "End") return stops.at(-1)!.target;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const here = stops[place]!;
  const next = stops[(place + 1) % stops.length]!;
  const last = stops[(place - 1 + stops.length) % stops.length]!;
  const near = [next, last].find((stop) => lies(here, stop, direction, 1));
  if (near) return near.target;
  const across = stops.find((stop) => stop.target === nextStop(stops, current, key));
  // Beyond the edge of the city the way goes on along the ring.
  return across && lies(here, across, direction, 0) ? across.target : next.target;
}

/** Whether a stop lies in a direction: further ahead than so many times aside. */
function lies(here: Stop, stop: Stop, [x, y]: [number, number], width: number): boolean {
  const ahead = (stop.x - here.x) * x + (stop.y - here.y) * y;
  const aside = Math.abs((stop.x - here.x) * y) + Math.abs((stop.y - here.y) * x);
  return ahead > 1 && ahead > width * aside;
}
