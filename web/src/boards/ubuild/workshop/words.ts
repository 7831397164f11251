/** How the workshop calls things. */
import { knows, language, sayIn, type Params } from "../../../i18n/bundle";
import { ApiProblem, problemText } from "../../../wire/api";
import type { Fault, TileOffered, Workbench } from "../../../wire/requests/ubuild";

const GAME = "ubuild";
type Names = Record<string, string>;

export function tell(key: string, params: Params = {}): string {
  return sayIn(language.current, GAME, key, params);
}

export function nameOf(names: Names): string {
  return names[language.current] ?? "";
}

/** Tiles by what is printed on them, where the text of a layout has two letters. */
export function namesOfTiles(bench: Workbench): Map<string, string> {
  const found = new Map<string, string>();
  for (const { code, turned, names, spaces } of bench.tray) {
    found.set(code, nameOf(names));
    if (turned) found.set(turned, spaces.map((space) => nameOf(space.names)).reverse().join(" – "));
  }
  for (const { code, names } of bench.tiles) found.set(code, nameOf(names));
  return found;
}

/** What is wrong, in a sentence. */
export function faultText(fault: Pick<Fault, "code" | "params">, bench: Workbench | null): string {
  const names = bench ? namesOfTiles(bench) : new Map<string, string>();
  const params = Object.fromEntries(
    Object.entries(fault.params).map(([name, value]) => [name, (name === "tile" || name === "next") && names.get(String(value)) || value]),
  );
  // Whoever builds by hand is not told of the letters of a text.
  return tell(knows(`workshop-${fault.code}`, GAME) ? `workshop-${fault.code}` : `error-${fault.code}`, params);
}

export function problemSentence(problem: unknown, bench: Workbench | null): string {
  if (problem instanceof ApiProblem && problem.code.startsWith("layout-")) return faultText(problem, bench);
  return problemText(problem);
}

/** A tile that is offered, as it would be clipped on: a double may be turned round. */
export function codeOf(tile: TileOffered, isTurned: boolean): string {
  return isTurned && tile.turned ? tile.turned : tile.code;
}
