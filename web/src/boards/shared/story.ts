/** A whole match for the unit tests of a board, from its match.json, which make_match.py beside that writes. */
import type { Choice, GameEvent, Prompt, Scene, View } from "../../wire/position";

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

export interface Story {
  scene: Scene;
  /** Each position of the match, with the events that led to it. */
  positions: { view: View; events: GameEvent[]; move: number | null }[];
  /** What was first asked by that prompt of seat 0, and the view then. */
  asked: (kind: string) => Asked & { view: View };
}

export function storyOf(text: string): Story {
  const match = JSON.parse(text) as Match;
  const positions: Story["positions"] = [{ view: match.first, events: [], move: null }];
  for (const { changes, events, move } of match.frames) {
    positions.push({ view: changed(positions.at(-1)!.view, changes) as View, events, move });
  }
  const asked = (kind: string) => {
    const found = match.offered[kind];
    if (!found) throw new RangeError(`never asked: ${kind}`);
    return { ...found, view: positions[found.step]!.view };
  };
  return { scene: match.scene, positions, asked };
}
