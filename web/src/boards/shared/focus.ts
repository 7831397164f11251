/** Moving the focus among targets by the arrow keys, as they lie in the drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Stop extends Point {
  target: string;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Up to so much sideways for each step ahead, a stop lies in a direction. */
const WIDTH = 1.5;

/** Row by row, from the left. Stops less than `line` apart in height share a row. */
export function inReadingOrder<T extends Stop>(stops: T[], line = 12): T[] {
  return [...stops].sort((one, two) => (Math.abs(one.y - two.y) < line ? one.x - two.x : one.y - two.y));
}

/** Where a key leads: to what lies in its direction, else on in the order of reading; null for other keys. */
export function nextStop(stops: Stop[], current: string | null, key: string): string | null {
  const ordered = inReadingOrder(stops);
  if (!ordered.length) return null;
  if (key === "Home") return ordered[0]!.target;
  if (key === "End") return ordered[ordered.length - 1]!.target;
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const place = ordered.findIndex((stop) => stop.target === current);
  if (place < 0) return ordered[0]!.target;
  const ahead = nearestAhead(stops, ordered[place]!, direction);
  if (ahead) return ahead.target;
  const onward = direction.x + direction.y;
  return (ordered[place + onward] ?? ordered[place]!).target;
}

function nearestAhead(stops: Stop[], here: Stop, direction: Point): Stop | null {
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const ahead = (stop.x - here.x) * direction.x + (stop.y - here.y) * direction.y;
    const aside = Math.abs((stop.x - here.x) * direction.y) + Math.abs((stop.y - here.y) * direction.x);
    if (ahead < 1 || aside > WIDTH * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = stop;
    }
  }
  return best;
}
