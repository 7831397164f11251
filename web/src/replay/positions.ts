/** The positions of a replay in order, and the places in them where one may want to be. */
import type { View } from "../wire/position";
import type { Replay, Step } from "../wire/types";

export interface Position {
  /** The number of the entry that led here; 0 is the deal, or the beginning. */
  seq: number;
  /** The turn that the entry belonged to. */
  turn: number;
  view: View;
  /** What it was before. */
  before: View;
  step: Step | null;
}

export function positionsOf(replay: Replay): Position[] {
  const first = replay.steps[0];
  // Before the deal, and before a stretch that cannot be shown, there is nothing to look at.
  const bare = first === undefined || (first.seq === 1 && first.actor >= 0);
  const start: Position = { seq: 0, turn: first?.turn ?? 0, view: replay.first_view, before: replay.first_view, step: null };
  let before = replay.first_view;
  const rest = replay.steps.map((step) => {
    const view = viewAfter(before, step);
    const position = { seq: step.seq, turn: step.turn, view, before, step };
    before = view;
    return position;
  });
  return bare ? [start, ...rest] : rest;
}

/** A view with what a step changes of it: whole parts, and places of long lists. */
function viewAfter(before: View, step: Step): View {
  const view: View = { ...before, ...step.view };
  for (const [name, places] of Object.entries(step.places)) {
    const list = [...(view[name] as unknown[])];
    for (const [place, part] of Object.entries(places)) list[Number(place)] = part;
    view[name] = list;
  }
  return view;
}

/** Where the entry of that number is; the nearest earlier one if it cannot be shown. */
export function placeOf(positions: Position[], seq: number): number {
  return Math.max(
    0,
    positions.findLastIndex((position) => position.seq <= seq),
  );
}

/** The places at which a turn begins, with the first and the last. */
export function turnStarts(positions: Position[]): number[] {
  const last = positions.length - 1;
  const changes = positions.flatMap((position, place) => (positions[place + 1]?.turn !== position.turn ? [place] : []));
  return [...new Set([0, ...changes, last])];
}

export function nextTurn(starts: number[], place: number): number {
  return starts.find((start) => start > place) ?? place;
}

export function previousTurn(starts: number[], place: number): number {
  return starts.findLast((start) => start < place) ?? place;
}
