/**
 * What this browser remembers of a table's beginning, to reveal what it promised and to compare it all at the end.
 *
 * It reveals only when it has been shown what every seat has promised: from then on nobody can choose bytes by those of
 * others. That list is remembered, and never taken for another.
 */
import type { TableInfo } from "../wire/types";

export interface Witness {
  /** The hash of the dealer's seed, as it was shown when this browser sat down. */
  commitment: string;
  /** The bytes this browser has drawn, each time it sat down here; and their hashes, in the same order, empty for bytes
   * of the older scheme. */
  entropies: string[];
  promises: string[];
  /** What all seats had promised when this browser was asked to reveal. */
  list: string[] | null;
  /** The bytes that the server has taken. */
  taken: string[];
}

export function newWitness(commitment: string): Witness {
  return { commitment, entropies: [], promises: [], list: null, taken: [] };
}

/** Once more bytes are promised than a table has seats, the first are of no use. */
const MOST = 6;

export function sitting(known: Witness | null, commitment: string, promise: string, entropy: string): Witness {
  const { entropies, promises, ...rest } = known ?? newWitness(commitment);
  return { ...rest, commitment, entropies: [...entropies, entropy].slice(-MOST), promises: [...promises, promise].slice(-MOST) };
}

/** The seats for which this browser reveals now, with their bytes: none to a dealer with another seed or another list. */
export function revealable(table: TableInfo, known: Witness | null): [number, string][] {
  if (known === null || !table.revealing || table.commitment !== known.commitment) return [];
  if (known.list !== null && known.list.join() !== table.promises.join()) return [];
  return table.seats.flatMap(({ mine }, seat): [number, string][] => {
    const promise = table.promises[seat] ?? "";
    const entropy = known.entropies[known.promises.indexOf(promise)];
    return mine && promise !== "" && entropy !== undefined ? [[seat, entropy]] : [];
  });
}
