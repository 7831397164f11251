/** From 0 up to 1, by the browser's best chance. */
export function luck(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
