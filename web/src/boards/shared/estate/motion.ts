/** How things move: along the points of a way, quick to start and gentle to arrive. */
import type { Point } from "../focus";

/** A point on the way through these points, all legs taking the same time. */
export function along(points: Point[], share: number): Point {
  const whole = share * (points.length - 1);
  const leg = Math.min(Math.floor(whole), points.length - 2);
  const [start, end] = [points[leg]!, points[leg + 1]!];
  const part = whole - leg;
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
}

/** Eased out: quick to start, gentle to arrive. */
export function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}
