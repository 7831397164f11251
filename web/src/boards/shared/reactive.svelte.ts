/** Properties that a test can change after mounting. */
export function reactive<T extends object>(properties: T): T {
  const held = $state(properties);
  return held;
}
