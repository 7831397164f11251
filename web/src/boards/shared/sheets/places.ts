/** The place of each seat in the end; those who share one have the same. */
export function placesOf(ranking: number[][] | null): Map<number, number> {
  const found = new Map<number, number>();
  let place = 1;
  for (const tied of ranking ?? []) {
    for (const seat of tied) found.set(seat, place);
    place += tied.length;
  }
  return found;
}
