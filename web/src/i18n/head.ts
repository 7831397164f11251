/** A line begins with a capital, whatever stands at its head: names of things are written small. */
export function headed(line: string): string {
  const [first = ""] = line;
  return first.toLocaleUpperCase() + line.slice(first.length);
}
