/** What the server sends anew each time, with what is still the same kept: whoever draws a part of it sees at once that it is. */

/** `now`, in which every part that equals the one at its place in `before` is that one. Both are plain JSON. */
export function kept<T>(now: T, before: unknown): T {
  if (now === before) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (keptList(now, before) as T) : now;
  if (!isPlain(now) || !isPlain(before)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const found: Record<string, unknown> = {};
  for (const name of names) {
    found[name] = kept(now[name], before[name]);
    if (found[name] !== before[name] || !(name in before)) same = false;
  }
  return (same ? before : found) as T;
}

function keptList(now: unknown[], before: unknown[]): unknown[] {
  const found = now.map((part, place) => kept(part, before[place]));
  return found.length === before.length && found.every((part, place) => part === before[place]) ? before : found;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
