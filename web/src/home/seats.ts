/** How many sit at a table that somebody wants for so many: as many, else the next fewer, else the fewest there can be. */
export function countNear(possible: readonly number[], wanted: number): number {
  const fewer = possible.filter((count) => count <= wanted);
  return fewer.length > 0 ? Math.max(...fewer) : Math.min(...possible);
}
