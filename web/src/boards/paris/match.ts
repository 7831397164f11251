/** A whole match for the unit tests, from match.json, which make_match.py writes. */
import type { Choice, GameEvent, Prompt, Scene, View } from "../../wire/position";
import text from "./match.json?raw";
import { parisScene } from "./types";

interface Frame {
  changes: unknown;
  events: GameEvent[];
  seat: number;
  move: number;
}

interface Asked {
  prompt: Prompt;
  choices: Choice[];
  /** How many moves came before. */
  step: number;
}

interface Match {
  scene: Scene;
  first: View;
  frames: Frame[];
  offered: Record<string, Asked>;
}

const match = JSON.parse(text) as Match;

export const rawScene = match.scene;
export const scene = parisScene(match.scene);

type Json = Record<string, unknown>;

/** What make_match.py wrote of a view, put back together. */
function changed(old: unknown, changes: unknown): unknown {
  if (typeof changes !== "object" || changes === null || Array.isArray(changes)) return changes;
  if (typeof old !== "object" || old === null) return changes;
  if (Array.isArray(old)) return old.map((one, place) => (String(place) in changes ? changed(one, (changes as Json)[place]) : one));
  return Object.fromEntries(
    Object.entries(old).map(([key, value]) => [key, key in changes ? changed(value, (changes as Json)[key]) : value]),
  );
}

/** What was first asked by that prompt of seat 0, and the view then. */
export function asked(kind: string): Asked & { view: View } {
  const found = match.offered[kind];
  if (!found) throw new RangeError(`never asked: ${kind}`);
  return { ...found, view: positions[found.step]!.view };
}

/** Each position of the match, with the events that led to it. */
export const positions: { view: View; events: GameEvent[]; move: number | null }[] = [
  { view: match.first, events: [], move: null },
];
for (const { changes, events, move } of match.frames) {
  positions.push({ view: changed(positions.at(-1)!.view, changes) as View, events, move });
}
