/** A whole match for the unit tests, from match.json, which make_match.py writes. */
import type { Choice, GameEvent, Scene, View } from "../../wire/position";
import { ARROWS, roomShareScene, roomShareView, type Colour } from "./types";
import text from "./match.json?raw";

interface Frame {
  tenants: Record<string, Colour>;
  counting: string[];
  eviction: unknown;
  scores: number[];
  events: GameEvent[];
}

interface Match {
  scene: Scene;
  first: View;
  frames: Frame[];
  offered: Record<string, Choice[]>;
}

const match = JSON.parse(text) as Match;

export const rawScene = match.scene;
export const scene = roomShareScene(match.scene);

/** The choices when that was first asked. */
export function offered(prompt: string): Choice[] {
  const choices = match.offered[prompt];
  if (!choices) throw new RangeError(`never asked: ${prompt}`);
  return choices;
}

/** Each position of the match, with the events that led to it. */
export const positions: { view: View; events: GameEvent[] }[] = match.frames.map((frame) => {
  const first = roomShareView(match.first);
  const flats = first.flats.map((flat) => ({
    ...flat,
    counts: frame.counting.includes(flat.id),
    tenants: Object.fromEntries(ARROWS.map((arrow) => [arrow, frame.tenants[flat.id + arrow] ?? null])),
  }));
  const players = first.players.map((player, seat) => ({ ...player, score: frame.scores[seat] }));
  return { view: { ...match.first, flats, players, eviction: frame.eviction }, events: frame.events };
});
