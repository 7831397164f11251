/** Through whose eyes a finished match is seen. Its secrets come marked with their owner: `{"secret": 2, "value": [...]}`. */

/** A seat's, a spectator's, or with every hand open. */
export type Eyes = number | "none" | "all";

interface Marked {
  secret: number;
  value: unknown;
}

function isMarked(value: object): value is Marked {
  return "secret" in value && "value" in value && Number.isInteger(value.secret) && Object.keys(value).length === 2;
}

/** The value as it looks through these eyes: what they may not see is null. */
export function seenBy<T>(value: T, eyes: Eyes): T {
  return seen(value, eyes) as T;
}

function seen(value: unknown, eyes: Eyes): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => seen(item, eyes));
  if (isMarked(value)) return eyes === "all" || eyes === value.secret ? seen(value.value, eyes) : null;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, seen(item, eyes)]));
}

/** Eyes as an address names them: "all", "none" or the number of a seat; everything open, if it names none. */
export function eyesFrom(word: string | null, seats: number): Eyes {
  if (word === "none") return "none";
  const seat = word !== null && /^\d$/.test(word) ? Number(word) : seats;
  return seat < seats ? seat : "all";
}
