/** Moving the focus by the arrow keys: along the track from space to space, and round the sites from one to the next. */
import type { Stop } from "../shared/focus";

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A direction is meant up to so far aside: hexagons lie beside each other at sixty degrees. */
const WIDTH = 0.55;

/**
 * Where a key leads from a stop; the stops are in the order of the track, then of the sites. To a stop beside it that lies there,
 * else to whatever is nearest in that direction, else on in the order. null for other keys.
 */
export function nextOnTrack(stops: readonly Stop[], current: string | null, key: string, beside: number): string | null {
  const place = stops.findIndex((stop) => stop.target === current);
  const direction = DIRECTIONS[key];
  if (key === "Home" || (direction && place < 0)) return stops[0]?.target ?? null;
  if (key === "End") return stops.at(-1)?.target ?? null;
  const here = stops[place];
  if (!direction || !here) return null;
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const { ahead, aside } = seenFrom(here, stop, direction);
    if (stop === here || ahead < 1 || ahead < WIDTH * aside) continue;
    // What lies beside it comes first, straight ahead or not.
    const far = Math.hypot(ahead, aside);
    const cost = far <= beside ? aside : far + aside + 2 * beside;
    if (cost < least) [best, least] = [stop, cost];
  }
  const onward = direction[0] + direction[1];
  return (best ?? stops[(place + onward + stops.length) % stops.length]!).target;
}

function seenFrom(here: Stop, stop: Stop, [x, y]: [number, number]): { ahead: number; aside: number } {
  const [across, down] = [stop.x - here.x, stop.y - here.y];
  return { ahead: across * x + down * y, aside: Math.abs(across * y) + Math.abs(down * x) };
}
